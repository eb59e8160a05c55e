//! How long a search may go on, and among which moves it chooses.

use core::time::Duration;
use xiangqi::{ByColor, Move};

/// What ends a search. Whatever is reached first counts; without any limit it goes on until it is
/// stopped or has seen everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead.
    pub depth: Option<u16>,
    /// Positions to look at, all threads together.
    pub nodes: Option<u64>,
    /// Time for this move exactly.
    pub move_time: Option<Duration>,
    /// Clocks, from which the engine budgets its own time.
    pub time_left: Option<TimeLeft>,
    /// Stop when a win within so many plies is proved.
    pub mate: Option<u16>,
    /// Choose among these only; empty for all.
    pub only: Vec<Move>,
    /// Never choose these.
    pub not: Vec<Move>,
    /// So many best lines, each beginning with another move; 0 counts as 1.
    pub lines: u16,
}

/// Both clocks as they stand when the search begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Each side's.
    pub sides: ByColor<SideTime>,
    /// The longest a single move may take.
    pub move_cap: Option<Duration>,
    /// What is lost between the engine's answer and the clock.
    pub overhead: Duration,
}

/// One side's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideTime {
    /// Time left in the main time.
    pub left: Duration,
    /// Added after each own move.
    pub increment: Duration,
    /// What is to be done within the time left, if a stage asks for it.
    pub stage: Option<Stage>,
    /// The length of a byoyomi period; a move within it leaves it whole.
    pub period: Duration,
    /// How many of them are left.
    pub periods: u8,
}

/// So many moves must be made before the time is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Own moves to make, the next one included.
    pub moves: u16,
    /// Added when they are made.
    pub bonus: Duration,
}
