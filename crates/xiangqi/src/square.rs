use core::fmt;
use core::str::FromStr;

use crate::{File, Rank};

/// One of the 90 points of the board, written like `h2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 90;

    /// The square where a file and a rank cross.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank.index() * 9 + file.index())
    }

    /// All squares: rank 0 from `a` to `i` first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..90).map(Self)
    }

    /// 0–89: nine times the rank plus the file.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The file the square is on.
    pub const fn file(self) -> File {
        File::from_index_unchecked(self.0 % 9)
    }

    /// The rank the square is on.
    pub const fn rank(self) -> Rank {
        Rank::from_index_unchecked(self.0 / 9)
    }

    /// The square this many files to Red's right and ranks toward Black, if it is on the board.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = File::new(self.file().index().checked_add_signed(files)?)?;
        let rank = Rank::new(self.rank().index().checked_add_signed(ranks)?)?;
        Some(Self::new(file, rank))
    }

    /// For indices already known to be in range (a bit of a bitboard).
    pub(crate) const fn from_index_unchecked(index: u8) -> Self {
        debug_assert!(index < 90, "a square index is below 90");
        Self(index)
    }

    pub(crate) const fn usize(self) -> usize {
        self.0 as usize
    }
}

/// Fails above 89.
impl TryFrom<u8> for Square {
    type Error = ParseSquareError;

    fn try_from(index: u8) -> Result<Self, ParseSquareError> {
        if index < 90 {
            Ok(Self(index))
        } else {
            Err(ParseSquareError)
        }
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let mut chars = text.chars();
        let (Some(file), Some(rank), None) = (chars.next(), chars.next(), chars.next()) else {
            return Err(ParseSquareError);
        };
        match (File::from_char(file), Rank::from_char(rank)) {
            (Some(file), Some(rank)) => Ok(Self::new(file, rank)),
            _ => Err(ParseSquareError),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

/// As `Display`: a list of squares should read well in a failed test.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text or number names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a file a-i and a rank 0-9, like h2")
    }
}

impl core::error::Error for ParseSquareError {}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn every_square_has_one_name() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::try_from(square.index()), Ok(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
        }
        assert_eq!(Square::all().len(), Square::COUNT);
    }

    #[test]
    fn other_texts_name_none() {
        for text in ["", "a", "a10", "j0", "0a", "A0", "a:", "é0", "a0 "] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text:?}");
        }
        assert_eq!(Square::try_from(90), Err(ParseSquareError));
    }

    #[test]
    fn offsets_stop_at_the_edge() {
        let corner: Square = "i9".parse().unwrap();
        assert_eq!(corner.offset(1, 0), None);
        assert_eq!(corner.offset(0, 1), None);
        assert_eq!(corner.offset(-8, -9), "a0".parse().ok());
    }
}
