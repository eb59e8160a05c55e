import { describe, expect, test } from 'vitest';
import type { Event, ServerFrame, TableHead } from '$lib/protocol';
import { fold, sideToMove, turnAfter, type Table } from './table';

const HEAD: TableHead = {
  phase: 'playing',
  seats: { red: { id: 'r', name: 'A' }, black: { id: 'b', name: 'B' } },
  host: null,
  clock: null,
  firstMoveBy: null,
  offers: { draw: null, takeback: null, rematch: null },
  notice: null,
  absence: null,
  pause: null,
  outcome: null,
  nextTable: null,
  claim: null,
  ruling: null,
};

const TABLE: Table = {
  you: 'red',
  seq: 3,
  presence: { red: true, black: true, watchers: 0 },
  state: {
    id: 'abc',
    createdAt: 0,
    settings: { time: null, ruleset: 'casual', startFen: 'x w', visibility: 'public' },
    head: HEAD,
    moves: [{ move: 'h2e2', spent: 0 }],
  },
};

const update = (events: [number, Event][], head: TableHead = HEAD): ServerFrame => ({
  type: 'update',
  you: 'red',
  now: 0,
  events: events.map(([seq, event]) => ({ seq, at: 0, event })),
  head,
});

const moved = (ply: number, move = 'h9g7'): Event => ({
  type: 'moved',
  played: { move, spent: 10 },
  ply,
});

const movesOf = (frame: ServerFrame, table = TABLE) => {
  const folded = fold(table, frame);
  return folded.kind === 'table' ? folded.table.state.moves.map(({ move }) => move) : folded.kind;
};

describe('fold', () => {
  test('a state replaces everything', () => {
    const frame: ServerFrame = {
      type: 'state',
      protocol: 1,
      you: 'black',
      seq: 9,
      now: 0,
      table: { ...TABLE.state, moves: [] },
      presence: TABLE.presence,
    };
    expect(fold(TABLE, frame)).toMatchObject({
      table: { you: 'black', seq: 9, state: { moves: [] } },
      news: [],
    });
  });

  test('moves are appended in order', () => {
    expect(
      movesOf(
        update([
          [4, moved(2)],
          [5, moved(3, 'b2b9')],
        ]),
      ),
    ).toEqual(['h2e2', 'h9g7', 'b2b9']);
  });

  test('events already known are skipped', () => {
    const frame = update([
      [3, moved(1, 'h2e2')],
      [4, moved(2)],
    ]);
    expect(movesOf(frame)).toEqual(['h2e2', 'h9g7']);
    expect(fold(TABLE, frame)).toMatchObject({ table: { seq: 4 }, news: [{ ply: 2 }] });
  });

  test('a takeback cuts the record', () => {
    expect(movesOf(update([[4, { type: 'takenBack', ply: 0 }]]))).toEqual([]);
  });

  test('the head is taken whole, and the old table stays as it was', () => {
    const head = { ...HEAD, offers: { ...HEAD.offers, draw: 'black' as const } };
    expect(fold(TABLE, update([], head))).toMatchObject({ table: { state: { head }, seq: 3 } });
    expect(TABLE.state.head.offers.draw).toBeNull();
  });

  test('missing events and missing moves are gaps', () => {
    expect(fold(TABLE, update([[5, moved(2)]])).kind).toBe('gap');
    expect(fold(TABLE, update([[4, moved(3)]])).kind).toBe('gap');
    expect(fold(null, update([])).kind).toBe('gap');
  });

  test('presence changes only the presence', () => {
    const presence = { red: true, black: false, watchers: 2 };
    expect(fold(TABLE, { type: 'presence', presence })).toMatchObject({
      table: { presence, seq: 3, state: TABLE.state },
    });
  });

  test('answers to actions are not about the table', () => {
    expect(fold(TABLE, { type: 'done', id: 1 }).kind).toBe('other');
  });
});

test('the turn follows from the start and the number of moves', () => {
  expect(sideToMove('9/9 w - - 0 1')).toBe('red');
  expect(sideToMove('9/9 b - - 0 1')).toBe('black');
  expect([0, 1, 2].map((ply) => turnAfter('black', ply))).toEqual(['black', 'red', 'black']);
});
