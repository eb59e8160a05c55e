import { describe, expect, test } from 'vitest';
import type { ClockView, SideClock, TimeControl } from '$lib/protocol';
import { clockText, readClock, tickBetween } from './clock';

const TIME: TimeControl = {
  initial: 60_000,
  increment: 0,
  moveCap: null,
  byoyomi: null,
  quotas: [],
  firstMove: null,
};

const side = (parts: Partial<SideClock> = {}): SideClock => ({
  remaining: 60_000,
  periods: null,
  inByoyomi: false,
  moveLeft: null,
  quotaLeft: null,
  ...parts,
});

const view = (red: SideClock, running: ClockView['running'] = 'red'): ClockView => ({
  red,
  black: side(),
  running,
  at: 1_000,
});

describe('readClock', () => {
  test('only the running side loses time', () => {
    const clocks = view(side());
    expect(readClock(clocks, 'red', TIME, 6_000).left).toBe(55_000);
    expect(readClock(clocks, 'black', TIME, 6_000).left).toBe(60_000);
  });

  test('nothing runs while the clocks stand, and time never runs backward', () => {
    expect(readClock(view(side(), null), 'red', TIME, 99_000).left).toBe(60_000);
    expect(readClock(view(side()), 'red', TIME, 500).left).toBe(60_000);
  });

  test('stops at zero without byoyomi', () => {
    expect(readClock(view(side()), 'red', TIME, 99_000).left).toBe(0);
  });

  test('the move cap empties with the move', () => {
    const time = { ...TIME, moveCap: 40_000 };
    const { move, urgentLeft } = readClock(view(side({ moveLeft: 40_000 })), 'red', time, 11_000);
    expect(move).toEqual({ left: 30_000, fraction: 0.75 });
    expect(urgentLeft).toBe(30_000);
  });

  test('main time passes into byoyomi without costing a period', () => {
    const time = { ...TIME, byoyomi: { period: 30_000, periods: 3 } };
    const clocks = view(side({ remaining: 5_000, periods: 3 }));
    expect(readClock(clocks, 'red', time, 16_000)).toMatchObject({
      left: 20_000,
      periods: 3,
      inByoyomi: true,
    });
    expect(readClock(clocks, 'red', time, 46_000)).toMatchObject({ left: 20_000, periods: 2 });
  });

  test('the last period ends at zero', () => {
    const time = { ...TIME, byoyomi: { period: 30_000, periods: 3 } };
    const clocks = view(side({ remaining: 5_000, periods: 1, inByoyomi: true }));
    expect(readClock(clocks, 'red', time, 7_000)).toMatchObject({ left: 0, periods: 0 });
  });

  test('main time with periods in hand is not urgent', () => {
    const time = { ...TIME, byoyomi: { period: 30_000, periods: 3 } };
    const clocks = view(side({ remaining: 5_000, periods: 3 }));
    expect(readClock(clocks, 'red', time, 1_000).urgentLeft).toBe(Number.POSITIVE_INFINITY);
  });
});

test.each([
  [3_723_000, '1:02:03'],
  [600_000, '10:00'],
  [59_999, '0:59'],
  [10_000, '0:10'],
  [9_999, '9.9'],
  [940, '0.9'],
  [0, '0.0'],
])('%d ms reads %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test.each([
  [10_100, 9_950, 'low'],
  [9_950, 9_800, null],
  [5_050, 4_900, 'second'],
  [4_900, 4_700, null],
  [4_050, 3_990, 'second'],
  [200, 0, null],
  [4_000, 60_000, null],
] as const)('from %d to %d ms is heard as %s', (before, after, sound) => {
  expect(tickBetween(before, after)).toBe(sound);
});
