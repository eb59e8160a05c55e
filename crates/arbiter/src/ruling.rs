//! What an arbiter is asked and what it answers.

use crate::History;
use std::ops::Range;
use xiangqi::{Color, Move};

/// Judges a game beyond the laws of movement.
pub trait Arbiter {
    /// Whether the side to move may make this legal move.
    fn permits(&self, history: &History, m: Move) -> Result<(), Forbidden>;

    /// What follows from the last ply; asked after every ply, when neither mate nor stalemate has
    /// ended the game.
    fn judge(&self, history: &History) -> Ruling;

    /// Whether `by` may offer a draw now, and whether it needs the opponent's consent.
    fn draw_offer(&self, history: &History, by: Color) -> OfferRuling;
}

/// Why a legal move is not permitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Forbidden {
    /// It would be one check in a row too many.
    #[error("more than {most} checks in a row")]
    TooManyChecks {
        /// The most the ruleset allows.
        most: u16,
    },
}

/// The answer to a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The game goes on; both sides are told what approaches.
    Continue(Option<Notice>),
    /// The game is over.
    Over(Verdict),
}

/// A ruling that ends the game, and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins or loses.
    pub decision: Decision,
    /// Which rule says so.
    pub reason: Reason,
    /// The plies it rests on, as indices into [`History::plies`]: the circle of a repetition, the
    /// checks in a row, the plies counted.
    pub plies: Range<usize>,
}

/// Who wins or loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Nobody.
    Draw,
    /// This side loses.
    Loses(Color),
    /// Both lose.
    BothLose,
}

/// The rule a verdict applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The same position too often, without a fault that loses.
    Repetition,
    /// One side checked perpetually and did not vary.
    PerpetualCheck,
    /// Both sides broke the same rule.
    BothAtFault,
    /// More checks in a row than allowed.
    TooManyChecks,
    /// Too long without a capture.
    NoCapture,
    /// Too long without progress.
    NoProgress,
    /// The game is as long as it may be.
    LengthLimit,
    /// Neither side has anything left to mate with.
    DeadMaterial,
}

/// What both sides are told before a ruling falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// The position has occurred before.
    Repetition {
        /// Its occurrences so far.
        times: u16,
        /// The occurrence at which the arbiter rules.
        limit: u16,
        /// The side that must vary, since it gave check with every move of the circle and the
        /// other did not, if that loses.
        checking: Option<Color>,
    },
    /// Checks in a row.
    Checks {
        /// The checking side.
        by: Color,
        /// Checks so far.
        times: u16,
        /// The most allowed.
        limit: u16,
    },
    /// Plies without a capture.
    NoCapture {
        /// So far.
        plies: u16,
        /// At which the game is drawn.
        limit: u16,
    },
    /// Plies without progress.
    NoProgress {
        /// So far.
        plies: u16,
        /// At which the game is drawn.
        limit: u16,
    },
    /// Plies of the game.
    Length {
        /// So far.
        plies: u16,
        /// At which the game is drawn.
        limit: u16,
    },
}

/// The answer to a draw offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferRuling {
    /// It stands, for the opponent to answer.
    Stands,
    /// It may not be made now.
    Forbidden,
    /// The arbiter upholds it: the game is over without the opponent's consent.
    Upheld(Verdict),
}
