use core::fmt;

use crate::Color;

/// A rank (hàng): a line from left to right, `0`–`9` from Red's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// How many ranks there are.
    pub const COUNT: usize = 10;

    /// The rank with this index, 0–9.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 10 { Some(Self(index)) } else { None }
    }

    /// The rank of this digit, `0`–`9`.
    pub const fn from_char(digit: char) -> Option<Self> {
        match digit {
            '0'..='9' => Some(Self(digit as u8 - b'0')),
            _ => None,
        }
    }

    /// All ranks from 0 to 9.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..10).map(Self)
    }

    /// 0–9 from Red's side.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The digit, `0`–`9`.
    pub const fn char(self) -> char {
        (b'0' + self.0) as char
    }

    /// How far the rank is from a side's own back rank, 0–9.
    pub const fn from_side(self, side: Color) -> u8 {
        match side {
            Color::Red => self.0,
            Color::Black => 9 - self.0,
        }
    }

    /// The rank this far from a side's own back rank, 0–9.
    pub const fn at_distance(distance: u8, side: Color) -> Option<Self> {
        match (distance, side) {
            (0..=9, Color::Red) => Some(Self(distance)),
            (0..=9, Color::Black) => Some(Self(9 - distance)),
            _ => None,
        }
    }

    /// Whether a piece of this side has crossed the river here.
    pub const fn is_across_river(self, side: Color) -> bool {
        self.from_side(side) >= 5
    }

    /// For indices already known to be in range (a square's own).
    pub(crate) const fn from_index_unchecked(index: u8) -> Self {
        debug_assert!(index < 10, "a rank index is below 10");
        Self(index)
    }
}

/// The digit.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// As `Display`: it should read well in a failed test.
impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_distances_name_the_same_rank() {
        for rank in Rank::all() {
            assert_eq!(Rank::from_char(rank.char()), Some(rank));
            assert_eq!(Rank::new(rank.index()), Some(rank));
            for side in Color::ALL {
                assert_eq!(Rank::at_distance(rank.from_side(side), side), Some(rank));
            }
        }
        assert_eq!(Rank::new(10), None);
        assert_eq!(Rank::from_char('a'), None);
        assert_eq!(Rank::at_distance(10, Color::Black), None);
    }

    #[test]
    fn the_river_lies_between_ranks_4_and_5() {
        let red: alloc::vec::Vec<_> = Rank::all().map(|r| r.is_across_river(Color::Red)).collect();
        let black: alloc::vec::Vec<_> = Rank::all()
            .map(|r| r.is_across_river(Color::Black))
            .collect();
        assert_eq!(red, [[false; 5], [true; 5]].concat());
        assert_eq!(black, [[true; 5], [false; 5]].concat());
    }
}
