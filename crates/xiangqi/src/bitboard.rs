use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::Square;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(u128);

const BOARD: u128 = (1 << Square::COUNT) - 1;

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 90 squares.
    pub const FULL: Self = Self(BOARD);

    /// The set with the squares whose [indices](Square::index) are the bits set.
    /// Bits beyond the board are dropped.
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & BOARD)
    }

    /// One bit a square, at its [index](Square::index).
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of this one square.
    pub const fn from_square(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Adds the square.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Takes the square out.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// How many squares there are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets share a square.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The square with the lowest index.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(lowest(self.0))
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a u128 has at most 128 trailing zeros"
)]
const fn lowest(bits: u128) -> Square {
    Square::from_index_unchecked(bits.trailing_zeros() as u8)
}

impl BitAnd for Bitboard {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The squares that are not in the other set.
impl Sub for Bitboard {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & BOARD)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::from_square(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | square.into())
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a [`Bitboard`], lowest index first.
#[derive(Clone, Debug)]
pub struct Squares(u128);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = lowest(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = Bitboard(self.0).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

/// As a set of square names.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn a_set_gives_back_its_squares_in_order() {
        let squares: Vec<Square> = ["a0", "e4", "e5", "i9"].map(|s| s.parse().unwrap()).into();
        let set: Bitboard = squares.iter().rev().copied().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), squares);
        assert_eq!((set.len(), set.first()), (4, Some(squares[0])));
        assert!(
            squares
                .iter()
                .all(|&s| set.contains(s) && !(!set).contains(s))
        );
    }

    #[test]
    fn nothing_lies_beyond_the_board() {
        assert_eq!(Bitboard::from_bits(u128::MAX), Bitboard::FULL);
        assert_eq!(!Bitboard::EMPTY, Bitboard::FULL);
        assert_eq!(Bitboard::FULL.len(), Square::COUNT);
        assert_eq!(Bitboard::EMPTY.first(), None);
    }

    #[test]
    fn squares_come_and_go() {
        let square: Square = "c3".parse().unwrap();
        let mut set = Bitboard::EMPTY;
        set.insert(square);
        assert_eq!(set, square.into());
        set.remove(square);
        assert!(set.is_empty());
    }
}
