//! Names of guests: a friendly one to begin with, and what a chosen one may look like.

use sha2::{Digest, Sha256};
use store::PersonId;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Characters in a chosen name.
const LONGEST: usize = 24;

/// Marks on one letter. Vietnamese needs two.
const MARKS: usize = 3;

const NOUNS: [&str; 32] = [
    "Trúc", "Tùng", "Mai", "Sen", "Lúa", "Trăng", "Suối", "Gió", "Mây", "Sao", "Sông", "Núi",
    "Hạc", "Én", "Cò", "Nghé", "Diều", "Thuyền", "Đò", "Nón", "Trà", "Đá", "Rừng", "Biển", "Sương",
    "Nắng", "Mưa", "Đồi", "Bướm", "Chim", "Cau", "Bàng",
];

const QUALITIES: [&str; 24] = [
    "Xanh", "Vàng", "Biếc", "Hồng", "Trắng", "Tím", "Nâu", "Sớm", "Khuya", "Lặng", "Vui", "Hiền",
    "Non", "Xa", "Cao", "Trong", "Ấm", "Mát", "Thơm", "Nhẹ", "Sáng", "Bạc", "Ngọc", "Quê",
];

/// The name of a guest who has not chosen one. It follows from the identity, so that a visit
/// costs no row in the database.
pub(crate) fn guest_name(person: PersonId) -> String {
    let digest = Sha256::digest(person.as_str());
    let pick = |at: usize, of: usize| usize::from(digest[at]) % of;
    let noun = NOUNS[pick(0, NOUNS.len())];
    let quality = QUALITIES[pick(1, QUALITIES.len())];
    let number = 10 + pick(2, 90);
    format!("{noun} {quality} {number}")
}

/// The name as it will be shown: trimmed, inner white space made single. `None` when it is empty,
/// too long, or would look like something it is not.
pub(crate) fn tidy(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST).contains(&name.chars().count());
    let letters = name.chars().any(char::is_alphanumeric);
    let mut marks = 0;
    let shown = name.chars().all(|character| {
        marks = if is_mark(character) { marks + 1 } else { 0 };
        !is_invisible(character) && marks <= MARKS
    });
    (fits && letters && shown).then_some(name)
}

/// Marks that stand over or under the letter before them, and can be stacked into other lines.
fn is_mark(character: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark};
    matches!(character.general_category(), NonspacingMark | EnclosingMark)
}

/// Characters that show nothing, turn the text around, or mean nothing to anybody else.
fn is_invisible(character: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    matches!(
        character.general_category(),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    ) || is_blank(character)
}

/// Letters, marks and symbols that show nothing.
fn is_blank(character: char) -> bool {
    matches!(character, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{ffa0}' | '\u{1d159}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guest_names_are_stable_and_fit() {
        let mut seen = std::collections::HashSet::new();
        for number in 0..=255 {
            let person = PersonId::from_random([number; 12]);
            let name = guest_name(person);
            assert_eq!(name, guest_name(person));
            assert_eq!(tidy(&name).as_deref(), Some(name.as_str()));
            seen.insert(name);
        }
        assert!(
            seen.len() > 55,
            "{} different names for 62 people",
            seen.len()
        );
    }

    #[test]
    fn names_people_have_are_taken() {
        for (typed, shown) in [
            ("  Nguyễn   Văn\tA ", "Nguyễn Văn A"),
            ("Bích Ngọc", "Bích Ngọc"),
            ("Bi\u{301}ch Ngo\u{323}c", "Bi\u{301}ch Ngo\u{323}c"),
            ("胡荣华", "胡荣华"),
            ("♟ Lý", "♟ Lý"),
        ] {
            assert_eq!(tidy(typed).as_deref(), Some(shown));
        }
    }

    #[test]
    fn names_that_deceive_are_refused() {
        for typed in [
            "",
            "   ",
            "1234567890123456789012345",
            "a\u{202e}b",
            "a\u{200b}b",
            "a\u{1d173}b",
            "a\u{e0041}b",
            "a\u{e000}b",
            "\u{610}\u{611}\u{612}\u{613}a",
            "\u{3164}",
            "Z\u{300}\u{301}\u{302}\u{303}\u{304}",
            "---",
            "a\0b",
        ] {
            assert_eq!(tidy(typed), None, "{typed:?}");
        }
    }
}
