//! The old container: a packed stream of games, with texts in GBK.

mod read;
mod write;

pub(super) use read::games;
pub(super) use write::{Library, name};

use xiangqi::{File, Rank, Square};

/// What stands between the magic and the size of what is packed.
const VERSION: u32 = 3;
/// How long the name's field and a date are.
const NAME: usize = 30;
const DATE: usize = 19;
/// Texts that are always empty, before the result and after it.
const BEFORE_RESULT: usize = 6;
const AFTER_RESULT: usize = 4;

/// The square of a man: sixteen times the file plus the row from the top, both from 1; 0 for a man
/// that is absent.
fn place(byte: u8) -> Option<Square> {
    square(byte.checked_sub(0x11)?)
}

/// The square of a move: the same from 0.
fn square(byte: u8) -> Option<Square> {
    let rank = Rank::new(9_u8.checked_sub(byte & 0x0F)?)?;
    Some(Square::new(File::new(byte >> 4)?, rank))
}

const fn number(square: Square) -> u8 {
    square.file().index() * 16 + 9 - square.rank().index()
}
