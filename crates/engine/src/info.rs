//! What a search tells while it runs, and at its end.

use crate::Score;
use core::time::Duration;
use xiangqi::Move;

/// Whether a score is the value of the line or only a bound on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// At least this.
    Lower,
    /// At most this.
    Upper,
}

/// A line, as far as the search has seen it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies looked ahead everywhere.
    pub depth: u16,
    /// Plies looked ahead in the longest line.
    pub longest: u16,
    /// Which of the best lines this is, from 1.
    pub line: u16,
    /// What it is worth to the side to move.
    pub score: Score,
    /// How the score is meant.
    pub bound: Bound,
    /// Positions looked at so far, all threads together.
    pub nodes: u64,
    /// Time taken so far.
    pub time: Duration,
    /// Thousandths of the transposition table that this search has filled.
    pub fill: u16,
    /// The line, its first move included.
    pub moves: Vec<Move>,
}

/// What a search decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move to play; none where no move may be chosen.
    pub best: Option<Move>,
    /// The answer it expects.
    pub ponder: Option<Move>,
    /// The best line in full. Where not even one ply was finished, its depth is 0.
    pub info: Info,
}
