//! One game out of its tags.

use super::lines::{Line, Lines};
use super::page::{Game, Tag};
use super::{board, fields, value};
use crate::encoding::{EncodingChoice, choose};
use crate::format::lines::narrowed;
use crate::format::reader::settle_turn;
use crate::limits::{MAX_HEADERS, MAX_TAGS, MAX_TEXT_BYTES};
use crate::{
    Encoding, Format, Import, Outcome, Place, ReadError, ReadOptions, Record, RemarkKind, Report,
    headers,
};
use std::collections::HashSet;
use xiangqi::{Color, Diagram, FenNote};

/// What the site's own pages are in.
const USUAL: Encoding = Encoding::Gb18030;

pub(super) fn read(game: &Game<'_>, options: ReadOptions) -> Result<Import, ReadError> {
    let mut report = Report::new(Format::Dhtmlxq);
    let choice = encoding(game, options);
    let encoding = narrowed(choice.encoding);
    report.encoding = Some(choice);
    let mut record = Record::default();
    let stated = start(game, encoding, &mut record, &mut report)?;
    if game.is_cut {
        report.remark(Place::Game, RemarkKind::Truncated);
    }
    if game.has_more {
        report.remark(Place::Game, RemarkKind::TooMany { most: MAX_TAGS });
    }
    read_headers(game, encoding, &mut record, &mut report);
    read_moves(game, encoding, &mut record, &mut report);
    settle_turn(&mut record, stated, &mut report);
    Ok(Import::new(record, report))
}

fn encoding(game: &Game<'_>, options: ReadOptions) -> EncodingChoice {
    EncodingChoice::settled(options.encoding, game.marked).unwrap_or_else(|| {
        let texts: Vec<&[u8]> = game.tags.iter().map(|tag| tag.value).collect();
        choose(&texts, USUAL)
    })
}

/// Sets the board up and tells which side the file says begins, if it says so.
fn start(
    game: &Game<'_>,
    encoding: Encoding,
    record: &mut Record,
    report: &mut Report,
) -> Result<Option<Color>, ReadError> {
    let mut stated = match game.get("firstnum").map(<[u8]>::trim_ascii) {
        Some(b"0") => Some(Color::Red),
        Some(b"1") => Some(Color::Black),
        _ => None,
    };
    if let Some(fen) = game.get("fen") {
        let fen = value::plain(&encoding.decode(fen).text);
        let fen = board::written_out(&fen).unwrap_or(fen);
        let reading = Diagram::from_fen(&fen).map_err(ReadError::Fen)?;
        record.start = reading.diagram;
        for &note in &reading.notes {
            report.remark(Place::Start, RemarkKind::Fen(note));
        }
        if !reading.notes.contains(&FenNote::TurnMissing) {
            stated = stated.or(Some(record.start.turn));
        }
    } else if let Some(men) = game.get("binit") {
        record.start.board = board::read(men)?;
    }
    Ok(stated)
}

/// Takes every tag that is not the game itself as a header; of several with one name the first that
/// is not empty.
fn read_headers(game: &Game<'_>, encoding: Encoding, record: &mut Record, report: &mut Report) {
    let mut seen = HashSet::new();
    for tag in &game.tags {
        let is_empty = tag.value.trim_ascii().is_empty();
        if is_empty || !seen.insert(&*tag.name) {
            continue;
        }
        match &*tag.name {
            "result" => read_result(tag, encoding, record, report),
            "open" => read_opening(tag, encoding, record, report),
            "date" if tag.value.trim_ascii() == b"0000-00-00" => {}
            other if fields::is_other(other) => {}
            _ if record.headers.len() >= MAX_HEADERS => {
                let most = MAX_HEADERS;
                report.remark(Place::Game, RemarkKind::TooMany { most });
                return;
            }
            name => {
                let header = header_name(game, name);
                let place = || Place::Header(header.to_owned());
                let mut text = text(tag, encoding, place, report);
                if header == headers::SOURCE {
                    let bytes = value::percent_decoded(text.as_bytes());
                    text = String::from_utf8(bytes).unwrap_or(text);
                }
                record.headers.set(header, text);
            }
        }
    }
}

