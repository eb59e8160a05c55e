//! The seam between a session and who plays in it.

use crate::{Bound, Choice, Clock, Control, Info, Limits, Score};
use arbiter::{History, Ruleset};
use xiangqi::{Move, Position};

/// What a player is set up with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Size of the transposition table, in MiB.
    pub hash: u32,
    /// Threads that search together.
    pub threads: u16,
    /// What decides about repetition.
    pub ruleset: &'static Ruleset,
}

/// What a search has left behind about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The move it liked best.
    pub best: Option<Move>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// How the score is meant; none where only the move is known.
    pub bound: Option<Bound>,
    /// Plies looked ahead.
    pub depth: u16,
}

/// Who chooses the moves that a session asks for.
pub trait Player: Send + 'static {
    /// Takes on a setup; called before a search whenever it has changed, and at the start.
    fn prepare(&mut self, setup: &Setup);

    /// What was learned from earlier positions has no bearing any more.
    fn forget(&mut self);

    /// Chooses a move; there is at least one that may be chosen.
    fn think(
        &mut self,
        history: &History,
        limits: &Limits,
        control: &Control,
        clock: &dyn Clock,
        report: &mut dyn FnMut(&Info),
    ) -> Choice;

    /// What a position is worth to the side to move, without looking ahead.
    fn glance(&mut self, position: &Position) -> Score;

    /// What is remembered of a position, if anything.
    fn recall(&self, position: &Position) -> Option<Memory>;
}
