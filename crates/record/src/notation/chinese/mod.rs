//! Chinese notation of four characters: `炮二平五`, `马８进７`.
//!
//! A move is the man, the file it stands on, the direction and a number. Files are counted 1–9 from
//! the mover's own right: Red's in Chinese figures, Black's in full-width digits. 进 is forward, 退
//! back, 平 sideways; the number is how many ranks general, chariot, cannon and soldier go forward
//! or back, and otherwise the file arrived at.
//!
//! # What is written
//!
//! Always four characters. Of several like men on one file:
//!
//! - two: 前 the foremost, 后 the rearmost, before the man (`前车进一`);
//! - three soldiers: 前, 中, 后;
//! - four soldiers: 前, 二, 三, 后; five: 一 to 五, the foremost first;
//! - several soldiers on each of two files: all the men of these files are numbered 一, 二, … from
//!   the mover's right to left, on each file from front to back;
//! - advisors and elephants never: they are written by their file, and of two on one file only one
//!   can make the step.
//!
//! # What is read
//!
//! All that, in simplified and traditional characters and their variants in any mix, with digits of
//! any kind; also numbers where there are words (`二兵平六` of two or three), the word behind the man
//! (`车前进一`), the file with either (`前兵九平八`), and the same without the man, which is then a
//! soldier (`前九平八`, `二7平6`: the second on file 7).

mod parse;
mod write;

pub use write::Script;
pub use write::write;

use crate::notation::settle::settle_step;
use crate::notation::{Ground, NotationError, men};
use parse::{Mark, Parsed, Which};
use xiangqi::{Bitboard, Color, Move};

/// Reads a legal move.
pub fn read(ground: &impl Ground, text: &str) -> Result<Move, NotationError> {
    let Parsed { role, which, step } = parse::parse(text).ok_or(NotationError::Unreadable)?;
    let origins = origins(men::men(ground, role), ground.turn(), which);
    settle_step(ground, role, origins, step)
}

/// Whether the text has the form of a move.
pub(crate) fn is_move(text: &str) -> bool {
    parse::parse(text).is_some()
}

/// The men that may be meant.
fn origins(men: Bitboard, color: Color, which: Which) -> Bitboard {
    match which {
        Which::File(number) => men::on_numbered(men, number, color),
        Which::Marked(mark, Some(number)) => {
            marked(men::on_numbered(men, number, color), color, mark)
        }
        Which::Marked(Mark::Nth(nth), None) => numbered(men, color, nth),
        Which::Marked(mark, None) => men::tandems(men, color)
            .map(|standing| marked(standing, color, mark))
            .fold(Bitboard::EMPTY, |all, some| all | some),
    }
}

/// Those of several men on one file that the mark means.
fn marked(standing: Bitboard, color: Color, mark: Mark) -> Bitboard {
    let square = match mark {
        _ if standing.len() < 2 => None,
        Mark::Front => men::behind(standing, color, 0),
        Mark::Middle => return men::between(standing),
        Mark::Rear => men::behind(standing, !color, 0),
        Mark::Nth(nth) => men::behind(standing, color, usize::from(nth) - 1),
    };
    square.map_or(Bitboard::EMPTY, Bitboard::from)
}

/// The man with this number among all those that share their file with others.
fn numbered(men: Bitboard, color: Color, nth: u8) -> Bitboard {
    let mut before = usize::from(nth) - 1;
    for standing in men::tandems(men, color) {
        if let Some(square) = men::behind(standing, color, before) {
            return square.into();
        }
        before = before.saturating_sub(standing.len());
    }
    Bitboard::EMPTY
}
