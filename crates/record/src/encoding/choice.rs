//! Which encoding bytes are in.
//!
//! A byte order mark, nothing but ASCII, and valid UTF-8 settle it. What is left is read in every
//! encoding, and the reading that looks most like Chinese or Vietnamese is taken: Chinese by how many
//! of its characters are common ones, Vietnamese by how many of its words can be syllables. A name of
//! two characters may look like nothing much in any, or good in two; so the encoding that files of
//! the format usually have starts with a small lead.

use super::vietnamese::syllable;
use super::{Encoding, chinese};

/// Which encoding was taken, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodingChoice {
    /// The encoding.
    pub encoding: Encoding,
    /// Why.
    pub why: EncodingReason,
}

impl EncodingChoice {
    /// What somebody asked for or else what the file's mark names, where either is there.
    pub(crate) fn settled(asked: Option<Encoding>, marked: Option<Encoding>) -> Option<Self> {
        let choice = |why| move |encoding| Self { encoding, why };
        let asked = asked.map(choice(EncodingReason::Asked));
        asked.or(marked.map(choice(EncodingReason::ByteOrderMark)))
    }
}

/// Why an encoding was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncodingReason {
    /// Somebody said so.
    Asked,
    /// The format has no other.
    Format,
    /// The file begins with a byte order mark.
    ByteOrderMark,
    /// There is nothing but ASCII.
    Ascii,
    /// It is valid, which other encodings hardly are by accident.
    Valid,
    /// More of it reads as moves than in any other.
    Moves,
    /// More of it reads as words than in any other.
    Words,
    /// Nothing speaks for any; it is the one most files of the format have.
    Usual,
}

impl EncodingReason {
    /// A stable name for programs, also the end of the message's name in the locale files.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Format => "format",
            Self::ByteOrderMark => "byte-order-mark",
            Self::Ascii => "ascii",
            Self::Valid => "valid",
            Self::Moves => "moves",
            Self::Words => "words",
            Self::Usual => "usual",
        }
    }
}

/// How many bytes are read in every encoding; what settles it at once is looked for in all of them.
const EVIDENCE_BYTES: usize = 2 << 10;

/// How many ASCII bytes before the first other byte may be the beginning of its word.
const LONGEST_WORD: usize = 32;

/// How many bytes are searched for moves.
const MOVE_BYTES: usize = 8 << 10;

/// What a reading gets for each thing that speaks for it or against it.
mod points {
    pub(super) const SYLLABLE: i64 = 3;
    pub(super) const FREQUENT: i64 = 2;
    pub(super) const FIRST_LEVEL: i64 = 1;
    pub(super) const VALID: i64 = 3;
    pub(super) const WRONG: i64 = -3;
    /// What the usual encoding has before anything is looked at.
    pub(super) const USUAL: i64 = 2;
    /// What a reading needs on average, in thousandths.
    pub(super) const ENOUGH: i64 = 400;
    /// With so much on average the others need not be looked at, since text that reads so well in
    /// Chinese is nonsense otherwise.
    pub(super) const CLEAR_CHINESE: i64 = 1_600;
    /// The same in Vietnamese, where several encodings have some letters in common.
    pub(super) const CLEAR_VIETNAMESE: i64 = 2_900;
    /// How many words or characters that takes.
    pub(super) const CLEAR_UNITS: i64 = 8;
}

/// Encodings that are compared; of equal ones the first is taken.
const CANDIDATES: [Encoding; 7] = [
    Encoding::Utf8,
    Encoding::Gb18030,
    Encoding::Big5,
    Encoding::Tcvn3,
    Encoding::Vni,
    Encoding::Windows1258,
    Encoding::Viscii,
];

/// Decides in which encoding the texts of one game are; all of them are in the same. `usual` is what
/// files of the format mostly have.
pub fn choose(texts: &[&[u8]], usual: Encoding) -> EncodingChoice {
    certain(texts).unwrap_or_else(|| by_words(texts, usual))
}

