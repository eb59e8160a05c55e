//! How text is written in a value: line breaks as `||` or `<br>`, characters as `\uXXXX` or as
//! entities.

use crate::Encoding;
use std::collections::HashSet;

/// The longest entity that is read, `&#1114111;`.
const LONGEST_ENTITY: usize = 10;

/// The text that a value stands for.
pub(super) fn plain(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut rest = value.trim_matches(|c: char| c.is_ascii_whitespace());
    while let Some(c) = rest.chars().next() {
        let special = match c {
            '\\' => escape(rest),
            '&' => entity(rest),
            '<' => line_break(rest),
            '|' => rest.strip_prefix("||").map(|rest| ('\n', rest)),
            '\r' => rest
                .strip_prefix("\r\n")
                .or_else(|| rest.strip_prefix('\r'))
                .map(|rest| ('\n', rest)),
            _ => None,
        };
        let (c, after) = special.unwrap_or_else(|| (c, skip(rest, c.len_utf8())));
        out.push(c);
        rest = after;
    }
    out
}

fn skip(text: &str, bytes: usize) -> &str {
    text.split_at_checked(bytes).map_or("", |(_, rest)| rest)
}

/// `\uXXXX`, or two of them for a character beyond U+FFFF.
fn escape(text: &str) -> Option<(char, &str)> {
    let (unit, rest) = unit(text)?;
    let low = (0xD800..0xDC00)
        .contains(&unit)
        .then(|| self::unit(rest))
        .flatten();
    let (units, rest) = match low {
        Some((low, rest)) => (vec![unit, low], rest),
        None => (vec![unit], rest),
    };
    let c = char::decode_utf16(units).next()?.ok()?;
    Some((c, rest))
}

fn unit(text: &str) -> Option<(u16, &str)> {
    let (digits, rest) = text.strip_prefix("\\u")?.split_at_checked(4)?;
    let are_digits = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let unit = u16::from_str_radix(digits, 16).ok()?;
    are_digits.then_some((unit, rest))
}

fn entity(text: &str) -> Option<(char, &str)> {
    let text = text.strip_prefix('&')?;
    let len = text.bytes().take(LONGEST_ENTITY).position(|b| b == b';')?;
    let (name, rest) = text.split_at_checked(len)?;
    let c = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)?
        }
    };
    Some((c, rest.strip_prefix(';')?))
}

/// `<br>`, `<BR/>`, `<br />`.
fn line_break(text: &str) -> Option<(char, &str)> {
    let (tag, rest) = text.split_at_checked(3)?;
    if !tag.eq_ignore_ascii_case("<br") {
        return None;
    }
    let rest = rest.trim_start_matches(' ');
    let rest = rest.strip_prefix('/').unwrap_or(rest);
    Some(('\n', rest.strip_prefix('>')?))
}

/// The value for a text, so that every reader finds its end and [`plain`] finds the text.
pub(super) fn escaped(text: &str, encoding: Encoding) -> String {
    let missing: HashSet<char> = encoding.encode(text).missing.chars().collect();
    let is_outer = |at: usize, c: char| at == 0 || at + c.len_utf8() == text.len();
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let next = skip(text, at + c.len_utf8()).chars().next();
        let needs_escape = match c {
            '\n' => {
                out.push_str("||");
                continue;
            }
            '[' | ']' | '|' | '\r' => true,
            '\\' => next == Some('u'),
            '&' => next.is_some_and(|next| next == '#' || next.is_ascii_alphabetic()),
            '<' => matches!(next, Some('b' | 'B')),
            c if c.is_ascii_whitespace() => is_outer(at, c),
            c => missing.contains(&c),
        };
        if needs_escape {
            out.extend(escape_of(c));
        } else {
            out.push(c);
        }
    }
    out
}

fn escape_of(c: char) -> impl Iterator<Item = char> {
    let mut units = [0; 2];
    let texts = c.encode_utf16(&mut units).iter();
    let texts: Vec<String> = texts.map(|unit| format!("\\u{unit:04x}")).collect();
    texts.concat().chars().collect::<Vec<_>>().into_iter()
}

/// `%XX` as bytes; the `%uXXXX` that scripts write becomes `\uXXXX`, since it says nothing of the
/// other bytes' encoding.
pub(super) fn percent_decoded(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        let digits = || str::from_utf8(after.get(..2)?).ok();
        let value = || u8::from_str_radix(digits()?, 16).ok();
        match (byte, after.first()) {
            (b'%', Some(b'u' | b'U')) => {
                out.extend(b"\\u");
                rest = after.get(1..).unwrap_or_default();
            }
            (b'%', Some(first)) if first.is_ascii_hexdigit() => match value() {
                Some(value) => {
                    out.push(value);
                    rest = after.get(2..).unwrap_or_default();
                }
                None => out.push(byte),
            },
            _ => out.push(byte),
        }
    }
    out
}

/// An address as the sites write it: so that [`percent_decoded`] gives it back.
pub(super) fn percent_encoded(text: &str) -> String {
    text.replace('%', "%25")
        .replace('[', "%5B")
        .replace(']', "%5D")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_in_all_spellings() {
        for (value, text) in [
            (" 第一行||第二行\r\n", "第一行\n第二行"),
            ("a||||b", "a\n\nb"),
            ("\\u70ae\\ud83d\\ude00\\u12", "炮😀\\u12"),
            (
                "R&amp;D &#28846;&#x70AE; &nbsp;& &foo;",
                "R&D 炮炮  & &foo;",
            ),
            ("a<br>b<BR />c<b>", "a\nb\nc<b>"),
            ("\\ud800x", "\\ud800x"),
        ] {
            assert_eq!(plain(value), text, "{value:?}");
        }
    }

    #[test]
    fn every_text_comes_back() {
        for text in [
            " [a] | || \\u0041 &amp; <br> 炮ạ😀 ",
            "\n\na|\n|",
            "\r",
            "&",
            "\\",
        ] {
            for encoding in Encoding::ALL {
                let value = escaped(text, encoding);
                assert!(!value.contains(['[', ']']), "{value}");
                assert_eq!(encoding.encode(&value).missing, "", "{value}");
                assert_eq!(plain(&value), text, "{value}");
            }
        }
    }

    #[test]
    fn percent_signs() {
        assert_eq!(
            percent_decoded(b"%5Ba%2%zz%u70AE%C5%DA%"),
            b"[a%2%zz\\u70AE\xC5\xDA%"
        );
    }
}
