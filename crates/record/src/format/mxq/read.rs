//! Reading.

use super::{COMMENTS_END, ENDS, HEAD, MOVES, names};
use crate::format::bytes::Bytes;
use crate::format::reader::settle_turn;
use crate::format::texts::Texts;
use crate::format::{Import, ReadError, ReadOptions};
use crate::limits::{MAX_NODES, MAX_TEXT_BYTES};
use crate::{Encoding, Format, Place, Record, RemarkKind, Report, Tree, headers};
use xiangqi::{Color, File, Move, Rank, Square};

/// The most texts before the moves.
const MOST: usize = 64;

/// Whether a file begins as these do: there is no magic, but the moves have a title.
pub(in crate::format) fn is_one(head: &[u8]) -> bool {
    let mut bytes = Bytes::new(head, 0);
    let mut texts = std::iter::from_fn(|| text(&mut bytes)).take(MOST);
    texts.any(|text| text == MOVES)
}

/// Reads the file's one game.
pub(in crate::format) fn read(bytes: &[u8], options: ReadOptions) -> Result<Import, ReadError> {
    if !is_one(bytes) {
        let format = Format::Mxq;
        return Err(ReadError::NotThis { format });
    }
    let mut report = Report::new(Format::Mxq);
    let mut record = Record::default();
    let mut bytes = Bytes::new(bytes, 0);
    let head = head(&mut bytes);
    record.tree = moves(&mut bytes, &mut report);
    let comments = comments(&mut bytes, &mut report);

    let numbers = numbers(&head);
    let mut texts = Texts::default();
    for (i, name) in HEAD.into_iter().enumerate() {
        if name != headers::TIME_CONTROL {
            texts.header(name, head.get(i).copied().unwrap_or_default());
        }
    }
    texts.header(headers::TIME_CONTROL, &numbers);
    let others = head.get(HEAD.len()..).unwrap_or_default();
    let others = others.join(&b'\n');
    texts.header(headers::REMARK, &others);
    texts.comment(Tree::ROOT, &comments, &mut report);
    texts.decode(Encoding::Gb18030, options, &mut record, &mut report);
    let both = record
        .headers
        .get(headers::RESULT)
        .unwrap_or_default()
        .to_owned();
    record.headers.set(headers::RESULT, "");
    match names::read(&both, &mut record.headers) {
        Some(outcome) => record.outcome = outcome,
        None => record.headers.set(headers::TITLE, both),
    }
    settle_turn(&mut record, Some(Color::Red), &mut report);
    Ok(Import::new(record, report))
}

/// A text after its length.
fn text<'a>(bytes: &mut Bytes<'a>) -> Option<&'a [u8]> {
    let [length] = bytes.array()?;
    bytes.take(length.into())
}

/// The texts before the moves.
fn head<'a>(bytes: &mut Bytes<'a>) -> Vec<&'a [u8]> {
    let texts = std::iter::from_fn(|| text(bytes));
    texts.take_while(|&text| text != MOVES).collect()
}

/// The numbers as one text.
fn numbers(head: &[&[u8]]) -> Vec<u8> {
    let known = HEAD.into_iter().zip(head);
    let numbers = known.filter(|&(name, _)| name == headers::TIME_CONTROL);
    let numbers: Vec<_> = numbers.map(|(_, &text)| text).collect();
    numbers.join(&b' ').trim_ascii().to_vec()
}

/// The moves, up to the first that is none.
fn moves(bytes: &mut Bytes<'_>, report: &mut Report) -> Tree {
    let mut tree = Tree::default();
    let mut last = Some(Tree::ROOT);
    loop {
        let offset = Place::Offset(bytes.offset());
        let Some(text) = text(bytes) else {
            report.remark(offset, RemarkKind::Truncated);
            return tree;
        };
        if text == ENDS {
            return tree;
        }
        let Some(parent) = last else { continue };
        let m = coordinates(text).filter(|_| tree.len() < MAX_NODES);
        last = m.map(|m| tree.add(parent, m));
        if last.is_none() {
            let kind = if tree.len() < MAX_NODES {
                let text = String::from_utf8_lossy(text).into_owned();
                RemarkKind::NotAMove { text }
            } else {
                RemarkKind::TooMany { most: MAX_NODES }
            };
            report.remark(offset, kind);
        }
    }
}

/// `7C-4C`: the file from 0 and the rank from `A`, twice.
fn coordinates(text: &[u8]) -> Option<Move> {
    let &[from_file, from_rank, b'-', to_file, to_rank] = text else {
        return None;
    };
    let square = |file: u8, rank: u8| {
        let file = File::new(file.checked_sub(b'0')?)?;
        Some(Square::new(file, Rank::new(rank.checked_sub(b'A')?)?))
    };
    let from = square(from_file, from_rank)?;
    Some(Move::new(from, square(to_file, to_rank)?))
}

fn comments(bytes: &mut Bytes<'_>, report: &mut Report) -> Vec<u8> {
    let mut comments = Vec::new();
    let mut is_first = true;
    while let Some(text) = text(bytes) {
        if text == COMMENTS_END {
            if bytes.len() > 0 {
                let place = Place::Offset(bytes.offset());
                let bytes = bytes.len();
                report.remark(place, RemarkKind::LeftOver { bytes });
            }
            return comments;
        }
        if comments.len() <= MAX_TEXT_BYTES {
            if !is_first {
                comments.push(b'\n');
            }
            comments.extend(text);
        }
        is_first = false;
    }
    let place = Place::Offset(bytes.offset());
    if report
        .remarks
        .iter()
        .all(|remark| remark.kind != RemarkKind::Truncated)
    {
        report.remark(place, RemarkKind::Truncated);
    }
    comments
}