/// As [`choose`], where moves in Chinese may be among the texts: between GBK and Big5 they decide.
pub fn choose_for_moves(texts: &[&[u8]], usual: Encoding) -> EncodingChoice {
    certain(texts)
        .or_else(|| by_moves(texts))
        .unwrap_or_else(|| by_words(texts, usual))
}

/// The encoding that a byte order mark at the beginning names.
pub(crate) fn mark(bytes: &[u8]) -> Option<Encoding> {
    if bytes.starts_with(&[0xEF, 0xBB, 0xBF]) {
        Some(Encoding::Utf8)
    } else if bytes.starts_with(&[0xFF, 0xFE]) {
        Some(Encoding::Utf16Le)
    } else {
        None
    }
}

/// What needs no comparison.
fn certain(texts: &[&[u8]]) -> Option<EncodingChoice> {
    let chosen = |encoding, why| Some(EncodingChoice { encoding, why });
    if let Some(marked) = texts.first().and_then(|first| mark(first)) {
        return chosen(marked, EncodingReason::ByteOrderMark);
    }
    if texts.iter().all(|text| text.is_ascii()) {
        return chosen(Encoding::Utf8, EncodingReason::Ascii);
    }
    is_surely_utf8(texts).then_some(EncodingChoice {
        encoding: Encoding::Utf8,
        why: EncodingReason::Valid,
    })
}

/// Valid, but for a character that a text's end cuts, and with at least one character that takes
/// three bytes or is Vietnamese: two bytes of another encoding are valid quite often.
fn is_surely_utf8(texts: &[&[u8]]) -> bool {
    let mut is_sure = false;
    for text in texts {
        let valid = match str::from_utf8(text) {
            Ok(valid) => valid,
            Err(error) if error.error_len().is_some() => return false,
            Err(error) => text
                .get(..error.valid_up_to())
                .and_then(|valid| str::from_utf8(valid).ok())
                .unwrap_or_default(),
        };
        is_sure = is_sure || valid.chars().any(|c| c >= '\u{800}') || has_only_syllables(valid);
    }
    is_sure
}

/// Whether there are Vietnamese words, and no others beyond ASCII.
fn has_only_syllables(text: &str) -> bool {
    let mut words = words(text).filter(|word| !word.is_ascii()).peekable();
    words.peek().is_some() && words.all(syllable::is_syllable)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic())
}

fn by_moves(texts: &[&[u8]]) -> Option<EncodingChoice> {
    let sample = sample(texts, MOVE_BYTES);
    let moves = |encoding: Encoding| chinese::count_moves(&encoding.decode(&sample).text);
    let (gbk, big5) = (moves(Encoding::Gb18030), moves(Encoding::Big5));
    let encoding = match gbk.cmp(&big5) {
        std::cmp::Ordering::Less => Encoding::Big5,
        std::cmp::Ordering::Equal => return None,
        std::cmp::Ordering::Greater => Encoding::Gb18030,
    };
    let why = EncodingReason::Moves;
    Some(EncodingChoice { encoding, why })
}

fn by_words(texts: &[&[u8]], usual: Encoding) -> EncodingChoice {
    let sample = sample(texts, EVIDENCE_BYTES);
    let mut best = EncodingChoice {
        encoding: usual,
        why: EncodingReason::Usual,
    };
    let mut most = points::ENOUGH - 1;
    let others = CANDIDATES.into_iter().filter(|&other| other != usual);
    for encoding in std::iter::once(usual).chain(others) {
        let lead = if encoding == usual { points::USUAL } else { 0 };
        let score = score(encoding, &sample, lead);
        if score.average > most {
            let why = EncodingReason::Words;
            best = EncodingChoice { encoding, why };
            most = score.average;
        }
        if score.is_clear(encoding) {
            break;
        }
    }
    best
}

