//! Short algebraic notation as `WinBoard` writes it: `Che2`, `Hg2`, `e6`, `cxc5`.
//!
//! K general, A advisor, E elephant, H horse, R chariot, C cannon, then the square arrived at; `x`
//! before it for a capture. When several men of a kind can go there, the file follows the letter, or
//! the rank if they share the file, or both. A soldier has no letter: `e6` goes forward, `de6`
//! sideways, `cxc5` takes. Ranks are counted from 0 or, as elephantchess.io and Fairy-Stockfish do,
//! from 1.
//!
//! Also read: P for a soldier, N for a horse, B for an elephant, a hyphen before the square, and
//! marks of check and praise after it. Upper and lower case differ: `Cxc5` is a cannon's move.

mod parse;
mod write;

pub use write::write;

use crate::notation::coordinate::Base;
use crate::notation::settle::settle;
use crate::notation::{Ground, NotationError, men};
use parse::Parsed;
use xiangqi::{Bitboard, Move, Role};

/// Reads a legal move.
pub fn read(ground: &impl Ground, text: &str, base: Base) -> Result<Move, NotationError> {
    let parsed = parse::parse(text, base).ok_or(NotationError::Unreadable)?;
    let Parsed { role, to, .. } = parsed;
    let origins: Bitboard = men::men(ground, role)
        .into_iter()
        .filter(|from| parsed.file.is_none_or(|file| file == from.file()))
        .filter(|from| parsed.rank.is_none_or(|rank| rank == from.rank()))
        .collect();
    let settled = |origins: Bitboard| {
        let moves = origins.into_iter().map(move |from| Move::new(from, to));
        settle(ground, moves)
    };
    if origins.is_empty() {
        return Err(NotationError::NoSuchPiece);
    }
    // A bare square is a step forward if a soldier can make it, whoever else could come there.
    let ahead = men::on_file(origins, to.file());
    if role == Role::Soldier && !ahead.is_empty() {
        settled(ahead).or_else(|_| settled(origins))
    } else {
        settled(origins)
    }
}

/// Whether the text has the form of a move.
pub(crate) fn is_move(text: &str, base: Base) -> bool {
    parse::parse(text, base).is_some()
}
