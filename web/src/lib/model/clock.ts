import type { ClockView, Color, SideClock, TimeControl } from '$lib/protocol';

/** Below this the clock shows tenths, and is marked as urgent. */
export const TENTHS_BELOW = 10_000;

/** Below this every second is heard. */
export const SECONDS_HEARD_BELOW = 5_000;

/** One side's clock at a moment. */
export interface ClockReading {
  /** Milliseconds left of the main time, or of the current byoyomi period. */
  readonly left: number;
  /** Byoyomi periods left, the current one included; null without byoyomi. */
  readonly periods: number | null;
  readonly inByoyomi: boolean;
  /** Milliseconds left for this move, and the part of the cap that is; null without a cap. */
  readonly move: { readonly left: number; readonly fraction: number } | null;
  /** Moves still to make in the current stage; null without quotas. */
  readonly quotaLeft: number | null;
  readonly running: boolean;
  /** What ends first, the time or the move's cap: what an urgent display must warn of. */
  readonly urgentLeft: number;
}

/** Reads one side's clock at `now` on the server's clock. */
export function readClock(
  view: ClockView,
  color: Color,
  time: TimeControl,
  now: number,
): ClockReading {
  const running = view.running === color;
  const side = view[color];
  const elapsed = running ? Math.max(0, now - view.at) : 0;
  const main = spend(side, time, elapsed);
  const cap = time.moveCap;
  const moveLeft =
    side.moveLeft === null || cap === null ? null : Math.max(0, side.moveLeft - elapsed);
  // The end of the main time is nothing to warn of while the periods are still to come.
  const ends = main.periods === null || main.inByoyomi;
  const timeLeft = ends ? main.left : Number.POSITIVE_INFINITY;
  return {
    ...main,
    move: moveLeft === null || cap === null ? null : { left: moveLeft, fraction: moveLeft / cap },
    quotaLeft: side.quotaLeft,
    running,
    urgentLeft: Math.min(timeLeft, moveLeft ?? Number.POSITIVE_INFINITY),
  };
}

function spend(side: SideClock, time: TimeControl, elapsed: number) {
  const left = side.remaining - elapsed;
  if (left >= 0 || time.byoyomi === null || side.periods === null) {
    return { left: Math.max(0, left), periods: side.periods, inByoyomi: side.inByoyomi };
  }
  // Leaving the main time costs no period; leaving a period does.
  const { period } = time.byoyomi;
  const over = -left;
  const gone = Math.floor(over / period) + (side.inByoyomi ? 1 : 0);
  const periods = side.periods - gone;
  return periods > 0
    ? { left: period - (over % period), periods, inByoyomi: true }
    : { left: 0, periods: 0, inByoyomi: true };
}

/** `1:02:03`, `9:59`, `0:12`, and `9.4` under ten seconds. */
export function clockText(ms: number): string {
  if (ms < TENTHS_BELOW) return `${Math.floor(ms / 1000)}.${Math.floor((ms % 1000) / 100)}`;
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => value.toString().padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** The sound that is due when the time left passes from `before` to `after`. */
export function tickBetween(before: number, after: number): 'low' | 'second' | null {
  if (after >= before || after <= 0) return null;
  if (before > TENTHS_BELOW && after <= TENTHS_BELOW) return 'low';
  const newSecond = Math.ceil(after / 1000) < Math.ceil(before / 1000);
  return after < SECONDS_HEARD_BELOW && newSecond ? 'second' : null;
}
