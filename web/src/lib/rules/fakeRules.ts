import type { Rules } from './rules';
import type { PositionView } from './view';

/** For tests: rules that allow every move but those that go back to where they came from. */
export const fakeRules: Rules = {
  view: (startFen, moves): PositionView => ({
    fen: [startFen, ...moves].join(' '),
    turn: moves.length % 2 === 0 ? 'red' : 'black',
    pieces: [],
    check: moves.at(-1)?.endsWith('9') ?? false,
    checkers: [],
    general: 'e0',
    dests: {},
    status: 'ongoing',
    captured: { red: [], black: [] },
    lastMove: moves.at(-1) ?? null,
  }),
  notate: (_, moves) => moves.map((move) => move.toUpperCase()),
  why: (_, move) =>
    move.slice(0, 2) === move.slice(2)
      ? { code: 'same-square', args: {}, squares: [move.slice(0, 2)] }
      : null,
  read: (_, text) =>
    text.length === 4
      ? { kind: 'move', move: text }
      : { kind: 'fault', code: 'unreadable', candidates: [], why: null },
};
