//! MXQ: 弈天's file of one game from the usual start, without variations.
//!
//! Counted texts: eleven about the game, `Moves`, the moves, `Ends`, comments, `CommentsEnd`. No
//! file with comments is known; they are taken for an introduction.

mod names;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub(super) use read::{is_one, read};
pub(super) use write::write;

use crate::headers;

/// The texts about the game. The third holds both names and the result; the five numbers after the
/// ratings have to do with time, and stand in one header as the file has them.
const HEAD: [&str; 11] = [
    headers::SITE,
    headers::DATE,
    headers::RESULT,
    headers::RED_ELO,
    headers::BLACK_ELO,
    headers::TIME_CONTROL,
    headers::TIME_CONTROL,
    headers::TIME_CONTROL,
    headers::TIME_CONTROL,
    headers::TIME_CONTROL,
    headers::TERMINATION,
];
/// Where among them the numbers are, and how many.
const NUMBERS: usize = 5;

const MOVES: &[u8] = b"Moves";
const ENDS: &[u8] = b"Ends";
const COMMENTS_END: &[u8] = b"CommentsEnd";
