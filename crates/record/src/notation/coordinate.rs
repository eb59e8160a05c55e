//! Coordinates: files a–i from Red's left, and ranks from Red's side, counted from 0 (`h2e2`,
//! `H2-E2`) or from 1 (`h3e3`, `b10c8`). Which of the two a text counts by is never guessed from the
//! text.

use crate::notation::settle::settle;
use crate::notation::{Ground, NotationError};
use std::iter;
use xiangqi::{File, Move, Rank, Square};

/// The number of the first rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// Ranks 0–9.
    Zero,
    /// Ranks 1–10.
    One,
}

impl Base {
    /// The rank that has this number.
    pub(crate) fn rank(self, number: u8) -> Option<Rank> {
        match self {
            Self::Zero => Rank::new(number),
            Self::One => Rank::new(number.checked_sub(1)?),
        }
    }

    /// The number that the rank has.
    pub(crate) const fn number(self, rank: Rank) -> u8 {
        match self {
            Self::Zero => rank.index(),
            Self::One => rank.index() + 1,
        }
    }
}

/// Writes a move as its two squares, ranks 0–9: `h2e2`.
pub fn write(m: Move) -> String {
    m.to_string()
}

/// Writes a move as the Internet Chinese Chess Server did: `H2-E2`.
pub fn write_iccs(m: Move) -> String {
    format!("{}-{}", m.from, m.to).to_ascii_uppercase()
}

/// Writes a move as its two squares, ranks 1–10: `h3e3`.
pub fn write_from_one(m: Move) -> String {
    let [from, to] = [m.from.rank(), m.to.rank()].map(|rank| Base::One.number(rank));
    format!("{}{from}{}{to}", m.from.file(), m.to.file())
}

/// Reads a legal move, ranks 0–9: `h2e2`, also in capitals and with a dash or blanks (`H2-E2`).
pub fn read(ground: &impl Ground, text: &str) -> Result<Move, NotationError> {
    read_with(ground, text, Base::Zero)
}

/// Reads a legal move, ranks 1–10: `h3e3`, `b10c8`, in the spellings that [`read`] knows.
pub fn read_from_one(ground: &impl Ground, text: &str) -> Result<Move, NotationError> {
    read_with(ground, text, Base::One)
}

fn read_with(ground: &impl Ground, text: &str, base: Base) -> Result<Move, NotationError> {
    let Parsed { m, .. } = parse(text, base).ok_or(NotationError::Unreadable)?;
    settle(ground, iter::once(m))
}

/// A move's text in parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Parsed {
    pub(crate) m: Move,
    /// Capitals or a dash.
    pub(crate) is_iccs: bool,
}

/// Both files are in the same case: `E5e7` is an elephant's move in another notation.
pub(crate) fn parse(text: &str, base: Base) -> Option<Parsed> {
    let text = text.trim();
    let is_capital = text.starts_with(|c: char| c.is_ascii_uppercase());
    let (from, rest) = square(text, base, is_capital)?;
    let (has_dash, rest) = match rest.trim_start().strip_prefix(['-', '–', '—', '－']) {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (to, rest) = square(rest.trim_start(), base, is_capital)?;
    rest.is_empty().then_some(Parsed {
        m: Move::new(from, to),
        is_iccs: is_capital || has_dash,
    })
}

/// The square at the beginning of a text.
fn square(text: &str, base: Base, is_capital: bool) -> Option<(Square, &str)> {
    let mut chars = text.chars();
    let letter = chars
        .next()
        .filter(|c| c.is_ascii_uppercase() == is_capital)?;
    let file = File::from_char(letter.to_ascii_lowercase())?;
    let (rank, rest) = rank(chars.as_str(), base)?;
    Some((Square::new(file, rank), rest))
}

/// The rank at the beginning of a text.
pub(crate) fn rank(text: &str, base: Base) -> Option<(Rank, &str)> {
    let (number, rest) = match text.strip_prefix("10") {
        Some(rest) if base == Base::One => (10, rest),
        _ => {
            let mut chars = text.chars();
            let digit = u8::try_from(chars.next()?.to_digit(10)?).ok()?;
            (digit, chars.as_str())
        }
    };
    Some((base.rank(number)?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::{Illegal, Position};

    #[test]
    fn common_spellings_are_read() {
        let start = Position::start();
        for text in [
            "h2e2", "H2E2", "H2-E2", "h2-e2", "h2–e2", " h2 e2 ", "H2 - E2",
        ] {
            assert_eq!(read(&start, text).map(write), Ok("h2e2".into()), "{text:?}");
        }
        for text in ["h3e3", "H3E3", "h3-e3"] {
            assert_eq!(
                read_from_one(&start, text).map(write),
                Ok("h2e2".into()),
                "{text:?}"
            );
        }
    }

    #[test]
    fn the_tenth_rank_is_known_where_ranks_count_from_one() {
        let mut position = Position::start();
        position.play("h2e2".parse().unwrap()).unwrap();
        let m = read_from_one(&position, "b10c8").unwrap();
        assert_eq!(write(m), "b9c7");
        assert_eq!(write_from_one(m), "b10c8");
        assert_eq!(write_iccs(m), "B9-C7");
        assert_eq!(
            read_from_one(&position, "b0c8"),
            Err(NotationError::Unreadable)
        );
        assert_eq!(read(&position, "b10c8"), Err(NotationError::Unreadable));
        // Into the tenth rank, too, and with a dash.
        let parsed = parse("b8-b10", Base::One).unwrap();
        assert_eq!((write(parsed.m).as_str(), parsed.is_iccs), ("b7b9", true));
    }

    #[test]
    fn faults_are_told_apart() {
        let start = Position::start();
        for text in [
            "h2", "j2e2", "h2e2x", "H2e2", "E5e7", "h2xe2", "", "h", "🙂", "h٢e2",
        ] {
            assert_eq!(
                read(&start, text),
                Err(NotationError::Unreadable),
                "{text:?}"
            );
        }
        assert!(matches!(
            read(&start, "e1e2"),
            Err(NotationError::Illegal {
                why: Illegal::EmptySquare,
                ..
            })
        ));
    }
}
