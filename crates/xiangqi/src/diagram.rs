use alloc::string::{String, ToString};
use core::fmt;

use crate::{Board, Color, FenError, FenReading, Illegal, Move, Piece};
use crate::{fen, judge};

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

    /// Says why the move would not be legal here, if it would not. A side without a general has
    /// none to mind.
    pub fn judge(&self, m: Move) -> Result<(), Illegal> {
        judge::judge(&self.board, self.turn, m)
    }

    /// Carries out a move, whatever the rules say, passes the turn, and returns what it took. From
    /// an empty square nothing moves.
    pub fn play_anyhow(&mut self, m: Move) -> Option<Piece> {
        let captured = self.board.apply(m);
        self.halfmove_clock = match captured {
            Some(_) => 0,
            None => self.halfmove_clock.saturating_add(1),
        };
        if self.turn == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.turn = !self.turn;
        captured
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
