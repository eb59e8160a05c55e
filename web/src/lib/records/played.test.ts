import { expect, test } from 'vitest';
import { timeControl as control } from '$lib/model/time';
import type { TableState } from '$lib/protocol';
import { START_FEN } from '$lib/ui/diagram';
import { compositionOf, timeControl } from './played';

const state: TableState = {
  id: 'Ab3',
  createdAt: Date.UTC(2027, 0, 15, 23, 59),
  settings: {
    time: control({ initial: 600_000, increment: 5_000 }),
    ruleset: 'casual',
    startFen: START_FEN,
    visibility: 'public',
  },
  head: {
    phase: 'over',
    seats: { red: { id: 'a', name: 'Trúc Xanh 42' }, black: { id: 'b', name: 'Mây Hồng 17' } },
    host: null,
    clock: null,
    firstMoveBy: null,
    offers: { draw: null, takeback: null, rematch: null },
    notice: null,
    claim: null,
    ruling: null,
    absence: null,
    pause: null,
    outcome: { result: 'redWins', reason: 'resignation' },
    nextTable: null,
  },
  moves: [
    { move: 'h2e2', spent: 1_500 },
    { move: 'h9g7', spent: 2_000 },
  ],
};

test('a game played here becomes a record', () => {
  expect(compositionOf(state, 'Kỳ Đài', 'https://x/ban/Ab3')).toEqual({
    startFen: START_FEN,
    moves: [
      { move: 'h2e2', elapsed: 1_500 },
      { move: 'h9g7', elapsed: 2_000 },
    ],
    headers: [
      ['Event', 'Kỳ Đài'],
      ['Site', 'https://x/ban/Ab3'],
      ['Date', '2027.01.15'],
      ['Red', 'Trúc Xanh 42'],
      ['Black', 'Mây Hồng 17'],
      ['TimeControl', '600+5'],
      ['Ruleset', 'casual'],
      ['Termination', 'resignation'],
    ],
    outcome: '1-0',
  });
});

test('a game under way, without a clock, says no more than is known', () => {
  const { moves, outcome, headers } = compositionOf(
    {
      ...state,
      settings: { ...state.settings, time: null },
      head: { ...state.head, outcome: null, seats: { red: null, black: null } },
    },
    '',
    '',
  );
  expect(moves[0]).toEqual({ move: 'h2e2' });
  expect(outcome).toBe('*');
  expect(headers).toEqual([
    ['Date', '2027.01.15'],
    ['TimeControl', '-'],
    ['Ruleset', 'casual'],
  ]);
});

test.each([
  [null, '-'],
  [control({ initial: 60_000 }), '60'],
  [control({ initial: 3_600_000, quotas: [{ moves: 25, bonus: 1_800_000 }] }), '25/3600:1800'],
])('a time control is written as PGN has it', (time, text) => {
  expect(timeControl(time)).toBe(text);
});
