import type { Color } from '$lib/protocol';

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

/** After Red's cannon came to the middle, with Red to move again. */
const CANNON_IN_THE_MIDDLE =
  'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 0 1';

/** What the stronger side gives: nothing, the first move, two moves, or men of its own. */
export const HANDICAPS = [
  'none',
  'move',
  'twoMoves',
  'horse',
  'cannon',
  'chariot',
  'twoHorses',
  'chariotHorse',
] as const;

export type Handicap = (typeof HANDICAPS)[number];

/** Red's men that are not there, by their squares; Black's stand opposite, file by file from its own right. */
const MEN: Partial<Record<Handicap, readonly string[]>> = {
  horse: ['b0'],
  cannon: ['b2'],
  chariot: ['a0'],
  twoHorses: ['b0', 'h0'],
  chariotHorse: ['a0', 'b0'],
};

/** The colour the giver plays, where the handicap says it. */
export const giverColor = (handicap: Handicap): Color | null =>
  handicap === 'move' || handicap === 'twoMoves' ? 'black' : null;

/** Half a turn: where the other side has what Red has here. */
const opposite = (square: string): string =>
  'ihgfedcba'.charAt('abcdefghi'.indexOf(square.charAt(0))) + String(9 - Number(square.charAt(1)));

/** Where a game begins in which this side gives this. Red moves first. */
export function startOf(handicap: Handicap, giver: Color): string {
  if (handicap === 'twoMoves') return CANNON_IN_THE_MIDDLE;
  const missing = (MEN[handicap] ?? []).map((square) =>
    giver === 'red' ? square : opposite(square),
  );
  return missing.reduce(without, START);
}

/** A position without the man on a square. */
function without(fen: string, square: string): string {
  const [board = '', ...rest] = fen.split(' ');
  const rows = board.split('/');
  const row = 9 - Number(square.charAt(1));
  const file = 'abcdefghi'.indexOf(square.charAt(0));
  const points = [...(rows[row] ?? '')].flatMap((letter) =>
    /\d/.test(letter) ? Array<string>(Number(letter)).fill('1') : [letter],
  );
  points[file] = '1';
  rows[row] = points.join('').replace(/1+/g, (empty) => String(empty.length));
  return [rows.join('/'), ...rest].join(' ');
}
