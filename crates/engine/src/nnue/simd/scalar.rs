//! The sums as they are meant, number by number.
//!
//! The functions that only add are compiled anew, in the other files, with wider vectors allowed: there
//! is nothing in them that the compiler cannot see for itself.

use super::{Block, Instructions, LANES, ONE, Step};

/// For rounding.
const HALF: i32 = ONE as i32 / 2;

#[derive(Clone, Copy)]
pub(super) struct Scalar;

impl Instructions for Scalar {
    fn step(self, after: &mut [Block], before: &[Block], what: Step<'_>) {
        step(after, before, what);
    }

    fn add(self, sums: &mut [Block], row: &[Block]) {
        add(sums, row);
    }

    fn remove(self, sums: &mut [Block], row: &[Block]) {
        remove(sums, row);
    }

    fn squares(self, sums: &[Block], weights: &[Block]) -> i64 {
        let mut totals = [0_i32; LANES];
        for (sums, weights) in sums.iter().zip(weights) {
            for ((total, &sum), &weight) in totals.iter_mut().zip(&sums.0).zip(&weights.0) {
                let active = i32::from(sum.clamp(0, ONE));
                let square = (active * active + HALF) / i32::from(ONE);
                *total = total.wrapping_add(square * i32::from(weight));
            }
        }
        totals.into_iter().map(i64::from).sum()
    }
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled anew for each set of instructions"
)]
pub(super) fn step(after: &mut [Block], before: &[Block], step: Step<'_>) {
    match step {
        Step::Quiet(come, gone) => {
            for (((after, before), come), gone) in after.iter_mut().zip(before).zip(come).zip(gone)
            {
                for i in 0..LANES {
                    after.0[i] = before.0[i].wrapping_add(come.0[i]).wrapping_sub(gone.0[i]);
                }
            }
        }
        Step::Capture(come, [gone, taken]) => {
            let rows = after.iter_mut().zip(before).zip(come).zip(gone).zip(taken);
            for ((((after, before), come), gone), taken) in rows {
                for i in 0..LANES {
                    let moved = before.0[i].wrapping_add(come.0[i]).wrapping_sub(gone.0[i]);
                    after.0[i] = moved.wrapping_sub(taken.0[i]);
                }
            }
        }
    }
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled anew for each set of instructions"
)]
pub(super) fn add(sums: &mut [Block], row: &[Block]) {
    for (sums, row) in sums.iter_mut().zip(row) {
        for (sum, &number) in sums.0.iter_mut().zip(&row.0) {
            *sum = sum.wrapping_add(number);
        }
    }
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "compiled anew for each set of instructions"
)]
pub(super) fn remove(sums: &mut [Block], row: &[Block]) {
    for (sums, row) in sums.iter_mut().zip(row) {
        for (sum, &number) in sums.0.iter_mut().zip(&row.0) {
            *sum = sum.wrapping_sub(number);
        }
    }
}
