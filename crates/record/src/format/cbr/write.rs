//! Writing, in version 2.

use super::layout::{self, Field, VERSION_2};
use super::{GUID, Guid, HEADER, MAGIC, VERSION};
use crate::format::preorder::{self, Follow};
use crate::format::writer::Written;
use crate::format::{WriteError, WriteOptions, result};
use crate::limits::MAX_TEXT_BYTES;
use crate::{Encoding, Lost, NodeId, Place, Record, RemarkKind, Tree, headers};
use xiangqi::{Color, Square};

/// Who looks at the board from where: from Red's side.
const VIEWER: [u8; 4] = [0xFF; 4];

/// Writes a file of one game.
#[expect(clippy::unnecessary_wraps, reason = "as for every other format")]
pub(in crate::format) fn write(
    record: &Record,
    _options: &WriteOptions,
) -> Result<Written, WriteError> {
    let mut out = record_bytes(record, 0);
    for name in LIBRARY {
        if record.headers.get(name).is_some() {
            let place = Place::Header(name.to_owned());
            out.remark(place, RemarkKind::NotStorable(Lost::Value));
        }
    }
    Ok(out)
}

/// What a library knows and a record of it does not.
const LIBRARY: [&str; 8] = [
    headers::LIBRARY,
    headers::LIBRARY_SOURCE,
    headers::LIBRARY_CREATOR,
    headers::LIBRARY_MAIL,
    headers::LIBRARY_CREATED,
    headers::LIBRARY_SAVED,
    headers::LIBRARY_REMARK,
    headers::LIBRARY_GUID,
];

/// Writes a record, which may stand in a library; its number there tells its GUID from those of
/// records like it.
pub(in crate::format) fn record_bytes(record: &Record, number: u32) -> Written {
    let mut out = Written::default();
    out.bytes.resize(HEADER, 0);
    out.bytes[..MAGIC.len()].copy_from_slice(MAGIC);
    out.bytes[VERSION] = 2;
    for &text in VERSION_2.texts {
        field(&mut out, text, record);
    }
    numbers(&mut out, record);
    headers_left_out(&mut out, record);
    body(&mut out, &record.tree);
    let guid = record.headers.get(headers::GUID).map(str::parse);
    let Guid(guid) = match guid {
        Some(Ok(guid)) => guid,
        Some(Err(_)) | None => Guid::of(&[&out.bytes, &number.to_le_bytes()]),
    };
    out.bytes[GUID..][..guid.len()].copy_from_slice(&guid);
    out
}

fn field(out: &mut Written, field: Field, record: &Record) {
    let text = record.headers.get(field.header).unwrap_or_default();
    let place = || Place::Header(field.header.to_owned());
    // Two bytes end it.
    let bytes = out.encode(Encoding::Utf16Le, text, field.size - 2, place);
    out.bytes[field.at..][..bytes.len()].copy_from_slice(&bytes);
}

fn numbers(out: &mut Written, record: &Record) {
    let start = &record.start;
    out.bytes[VERSION_2.kind] = kind(out, record);
    out.bytes[VERSION_2.result] = result::number(record.outcome);
    out.bytes[VERSION_2.turn] = match start.turn {
        Color::Red => 1,
        Color::Black => 2,
    };
    let number = start.fullmove_number.to_le_bytes();
    out.bytes[VERSION_2.number..][..number.len()].copy_from_slice(&number);
    if start.halfmove_clock != 0 {
        out.remark(Place::Start, RemarkKind::NotStorable(Lost::Value));
    }
    for (square, piece) in start.board.pieces() {
        out.bytes[VERSION_2.board + usize::from(number_of(square))] = layout::byte(piece);
    }
    let viewer = VERSION_2.board + Square::COUNT;
    out.bytes[viewer..][..VIEWER.len()].copy_from_slice(&VIEWER);
}

/// The number of the kind: played or set up, a whole game or a part of one.
pub(in crate::format) fn kind(out: &mut Written, record: &Record) -> u8 {
    match (is_part(out, record), record.is_from_start()) {
        (false, true) => 1,
        (false, false) => 2,
        (true, true) => 3,
        (true, false) => 4,
    }
}

fn is_part(out: &mut Written, record: &Record) -> bool {
    match record.headers.get(headers::KIND) {
        None => false,
        Some(layout::PART) => true,
        // Which part it is has no place.
        Some(kind) => {
            let place = Place::Header(headers::KIND.to_owned());
            out.remark(place, RemarkKind::NotStorable(Lost::Value));
            matches!(kind, "middle game" | "ending")
        }
    }
}

fn headers_left_out(out: &mut Written, record: &Record) {
    let texts = VERSION_2.texts.iter().map(|field| field.header);
    let others = [headers::KIND, headers::GUID];
    let known: Vec<_> = texts.chain(others).chain(LIBRARY).collect();
    out.only_headers(&record.headers, &known);
}

/// Nine times the row from the top plus the file.
const fn number_of(square: Square) -> u8 {
    (9 - square.rank().index()) * 9 + square.file().index()
}

fn body(out: &mut Written, tree: &Tree) {
    entry(out, tree, Tree::ROOT, [0, 0], preorder::root(tree));
    for (node, m, follow) in preorder::moves(tree) {
        let squares = [m.from, m.to].map(number_of);
        entry(out, tree, node, squares, follow);
    }
}

fn entry(out: &mut Written, tree: &Tree, node: NodeId, squares: [u8; 2], follow: Follow) {
    let text = out.comment(tree, node).replace('\n', "\r\n");
    let place = || Place::Node(node);
    let text = out.encode(Encoding::Utf16Le, &text, MAX_TEXT_BYTES, place);
    let mut flags = 0;
    for (bit, is_set) in [
        (layout::ENDS, !follow.reply),
        (layout::HAS_SIBLING, follow.sibling),
        (layout::HAS_COMMENT, !text.is_empty()),
    ] {
        flags |= if is_set { bit } else { 0 };
    }
    let [from, to] = squares;
    out.bytes.extend([flags, 0, from, to]);
    if !text.is_empty() {
        // The limit is below what four bytes can say.
        let len = u32::try_from(text.len()).unwrap_or_default();
        out.bytes.extend(len.to_le_bytes());
        out.bytes.extend(text);
    }
}
