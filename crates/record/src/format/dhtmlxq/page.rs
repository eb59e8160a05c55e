//! Finding the tags in whatever holds them, and the games among the tags.

use super::fields;
use crate::Encoding;
use crate::encoding::mark;
use crate::limits::MAX_TAGS;
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

/// A tag's name and what stands in it.
#[derive(Debug)]
pub(super) struct Tag<'a> {
    pub(super) name: Cow<'a, str>,
    pub(super) value: &'a [u8],
}

/// The tags of one game.
#[derive(Debug, Default)]
pub(super) struct Game<'a> {
    pub(super) tags: Vec<Tag<'a>>,
    /// What a script variable holds of it, where no tag has its moves.
    pub(super) script: Option<&'a [u8]>,
    /// The last tag has no end.
    pub(super) is_cut: bool,
    /// The encoding that the file's mark names.
    pub(super) marked: Option<Encoding>,
    /// There were more than [`MAX_TAGS`].
    pub(super) has_more: bool,
    /// The first tag of each name that is not empty.
    first: HashMap<Cow<'a, str>, usize>,
}

impl<'a> Game<'a> {
    /// The first value under a name that is not empty.
    pub(super) fn get(&self, name: &str) -> Option<&'a [u8]> {
        let &first = self.first.get(name)?;
        self.tags.get(first).map(|tag| tag.value)
    }

    fn add(&mut self, tag: Tag<'a>) {
        if self.tags.len() >= MAX_TAGS {
            self.has_more = true;
            return;
        }
        if !tag.value.trim_ascii().is_empty() {
            let number = self.tags.len();
            self.first.entry(tag.name.clone()).or_insert(number);
        }
        self.tags.push(tag);
    }

    fn has_moves(&self) -> bool {
        ["movelist", fields::MOVES_FROM_BELOW]
            .into_iter()
            .any(|name| self.get(name).is_some())
    }

    /// Whether this tag, outside of any wrapper, begins another game.
    fn ends_before(&self, next: &Tag<'_>) -> bool {
        match &*next.name {
            "ver" | "binit" | "movelist" | fields::MOVES_FROM_BELOW | "fen" => {
                self.get(&next.name).is_some()
            }
            "title" => self.get("title").is_some_and(|title| title != next.value),
            _ => false,
        }
    }
}

/// A file's bytes, and how far they have been read.
#[derive(Debug, Default)]
pub(super) struct Page {
    bytes: Vec<u8>,
    marked: Option<Encoding>,
    at: usize,
    /// The values of script variables that have not been given to a game yet, the last first.
    scripts: Vec<Range<usize>>,
    /// Whether a game has been found.
    is_used: bool,
}

impl Page {
    /// UTF-16 becomes UTF-8.
    pub(super) fn new(mut bytes: Vec<u8>, asked: Option<Encoding>) -> Self {
        let marked = mark(&bytes);
        if asked.or(marked) == Some(Encoding::Utf16Le) {
            bytes = Encoding::Utf16Le.decode(&bytes).text.into_bytes();
        }
        if let Some(decoded) = percent_decoded(&bytes) {
            bytes = decoded;
        }
        let mut scripts: Vec<_> = scripts(&bytes).collect();
        scripts.reverse();
        Self {
            bytes,
            marked,
            scripts,
            ..Self::default()
        }
    }

    /// Hands over the next game, if there is one.
    pub(super) fn next_game<T>(&mut self, take: impl FnOnce(&Game<'_>) -> T) -> Option<T> {
        let mut game = Game {
            marked: self.marked,
            ..Game::default()
        };
        let mut is_wrapped = false;
        while let Some((part, end)) = part(&self.bytes, self.at) {
            match part {
                Part::Begin | Part::End if !game.tags.is_empty() => break,
                Part::Begin => is_wrapped = true,
                Part::End => is_wrapped = false,
                Part::Script => {}
                Part::Tag { tag, .. } if !is_wrapped && game.ends_before(&tag) => break,
                Part::Tag { tag, is_cut } => {
                    game.add(tag);
                    game.is_cut = is_cut;
                }
            }
            self.at = end;
        }
        if game.tags.is_empty() && self.is_used {
            return None;
        }
        if !game.has_moves() {
            let script = self.scripts.pop();
            game.script = script.and_then(|script| self.bytes.get(script));
        }
        self.is_used = true;
        (!game.tags.is_empty() || game.script.is_some()).then(|| take(&game))
    }
}

/// What is found in a page.
enum Part<'a> {
    /// The beginning of a wrapper.
    Begin,
    /// The end of a wrapper.
    End,
    /// A script variable, which is looked for by itself.
    Script,
    Tag {
        tag: Tag<'a>,
        is_cut: bool,
    },
}

/// The first part at or after a place, and where it ends.
fn part(bytes: &[u8], mut at: usize) -> Option<(Part<'_>, usize)> {
    loop {
        let rest = bytes.get(at..)?;
        at += rest
            .iter()
            .position(|byte| matches!(byte, b'[' | b'D' | b'd'))?;
        if let Some((_, end)) = variable(bytes, at) {
            return Some((Part::Script, end));
        }
        match marker(bytes, at) {
            None => at += 1,
            Some(Marker { end, kind }) => match kind {
                Kind::Begin => return Some((Part::Begin, end)),
                Kind::End => return Some((Part::End, end)),
                // The end of nothing.
                Kind::TagEnd => at = end,
                Kind::Tag(name) => return Some(tag(bytes, name, end)),
            },
        }
    }
}

