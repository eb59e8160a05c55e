//! Vietnamese notation: `P2-5`, `M8.7`, `X1/4`.
//!
//! A move is the piece, where it stands, the direction and a number:
//!
//! - **Pieces**: Tg tướng, S sĩ, T tượng, X xe, P pháo, M mã, B binh (tốt, chốt).
//! - **Where it stands**: its file, 1–9 from the mover's own right. Of several like pieces on one
//!   file: `t` (trước) the foremost, `s` (sau) the rearmost, `g` (giữa) the one between them; with
//!   four or five soldiers on a file those between are `g1`, `g2`, `g3` from the front. When
//!   soldiers stand like that on two files at once, the file comes before the letter: `B7t.1`.
//!   Advisors and elephants are always written with their file: of two on one file only one can
//!   make the step.
//! - **Direction**: `.` forward, `/` back, `-` sideways.
//! - **Number**: for Tg, X, P and B going forward or back how many ranks; otherwise the file
//!   arrived at.

mod parse;
mod resolve;
mod write;

pub use write::write;

use crate::notation::{Ground, NotationError};
use xiangqi::Move;

/// Reads a legal move as people write it.
///
/// Capitals or not, with or without blanks and accents, `=` or any dash for sideways, `+` for
/// forward, `C` for a soldier, the whole words ("mã 8 tấn 7", "mã tám tấn bảy"), or what is taken
/// instead of the step (`X3xB`).
pub fn read(ground: &impl Ground, text: &str) -> Result<Move, NotationError> {
    let parsed = parse::parse(text).ok_or(NotationError::Unreadable)?;
    resolve::resolve(ground, &parsed)
}

/// Whether a word is a digit: "hai".
pub(crate) fn is_digit(word: &str) -> bool {
    parse::is_digit(word)
}

/// Whether the text has the form of a move.
pub(crate) fn is_move(text: &str) -> bool {
    parse::parse(text).is_some()
}