/// A name without the team stands for the player where there is no other.
fn header_name<'a>(game: &Game<'_>, tag: &'a str) -> &'a str {
    match tag {
        "redname" if game.get("red").is_none() => headers::RED,
        "blackname" if game.get("black").is_none() => headers::BLACK,
        _ => fields::header(tag).unwrap_or(tag),
    }
}

fn text(
    tag: &Tag<'_>,
    encoding: Encoding,
    place: impl Fn() -> Place,
    report: &mut Report,
) -> String {
    let bytes = tag.value.get(..MAX_TEXT_BYTES).unwrap_or(tag.value);
    if bytes.len() < tag.value.len() {
        let most = MAX_TEXT_BYTES;
        report.remark(place(), RemarkKind::TooMany { most });
    }
    value::plain(&report.text(encoding, bytes, place))
}

/// What a result says beyond who won is kept as the reason.
fn read_result(tag: &Tag<'_>, encoding: Encoding, record: &mut Record, report: &mut Report) {
    let place = || Place::Header(headers::TERMINATION.to_owned());
    let text = text(tag, encoding, place, report);
    if let Some(outcome) = fields::outcome(&text) {
        record.outcome = outcome;
        return;
    }
    record.outcome = Outcome::from_words(&text).unwrap_or_default();
    if record.headers.get(headers::TERMINATION).is_none() {
        record.headers.set(headers::TERMINATION, text);
    }
}

fn read_opening(tag: &Tag<'_>, encoding: Encoding, record: &mut Record, report: &mut Report) {
    let place = || Place::Header(headers::OPENING.to_owned());
    let text = text(tag, encoding, place, report);
    let (code, name) = fields::opening(&text);
    if let Some(code) = code.filter(|_| record.headers.get(headers::ECCO).is_none()) {
        record.headers.set(headers::ECCO, code);
    }
    if !name.is_empty() {
        record.headers.set(headers::OPENING, name);
    }
}

fn read_moves(game: &Game<'_>, encoding: Encoding, record: &mut Record, report: &mut Report) {
    let below = game.get(fields::MOVES_FROM_BELOW);
    let list = game.get("movelist").or(below).or(game.script);
    let mut lines = list.map(Line::of_list).unwrap_or_default();
    let mut seen = HashSet::new();
    let variations = game.tags.iter().filter(|tag| tag.name.starts_with("move_"));
    for tag in variations.filter(|tag| !tag.value.trim_ascii().is_empty()) {
        if seen.insert(&*tag.name) {
            match Line::of_tag(&tag.name, tag.value) {
                Some(line) => lines.push(line),
                None => report.remark(Place::Game, RemarkKind::NoSuchMove),
            }
        }
    }
    let comments = read_comments(game, encoding, report);
    let mut tree = Lines::new(&mut record.tree, report, list.is_some() && list == below);
    tree.place(&lines);
    for ((line, ply), text) in comments {
        let found = tree.node(line, ply);
        let node = found.unwrap_or_else(|| tree.end(line));
        if found.is_none() {
            tree.remark(Place::Node(node), RemarkKind::TextMoved);
        }
        let comment = tree.comment(node);
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(&text);
    }
}

/// Comments by line and ply.
fn read_comments(
    game: &Game<'_>,
    encoding: Encoding,
    report: &mut Report,
) -> Vec<((u32, u32), String)> {
    let mut seen = HashSet::new();
    let mut comments = Vec::new();
    for tag in &game.tags {
        let Some(at) = fields::comment(&tag.name) else {
            continue;
        };
        if tag.value.trim_ascii().is_empty() || !seen.insert(at) {
            continue;
        }
        let place = || Place::Header(tag.name.to_string());
        comments.push((at, text(tag, encoding, place, report)));
    }
    comments
}
