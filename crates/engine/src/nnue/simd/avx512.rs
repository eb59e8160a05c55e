//! AVX-512 with its instructions for 16 bits: vectors of 512 bits.
#![expect(
    unsafe_code,
    reason = "vector instructions exist only where the processor has them"
)]

use super::{Block, Instructions, ONE, SQUARE_SHIFT, Step, scalar};
use core::arch::x86_64::{
    __m512i, _mm512_add_epi32, _mm512_madd_epi16, _mm512_max_epi16, _mm512_min_epi16,
    _mm512_mulhrs_epi16, _mm512_set1_epi16, _mm512_setzero_si512, _mm512_slli_epi16,
};

/// As its intrinsics take it.
const SHIFT: u32 = SQUARE_SHIFT.cast_unsigned();

/// Proof that the processor has the instructions: made by [`detect`](Self::detect) only.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

impl Avx512 {
    pub(super) fn detect() -> Option<Self> {
        (std::is_x86_feature_detected!("avx512f") && std::is_x86_feature_detected!("avx512bw"))
            .then_some(Self(()))
    }
}

impl Instructions for Avx512 {
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

#[target_feature(enable = "avx512f,avx512bw")]
fn step(after: &mut [Block], before: &[Block], step: Step<'_>) {
    scalar::step(after, before, step);
}

#[target_feature(enable = "avx512f,avx512bw")]
fn add(sums: &mut [Block], row: &[Block]) {
    scalar::add(sums, row);
}

#[target_feature(enable = "avx512f,avx512bw")]
fn remove(sums: &mut [Block], row: &[Block]) {
    scalar::remove(sums, row);
}

#[target_feature(enable = "avx512f,avx512bw")]
fn squares(sums: &[Block], weights: &[Block]) -> i64 {
    let zero = _mm512_setzero_si512();
    let one = _mm512_set1_epi16(ONE);
    let mut total = zero;
    for (sums, weights) in sums.iter().zip(weights) {
        let active = _mm512_min_epi16(_mm512_max_epi16(vector(sums), zero), one);
        let square = _mm512_mulhrs_epi16(
            _mm512_slli_epi16::<SHIFT>(active),
            _mm512_slli_epi16::<{ SHIFT - 1 }>(active),
        );
        total = _mm512_add_epi32(total, _mm512_madd_epi16(square, vector(weights)));
    }
    // SAFETY: both are 512 bits, and all bits are numbers.
    let total: [i32; 16] = unsafe { core::mem::transmute(total) };
    total.into_iter().map(i64::from).sum()
}

fn vector(block: &Block) -> __m512i {
    // SAFETY: both are 512 bits, and vectors take any bits.
    unsafe { core::mem::transmute(block.0) }
}
