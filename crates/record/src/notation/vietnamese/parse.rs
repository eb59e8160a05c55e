//! From text to its parts, without looking at a board.

use crate::notation::{
    MAX_LEN,
    characters::plain,
    step::{Direction, Step},
};
use xiangqi::Role;

/// The parts of a move's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parsed {
    /// What the piece may be: "tuong" without accents is a general or an elephant.
    pub(super) roles: &'static [Role],
    /// Its file, 1–9 from the mover's right.
    pub(super) file: Option<u8>,
    /// Which of several on one file.
    pub(super) mark: Option<Mark>,
    pub(super) goal: Goal,
}

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    Step(Step),
    /// It takes a man of one of these kinds, wherever that stands: `X3xB`.
    Take(&'static [Role]),
}

/// Which of several like pieces on one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Front,
    /// The one in the middle; with a number, that many behind the foremost.
    Middle(Option<u8>),
    Rear,
    /// The rear one, or the one on file 6: "sau" may be either.
    RearOrSix,
}

/// Longer names stand before those they begin with.
const PIECES: [(&str, &[Role]); 22] = [
    ("tướng", &[Role::General]),
    ("tượng", &[Role::Elephant]),
    ("tuong", &[Role::General, Role::Elephant]),
    ("pháo", &[Role::Cannon]),
    ("phao", &[Role::Cannon]),
    ("binh", &[Role::Soldier]),
    ("chốt", &[Role::Soldier]),
    ("chot", &[Role::Soldier]),
    ("tốt", &[Role::Soldier]),
    ("tot", &[Role::Soldier]),
    ("mã", &[Role::Horse]),
    ("ma", &[Role::Horse]),
    ("sĩ", &[Role::Advisor]),
    ("sỹ", &[Role::Advisor]),
    ("si", &[Role::Advisor]),
    ("sy", &[Role::Advisor]),
    ("xe", &[Role::Chariot]),
    ("tg", &[Role::General]),
    ("x", &[Role::Chariot]),
    ("p", &[Role::Cannon]),
    ("m", &[Role::Horse]),
    ("s", &[Role::Advisor]),
];
const LETTERS: [(&str, &[Role]); 3] = [
    ("t", &[Role::Elephant]),
    ("b", &[Role::Soldier]),
    ("c", &[Role::Soldier]),
];

const MARKS: [(&str, Mark); 8] = [
    ("trước", Mark::Front),
    ("truoc", Mark::Front),
    ("giữa", Mark::Middle(None)),
    ("giua", Mark::Middle(None)),
    ("sau", Mark::Rear),
    ("t", Mark::Front),
    ("g", Mark::Middle(None)),
    ("s", Mark::Rear),
];

const DIRECTIONS: [(&str, Direction); 19] = [
    (".", Direction::Forward),
    ("+", Direction::Forward),
    ("/", Direction::Back),
    ("-", Direction::Sideways),
    ("=", Direction::Sideways),
    ("tiến", Direction::Forward),
    ("tien", Direction::Forward),
    ("tấn", Direction::Forward),
    ("tan", Direction::Forward),
    ("thoái", Direction::Back),
    ("thoai", Direction::Back),
    ("thối", Direction::Back),
    ("thoi", Direction::Back),
    ("lùi", Direction::Back),
    ("lui", Direction::Back),
    ("bình", Direction::Sideways),
    ("binh", Direction::Sideways),
    ("ngang", Direction::Sideways),
    ("sang", Direction::Sideways),
];

/// Digits as words. Longer ones stand before those they begin with.
const DIGITS: [(&str, u8); 19] = [
    ("một", 1),
    ("mot", 1),
    ("hai", 2),
    ("bảy", 7),
    ("bẩy", 7),
    ("bay", 7),
    ("ba", 3),
    ("bốn", 4),
    ("bon", 4),
    ("tư", 4),
    ("tu", 4),
    ("năm", 5),
    ("nam", 5),
    ("sáu", 6),
    ("sau", 6),
    ("tám", 8),
    ("tam", 8),
    ("chín", 9),
    ("chin", 9),
];

/// What stands before the man taken.
const TAKES: [&str; 5] = ["x", "×", "*", "ăn", "an"];

