//! XQF: `XQStudio`'s file of one game.
//!
//! A header of 1024 bytes, then the moves in [preorder](super::preorder). From version 11 on the
//! squares are shifted and the moves are ciphered with keys from the header, from version 12 on
//! the list of men is rotated, too.

mod header;
mod key;
#[cfg(test)]
mod keyed;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use xiangqi::{File, Rank, Square};

/// How long the header is.
const HEADER: usize = 1024;
/// The last version that exists.
const NEWEST: u8 = 18;
/// What is added to the squares of a move before they are ciphered.
const FROM: u8 = 24;
const TO: u8 = 32;

/// Whether a file begins as these do: a text may begin with the same letters, but not go on with a
/// version.
pub(super) fn is_one(head: &[u8]) -> bool {
    head.starts_with(b"XQ") && head.get(2).is_some_and(|&version| version < b' ')
}

/// The square of a number: ten times the file plus the rank.
fn square(number: u8) -> Option<Square> {
    let file = File::new(number / 10)?;
    Some(Square::new(file, Rank::new(number % 10)?))
}

/// The number of a square.
const fn number(square: Square) -> u8 {
    square.file().index() * 10 + square.rank().index()
}
