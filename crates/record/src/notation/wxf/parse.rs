//! From text to its parts, without looking at a board.

use crate::notation::characters::plain;
use crate::notation::step::{Direction, Step};
use xiangqi::Role;

/// The parts of a move's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parsed {
    pub(super) role: Role,
    pub(super) which: Which,
    pub(super) step: Step,
}

/// Which man of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    /// The one on this file, 1–9 from the mover's right; of three or five soldiers the middle one.
    File(u8),
    /// This one of several on a file, and perhaps the file.
    Marked(Mark, Option<u8>),
    /// A soldier on the file of the second digit: with that many before it that it is the first's,
    /// counted from 1, or in the middle if the digits are the same.
    Digits(u8, u8),
}

/// Which of several like men.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Foremost,
    /// `+`: of two or three the foremost, of four or five the second.
    Front,
    Middle,
    /// `-`: of two or three the rearmost, of four or five the one before it.
    Rear,
    Rearmost,
}

/// The most characters a move has: letter, file, mark, direction, number.
const MOST_CHARACTERS: usize = 5;

pub(super) fn parse(text: &str) -> Option<Parsed> {
    let mut characters = [0; MOST_CHARACTERS];
    let mut count = 0;
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        *characters.get_mut(count)? = u8::try_from(plain(c).to_ascii_uppercase()).ok()?;
        count += 1;
    }
    let (man, direction, number) = match characters.get(..count)? {
        [man @ .., way, number] if direction(*way).is_some() => (man, direction(*way)?, *number),
        // `C25`: some leave it out for a sideways step.
        [man @ .., number] if matches!(man, [b'A'..=b'Z', _]) => {
            (man, Direction::Sideways, *number)
        }
        _ => return None,
    };
    let (role, which) = man_of(man)?;
    let number = digit(number)?;
    Some(Parsed {
        role,
        which,
        step: Step { direction, number },
    })
}

/// The man that the characters before the step name.
fn man_of(characters: &[u8]) -> Option<(Role, Which)> {
    match *characters {
        [first, second] => two(first, second),
        [letter, file, sign] if digit(file).is_some() => with_file(letter, sign, file),
        [first, second, file] if digit(file).is_some() => {
            with_file(first, second, file).or_else(|| with_file(second, first, file))
        }
        _ => None,
    }
}

fn two(first: u8, second: u8) -> Option<(Role, Which)> {
    let marked = |letter, sign| Some((role(letter)?, Which::Marked(mark(sign)?, None)));
    match (digit(first), digit(second)) {
        (Some(first), Some(second)) => Some((Role::Soldier, Which::Digits(first, second))),
        (Some(file), None) => Some((Role::Soldier, Which::Marked(mark(second)?, Some(file)))),
        (None, Some(file)) => Some((role(first)?, Which::File(file))),
        (None, None) => match (first, second) {
            (b'+', b'+') => Some((Role::Soldier, Which::Marked(Mark::Foremost, None))),
            (b'-', b'-') => Some((Role::Soldier, Which::Marked(Mark::Rearmost, None))),
            // `RC` is the rear cannon, as a letter before another is which one it is.
            _ => marked(second, first).or_else(|| marked(first, second)),
        },
    }
}

fn with_file(letter: u8, sign: u8, file: u8) -> Option<(Role, Which)> {
    Some((
        role(letter)?,
        Which::Marked(mark(sign)?, Some(digit(file)?)),
    ))
}

const fn role(letter: u8) -> Option<Role> {
    Some(match letter {
        b'K' => Role::General,
        b'A' | b'G' => Role::Advisor,
        b'E' | b'B' | b'M' => Role::Elephant,
        b'H' | b'N' => Role::Horse,
        b'R' => Role::Chariot,
        b'C' => Role::Cannon,
        b'P' => Role::Soldier,
        _ => return None,
    })
}

const fn mark(sign: u8) -> Option<Mark> {
    Some(match sign {
        b'+' => Mark::Front,
        b'-' => Mark::Rear,
        b'=' | b'.' => Mark::Middle,
        b'F' => Mark::Foremost,
        b'R' | b'B' => Mark::Rearmost,
        _ => return None,
    })
}

const fn direction(sign: u8) -> Option<Direction> {
    Some(match sign {
        b'+' => Direction::Forward,
        b'-' => Direction::Back,
        b'=' | b'.' | b':' => Direction::Sideways,
        _ => return None,
    })
}

const fn digit(character: u8) -> Option<u8> {
    match character {
        b'1'..=b'9' => Some(character - b'0'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_move_have_the_same_parts() {
        for spellings in [
            &[
                "C2=5",
                "c2=5",
                "C2.5",
                "c2.5",
                "C2:5",
                "C25",
                "Ｃ２＝５",
                "C 2 = 5",
            ][..],
            &["H8+7", "h8+7", "N8+7", "Ｈ８＋７"],
            &["E3-5", "B3-5", "M3-5", "E3–5", "e3−5"],
            &["A4+5", "G4+5"],
            &["C+=5", "+C=5", "C+.5", "+C.5", "+c.5"],
            &["R--2", "-R-2"],
            &["FC=5", "CF=5", "fc.5"],
            &["RC=5", "BC=5", "CR=5", "cb.5"],
            &["P3+=4", "+P3=4", "P+3=4", "3+=4", "3+.4"],
        ] {
            let [first, others @ ..] = spellings else {
                panic!("no spellings");
            };
            assert!(parse(first).is_some(), "{first}");
            for text in others {
                assert_eq!(parse(text), parse(first), "{text}");
            }
        }
    }

    #[test]
    fn other_texts_are_no_moves() {
        for text in [
            "",
            "C",
            "C2",
            "C2=",
            "C2=0",
            "C0=5",
            "C=5",
            "C2=55",
            "+-=5",
            "=5",
            "X9-8",
            "P2/5",
            "C+-=5",
            "h2e2",
            "H2-E2",
            "Che2",
            "炮二平五",
            "C2=5!",
            "🙂",
            "222",
            "++",
            "1-0",
        ] {
            if let Some(parsed) = parse(text) {
                panic!("{text:?} is {parsed:?}");
            }
        }
    }
}
