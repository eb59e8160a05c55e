//! Points in time and durations, both given from outside: this crate never reads a clock.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A duration in milliseconds; 49 days at the most.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u32);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// So many seconds.
    pub const fn seconds(seconds: u32) -> Self {
        Self(seconds * 1000)
    }

    /// So many minutes.
    pub const fn minutes(minutes: u32) -> Self {
        Self::seconds(minutes * 60)
    }

    /// The sum, or the longest duration there is.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// The difference, or zero.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// So many times as long, or the longest duration there is.
    #[must_use]
    pub const fn times(self, factor: u32) -> Self {
        Self(self.0.saturating_mul(factor))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

/// A point in time: milliseconds since the Unix epoch on the server's clock.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

impl Timestamp {
    /// How long before `self` the `earlier` point lies; zero when it does not.
    pub fn since(self, earlier: Self) -> Millis {
        Millis(u32::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(u32::MAX))
    }

    /// The point `duration` later.
    #[must_use]
    pub const fn after(self, duration: Millis) -> Self {
        Self(self.0.saturating_add(duration.0 as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_does_not_run_backwards() {
        assert_eq!(Timestamp(5).since(Timestamp(9)), Millis::ZERO);
        assert_eq!(Timestamp(9).since(Timestamp(5)), Millis(4));
        assert_eq!(Timestamp(u64::MAX).since(Timestamp(0)), Millis(u32::MAX));
        assert_eq!(Timestamp(1).after(Millis::seconds(2)), Timestamp(2001));
    }

    #[test]
    fn durations_stay_in_bounds() {
        assert_eq!(Millis(3).minus(Millis(5)), Millis::ZERO);
        assert_eq!(Millis(u32::MAX).plus(Millis(1)), Millis(u32::MAX));
        assert_eq!(Millis::minutes(1).times(u32::MAX), Millis(u32::MAX));
        assert_eq!(Millis::minutes(15), Millis(900_000));
        assert_eq!(Millis(7).to_string(), "7 ms");
    }
}