/// A tag whose value begins here. Whatever tag comes next ends it: closing names are wrong often
/// enough, and missing at times.
fn tag<'a>(bytes: &'a [u8], name: Cow<'a, str>, start: usize) -> (Part<'a>, usize) {
    let mut at = start;
    let (stop, end, is_cut) = loop {
        let found = bytes
            .get(at..)
            .and_then(|rest| rest.iter().position(|&byte| byte == b'['));
        let Some(found) = found else {
            break (bytes.len(), bytes.len(), true);
        };
        at += found;
        match marker(bytes, at) {
            None => at += 1,
            Some(Marker { kind, end }) => {
                let end = if matches!(kind, Kind::TagEnd) {
                    end
                } else {
                    at
                };
                break (at, end, false);
            }
        }
    };
    let value = bytes.get(start..stop).unwrap_or_default();
    let tag = Tag { name, value };
    (Part::Tag { tag, is_cut }, end)
}

/// Something in brackets, and where it ends.
struct Marker<'a> {
    kind: Kind<'a>,
    end: usize,
}

enum Kind<'a> {
    Begin,
    End,
    Tag(Cow<'a, str>),
    TagEnd,
}

/// The longest name of a tag.
const LONGEST_NAME: usize = 64;

/// Reads what stands in brackets here.
fn marker(bytes: &[u8], at: usize) -> Option<Marker<'_>> {
    let rest = bytes.get(at..)?.strip_prefix(b"[")?;
    let name = rest.iter().take(LONGEST_NAME).position(|&b| b == b']')?;
    let text = rest.get(..name)?;
    let (is_end, text) = match text.strip_prefix(b"/") {
        Some(text) => (true, text),
        None => (false, text),
    };
    let text = str::from_utf8(text).ok()?;
    let is_name = |name: &str| name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    if !is_name(text) {
        return None;
    }
    let kind = kind(text, is_end)?;
    let end = at + 1 + name + 1;
    Some(Marker { kind, end })
}

fn kind(text: &str, is_end: bool) -> Option<Kind<'_>> {
    if let Some(place) = strip(text, "game_comment_").or_else(|| strip(text, "comment_")) {
        let name = format!("comment{place}");
        return Some(if is_end {
            Kind::TagEnd
        } else {
            Kind::Tag(name.into())
        });
    }
    let dhj = strip(text, "DHJHtmlXQ");
    let name = dhj.or_else(|| strip(text, "DhtmlXQ"))?;
    Some(match (name.strip_prefix('_'), is_end) {
        (Some(_), true) => Kind::TagEnd,
        (Some(name), false) if dhj.is_some() => Kind::Tag(Cow::Borrowed(fields::numbered(name))),
        (Some(name), false) => Kind::Tag(fields::canonical(name)),
        (None, true) => Kind::End,
        (None, false) => Kind::Begin,
    })
}

/// Takes a prefix off, whatever its case.
fn strip<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let (head, rest) = text.split_at_checked(prefix.len())?;
    head.eq_ignore_ascii_case(prefix).then_some(rest)
}

const VARIABLE: &[u8] = b"DhtmlXQ_movelist";

/// Where the value of a script variable that is set here stands, and where the statement ends.
fn variable(bytes: &[u8], at: usize) -> Option<(Range<usize>, usize)> {
    let rest = bytes.get(at..)?;
    let (name, rest) = rest.split_at_checked(VARIABLE.len())?;
    if !name.eq_ignore_ascii_case(VARIABLE) {
        return None;
    }
    let rest = rest.trim_ascii_start().strip_prefix(b"=")?;
    let (&quote, rest) = rest.trim_ascii_start().split_first()?;
    if !matches!(quote, b'"' | b'\'') {
        return None;
    }
    let len = rest.iter().position(|&byte| byte == quote)?;
    let start = bytes.len() - rest.len();
    Some((start..start + len, start + len + 1))
}

/// Where the values of all script variables stand.
fn scripts(bytes: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = bytes.get(at..)?;
            at += rest.iter().position(|byte| matches!(byte, b'D' | b'd'))?;
            if let Some((value, end)) = variable(bytes, at) {
                at = end;
                return Some(value);
            }
            at += 1;
        }
    })
}

const ENCODED: &[u8] = b"%5BDhtmlXQ";

/// The page with the URL-encoded parts that hold tags decoded; none where there is no such part.
fn percent_decoded(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut rest = bytes;
    let mut out: Option<Vec<u8>> = None;
    while let Some(at) = find(rest, ENCODED) {
        let (before, encoded) = rest.split_at(at);
        let is_end = |byte: &u8| byte.is_ascii_whitespace() || b"\"'<>".contains(byte);
        let len = encoded.iter().position(is_end).unwrap_or(encoded.len());
        let (encoded, after) = encoded.split_at(len);
        let out = out.get_or_insert_default();
        out.extend(before);
        out.extend(super::value::percent_decoded(encoded));
        rest = after;
    }
    if let Some(out) = &mut out {
        out.extend(rest);
    }
    out
}

/// Where a text begins, whatever the case of its letters.
fn find(bytes: &[u8], text: &[u8]) -> Option<usize> {
    bytes
        .windows(text.len())
        .position(|window| window.eq_ignore_ascii_case(text))
}

/// Whether the beginning of a file has such tags, or is that of a page of the web, which may have
/// them later.
pub(in crate::format) fn is_page(head: &[u8]) -> bool {
    let tags: [&[u8]; 4] = [b"[DhtmlXQ", b"[DHJHtmlXQ", ENCODED, VARIABLE];
    let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head);
    let begins = |with: &[u8]| {
        let begin = head.trim_ascii_start().get(..with.len());
        begin.is_some_and(|begin| begin.eq_ignore_ascii_case(with))
    };
    begins(b"<!doctype html")
        || begins(b"<html")
        || tags.into_iter().any(|tag| find(head, tag).is_some())
}
