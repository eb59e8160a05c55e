//! How much may be spent on an answer.

use core::time::Duration;

use crate::{Clock, Control};

/// What ends a search for a mate before it has an answer. Without any limit it goes on until it is
/// stopped or knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to take.
    pub time: Option<Duration>,
}

/// So many nodes pass between two looks at the clock.
const PAUSE: u64 = 256;

/// Counts what is spent, and says when it is enough.
pub(super) struct Meter<'a> {
    budget: Budget,
    control: &'a Control,
    clock: &'a dyn Clock,
    started: Duration,
    /// Positions looked at so far.
    pub(super) nodes: u64,
    is_spent: bool,
}

impl<'a> Meter<'a> {
    pub(super) fn new(budget: Budget, control: &'a Control, clock: &'a dyn Clock) -> Self {
        Self {
            budget,
            control,
            clock,
            started: clock.now(),
            nodes: 0,
            is_spent: false,
        }
    }

    /// Counts a position, and says whether there is enough left for it.
    pub(super) fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(PAUSE) || self.budget.nodes.is_some_and(|n| self.nodes > n) {
            self.look();
        }
        !self.is_spent
    }

    fn look(&mut self) {
        self.is_spent |= self.control.is_stopped()
            || self.budget.nodes.is_some_and(|most| self.nodes > most)
            || self.budget.time.is_some_and(|most| self.time() >= most);
    }

    /// Whether everything is spent.
    pub(super) fn is_spent(&self) -> bool {
        self.is_spent
    }

    /// Time taken so far.
    pub(super) fn time(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }
}