pub(super) fn parse(text: &str) -> Option<Parsed> {
    if text.len() > MAX_LEN {
        return None;
    }
    let text = normalise(text);
    let (roles, rest) = man(&text)?;
    // "sau" is the rear one, and may be six ("sáu") where nothing has accents.
    let is_rear = rest.starts_with("sau");
    let (before, rest) = optional(digit(rest).filter(|_| !is_rear), rest);
    // A direction that begins like a mark ("tiến") is no mark.
    let mark = if one_of(&DIRECTIONS, rest).is_some() {
        None
    } else {
        one_of(&MARKS, rest)
    };
    let (mark, rest) = optional(mark, rest);
    let (after, rest) = match mark {
        Some(_) => optional(digit(rest), rest),
        None => (None, rest),
    };
    let (file, mark) = match (mark, before, after) {
        (Some(Mark::Middle(_)), file, nth) => (file, Some(Mark::Middle(nth))),
        (Some(Mark::Rear), None, None) if is_rear && is_plain_words(&text) => {
            (None, Some(Mark::RearOrSix))
        }
        (_, Some(_), Some(_)) => return None,
        (mark, before, after) => (before.or(after), mark),
    };
    Some(Parsed {
        roles,
        file,
        mark,
        goal: goal(rest)?,
    })
}

/// The kinds that the name at the beginning of a text may mean.
fn man(text: &str) -> Option<(&'static [Role], &str)> {
    one_of(&PIECES, text).or_else(|| one_of(&LETTERS, text))
}

/// The goal that is the whole text.
fn goal(text: &str) -> Option<Goal> {
    let taken = TAKES.iter().find_map(|word| text.strip_prefix(word));
    let (goal, rest) = if let Some(taken) = taken {
        let (roles, rest) = man(taken)?;
        (Goal::Take(roles), rest)
    } else {
        let (direction, rest) = one_of(&DIRECTIONS, text)?;
        let (number, rest) = digit(rest)?;
        (Goal::Step(Step { direction, number }), rest)
    };
    rest.is_empty().then_some(goal)
}

/// Lower case, no blanks, no full-width forms. Where accents are characters of their own, no accents
/// at all.
fn normalise(text: &str) -> String {
    let is_accent = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    let has_accents = text.chars().any(|c| is_accent(&c));
    text.chars()
        .filter(|c| !c.is_whitespace() && !is_accent(c))
        .map(plain)
        .flat_map(char::to_lowercase)
        .map(|c| if has_accents { bare_vowel(c) } else { c })
        .collect()
}

/// The vowel without its hat or horn: what is left of an accented letter whose tone was a
/// character of its own.
fn bare_vowel(c: char) -> char {
    match c {
        'ă' | 'â' => 'a',
        'ê' => 'e',
        'ô' | 'ơ' => 'o',
        'ư' => 'u',
        _ => c,
    }
}

fn one_of<'a, T: Copy>(names: &[(&str, T)], text: &'a str) -> Option<(T, &'a str)> {
    names
        .iter()
        .find_map(|&(name, value)| Some((value, text.strip_prefix(name)?)))
}

fn optional<'a, T>(found: Option<(T, &'a str)>, text: &'a str) -> (Option<T>, &'a str) {
    match found {
        Some((value, rest)) => (Some(value), rest),
        None => (None, text),
    }
}

