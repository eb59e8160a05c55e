//! Writing: version 10, which every program reads.

use super::header::{self, Field};
use super::{FROM, HEADER, TO, number};
use crate::format::preorder::{self, Follow};
use crate::format::writer::Written;
use crate::format::{WriteError, WriteOptions, men, result};
use crate::limits::MAX_TEXT_BYTES;
use crate::{Encoding, Format, Lost, NodeId, Place, Record, RemarkKind, Tree, headers};
use xiangqi::{Board, Color, Square};

const VERSION: u8 = 10;
const ABSENT: u8 = 255;
/// What stands in place of a move at the root, as `XQStudio` writes it.
const ROOT: [u8; 2] = [FROM, TO];

/// Writes a file of one game.
pub(in crate::format) fn write(
    record: &Record,
    options: &WriteOptions,
) -> Result<Written, WriteError> {
    let mut out = Out {
        written: Written::default(),
        encoding: options.encoding.unwrap_or(Encoding::Gb18030),
    };
    let file = out.header(record)?;
    out.written.bytes.extend(file);
    out.body(&record.tree);
    Ok(out.written)
}

struct Out {
    written: Written,
    encoding: Encoding,
}

impl Out {
    fn header(&mut self, record: &Record) -> Result<[u8; HEADER], WriteError> {
        let mut file = [0; HEADER];
        file[..2].copy_from_slice(b"XQ");
        file[header::VERSION] = VERSION;
        let men = men(&record.start.board).ok_or(WriteError::Start {
            format: Format::Xqf,
        })?;
        file[header::MEN..][..men.len()].copy_from_slice(&men);
        file[header::TURN] = u8::from(record.start.turn == Color::Black);
        file[header::RESULT] = result::number(record.outcome);
        file[header::KIND] = self.kind(record.headers.get(headers::KIND));
        let fields = || {
            [header::TITLE, header::SUBTITLE]
                .into_iter()
                .chain(header::FIELDS)
        };
        for field in fields() {
            self.field(&mut file, field, record);
        }
        let known: Vec<_> = fields()
            .map(|field| field.header)
            .chain([headers::KIND])
            .collect();
        self.written.only_headers(&record.headers, &known);
        self.written.only_first_move(&record.start);
        Ok(file)
    }

    fn kind(&mut self, kind: Option<&str>) -> u8 {
        let kind = kind.unwrap_or_default();
        let found = (0..).zip(header::KINDS).find(|&(_, known)| known == kind);
        found.map_or_else(
            || {
                let place = Place::Header(headers::KIND.to_owned());
                self.written
                    .remark(place, RemarkKind::NotStorable(Lost::Value));
                0
            },
            |(number, _)| number,
        )
    }

    fn field(&mut self, file: &mut [u8; HEADER], field: Field, record: &Record) {
        let Some(text) = record.headers.get(field.header) else {
            return;
        };
        let place = || Place::Header(field.header.to_owned());
        let bytes = self.written.encode(self.encoding, text, field.most, place);
        // A field has 63 bytes at most.
        file[field.at] = u8::try_from(bytes.len()).unwrap_or_default();
        file[field.at + 1..][..bytes.len()].copy_from_slice(&bytes);
    }

    fn body(&mut self, tree: &Tree) {
        let [from, to] = ROOT;
        self.entry([from, to, flags(preorder::root(tree)), ABSENT]);
        self.comment(tree, Tree::ROOT);
        for (node, m, follow) in preorder::moves(tree) {
            let (from, to) = (number(m.from) + FROM, number(m.to) + TO);
            self.entry([from, to, flags(follow), 0]);
            self.comment(tree, node);
        }
    }

    fn entry(&mut self, entry: [u8; 4]) {
        self.written.bytes.extend(entry);
    }

    fn comment(&mut self, tree: &Tree, node: NodeId) {
        let text = self.written.comment(tree, node).replace('\n', "\r\n");
        let place = || Place::Node(node);
        let bytes = self
            .written
            .encode(self.encoding, &text, MAX_TEXT_BYTES, place);
        // The limit is below what four bytes can say.
        let len = u32::try_from(bytes.len()).unwrap_or_default();
        self.written.bytes.extend(len.to_le_bytes());
        self.written.bytes.extend(bytes);
    }
}

/// The squares of the men, unless there are more of a kind than the format has room for.
fn men(board: &Board) -> Option<[u8; men::COUNT]> {
    let squares: [Option<Square>; men::COUNT] = men::squares(board)?;
    Some(squares.map(|square| square.map_or(ABSENT, number)))
}

const fn flags(follow: Follow) -> u8 {
    match (follow.reply, follow.sibling) {
        (true, true) => 0xFF,
        (true, false) => 0xF0,
        (false, true) => 0x0F,
        (false, false) => 0x00,
    }
}
