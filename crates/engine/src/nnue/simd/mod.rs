//! The sums a network is made of, once for each set of vector instructions.
//!
//! [`Scalar`] is how they are meant; all others give the same results to the bit. Sums of 16 bits wrap
//! round everywhere, and those of 32 cannot overflow (see [`MOST_BLOCKS`]).

mod scalar;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;

#[cfg(target_arch = "x86_64")]
use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
use avx512::Avx512;
use core::fmt;
#[cfg(target_arch = "aarch64")]
use neon::Neon;
use scalar::Scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use wasm::Simd128;

/// Numbers in a block.
pub(super) const LANES: usize = 32;
/// What 1 is in the first layer's weights and sums, and in the squares of its neurons.
pub(super) const ONE: i16 = 1024;
/// A neuron's sum is brought between 0 and [`ONE`], multiplied with itself and rounded to a multiple of
/// [`ONE`]: what processors call multiplying high with rounding, when one factor is shifted by this and
/// the other by one less.
const SQUARE_SHIFT: i32 = 3;
/// The second layer's weights are at most this on either side of zero.
pub(super) const MOST_WEIGHT: i16 = 8191;
/// Blocks in one side's sums, at most. All kernels add up in at least sixteen lanes of 32 bits, each of
/// which then takes 128 products of at most [`ONE`] and [`MOST_WEIGHT`], and cannot overflow.
pub(super) const MOST_BLOCKS: usize = 64;

/// A part of a row of numbers, laid out for vector instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(super) struct Block(pub(super) [i16; LANES]);

impl Block {
    pub(super) const ZERO: Self = Self([0; LANES]);
}

/// What a move changes in one side's sums: rows of weights that come and go.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step<'a> {
    /// A man goes from one square to another.
    Quiet(&'a [Block], &'a [Block]),
    /// A man takes another: one row comes, two go.
    Capture(&'a [Block], [&'a [Block]; 2]),
}

/// What every set of instructions can do. All rows are equally long.
trait Instructions: Copy {
    /// The sums after a step, from those before it.
    fn step(self, after: &mut [Block], before: &[Block], step: Step<'_>);

    /// Adds a row to the sums.
    fn add(self, sums: &mut [Block], row: &[Block]);

    /// Takes a row from the sums.
    fn remove(self, sums: &mut [Block], row: &[Block]);

    /// The sum of the neurons' squares, each times its weight.
    fn squares(self, sums: &[Block], weights: &[Block]) -> i64;
}

/// One set of instructions that this machine has.
#[derive(Clone, Copy)]
pub struct Kernel(Set);

#[derive(Clone, Copy)]
enum Set {
    Scalar(Scalar),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
    #[cfg(target_arch = "aarch64")]
    Neon(Neon),
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128(Simd128),
}

/// Calls the same function of whichever set it is.
macro_rules! dispatch {
    ($set:expr, $name:ident($($argument:expr),*)) => {
        match $set {
            Set::Scalar(set) => set.$name($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Set::Avx2(set) => set.$name($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Set::Avx512(set) => set.$name($($argument),*),
            #[cfg(target_arch = "aarch64")]
            Set::Neon(set) => set.$name($($argument),*),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Set::Simd128(set) => set.$name($($argument),*),
        }
    };
}

impl Kernel {
    /// The one that all others must agree with; every machine has it.
    pub const SCALAR: Self = Self(Set::Scalar(Scalar));

    /// All that this machine has, the best one last.
    pub fn available() -> Vec<Self> {
        let mut sets = vec![Set::Scalar(Scalar)];
        #[cfg(target_arch = "x86_64")]
        sets.extend(Avx2::detect().map(Set::Avx2));
        #[cfg(target_arch = "x86_64")]
        sets.extend(Avx512::detect().map(Set::Avx512));
        #[cfg(target_arch = "aarch64")]
        sets.push(Set::Neon(Neon));
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        sets.push(Set::Simd128(Simd128));
        sets.into_iter().map(Self).collect()
    }

    /// The best that this machine has.
    pub fn best() -> Self {
        Self::available().pop().unwrap_or(Self::SCALAR)
    }

    /// What processors call the instructions.
    pub fn name(self) -> &'static str {
        match self.0 {
            Set::Scalar(_) => "scalar",
            #[cfg(target_arch = "x86_64")]
            Set::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Set::Avx512(_) => "avx512",
            #[cfg(target_arch = "aarch64")]
            Set::Neon(_) => "neon",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Set::Simd128(_) => "simd128",
        }
    }

    pub(super) fn step(self, after: &mut [Block], before: &[Block], step: Step<'_>) {
        dispatch!(self.0, step(after, before, step));
    }

    pub(super) fn add(self, sums: &mut [Block], row: &[Block]) {
        dispatch!(self.0, add(sums, row));
    }

    pub(super) fn remove(self, sums: &mut [Block], row: &[Block]) {
        dispatch!(self.0, remove(sums, row));
    }

    pub(super) fn squares(self, sums: &[Block], weights: &[Block]) -> i64 {
        dispatch!(self.0, squares(sums, weights))
    }
}

/// Its name.
impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kernel({})", self.name())
    }
}
