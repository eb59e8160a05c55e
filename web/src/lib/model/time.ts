import type { TimeControl } from '$lib/protocol';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long the first move of each side may take, in every control of ours. */
const FIRST_MOVE = 60 * SECOND;

/** A time control of the given parts. */
export const timeControl = (parts: Partial<TimeControl> & { initial: number }): TimeControl => ({
  increment: 0,
  moveCap: null,
  byoyomi: null,
  quotas: [],
  firstMove: FIRST_MOVE,
  ...parts,
});

/** How players sort games by pace. */
export type Pace = 'blitz' | 'rapid' | 'slow';

/** A time control with the ruleset it is offered under. */
export interface Preset {
  readonly id: string;
  readonly pace: Pace;
  readonly time: TimeControl | null;
  readonly ruleset: string;
}

const fischer = (id: string, pace: Pace, minutes: number, seconds: number): Preset => ({
  id,
  pace,
  time: timeControl({ initial: minutes * MINUTE, increment: seconds * SECOND }),
  ruleset: 'casual',
});

export const PRESETS: readonly Preset[] = [
  fischer('1+0', 'blitz', 1, 0),
  fischer('3+2', 'blitz', 3, 2),
  fischer('5+3', 'blitz', 5, 3),
  {
    id: 'bigkool-blitz',
    pace: 'blitz',
    time: timeControl({ initial: 8 * MINUTE, moveCap: 90 * SECOND }),
    ruleset: 'bigkool',
  },
  fischer('10+5', 'rapid', 10, 5),
  fischer('15+10', 'rapid', 15, 10),
  {
    id: 'bigkool-slow',
    pace: 'slow',
    time: timeControl({ initial: 15 * MINUTE, moveCap: 3 * MINUTE }),
    ruleset: 'bigkool',
  },
  {
    id: '60/25',
    pace: 'slow',
    time: timeControl({
      initial: 60 * MINUTE,
      quotas: [{ moves: 25, bonus: 30 * MINUTE }],
    }),
    ruleset: 'casual',
  },
  { id: 'unlimited', pace: 'slow', time: null, ruleset: 'casual' },
];

/** A game of this many moves a side is what the pace is judged by. */
const USUAL_MOVES = 40;

/** The pace of any time control. */
export function paceOf(time: TimeControl | null): Pace {
  const preset = PRESETS.find((candidate) => sameTime(candidate.time, time));
  if (preset) return preset.pace;
  if (!time) return 'slow';
  const byoyomi = time.byoyomi ? (time.byoyomi.period * USUAL_MOVES) / 2 : 0;
  const expected = time.initial + time.increment * USUAL_MOVES + byoyomi;
  if (expected < 8 * MINUTE) return 'blitz';
  return expected < 25 * MINUTE ? 'rapid' : 'slow';
}

export function sameTime(a: TimeControl | null, b: TimeControl | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.initial === b.initial &&
    a.increment === b.increment &&
    a.moveCap === b.moveCap &&
    a.byoyomi?.period === b.byoyomi?.period &&
    a.byoyomi?.periods === b.byoyomi?.periods &&
    a.quotas.length === b.quotas.length &&
    a.quotas.every(
      ({ moves, bonus }, stage) =>
        moves === b.quotas[stage]?.moves && bonus === b.quotas[stage]?.bonus,
    )
  );
}

export const minutes = (ms: number): number => ms / MINUTE;
export const seconds = (ms: number): number => ms / SECOND;
export const fromMinutes = (value: number): number => Math.round(value * MINUTE);
export const fromSeconds = (value: number): number => Math.round(value * SECOND);
