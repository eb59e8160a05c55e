import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RuledPly, Ruling, TableHead } from '$lib/protocol';
import { Replay } from './replay.svelte';

const ply = (move: string, label: 'chase' | 'idle'): RuledPly => ({
  move,
  piece: 'chariot',
  labels: [label],
  attacks:
    label === 'idle'
      ? []
      : [
          {
            label,
            by: 'chariot',
            attacker: move.slice(2),
            of: 'cannon',
            victim: 'b4',
            protectors: [],
            fakeProtectors: [],
          },
        ],
  provisional: false,
});
const RULING: Ruling = {
  reason: 'perpetualChase',
  by: 'red',
  article: null,
  times: 3,
  firstPly: 10,
  plies: [ply('b5b4', 'idle'), ply('d5d4', 'chase')],
};

/** A table that only looks. */
class Looking {
  head: TableHead | null = $state.raw({ ruling: RULING } as TableHead);
  ply = $state(11);
  look(to: number): void {
    this.ply = Math.min(to, 11);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is shown before it is opened, wherever one looks', () => {
  const replay = new Replay(new Looking());
  expect([replay.open, replay.index, replay.attacks]).toEqual([false, null, []]);
});

test('it plays from the first ply around and around, until somebody stops it', () => {
  const table = new Looking();
  const replay = new Replay(table);
  replay.start();
  expect([table.ply, replay.index, replay.playing]).toEqual([10, 0, true]);
  vi.advanceTimersByTime(1_600);
  expect(replay.attacks).toMatchObject([{ attacker: 'd4', victim: 'b4', grave: true }]);
  vi.advanceTimersByTime(1_600);
  expect(replay.index).toBe(0);
  replay.toggle();
  vi.advanceTimersByTime(10_000);
  expect([replay.index, replay.playing]).toEqual([0, false]);
});

test('looking elsewhere shows no attack of the circle, and a step leads back', () => {
  const table = new Looking();
  const replay = new Replay(table);
  replay.start();
  replay.pause();
  table.look(3);
  expect([replay.open, replay.ply]).toEqual([true, null]);
  replay.step(1);
  expect(table.ply).toBe(10);
});

test('whoever steps by the keyboard or the record is not carried on', () => {
  const table = new Looking();
  const replay = new Replay(table);
  replay.start();
  table.look(11);
  expect([replay.index, replay.playing]).toEqual([1, false]);
  vi.advanceTimersByTime(10_000);
  expect(table.ply).toBe(11);
  replay.toggle();
  expect(replay.playing).toBe(true);
});

test('another circle is another story', () => {
  const table = new Looking();
  const replay = new Replay(table);
  replay.start();
  table.head = { ruling: { ...RULING, firstPly: 14 } } as TableHead;
  expect([replay.open, replay.playing]).toEqual([false, false]);
  vi.advanceTimersByTime(1_600);
  expect(table.ply).toBe(10);
});

test('a game that goes on while one looks is shown again', () => {
  const table = new Looking();
  const replay = new Replay(table);
  replay.leave();
  expect(table.ply).toBe(11);
  replay.start();
  replay.leave();
  expect([table.ply, replay.open]).toEqual([10, true]);
  table.head = { ruling: null } as TableHead;
  replay.leave();
  expect([table.ply, replay.playing]).toEqual([11, false]);
  // The same circle later on opens only when it is asked for.
  table.head = { ruling: RULING } as TableHead;
  expect(replay.open).toBe(false);
});

test('closing it goes back to where the game stands', () => {
  const table = new Looking();
  const replay = new Replay(table);
  replay.start();
  replay.close();
  expect([table.ply, replay.open, replay.playing]).toEqual([11, false, false]);
});
