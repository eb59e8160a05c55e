use core::fmt;
use core::str::FromStr;

use crate::Square;

/// A move from one square to another, written like `h2e2`. It may be any pair of squares: only a
/// position can say whether it is legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// The move from one square to another.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let (from, to) = text.split_at_checked(2).ok_or(ParseMoveError)?;
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => Ok(Self { from, to }),
            _ => Err(ParseMoveError),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

/// As `Display`: a list of moves should read well in a failed test.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no pair of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is two squares, like h2e2")
    }
}

impl core::error::Error for ParseMoveError {}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn moves_are_pairs_of_squares() {
        let m: Move = "h2e2".parse().unwrap();
        assert_eq!(m, Move::new("h2".parse().unwrap(), "e2".parse().unwrap()));
        assert_eq!(m.to_string(), "h2e2");
        for text in ["", "h2", "h2e", "h2e22", "H2E2", "h2-e2", "aé12", "h2e2 "] {
            assert_eq!(text.parse::<Move>(), Err(ParseMoveError), "{text:?}");
        }
    }
}
