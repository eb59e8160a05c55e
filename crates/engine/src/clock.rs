//! Time, which the engine is told and never asks the system for.

use core::time::Duration;

/// Time since some fixed moment. The threads of a search read it, so it is shared between them.
pub trait Clock: Sync {
    /// The time now; it never goes back.
    fn now(&self) -> Duration;
}

/// A function that tells the time is a clock.
impl<F: Fn() -> Duration + Sync> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}
