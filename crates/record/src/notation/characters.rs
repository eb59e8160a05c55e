//! Characters that stand for the same thing.

/// The ASCII character of a full-width form, and the hyphen of any dash; other characters are what
/// they are.
pub(crate) fn plain(c: char) -> char {
    match c {
        '！'..='～' => {
            u8::try_from(u32::from(c) - u32::from('！') + u32::from('!')).map_or(c, char::from)
        }
        '‐'..='―' | '−' => '-',
        _ => c,
    }
}
