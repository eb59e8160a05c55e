//! What is wrong with a move's text.

use xiangqi::{Illegal, Move};

/// What is wrong with a move's text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// It is no move in this notation.
    #[error("not a move in this notation")]
    Unreadable,
    /// The side to move has no such piece there.
    #[error("there is no such piece to move")]
    NoSuchPiece,
    /// The piece is there, and never moves like that.
    #[error("the piece does not move like that")]
    NoSuchStep,
    /// It is a move, and not a legal one.
    #[error("{m} is not legal")]
    Illegal {
        /// The move.
        m: Move,
        /// Why it is not legal.
        why: Illegal,
    },
    /// Several moves are written like this: several legal ones or, where none is legal, several that
    /// come equally near to it.
    #[error("it could be any of {}", joined(candidates))]
    Ambiguous {
        /// The moves it could be.
        candidates: Vec<Move>,
    },
}

impl NotationError {
    /// A stable name for programs, also the end of a message's name in locale files.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::NoSuchPiece => "no-such-piece",
            Self::NoSuchStep => "no-such-step",
            Self::Illegal { .. } => "illegal",
            Self::Ambiguous { .. } => "ambiguous",
        }
    }

    /// The moves it could be, in coordinates; empty where the text is not ambiguous.
    pub fn candidates(&self) -> String {
        match self {
            Self::Ambiguous { candidates } => joined(candidates),
            _ => String::new(),
        }
    }
}

fn joined(moves: &[Move]) -> String {
    let moves: Vec<_> = moves.iter().map(Move::to_string).collect();
    moves.join(", ")
}
