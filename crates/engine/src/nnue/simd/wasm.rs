//! WebAssembly's vectors of 128 bits, in modules that are built with them.
#![expect(unsafe_code, reason = "vectors are made of plain numbers")]

use super::{Block, Instructions, ONE, SQUARE_SHIFT, Step, scalar};
use core::arch::wasm32::{
    i16x8_max, i16x8_min, i16x8_q15mulr_sat, i16x8_shl, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
    i32x4_splat, v128,
};

/// As its intrinsics take it.
const SHIFT: u32 = SQUARE_SHIFT.cast_unsigned();

/// A module with such instructions does not load where they are missing.
#[derive(Clone, Copy)]
pub(super) struct Simd128;

impl Instructions for Simd128 {
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
        let zero = i16x8_splat(0);
        let one = i16x8_splat(ONE);
        let mut totals = [i32x4_splat(0); 4];
        for (sums, weights) in sums.iter().zip(weights) {
            for ((total, sum), weight) in totals.iter_mut().zip(vectors(sums)).zip(vectors(weights))
            {
                let active = i16x8_min(i16x8_max(sum, zero), one);
                let square =
                    i16x8_q15mulr_sat(i16x8_shl(active, SHIFT), i16x8_shl(active, SHIFT - 1));
                *total = i32x4_add(*total, i32x4_dot_i16x8(square, weight));
            }
        }
        // SAFETY: both are 512 bits, and all bits are numbers.
        let totals: [i32; 16] = unsafe { core::mem::transmute(totals) };
        totals.into_iter().map(i64::from).sum()
    }
}

fn vectors(block: &Block) -> [v128; 4] {
    // SAFETY: both are 512 bits, and vectors take any bits.
    unsafe { core::mem::transmute(block.0) }
}
