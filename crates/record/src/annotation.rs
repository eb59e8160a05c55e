//! What is said about a move.

use std::time::Duration;
use xiangqi::Square;

/// What is said about a move, or, at the root of a tree, about the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// Text that stands before the move: the introduction of a variation.
    pub before: String,
    /// Text about the move. Lines end in `\n`.
    pub comment: String,
    /// Numeric annotation glyphs: 1 is "!", 2 "?", 3 "!!", 4 "??", 5 "!?", 6 "?!".
    pub nags: Vec<u8>,
    /// Squares and arrows drawn on the board.
    pub marks: Vec<Mark>,
    /// What the mover's clock showed after the move (`%clk`).
    pub clock: Option<Duration>,
    /// How long the mover thought (`%emt`).
    pub elapsed: Option<Duration>,
}

impl Annotation {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a time is said: the clock or the time it took.
    pub(crate) const fn has_times(&self) -> bool {
        self.clock.is_some() || self.elapsed.is_some()
    }
}

/// Something drawn on the board, as in the `%csl` and `%cal` of PGN comments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its color.
    pub color: MarkColor,
    /// The square, or where the arrow begins.
    pub from: Square,
    /// Where the arrow ends.
    pub to: Option<Square>,
}

/// The color of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkColor {
    /// `G`.
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}