/// The texts' beginnings, up to so many bytes, without the ASCII before the first other word and
/// without texts that are nothing else.
fn sample(texts: &[&[u8]], most: usize) -> Vec<u8> {
    let mut sample = Vec::new();
    for text in texts {
        let room = most.saturating_sub(sample.len());
        if room == 0 {
            break;
        }
        let Some(first) = text.iter().position(|byte| !byte.is_ascii()) else {
            continue;
        };
        let before = text.get(..first).unwrap_or_default();
        let blank = before.iter().rposition(u8::is_ascii_whitespace);
        let start = blank
            .map_or(0, |blank| blank + 1)
            .max(first.saturating_sub(LONGEST_WORD));
        sample.extend(cut(text.get(start..).unwrap_or_default(), room));
        sample.push(b'\n');
    }
    sample
}

/// The beginning of a text; a longer one is cut between words.
fn cut(text: &[u8], most: usize) -> &[u8] {
    let Some((head, _)) = text.split_at_checked(most) else {
        return text;
    };
    let end = head.iter().rposition(u8::is_ascii_whitespace);
    head.get(..end.unwrap_or(most)).unwrap_or(head)
}

/// How well a reading looks.
struct Score {
    /// What its words and characters get on average, in thousandths.
    average: i64,
    /// How many there are.
    units: i64,
}

impl Score {
    const fn is_clear(&self, encoding: Encoding) -> bool {
        let needed = match encoding {
            Encoding::Gb18030 | Encoding::Big5 => points::CLEAR_CHINESE,
            _ => points::CLEAR_VIETNAMESE,
        };
        self.units >= points::CLEAR_UNITS && self.average >= needed
    }
}

fn score(encoding: Encoding, bytes: &[u8], lead: i64) -> Score {
    let text = encoding.decode(bytes).text;
    let mut points = lead + chinese::first_level(encoding, bytes) * points::FIRST_LEVEL;
    let mut units = 0;
    for word in words(&text).filter(|word| !word.is_ascii()) {
        for part in parts(word) {
            points += part_points(encoding, part);
            units += 1;
        }
    }
    for c in text.chars().filter(|&c| is_wrong(encoding, c)) {
        points += points::WRONG
            * if c == char::REPLACEMENT_CHARACTER {
                2
            } else {
                1
            };
        units += 1;
    }
    Score {
        average: points * 1_000 / units.max(1),
        units,
    }
}

/// A run of letters comes apart in Chinese characters and words of other letters.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    word.split_inclusive(chinese::is_character)
        .flat_map(|part| {
            let last = part
                .chars()
                .next_back()
                .filter(|&c| chinese::is_character(c));
            let (letters, character) = part.split_at(part.len() - last.map_or(0, char::len_utf8));
            [letters, character]
        })
        .filter(|part| !part.is_ascii())
}

fn part_points(encoding: Encoding, part: &str) -> i64 {
    let character = part.chars().next().filter(|&c| chinese::is_character(c));
    match (character, encoding) {
        (Some(_), Encoding::Utf8) => points::VALID,
        (Some(c), _) if chinese::is_frequent(c) => points::FREQUENT,
        (Some(_), _) => 0,
        (None, _) if syllable::is_syllable(part) => {
            points::SYLLABLE + i64::from(syllable::is_frequent(part))
        }
        // An initial, or a word of another language.
        (None, _) if part == "Đ" || encoding == Encoding::Utf8 => 0,
        (None, _) => points::WRONG,
    }
}

/// What no reading should hold: what could not be read, private characters, and in the encodings of
/// Vietnamese the signs that nobody types.
fn is_wrong(encoding: Encoding, c: char) -> bool {
    match c {
        char::REPLACEMENT_CHARACTER | '\u{E000}'..='\u{F8FF}' | '\u{80}'..='\u{9F}' => true,
        '‘' | '’' | '“' | '”' | '–' | '—' | '…' | '·' | '•' | '«' | '»' | '°' | '½' | '\u{a0}' => {
            false
        }
        _ => !c.is_ascii() && !c.is_alphabetic() && is_vietnamese(encoding),
    }
}

const fn is_vietnamese(encoding: Encoding) -> bool {
    matches!(
        encoding,
        Encoding::Tcvn3 | Encoding::Vni | Encoding::Viscii | Encoding::Windows1258
    )
}

#[cfg(test)]
mod phrases;
#[cfg(test)]
mod tests;
