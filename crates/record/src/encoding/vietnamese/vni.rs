//! VNI for Windows: most vowels are two bytes, the plain vowel and a byte for what stands above and
//! below it; the rest takes the places of letters of Latin-1.

use super::{Tone, VOWELS, upper, windows_byte, windows_sign};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Bytes, of which a letter has one or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Spelling(u8, Option<u8>);

/// The second bytes by tone, as characters of Latin-1, after vowels without a circumflex or breve.
const PLAIN: &str = "_øûõùï";
/// The second bytes that add a circumflex.
const CIRCUMFLEX: &str = "âàåãáä";
/// The second bytes that add a breve.
const BREVE: &str = "êèúüéë";
/// `i` is one byte in every tone.
const I: &str = "iìæóíò";

fn latin(row: &str, tone: Tone) -> Option<u8> {
    u8::try_from(row.chars().nth(tone as usize)?).ok()
}

/// How a lower-case vowel is spelled.
fn spelling(vowel: char, tone: Tone) -> Option<Spelling> {
    let (first, marks) = match vowel {
        'i' => return Some(Spelling(latin(I, tone)?, None)),
        'y' if tone == Tone::Dot => return Some(Spelling(0xEE, None)),
        'â' => (b'a', CIRCUMFLEX),
        'ê' => (b'e', CIRCUMFLEX),
        'ô' => (b'o', CIRCUMFLEX),
        'ă' => (b'a', BREVE),
        'ơ' => (0xF4, PLAIN),
        'ư' => (0xF6, PLAIN),
        plain => (u8::try_from(plain).ok()?, PLAIN),
    };
    let mark = latin(marks, tone).filter(|_| marks != PLAIN || tone != Tone::Level);
    Some(Spelling(first, mark))
}

/// The same place in upper case: Latin-1 keeps both cases 20 apart, as ASCII does.
fn raise(Spelling(first, mark): Spelling) -> Spelling {
    Spelling(first & !0x20, mark.map(|mark| mark & !0x20))
}

static SPELLINGS: LazyLock<HashMap<char, Spelling>> = LazyLock::new(|| {
    let mut known = HashMap::from([('đ', Spelling(0xF1, None)), ('Đ', Spelling(0xD1, None))]);
    for row in VOWELS {
        for (letter, tone) in row.into_iter().zip(Tone::ALL) {
            if let Some(spelling) = spelling(row[0], tone) {
                known.insert(letter, spelling);
                known.insert(upper(letter), raise(spelling));
            }
        }
    }
    known
});

static LETTERS: LazyLock<HashMap<Spelling, char>> =
    LazyLock::new(|| SPELLINGS.iter().map(|(&c, &s)| (s, c)).collect());

pub(in crate::encoding) fn decode(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    let mut rest = bytes;
    while let [first, after @ ..] = rest {
        let pair = after.first().and_then(|&mark| pair(*first, mark));
        rest = after.get(usize::from(pair.is_some())..).unwrap_or_default();
        out.push(pair.unwrap_or_else(|| single(*first)));
    }
    out
}

/// The letter of two bytes. The first tells the case: some programs leave the second small.
fn pair(first: u8, mark: u8) -> Option<char> {
    if mark < 0xC0 {
        return None;
    }
    let mark = (mark & !0x20) | (first & 0x20);
    LETTERS.get(&Spelling(first, Some(mark))).copied()
}

fn single(byte: u8) -> char {
    let letter = || LETTERS.get(&Spelling(byte, None)).copied();
    match byte {
        0xC0.. => letter().unwrap_or(char::REPLACEMENT_CHARACTER),
        0x80.. => windows_sign(byte).unwrap_or(char::REPLACEMENT_CHARACTER),
        _ => char::from(byte),
    }
}

/// Adds the bytes of a character, unless VNI has none.
pub(in crate::encoding) fn encode(c: char, out: &mut Vec<u8>) -> Option<()> {
    if c.is_ascii() {
        out.push(u8::try_from(c).ok()?);
    } else if let Some(Spelling(first, mark)) = SPELLINGS.get(&c) {
        out.push(*first);
        out.extend(*mark);
    } else {
        out.push(windows_byte(c)?);
    }
    Some(())
}