/// Whether a text has neither accents nor figures.
fn is_plain_words(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// Whether a word is a digit.
pub(super) fn is_digit(word: &str) -> bool {
    one_of(&DIGITS, &normalise(word)).is_some_and(|(_, rest)| rest.is_empty())
}

fn digit(text: &str) -> Option<(u8, &str)> {
    figure(text).or_else(|| one_of(&DIGITS, text))
}

fn figure(text: &str) -> Option<(u8, &str)> {
    let mut chars = text.chars();
    let digit = chars.next()?.to_digit(10).filter(|&digit| digit > 0)?;
    Some((u8::try_from(digit).ok()?, chars.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    type Parts = (&'static [Role], Option<u8>, Option<Mark>, Direction, u8);

    fn parts(text: &str) -> Option<Parts> {
        let Parsed {
            roles,
            file,
            mark,
            goal: Goal::Step(step),
        } = parse(text)?
        else {
            return None;
        };
        Some((roles, file, mark, step.direction, step.number))
    }

    #[test]
    fn spellings_of_one_move_have_the_same_parts() {
        let expected = parts("P2-5");
        assert!(expected.is_some());
        for text in [
            "p2-5",
            "P2=5",
            "P 2 - 5",
            "P2–5",
            "P2—5",
            "P2−5",
            "Pháo 2 bình 5",
            "phao 2 binh 5",
            "Ｐ２－５",
        ] {
            assert_eq!(parts(text), expected, "{text:?}");
        }
        // Accents as characters of their own.
        assert_eq!(parts("Pha\u{301}o 2 bi\u{300}nh 5"), expected);
        // Only the tones, as the Vietnamese keyboard of Windows types them.
        for (typed, text) in [
            ("tô\u{301}t 7 tiê\u{301}n 1", "tốt 7 tiến 1"),
            ("Mã trươ\u{301}c tâ\u{301}n 7", "Mã trước tấn 7"),
            ("Tươ\u{301}ng 5 bình 4", "tuong 5 binh 4"),
        ] {
            assert!(parts(text).is_some());
            assert_eq!(parts(typed), parts(text), "{text}");
        }
    }

    #[test]
    fn words_that_begin_alike_are_told_apart() {
        use Direction::{Back, Forward};
        let horse: &[Role] = &[Role::Horse];
        assert_eq!(
            parts("Mã 8 tấn 7"),
            Some((horse, Some(8), None, Forward, 7))
        );
        assert_eq!(
            parts("Mã trước tiến 7"),
            Some((horse, None, Some(Mark::Front), Forward, 7))
        );
        assert_eq!(
            parts("Mt thoái 7"),
            Some((horse, None, Some(Mark::Front), Back, 7))
        );
        assert_eq!(
            parts("M sau lui 7"),
            Some((horse, None, Some(Mark::Rear), Back, 7))
        );
        let elephant: &[Role] = &[Role::Elephant];
        assert_eq!(
            parts("Tt.5"),
            Some((elephant, None, Some(Mark::Front), Forward, 5))
        );
        let general: &[Role] = &[Role::General];
        assert_eq!(parts("tg5.1"), Some((general, Some(5), None, Forward, 1)));
        let soldier: &[Role] = &[Role::Soldier];
        assert_eq!(
            parts("tốt 7 tiến 1"),
            Some((soldier, Some(7), None, Forward, 1))
        );
        assert_eq!(
            parts("B7t.1"),
            Some((soldier, Some(7), Some(Mark::Front), Forward, 1))
        );
        assert_eq!(parts("Ct7.1"), parts("B7t.1"));
        assert_eq!(
            parts("Bg2.1"),
            Some((soldier, None, Some(Mark::Middle(Some(2))), Forward, 1))
        );
    }

    #[test]
    fn digits_may_be_words() {
        for (words, text) in [
            ("Pháo hai bình năm", "P2-5"),
            ("PHÁO HAI BÌNH NĂM", "P2-5"),
            ("Pha\u{301}o hai bi\u{300}nh năm", "P2-5"),
            ("phao hai binh nam", "P2-5"),
            ("Pháo hai bình 5", "P2-5"),
            ("Mã tám tấn bảy", "M8.7"),
            ("ma tam tan bay", "M8.7"),
            ("Xe một thoái bốn", "X1/4"),
            ("Xe mot thoi tu", "X1/4"),
            ("Xe sáu tiến ba", "X6.3"),
            ("Xe trước bình sáu", "Xt-6"),
            ("xe sau binh 6", "Xs-6"),
            ("Xe sau bình sáu", "Xs-6"),
            ("Binh bảy trước tiến một", "B7t.1"),
            ("binh sau sau tien mot", "B6s.1"),
            ("Sĩ tư tấn năm", "S4.5"),
            ("Binh ba tiến một", "B3.1"),
            ("chot chin tien mot", "B9.1"),
        ] {
            let expected = parts(text);
            assert!(expected.is_some());
            assert_eq!(parts(words), expected, "{words}");
        }
        let either = parts("xe sau tien mot").unwrap();
        assert_eq!((either.1, either.2), (None, Some(Mark::RearOrSix)));
        assert_eq!(parts("Pháo hai bình"), None);
        assert_eq!(parts("Pháo haibình năm mươi"), None);
    }

    #[test]
    fn a_capture_may_name_what_is_taken() {
        let taken = |text| parse(text).map(|parsed| parsed.goal);
        assert_eq!(taken("X3xB"), Some(Goal::Take(&[Role::Soldier])));
        assert_eq!(parse("X3xB").unwrap().file, Some(3));
        for text in [
            "x3xb",
            "X3 x C",
            "X3*B",
            "X3×B",
            "Xe 3 ăn tốt",
            "xe 3 an chốt",
        ] {
            assert_eq!(parse(text), parse("X3xB"), "{text}");
        }
        assert_eq!(taken("MtxTg"), Some(Goal::Take(&[Role::General])));
        assert_eq!(taken("PsxT"), Some(Goal::Take(&[Role::Elephant])));
        for text in ["X3x", "X3xB7", "xB", "X3xx3"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_moves() {
        for text in [
            "", "P", "P2", "P2-", "P2-0", "P0-5", "P2*5", "P2-55", "P22-5", "Q2-5", "h2e2", "b2e2",
            "c3-c4", "Bt7t.1", "🙂", "B7t7.1",
        ] {
            assert_eq!(parse(text), None, "{text:?}");
        }
        assert_eq!(parse(&" ".repeat(MAX_LEN + 1)), None);
    }
}
