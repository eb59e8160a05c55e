//! TCVN 5712:1993 VN3, which people call ABC or TCVN3.
//!
//! Its upper-case vowels have no tones: fonts named `….VnTimeH` show the lower-case letters as
//! capitals instead, so that `NGUYỄN` is usually found as `NGUYễN`. Which font it was, the bytes do
//! not say, and what is read stays as it is. The standard's other way, the capital followed by the
//! tone as a byte of its own, is read and is what is written. The letters which the larger set VN2
//! adds at free places are read, too.

use super::{compose, decompose, windows_byte, windows_sign};

/// The letters of the bytes A0 to FF.
const HIGH: [char; 96] = [
    '\u{a0}', 'Ă', 'Â', 'Ê', 'Ô', 'Ơ', 'Ư', 'Đ', 'ă', 'â', 'ê', 'ô', 'ơ', 'ư', 'đ', 'Ằ', // A0
    '\u{300}', '\u{309}', '\u{303}', '\u{301}', '\u{323}', // B0
    'à', 'ả', 'ã', 'á', 'ạ', 'Ẳ', 'ằ', 'ẳ', 'ẵ', 'ắ', 'Ẵ', // B5
    'Ắ', 'Ầ', 'Ẩ', 'Ẫ', 'Ấ', 'Ề', 'ặ', 'ầ', 'ẩ', 'ẫ', 'ấ', 'ậ', 'è', 'Ể', 'ẻ', 'ẽ', // C0
    'é', 'ẹ', 'ề', 'ể', 'ễ', 'ế', 'ệ', 'ì', 'ỉ', 'Ễ', 'Ế', 'Ồ', 'ĩ', 'í', 'ị', 'ò', // D0
    'Ổ', 'ỏ', 'õ', 'ó', 'ọ', 'ồ', 'ổ', 'ỗ', 'ố', 'ộ', 'ờ', 'ở', 'ỡ', 'ớ', 'ợ', 'ù', // E0
    'Ỗ', 'ủ', 'ũ', 'ú', 'ụ', 'ừ', 'ử', 'ữ', 'ứ', 'ự', 'ỳ', 'ỷ', 'ỹ', 'ý', 'ỵ', 'Ố', // F0
];

pub(in crate::encoding) fn decode(bytes: &[u8]) -> String {
    let letters: String = bytes.iter().map(|&byte| letter(byte)).collect();
    compose(&letters)
}

fn letter(byte: u8) -> char {
    match byte {
        0xA0.. => HIGH[usize::from(byte - 0xA0)],
        0x80.. => windows_sign(byte).unwrap_or(char::REPLACEMENT_CHARACTER),
        _ => char::from(byte),
    }
}

/// Adds the bytes of a character, unless VN3 has none.
pub(in crate::encoding) fn encode(c: char, out: &mut Vec<u8>) -> Option<()> {
    match decompose(c) {
        Some((vowel, mark)) if c.is_uppercase() => out.extend([byte(vowel)?, byte(mark)?]),
        _ => out.push(byte(c)?),
    }
    Some(())
}

fn byte(c: char) -> Option<u8> {
    if c.is_ascii() {
        return u8::try_from(c).ok();
    }
    let high = (0xA0..=u8::MAX).find(|&byte| letter(byte) == c);
    high.or_else(|| windows_byte(c).filter(|&byte| byte < 0xA0))
}
