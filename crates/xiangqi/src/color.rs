use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two sides. Red sits at rank 0 and moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Red (đỏ), at the bottom of every diagram.
    Red,
    /// Black (đen).
    Black,
}

impl Color {
    /// Red, then Black.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// The letter of the side to move in a FEN: `w` for Red, `b` for Black.
    pub const fn fen_char(self) -> char {
        match self {
            Self::Red => 'w',
            Self::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

/// The English name in lower case: `red` or `black`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Black => "black",
        })
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T> {
    /// Red's value.
    pub red: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByColor<T> {
    /// Builds both values with the same function.
    pub fn new_with(mut make: impl FnMut(Color) -> T) -> Self {
        Self {
            red: make(Color::Red),
            black: make(Color::Black),
        }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Red => &self.red,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Red => &mut self.red,
            Color::Black => &mut self.black,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_has_its_own_value() {
        let mut letters = ByColor::new_with(Color::fen_char);
        assert_eq!((letters[Color::Red], letters[Color::Black]), ('w', 'b'));
        letters[!Color::Red] = 'x';
        assert_eq!(
            letters,
            ByColor {
                red: 'w',
                black: 'x'
            }
        );
    }
}
