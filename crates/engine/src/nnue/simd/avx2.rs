//! AVX2: vectors of 256 bits, on nearly every x86 processor since 2013.
#![expect(
    unsafe_code,
    reason = "vector instructions exist only where the processor has them"
)]

use super::{Block, Instructions, ONE, SQUARE_SHIFT, Step, scalar};
use core::arch::x86_64::{
    __m256i, _mm256_add_epi32, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16,
    _mm256_mulhrs_epi16, _mm256_set1_epi16, _mm256_setzero_si256, _mm256_slli_epi16,
};

/// Proof that the processor has the instructions: made by [`detect`](Self::detect) only.
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

impl Avx2 {
    pub(super) fn detect() -> Option<Self> {
        std::is_x86_feature_detected!("avx2").then_some(Self(()))
    }
}

impl Instructions for Avx2 {
    fn step(self, after: &mut [Block], before: &[Block], what: Step<'_>) {
        // SAFETY: `self` proves that the instructions are there.
        unsafe { step(after, before, what) }
    }

    fn add(self, sums: &mut [Block], row: &[Block]) {
        // SAFETY: `self` proves that the instructions are there.
        unsafe { add(sums, row) }
    }

    fn remove(self, sums: &mut [Block], row: &[Block]) {
        // SAFETY: `self` proves that the instructions are there.
        unsafe { remove(sums, row) }
    }

    fn squares(self, sums: &[Block], weights: &[Block]) -> i64 {
        // SAFETY: `self` proves that the instructions are there.
        unsafe { squares(sums, weights) }
    }
}

#[target_feature(enable = "avx2")]
fn step(after: &mut [Block], before: &[Block], step: Step<'_>) {
    scalar::step(after, before, step);
}

#[target_feature(enable = "avx2")]
fn add(sums: &mut [Block], row: &[Block]) {
    scalar::add(sums, row);
}

#[target_feature(enable = "avx2")]
fn remove(sums: &mut [Block], row: &[Block]) {
    scalar::remove(sums, row);
}

#[target_feature(enable = "avx2")]
fn squares(sums: &[Block], weights: &[Block]) -> i64 {
    let zero = _mm256_setzero_si256();
    let one = _mm256_set1_epi16(ONE);
    let mut totals = [zero; 2];
    for (sums, weights) in sums.iter().zip(weights) {
        for ((total, sum), weight) in totals.iter_mut().zip(vectors(sums)).zip(vectors(weights)) {
            let active = _mm256_min_epi16(_mm256_max_epi16(sum, zero), one);
            let square = _mm256_mulhrs_epi16(
                _mm256_slli_epi16::<SQUARE_SHIFT>(active),
                _mm256_slli_epi16::<{ SQUARE_SHIFT - 1 }>(active),
            );
            *total = _mm256_add_epi32(*total, _mm256_madd_epi16(square, weight));
        }
    }
    // SAFETY: both are 512 bits, and all bits are numbers.
    let totals: [i32; 16] = unsafe { core::mem::transmute(totals) };
    totals.into_iter().map(i64::from).sum()
}

fn vectors(block: &Block) -> [__m256i; 2] {
    // SAFETY: both are 512 bits, and vectors take any bits.
    unsafe { core::mem::transmute(block.0) }
}
