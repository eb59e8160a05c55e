//! Plain text: moves in any notation, perhaps with lines of `key: value` before them.
//!
//! Read are lists of moves with or without numbers, the sheets that 东萍 copies to the clipboard, the
//! `FORMAT WXF` files of `PlayOK`, and lists whose every line is a game. Comments, variations and
//! marks are read as in PGN.
//!
//! Written is a sheet: the notation, headers as `Name: value`, then a line for every move of both
//! sides. Comments, variations and glyphs stand there in the signs of PGN and are read back. A sheet is
//! for people, so it has no times and drawings, which PGN keeps in signs for programs. Without another
//! wish the notation is the Vietnamese one.

mod border;
mod keys;
mod read;
mod write;

pub(super) use read::{games, has_moves, names_notation};
pub(super) use write::write;
