//! The men of one kind, as notations that count from the mover's side tell them apart.

use crate::notation::Ground;
use xiangqi::{Bitboard, Color, File, Piece, Role, Square};

/// The squares of file `a`, one bit a rank.
const FILE_A: u128 = {
    let (mut bits, mut rank) = (0, 0);
    while rank < 10 {
        bits |= 1 << (9 * rank);
        rank += 1;
    }
    bits
};

/// The men of this kind that the side to move has.
pub(crate) fn men(ground: &impl Ground, role: Role) -> Bitboard {
    let color = ground.turn();
    ground.board().by_piece(Piece { color, role })
}

/// Those of them on one file.
pub(crate) fn on_file(men: Bitboard, file: File) -> Bitboard {
    men & Bitboard::from_bits(FILE_A << file.index())
}

/// Those of them on the file with this number, counted from their own side's right.
pub(crate) fn on_numbered(men: Bitboard, number: u8, color: Color) -> Bitboard {
    File::from_number(number, color).map_or(Bitboard::EMPTY, |file| on_file(men, file))
}

/// The men of each file that has several, from their own side's right to its left.
pub(crate) fn tandems(men: Bitboard, color: Color) -> impl Iterator<Item = Bitboard> {
    (1..=9)
        .map(move |number| on_numbered(men, number, color))
        .filter(|standing| standing.len() > 1)
}

/// The man with this many of its file before it.
pub(crate) fn behind(standing: Bitboard, color: Color, before: usize) -> Option<Square> {
    let index = match color {
        Color::Red => standing.len().checked_sub(before + 1)?,
        Color::Black => before,
    };
    standing.into_iter().nth(index)
}

/// How many of its file stand before the man.
pub(crate) fn before(standing: Bitboard, color: Color, square: Square) -> usize {
    let is_before = |other: &Square| match color {
        Color::Red => *other > square,
        Color::Black => *other < square,
    };
    standing.into_iter().filter(is_before).count()
}

/// All but the foremost and the rearmost of several on one file.
pub(crate) fn between(standing: Bitboard) -> Bitboard {
    let ends = [Color::Red, Color::Black].map(|color| behind(standing, color, 0));
    let ends: Bitboard = ends.into_iter().flatten().collect();
    standing - ends
}
