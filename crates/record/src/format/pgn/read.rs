//! Reading PGN, game by game.

use super::border::{PgnBorder, is_end_of_description};
use super::{clean_value, is_tag, tags};
use crate::format::decoding::Decoding;
use crate::format::head::Head;
use crate::format::lines::Lines;
use crate::format::split::{Slice, Split};
use crate::format::{Import, ReadError, ReadOptions};
use crate::{Format, Place, RemarkKind, Report, headers};
use std::io::BufRead;

/// The games of a file.
pub(in crate::format) fn games<'a>(
    input: impl BufRead + 'a,
    options: ReadOptions,
) -> Result<impl Iterator<Item = Result<Import, ReadError>> + 'a, ReadError> {
    let lines = Lines::open(input, options.encoding)?;
    let mut decoding = Decoding::new(options.encoding, lines.marked());
    let slices = Split::new(lines, PgnBorder::default());
    Ok(slices.map(move |slice| read(&slice?, &mut decoding)))
}

fn read(slice: &Slice, decoding: &mut Decoding) -> Result<Import, ReadError> {
    let mut report = Report::new(Format::Pgn);
    let text = decoding.text(slice, &mut report);
    let mut head = Head::new(report);
    let moves = if text.lines().any(|line| is_tag(line.as_bytes())) {
        read_tags(&mut head, &text)?
    } else {
        read_description(&mut head, &text)
    };
    Ok(head.finish(moves))
}

/// Reads the tags and gives back what follows them. Text before the first belongs to no move.
fn read_tags<'a>(head: &mut Head, text: &'a str) -> Result<&'a str, ReadError> {
    let (mut rest, mut seen) = (text, false);
    while let Some((mut line, after)) = rest.split_once('\n') {
        if is_tag(line.as_bytes()) {
            seen = true;
            while let Some(tag) = tags::take(&mut line) {
                read_tag(head, &tag)?;
            }
        } else if !seen {
            let signs = ['{', '}', ';', '%', ' ', '\u{FEFF}'];
            head.introduction(line.trim().trim_matches(signs));
        } else if !line.trim().is_empty() && !line.starts_with('%') {
            break;
        }
        rest = after;
    }
    Ok(rest)
}

fn read_tag(head: &mut Head, tag: &tags::Tag<'_>) -> Result<(), ReadError> {
    let value = tag.value.as_ref();
    if !tag.is_closed {
        let place = Place::Header(tag.name.to_owned());
        head.report.remark(place, RemarkKind::Truncated);
    }
    let is = |name: &str| tag.name.eq_ignore_ascii_case(name);
    if is("FEN") {
        head.start(value)?;
    } else if is("Result") {
        head.result(value);
    } else if is("Format") {
        head.hint = super::notation_of(value);
    } else if !(is("SetUp")
        || is("Game") && value.eq_ignore_ascii_case(super::GAME)
        || is("Variant") && value.eq_ignore_ascii_case(super::VARIANT))
    {
        head.header(tags::header_name(tag.name), clean_value(value));
    }
    Ok(())
}

/// Where there are no tags, the lines up to the marker `EOD` tell what the game is.
fn read_description<'a>(head: &mut Head, text: &'a str) -> &'a str {
    let mut lines = text.split_inclusive('\n');
    let is_marked = |line: &str| is_end_of_description(line.as_bytes());
    let Some(marker) = lines.clone().position(is_marked) else {
        return text;
    };
    let described: Vec<_> = lines.by_ref().take(marker + 1).collect();
    let len = described.iter().map(|line| line.len()).sum();
    let said = described
        .iter()
        .map(|line| line.trim().trim_end_matches("EOD").trim_end());
    let mut said = said.filter(|line| !line.is_empty());
    head.header(headers::TITLE, said.next().unwrap_or_default());
    head.header(headers::EVENT, &said.collect::<Vec<_>>().join(" "));
    text.get(len..).unwrap_or_default()
}
