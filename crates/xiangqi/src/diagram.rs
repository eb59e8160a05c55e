use alloc::string::{String, ToString};
use core::fmt;

use crate::fen;
use crate::{Board, Color, FenError, FenReading};

/// Any arrangement of pieces, for study: it need not be one that can come up in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// Plies since the last capture.
    pub halfmove_clock: u16,
    /// The number of the move, from 1, one more after each of Black's.
    pub fullmove_number: u16,
}

impl Diagram {
    /// An empty board with Red to move.
    pub fn empty() -> Self {
        Self {
            board: Board::empty(),
            turn: Color::Red,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// Reads a FEN, and says what was missing from it or written in another way than ours.
    pub fn from_fen(text: &str) -> Result<FenReading, FenError> {
        fen::read(text)
    }

    /// The FEN in its canonical form.
    pub fn fen(&self) -> String {
        self.to_string()
    }
}

/// The canonical FEN: six fields, e.g. `4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1`.
impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fen::write(
            f,
            &self.board,
            self.turn,
            self.halfmove_clock,
            self.fullmove_number,
        )
    }
}
