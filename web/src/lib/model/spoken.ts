import type { I18n } from '$lib/i18n/i18n.svelte';
import type { Color } from '$lib/protocol';

const ROLES: Record<string, string> = {
  Tg: 'general',
  S: 'advisor',
  T: 'elephant',
  M: 'horse',
  X: 'chariot',
  P: 'cannon',
  B: 'soldier',
};
const RANKS: Record<string, string> = { t: 'front', g: 'middle', s: 'rear' };
const DIRECTIONS: Record<string, string> = { '.': 'forward', '/': 'backward', '-': 'sideways' };

/** Piece, the file it stands on, which of several on it, which of the middle ones, step, target. */
const SHAPE = /^(Tg|[STMXPB])([1-9])?([tgs])?([1-3])?([./-])([1-9])$/;

/**
 * A move of the written notation as it is said aloud: `P2-5` is "Pháo hai bình năm". Text of
 * another shape (four soldiers on a file, say) is left as it is written.
 */
export function spokenMove({ t }: Pick<I18n, 't'>, text: string): string {
  const [, letter, file, rank, order, sign, target] = SHAPE.exec(text) ?? [];
  const role = letter && ROLES[letter];
  const direction = sign && DIRECTIONS[sign];
  if (!role || !direction || !target || (!rank && !file)) return text;
  const number = (digit: string) => t('spoken-number', { number: Number(digit) });
  const piece = t('role', { role });
  const common = {
    piece,
    direction: t('spoken-direction', { direction }),
    target: number(target),
  };
  const place = [
    rank && t('spoken-rank', { rank: RANKS[rank] ?? rank }),
    order && number(order),
    file && number(file),
  ];
  return t('spoken-move', { ...common, place: place.filter(Boolean).join(' ') });
}

/** The whole announcement: "Đen: Pháo hai bình năm. Chiếu tướng!" */
export function spokenAnnouncement(
  i18n: Pick<I18n, 't'>,
  move: { color: Color; text: string; check: boolean },
): string {
  const { t } = i18n;
  const side = t(`side-${move.color}`);
  const said = t('spoken-by', { side, move: spokenMove(i18n, move.text) });
  return move.check ? `${said} ${t('spoken-check')}` : said;
}
