use core::fmt;

use crate::Color;

/// A file (cột): a line from one side to the other, `a`–`i` from Red's left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

impl File {
    /// How many files there are.
    pub const COUNT: usize = 9;

    /// The file with this index, 0 for `a` to 8 for `i`.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 9 { Some(Self(index)) } else { None }
    }

    /// The file of this letter, `a`–`i`.
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter {
            'a'..='i' => Some(Self(letter as u8 - b'a')),
            _ => None,
        }
    }

    /// All files from `a` to `i`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..9).map(Self)
    }

    /// 0 for `a` to 8 for `i`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The letter, `a`–`i`.
    pub const fn char(self) -> char {
        (b'a' + self.0) as char
    }

    /// The number players call the file by: 1–9 from that side's own right hand.
    pub const fn number(self, side: Color) -> u8 {
        match side {
            Color::Red => 9 - self.0,
            Color::Black => self.0 + 1,
        }
    }

    /// The file that `side` calls by this number, 1–9.
    pub const fn from_number(number: u8, side: Color) -> Option<Self> {
        match (number, side) {
            (1..=9, Color::Red) => Some(Self(9 - number)),
            (1..=9, Color::Black) => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// For indices already known to be in range (a square's own).
    pub(crate) const fn from_index_unchecked(index: u8) -> Self {
        debug_assert!(index < 9, "a file index is below 9");
        Self(index)
    }
}

/// The letter.
impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

/// As `Display`: it should read well in a failed test.
impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_numbers_name_the_same_file() {
        for file in File::all() {
            assert_eq!(File::from_char(file.char()), Some(file));
            assert_eq!(File::new(file.index()), Some(file));
            for side in Color::ALL {
                assert_eq!(File::from_number(file.number(side), side), Some(file));
            }
        }
    }

    #[test]
    fn numbers_count_from_the_right_hand_of_the_side() {
        let h = File::from_char('h').unwrap();
        assert_eq!(h.number(Color::Red), 2);
        assert_eq!(h.number(Color::Black), 8);
    }

    #[test]
    fn nothing_beyond_the_board_is_a_file() {
        assert_eq!(File::new(9), None);
        assert_eq!(File::from_char('j'), None);
        assert_eq!(File::from_number(0, Color::Red), None);
        assert_eq!(File::from_number(10, Color::Black), None);
    }
}
