//! What a search leaves behind.

use crate::{Bound, Score};
use xiangqi::Move;

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The move that was liked best.
    pub best: Option<Move>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// How the score is meant; none where only the move is known.
    pub bound: Option<Bound>,
    /// Plies looked ahead.
    pub depth: u16,
}
