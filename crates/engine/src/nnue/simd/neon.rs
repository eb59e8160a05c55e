//! NEON: vectors of 128 bits, on every 64-bit ARM processor.
#![expect(unsafe_code, reason = "vectors are made of plain numbers")]

use super::{Block, Instructions, ONE, SQUARE_SHIFT, Step, scalar};
use core::arch::aarch64::{
    int16x8_t, int32x4_t, vdupq_n_s16, vdupq_n_s32, vget_low_s16, vmaxq_s16, vminq_s16,
    vmlal_high_s16, vmlal_s16, vqrdmulhq_s16, vshlq_n_s16,
};

/// The instructions are part of every target this is compiled for.
#[derive(Clone, Copy)]
pub(super) struct Neon;

impl Instructions for Neon {
    fn step(self, after: &mut [Block], before: &[Block], step: Step<'_>) {
        scalar::step(after, before, step);
    }

    fn add(self, sums: &mut [Block], row: &[Block]) {
        scalar::add(sums, row);
    }

    fn remove(self, sums: &mut [Block], row: &[Block]) {
        scalar::remove(sums, row);
    }

    fn squares(self, sums: &[Block], weights: &[Block]) -> i64 {
        // SAFETY: every 64-bit ARM processor has them.
        unsafe { squares(sums, weights) }
    }
}

#[target_feature(enable = "neon")]
fn squares(sums: &[Block], weights: &[Block]) -> i64 {
    let zero = vdupq_n_s16(0);
    let one = vdupq_n_s16(ONE);
    let mut totals = [vdupq_n_s32(0); 4];
    for (sums, weights) in sums.iter().zip(weights) {
        for ((total, sum), weight) in totals.iter_mut().zip(vectors(sums)).zip(vectors(weights)) {
            let active = vminq_s16(vmaxq_s16(sum, zero), one);
            let square = vqrdmulhq_s16(
                vshlq_n_s16::<SQUARE_SHIFT>(active),
                vshlq_n_s16::<{ SQUARE_SHIFT - 1 }>(active),
            );
            let low = vmlal_s16(*total, vget_low_s16(square), vget_low_s16(weight));
            *total = vmlal_high_s16(low, square, weight);
        }
    }
    // SAFETY: both are 512 bits, and all bits are numbers.
    let totals = unsafe { core::mem::transmute::<[int32x4_t; 4], [i32; 16]>(totals) };
    totals.into_iter().map(i64::from).sum()
}

fn vectors(block: &Block) -> [int16x8_t; 4] {
    // SAFETY: both are 512 bits, and vectors take any bits.
    unsafe { core::mem::transmute(block.0) }
}
