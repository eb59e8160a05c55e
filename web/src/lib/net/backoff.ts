const FIRST_WAIT = 400;
const GROWTH = 1.8;
/** Short, so that whoever waits is back soon after the server is. */
const LONGEST_WAIT = 3_000;

/** Share of a wait that is drawn, so that a crowd does not come back in one moment. */
const JITTER = 0.4;

/** How long to wait before the attempt after so many failed ones; `dice` is in [0, 1). */
export function backoff(failures: number, dice: number): number {
  return jitter(Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** failures), dice);
}

/** A wait the server asked for, spread out likewise. */
export function jitter(wait: number, dice: number): number {
  return Math.round(wait * (1 - JITTER / 2 + JITTER * dice));
}
