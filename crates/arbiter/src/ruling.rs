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
    /// It would be one chase of the same man in a row too many.
    #[error("more than {most} chases of one man in a row")]
    TooManyChases {
        /// The most the ruleset allows.
        most: u16,
    },
    /// It would bring a position once too often.
    #[error("the position would occur for the {times}. time")]
    Repeats {
        /// Which time it would be.
        times: u16,
        /// What its side did with every move between, if that is why.
        offence: Option<Reason>,
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
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The same position too often, without a fault that loses.
    Repetition,
    /// One side gave check with every move and did not vary.
    PerpetualCheck,
    /// One side threatened mate with every move and did not vary.
    PerpetualKill,
    /// One side chased with every move and did not vary.
    PerpetualChase,
    /// One side gave check, threatened mate or chased with every move and did not vary.
    PerpetualAttack,
    /// Both sides broke the same rule.
    BothAtFault,
    /// More checks in a row than allowed.
    TooManyChecks,
    /// More chases of one man in a row than allowed.
    TooManyChases,
    /// Too long without a capture.
    NoCapture,
    /// Too long without progress.
    NoProgress,
    /// The game is as long as it may be.
    LengthLimit,
    /// Neither side has anything left to mate with.
    DeadMaterial,
}

/// A side that does what is forbidden, and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// The side.
    pub by: Color,
    /// What it does.
    pub reason: Reason,
}

/// What both sides are told before a ruling falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// The position has occurred before.
    Repetition {
        /// Its occurrences so far.
        times: u16,
        /// The occurrence at which the ruling falls that ends the game or refuses the move.
        limit: u16,
        /// The side that must vary.
        fault: Option<Fault>,
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
    /// Chases of one man in a row.
    Chases {
        /// The chasing side.
        by: Color,
        /// Chases so far.
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
    /// Either side may claim a draw.
    Claimable {
        /// What for.
        reason: Reason,
    },
}

impl Notice {
    /// The side that must vary now, for the ruling falls at the next repetition.
    pub fn must_vary(self) -> Option<Fault> {
        match self {
            Self::Repetition {
                times,
                limit,
                fault,
            } if times.saturating_add(1) >= limit => fault,
            _ => None,
        }
    }
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
