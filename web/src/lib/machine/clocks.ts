import type { ClocksView, SideTimeView } from '$lib/engine/view';
import { readClock } from '$lib/model/clock';
import type { ClockView, Color, TimeControl } from '$lib/protocol';

/** What passes between the engine's answer and the clock that is pressed, in milliseconds. */
const OVERHEAD = 150;

/** Both clocks as the engine is told of them, now. */
export function clocksOf(view: ClockView, time: TimeControl, now: number): ClocksView {
  return {
    red: sideOf(view, 'red', time, now),
    black: sideOf(view, 'black', time, now),
    moveCap: time.moveCap,
    overhead: OVERHEAD,
  };
}

function sideOf(view: ClockView, color: Color, time: TimeControl, now: number): SideTimeView {
  const { left, periods, inByoyomi, quotaLeft } = readClock(view, color, time, now);
  const quota = time.quotas.at(-1);
  return {
    // Within the byoyomi nothing of the main time is left: a move has the period.
    left: inByoyomi ? 0 : Math.round(left),
    increment: time.increment,
    stage: quotaLeft === null || !quota ? null : { moves: quotaLeft, bonus: quota.bonus },
    period: time.byoyomi?.period ?? 0,
    periods: periods ?? 0,
  };
}
