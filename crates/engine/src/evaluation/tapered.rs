//! Values that differ between a full board and an empty one.

use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// What something is worth while the chariots, horses and cannons are there, and when they are gone;
/// hundredths of a soldier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tapered {
    pub(super) middle: i32,
    pub(super) end: i32,
}

impl Tapered {
    pub(super) const fn new(middle: i32, end: i32) -> Self {
        Self { middle, end }
    }

    /// The value when `phase` of [`FULL_PHASE`] is left.
    pub(super) fn at(self, phase: i32) -> i32 {
        let phase = phase.min(FULL_PHASE);
        (self.middle * phase + self.end * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

/// All chariots (4 each), horses and cannons (2 each) of both sides.
pub(super) const FULL_PHASE: i32 = 32;

impl Add for Tapered {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.middle + other.middle, self.end + other.end)
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Neg for Tapered {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.middle, -self.end)
    }
}

impl Sub for Tapered {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl SubAssign for Tapered {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Mul<i32> for Tapered {
    type Output = Self;

    fn mul(self, times: i32) -> Self {
        Self::new(self.middle * times, self.end * times)
    }
}
