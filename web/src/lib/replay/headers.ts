import type { I18n } from '$lib/i18n/i18n.svelte';
import { rulesetName } from '$lib/model/words';

type Words = Pick<I18n, 't' | 'named' | 'has'>;

/** Shown elsewhere on the page. */
const SHOWN = new Set([
  'Title',
  'Event',
  'Round',
  'Site',
  'Date',
  'Red',
  'Black',
  'RedTeam',
  'BlackTeam',
  'Result',
  'Termination',
  'FEN',
]);

/** The result in words. */
function resultWords({ t }: Words, outcome: string): string {
  const results: Record<string, string> = { '1-0': 'red', '0-1': 'black', '1/2-1/2': 'draw' };
  return t('replay-result', { result: results[outcome] ?? 'unknown' });
}

/** How the game ended. A reason of ours is a whole sentence; another's stands after the result. */
export function endWords(words: Words, termination: string, outcome: string): string[] {
  const { t, named, has } = words;
  const id = `outcome-${termination}`;
  if (!termination || !has(id)) return [resultWords(words, outcome), termination].filter(Boolean);
  const sides: Record<string, { winner: string; loser: string; result: string }> = {
    '1-0': { winner: t('side-red'), loser: t('side-black'), result: 'redWins' },
    '0-1': { winner: t('side-black'), loser: t('side-red'), result: 'blackWins' },
  };
  const known = sides[outcome] ?? { winner: '', loser: '', result: 'draw' };
  return [named(id, { ...known, view: 'watching' })];
}

/** The headers that stand nowhere else, with names in the reader's language where there are some. */
export function detailsOf(
  words: Words,
  headers: readonly (readonly [string, string])[],
): { readonly name: string; readonly value: string }[] {
  return headers
    .filter(([name]) => !SHOWN.has(name))
    .map(([name, value]) => {
      const id = `header-${name}`;
      return {
        name: words.has(id) ? words.named(id) : name,
        value: name === 'Ruleset' ? rulesetName(words, value) : value,
      };
    });
}
