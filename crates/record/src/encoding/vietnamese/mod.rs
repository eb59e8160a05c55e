//! Vietnamese letters, and the encodings made for them.

pub(super) mod syllable;
pub(super) mod tcvn3;
pub(super) mod viscii;
pub(super) mod vni;

use std::collections::HashMap;
use std::sync::LazyLock;

/// The six tones, in the order of the rows of [`VOWELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Tone {
    Level,
    Grave,
    Hook,
    Tilde,
    Acute,
    Dot,
}

impl Tone {
    const ALL: [Self; 6] = [
        Self::Level,
        Self::Grave,
        Self::Hook,
        Self::Tilde,
        Self::Acute,
        Self::Dot,
    ];

    /// The combining character that writes it.
    const fn mark(self) -> Option<char> {
        match self {
            Self::Level => None,
            Self::Grave => Some('\u{300}'),
            Self::Hook => Some('\u{309}'),
            Self::Tilde => Some('\u{303}'),
            Self::Acute => Some('\u{301}'),
            Self::Dot => Some('\u{323}'),
        }
    }

    fn of_mark(mark: char) -> Option<Self> {
        let is_it = |tone: &Self| tone.mark() == Some(mark);
        Self::ALL.into_iter().find(is_it)
    }
}

/// The vowels, each in its six tones.
const VOWELS: [[char; 6]; 12] = [
    ['a', 'à', 'ả', 'ã', 'á', 'ạ'],
    ['ă', 'ằ', 'ẳ', 'ẵ', 'ắ', 'ặ'],
    ['â', 'ầ', 'ẩ', 'ẫ', 'ấ', 'ậ'],
    ['e', 'è', 'ẻ', 'ẽ', 'é', 'ẹ'],
    ['ê', 'ề', 'ể', 'ễ', 'ế', 'ệ'],
    ['i', 'ì', 'ỉ', 'ĩ', 'í', 'ị'],
    ['o', 'ò', 'ỏ', 'õ', 'ó', 'ọ'],
    ['ô', 'ồ', 'ổ', 'ỗ', 'ố', 'ộ'],
    ['ơ', 'ờ', 'ở', 'ỡ', 'ớ', 'ợ'],
    ['u', 'ù', 'ủ', 'ũ', 'ú', 'ụ'],
    ['ư', 'ừ', 'ử', 'ữ', 'ứ', 'ự'],
    ['y', 'ỳ', 'ỷ', 'ỹ', 'ý', 'ỵ'],
];

/// Each of these letters in upper case is one character, too.
fn upper(c: char) -> char {
    c.to_uppercase().next().unwrap_or(c)
}

/// Every vowel in every tone and both cases, with the vowel without its tone.
static SPLIT: LazyLock<HashMap<char, (char, Tone)>> = LazyLock::new(|| {
    let mut split = HashMap::new();
    for row in VOWELS {
        for (letter, tone) in row.into_iter().zip(Tone::ALL) {
            split.insert(letter, (row[0], tone));
            split.insert(upper(letter), (upper(row[0]), tone));
        }
    }
    split
});

static JOIN: LazyLock<HashMap<(char, Tone), char>> =
    LazyLock::new(|| SPLIT.iter().map(|(&c, &parts)| (parts, c)).collect());

/// The vowel without its tone, and the tone.
pub(super) fn split(c: char) -> Option<(char, Tone)> {
    SPLIT.get(&c).copied()
}

/// The vowel, which has no tone, with a tone.
fn join(vowel: char, tone: Tone) -> Option<char> {
    JOIN.get(&(vowel, tone)).copied()
}

/// The vowel with a circumflex, a breve or a horn, the tone kept.
fn with_shape(c: char, mark: char) -> Option<char> {
    let (vowel, tone) = split(c)?;
    let shaped = match (vowel.to_ascii_lowercase(), mark) {
        ('a', '\u{302}') => 'â',
        ('e', '\u{302}') => 'ê',
        ('o', '\u{302}') => 'ô',
        ('a', '\u{306}') => 'ă',
        ('o', '\u{31b}') => 'ơ',
        ('u', '\u{31b}') => 'ư',
        _ => return None,
    };
    let is_upper = vowel.is_ascii_uppercase();
    join(if is_upper { upper(shaped) } else { shaped }, tone)
}

/// The vowel with the tone that a combining mark writes.
fn with_tone(c: char, mark: char) -> Option<char> {
    let tone = Tone::of_mark(mark)?;
    match split(c)? {
        (vowel, Tone::Level) => join(vowel, tone),
        _ => None,
    }
}

/// Joins vowels and the combining marks after them to single characters (Unicode's NFC, as far as
/// Vietnamese goes).
pub(super) fn compose(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut last = None;
    for c in text.chars() {
        let joined = last.and_then(|last| with_tone(last, c).or_else(|| with_shape(last, c)));
        if joined.is_some() {
            last = joined;
        } else {
            out.extend(last.replace(c));
        }
    }
    out.extend(last);
    out
}

/// The vowel without its tone and the combining mark of the tone, if it has one.
pub(super) fn decompose(c: char) -> Option<(char, char)> {
    let (vowel, tone) = split(c)?;
    Some((vowel, tone.mark()?))
}

/// What Windows shows for a byte from 80 to BF: fonts for Vietnamese left the signs there alone.
fn windows_sign(byte: u8) -> Option<char> {
    let byte = [byte];
    let (sign, _) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(&byte);
    sign.chars().next().filter(|c| !c.is_control())
}

/// The byte from 80 to BF that Windows shows as this sign.
fn windows_byte(sign: char) -> Option<u8> {
    let mut text = [0; 4];
    let (bytes, _, failed) = encoding_rs::WINDOWS_1252.encode(sign.encode_utf8(&mut text));
    match (bytes.as_ref(), failed) {
        ([byte @ 0x80..=0xBF], false) => Some(*byte),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combining_marks_join_in_any_order() {
        for text in ["Vie\u{302}\u{323}t", "Vie\u{323}\u{302}t", "Viê\u{323}t"] {
            assert_eq!(compose(text), "Việt");
        }
        assert_eq!(
            compose("Đu\u{31b}o\u{31b}\u{300}ng U\u{31b}\u{301}"),
            "Đường Ứ"
        );
        assert_eq!(compose("x\u{301} \u{301}"), "x\u{301} \u{301}");
    }

    #[test]
    fn every_vowel_comes_apart_and_together() {
        for letter in VOWELS.concat() {
            for c in [letter, upper(letter)] {
                let (vowel, tone) = split(c).unwrap();
                assert_eq!(join(vowel, tone), Some(c));
                let apart: String = [vowel].into_iter().chain(tone.mark()).collect();
                assert_eq!(compose(&apart), c.to_string());
            }
        }
    }
}
