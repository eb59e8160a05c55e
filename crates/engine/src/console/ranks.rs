//! How a protocol writes moves.

use std::fmt;
use xiangqi::{File, Move, Rank, Square};

/// Which number the rank nearest to Red has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ranks {
    /// `a0` to `i9`, as UCCI and most xiangqi programs have it.
    #[default]
    FromZero,
    /// `a1` to `i10`, as programs for many variants of chess have it.
    FromOne,
}

impl Ranks {
    /// Both.
    pub const ALL: [Self; 2] = [Self::FromZero, Self::FromOne];

    /// As the option's values name it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FromZero => "0-9",
            Self::FromOne => "1-10",
        }
    }

    /// Reads a move of two squares; it may be any.
    pub fn read(self, text: &str) -> Option<Move> {
        let (from, rest) = self.square(text)?;
        let (to, rest) = self.square(rest)?;
        rest.is_empty().then_some(Move::new(from, to))
    }

    /// The square a text begins with, and what follows it.
    fn square(self, text: &str) -> Option<(Square, &str)> {
        let (file, rest) = text.split_at_checked(1)?;
        let file = File::from_char(file.chars().next()?)?;
        let digits = match self {
            Self::FromOne if rest.starts_with("10") => 2,
            _ => 1,
        };
        let (number, rest) = rest.split_at_checked(digits)?;
        let number: u8 = number.parse().ok()?;
        let rank = Rank::new(number.checked_sub(self.first())?)?;
        Some((Square::new(file, rank), rest))
    }

    /// A move as it is written.
    pub const fn show(self, m: Move) -> impl fmt::Display {
        Shown { ranks: self, m }
    }

    const fn first(self) -> u8 {
        match self {
            Self::FromZero => 0,
            Self::FromOne => 1,
        }
    }
}

struct Shown {
    ranks: Ranks,
    m: Move,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in [self.m.from, self.m.to] {
            let rank = square.rank().index() + self.ranks.first();
            write!(f, "{}{rank}", square.file())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_read_as_it_is_written() {
        for ranks in Ranks::ALL {
            for from in Square::all() {
                for to in Square::all() {
                    let m = Move::new(from, to);
                    assert_eq!(ranks.read(&ranks.show(m).to_string()), Some(m));
                }
            }
        }
    }

    #[test]
    fn ranks_are_counted_from_zero_or_from_one() {
        let m: Move = "a9a0".parse().unwrap();
        assert_eq!(Ranks::FromZero.show(m).to_string(), "a9a0");
        assert_eq!(Ranks::FromOne.show(m).to_string(), "a10a1");
        for text in [
            "", "h2", "h2e", "h2e22", "H2E2", "h10e2", "h+e2", "é2e2", "0000",
        ] {
            assert_eq!(Ranks::FromZero.read(text), None, "{text:?}");
        }
        for text in ["a0a1", "a1a11", "a1a01", "a100a1", "j1a1", "a10a"] {
            assert_eq!(Ranks::FromOne.read(text), None, "{text:?}");
        }
    }
}
