import type { ScoreView } from '$lib/engine/view';

/** It agrees at any time when it is worse by so much, in hundredths of a soldier … */
const WORSE = -80;

/** … and in a long game when nobody is better by more than this. */
const EVEN = 40;

/** A game of so many plies is a long one. */
const LONG = 60;

/** Whether the machine agrees to a draw, by the score from its own eyes. */
export function agreesToDraw(score: ScoreView, plies: number): boolean {
  if (score.kind !== 'hundredths') return score.kind === 'loses';
  return score.value <= WORSE || (plies >= LONG && score.value <= EVEN);
}

/** The same score from the other side's eyes. */
export function fromOtherSide(score: ScoreView): ScoreView {
  switch (score.kind) {
    case 'hundredths':
      return { kind: 'hundredths', value: -score.value };
    case 'wins':
      return { kind: 'loses', plies: score.plies };
    case 'loses':
      return { kind: 'wins', plies: score.plies };
  }
}
