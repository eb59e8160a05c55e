//! From text to its parts, without looking at a board.

use crate::notation::coordinate::{self, Base};
use xiangqi::{File, Rank, Role, Square};

/// The parts of a move's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parsed {
    pub(super) role: Role,
    /// The file it comes from, if it is told.
    pub(super) file: Option<File>,
    /// The rank it comes from, if it is told.
    pub(super) rank: Option<Rank>,
    pub(super) to: Square,
}

pub(super) fn parse(text: &str, base: Base) -> Option<Parsed> {
    let text = text.trim().trim_end_matches(['+', '#', '!', '?']);
    let letter = text.chars().next().and_then(role);
    let rest = match letter {
        Some(_) => text.get(1..)?,
        None => text,
    };
    let role = letter.unwrap_or(Role::Soldier);
    if let Some(to) = square(rest, base) {
        let (file, rank) = (None, None);
        return Some(Parsed {
            role,
            file,
            rank,
            to,
        });
    }
    let (file, rest) = optional(file(rest), rest);
    let (rank, rest) = optional(coordinate::rank(rest, base), rest);
    let target = rest.strip_prefix(['x', '-', ':']);
    let to = square(target.unwrap_or(rest), base)?;
    // Two squares and no more are another notation's.
    let is_coordinates = letter.is_none() && file.is_some() && rank.is_some();
    let is_move = !is_coordinates || rest.starts_with('x');
    is_move.then_some(Parsed {
        role,
        file,
        rank,
        to,
    })
}

const fn role(letter: char) -> Option<Role> {
    Some(match letter {
        'K' => Role::General,
        'A' => Role::Advisor,
        'E' | 'B' => Role::Elephant,
        'H' | 'N' => Role::Horse,
        'R' => Role::Chariot,
        'C' => Role::Cannon,
        'P' => Role::Soldier,
        _ => return None,
    })
}

/// The square that is the whole text.
fn square(text: &str, base: Base) -> Option<Square> {
    let (file, rest) = file(text)?;
    let (rank, rest) = coordinate::rank(rest, base)?;
    rest.is_empty().then_some(Square::new(file, rank))
}

/// The file at the beginning of a text.
fn file(text: &str) -> Option<(File, &str)> {
    let mut chars = text.chars();
    let file = File::from_char(chars.next()?)?;
    Some((file, chars.as_str()))
}

fn optional<'a, T>(found: Option<(T, &'a str)>, text: &'a str) -> (Option<T>, &'a str) {
    match found {
        Some((value, rest)) => (Some(value), rest),
        None => (None, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_are_men_and_small_letters_are_files() {
        let parsed = |text| parse(text, Base::Zero).unwrap();
        assert_eq!(parsed("Cxc5").role, Role::Cannon);
        assert_eq!(parsed("cxc5").role, Role::Soldier);
        assert_eq!(parsed("cxc5").file, File::from_char('c'));
        assert_eq!(parsed("E5e7").rank, Rank::new(5));
        assert_eq!(parsed("Cb2e2").to, "e2".parse().unwrap());
        assert_eq!(parsed("Pde6"), parsed("de6"));
        for text in ["Ca4+", "Ca4#", "Ca4!?", " Ca4 ", "C-a4"] {
            assert_eq!(parsed(text), parsed("Ca4"), "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_moves() {
        for text in [
            "",
            "C",
            "Ce",
            "e",
            "6",
            "h2e2",
            "h2-e2",
            "H2-E2",
            "H2E2",
            "Cee",
            "Xe5",
            "C2=5",
            "Ce10",
            "Cxx4",
            "Cxe44",
            "炮二平五",
            "🙂",
            "+",
            "1-0",
        ] {
            assert_eq!(parse(text, Base::Zero), None, "{text:?}");
        }
        for text in ["Ce0", "Ce11", "R10h1x"] {
            assert_eq!(parse(text, Base::One), None, "{text:?}");
        }
        assert!(parse("Rxh10", Base::One).is_some());
        assert!(parse("R10h9", Base::One).is_some());
    }
}
