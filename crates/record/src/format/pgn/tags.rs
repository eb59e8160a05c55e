//! Tags: `[Name "value"]`.

use crate::{Lost, headers};
use std::borrow::Cow;

/// The longest name of a tag, in bytes.
const MAX_NAME: usize = 64;

/// A tag, and whether it is whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: Cow<'a, str>,
    pub(super) is_closed: bool,
}

/// Whether a line begins with a tag: a bracket, a name, blanks and a quotation mark. None of these
/// bytes is part of another character at such a place in any encoding.
pub(in crate::format) fn is_tag(line: &[u8]) -> bool {
    let Some(inside) = line.trim_ascii_start().strip_prefix(b"[") else {
        return false;
    };
    let inside = inside.trim_ascii_start();
    let is_name = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_' || !b.is_ascii();
    let len = inside
        .iter()
        .take(MAX_NAME + 1)
        .take_while(|b| is_name(b))
        .count();
    let begins_well = inside.first().is_some_and(|b| !b.is_ascii_digit());
    let (_, after) = inside.split_at(len);
    begins_well && (1..=MAX_NAME).contains(&len) && after.trim_ascii_start().starts_with(b"\"")
}

/// Takes the tags off a line, one after the other; what is left is something else.
pub(super) fn take<'a>(line: &mut &'a str) -> Option<Tag<'a>> {
    if !is_tag(line.as_bytes()) {
        return None;
    }
    let (name, value) = line.trim_start().strip_prefix('[')?.split_once('"')?;
    let end = closing_quote(value);
    let (value, rest) = value.split_at_checked(end.unwrap_or(value.len()))?;
    *line = rest
        .trim_start_matches('"')
        .trim_start()
        .strip_prefix(']')
        .unwrap_or_default();
    let value = match end {
        Some(_) => value,
        None => value.trim_end().trim_end_matches(']'),
    };
    Some(Tag {
        name: name.trim(),
        value: unescaped(value.trim()),
        is_closed: end.is_some(),
    })
}

/// The quotation mark before a closing bracket. Others inside the value occur unescaped.
fn closing_quote(value: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (at, c) in value.char_indices() {
        let closes = c == '"'
            && !is_escaped
            && value
                .get(at + 1..)
                .is_some_and(|rest| rest.trim_start().starts_with(']'));
        if closes {
            return Some(at);
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    None
}

/// A backslash before anything but a quotation mark or a backslash is one itself.
fn unescaped(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = chars
            .peek()
            .copied()
            .filter(|&next| c == '\\' && matches!(next, '"' | '\\'));
        out.push(escaped.unwrap_or(c));
        if escaped.is_some() {
            chars.next();
        }
    }
    Cow::Owned(out)
}

/// A line with a tag.
pub(super) fn line(name: &str, value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}

/// A header's value on one line, and what is lost of it there: blanks at its ends are none of its own
/// to those who read it, and a value of question marks says that nothing is known.
pub(in crate::format) fn on_one_line(value: &str) -> (String, Option<Lost>) {
    let line = value.replace(['\r', '\n'], " ");
    let lost = if line != value || clean_value(line.trim()) != line.trim() {
        Some(Lost::Value)
    } else if line.trim() != line {
        Some(Lost::Blanks)
    } else {
        None
    };
    (line, lost)
}

/// Whether a header's name can be that of a tag.
pub(in crate::format) fn is_name(name: &str) -> bool {
    is_tag(line(name, "").as_bytes()) && !name.contains(|c: char| c.is_whitespace() || c == '"')
}

/// The value, unless it says that nothing is known.
pub(in crate::format) fn clean_value(value: &str) -> &str {
    let says_nothing = !value.is_empty() && value.chars().all(|c| matches!(c, '?' | '.' | '？'));
    if says_nothing { "" } else { value }
}

/// The name of a header for that of a tag, in whatever case it is written.
pub(in crate::format) fn header_name(tag: &str) -> &str {
    const OTHERS: [(&str, &str); 5] = [
        ("White", headers::RED),
        ("WhiteTeam", headers::RED_TEAM),
        ("WhiteElo", headers::RED_ELO),
        ("WhiteTitle", headers::RED_TITLE),
        ("WhiteTime", headers::RED_TIME),
    ];
    let is_it = |name: &str| name.eq_ignore_ascii_case(tag);
    let other = OTHERS.iter().find(|(name, _)| is_it(name));
    let known = other.map(|&(_, header)| header);
    known
        .or_else(|| headers::ALL.iter().copied().find(|name| is_it(name)))
        .unwrap_or(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(mut line: &str) -> Vec<(String, String, bool)> {
        std::iter::from_fn(|| take(&mut line))
            .map(|tag| (tag.name.to_owned(), tag.value.into_owned(), tag.is_closed))
            .collect()
    }

    #[test]
    fn escapes_are_read_and_written() {
        for value in [
            "",
            "a",
            r#"a "b" c"#,
            r"C:\games",
            r"\",
            r#"\""#,
            "]",
            r#"a"] b"#,
        ] {
            let line = line("Event", value);
            assert_eq!(
                tags(&line),
                [("Event".to_owned(), value.to_owned(), true)],
                "{line}"
            );
        }
    }

    #[test]
    fn odd_tags_are_read() {
        let tag =
            |name: &str, value: &str, is_closed| (name.to_owned(), value.to_owned(), is_closed);
        assert_eq!(
            tags(r#" [ Red  "A" ] [Black "B"]"#),
            [tag("Red", "A", true), tag("Black", "B", true)]
        );
        assert_eq!(
            tags(r#"[Event "the "big" one"]"#),
            [tag("Event", r#"the "big" one"#, true)]
        );
        assert_eq!(tags(r#"[Event "C:\new"]"#), [tag("Event", r"C:\new", true)]);
        assert_eq!(
            tags(r#"[Event "never closed]"#),
            [tag("Event", "never closed", false)]
        );
        assert_eq!(tags(r#"[红方 "胡荣华"]"#), [tag("红方", "胡荣华", true)]);
        for none in [
            "",
            "[",
            "[Event]",
            "[%clk \"1\"]",
            "[1 \"a\"]",
            "[DhtmlXQ_ver]www",
        ] {
            assert!(tags(none).is_empty(), "{none}");
        }
        assert!(!is_tag(format!("[{} \"\"]", "a".repeat(65)).as_bytes()));
    }

    #[test]
    fn names_become_those_of_headers() {
        assert_eq!(header_name("white"), headers::RED);
        assert_eq!(header_name("RedTeam"), headers::RED_TEAM);
        assert_eq!(header_name("ECCO"), headers::ECCO);
        assert_eq!(header_name("Number"), "Number");
        assert_eq!(clean_value("????.??.??"), "");
        assert_eq!(clean_value("2000.11.??"), "2000.11.??");
    }
}
