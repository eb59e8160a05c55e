import type { I18n } from '$lib/i18n/i18n.svelte';

/** Numeric annotation glyphs as printed books show them. */
const GLYPHS: Record<number, string> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '\u25a1',
  10: '=',
  13: '\u221e',
  14: '\u2a72',
  15: '\u2a71',
  16: '\u00b1',
  17: '\u2213',
  18: '+\u2212',
  19: '\u2212+',
  22: '\u2a00',
  23: '\u2a00',
  36: '\u2191',
  37: '\u2191',
  40: '\u2192',
  41: '\u2192',
  132: '\u21c6',
  133: '\u21c6',
};

/** Those that judge a move; the others judge the position. */
const LAST_ON_MOVES = 6;

export const glyphOf = (nag: number): string => GLYPHS[nag] ?? `$${nag}`;

/** What a glyph means, where it judges a move. */
export const nagWords = ({ t }: Pick<I18n, 't'>, nag: number): string =>
  nag >= 1 && nag <= LAST_ON_MOVES ? t('replay-nag', { nag }) : glyphOf(nag);
