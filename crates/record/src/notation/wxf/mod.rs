//! The World Xiangqi Federation's notation: `C2=5`, `H8+7`.
//!
//! A move is the man's letter, its file, the direction and a number. Files are counted 1–9 from the
//! mover's own right; `+` is forward, `-` back, `=` sideways; the number is how many ranks general,
//! chariot, cannon and soldier go forward or back, and otherwise the file arrived at.
//!
//! # What is written
//!
//! K general, A advisor, E elephant, H horse, R chariot, C cannon, P soldier. Of several like men on
//! one file, as the federation has it:
//!
//! - two: the sign takes the place of the file, `C+=5` the foremost and `C-=5` the rearmost;
//! - three soldiers: `P+`, `P3` with the number of the file for the one in the middle, `P-`;
//! - four soldiers: `++`, `P+`, `P-`, `--`; five: `++`, `P+`, `P3`, `P-`, `--`;
//! - several soldiers on each of two files: `3+`, `3-` with the number of the file instead of the
//!   letter; the middle one of three stays `P3`;
//! - advisors and elephants by their file: of two on one file only one can make the step.
//!
//! # What is read
//!
//! All that, in letters of any case and full-width forms, with `.` or `:` for sideways or nothing at
//! all (`C25`), with N for the horse, B or M for the elephant and G for the advisor; the sign before
//! the letter (`+C=5`), or F for the front man and B or R for the rear one (`FC=5`); the sign after
//! the file (`P3+=4`). Two digits instead of the letter are a soldier: `33=4` is the middle one of
//! file 3 with the federation, and `23=4` the second on file 3 with Fairy-Stockfish, which counts the
//! soldiers of a file from the front. Legality has to settle the few texts that both could write.

mod parse;
mod write;

pub use write::write;

use crate::notation::settle::settle_step;
use crate::notation::{Ground, NotationError, men};
use parse::{Mark, Parsed, Which};
use xiangqi::{Bitboard, Color, Move, Role};

/// Reads a legal move.
pub fn read(ground: &impl Ground, text: &str) -> Result<Move, NotationError> {
    let Parsed { role, which, step } = parse::parse(text).ok_or(NotationError::Unreadable)?;
    let origins = origins(men::men(ground, role), role, ground.turn(), which);
    settle_step(ground, role, origins, step)
}

/// Whether the text has the form of a move.
pub(crate) fn is_move(text: &str) -> bool {
    parse::parse(text).is_some()
}

/// The men that may be meant.
fn origins(men: Bitboard, role: Role, color: Color, which: Which) -> Bitboard {
    let on = |number| men::on_numbered(men, number, color);
    match which {
        Which::File(number) => {
            let standing = on(number);
            match standing.len() {
                3 | 5 if role == Role::Soldier => middle(standing, color),
                _ => standing,
            }
        }
        Which::Marked(mark, Some(number)) => marked(on(number), color, mark),
        Which::Marked(mark, None) => men::tandems(men, color)
            .map(|standing| marked(standing, color, mark))
            .fold(Bitboard::EMPTY, |all, some| all | some),
        Which::Digits(first, number) => {
            let standing = on(number);
            let nth = men::behind(standing, color, usize::from(first) - 1);
            let nth = nth.filter(|_| standing.len() > 1).map(Bitboard::from);
            let nth = nth.unwrap_or(Bitboard::EMPTY);
            if first == number && standing.len() > 2 {
                nth | middle(standing, color)
            } else {
                nth
            }
        }
    }
}

/// The one of three or five that has as many before it as behind it.
fn middle(standing: Bitboard, color: Color) -> Bitboard {
    let square = men::behind(standing, color, standing.len() / 2);
    square.map_or(Bitboard::EMPTY, Bitboard::from)
}

/// Those of several men on one file that the mark means.
fn marked(standing: Bitboard, color: Color, mark: Mark) -> Bitboard {
    let inner = usize::from(standing.len() > 3);
    let square = match mark {
        _ if standing.len() < 2 => None,
        Mark::Foremost => men::behind(standing, color, 0),
        Mark::Front => men::behind(standing, color, inner),
        Mark::Middle => return men::between(standing),
        Mark::Rear => men::behind(standing, !color, inner),
        Mark::Rearmost => men::behind(standing, !color, 0),
    };
    square.map_or(Bitboard::EMPTY, Bitboard::from)
}
