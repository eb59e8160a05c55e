//! Writing.

use super::{COMMENTS_END, ENDS, HEAD, MOVES, NUMBERS, names};
use crate::format::writer::Written;
use crate::format::{WriteError, WriteOptions};
use crate::{Encoding, Format, Lost, NodeId, Place, Record, RemarkKind, Tree, headers};
use xiangqi::{Move, Square};

/// A length has one byte.
const MOST: usize = 255;

/// Writes a file of one game.
pub(in crate::format) fn write(
    record: &Record,
    options: &WriteOptions,
) -> Result<Written, WriteError> {
    if !record.is_from_start() {
        let format = Format::Mxq;
        return Err(WriteError::Start { format });
    }
    let mut out = Out {
        written: Written::default(),
        encoding: options.encoding.unwrap_or(Encoding::Gb18030),
    };
    out.head(record);
    out.title(MOVES);
    out.moves(&record.tree);
    out.title(ENDS);
    let introduction = out.written.comment(&record.tree, Tree::ROOT);
    if !introduction.is_empty() {
        for line in introduction.split('\n') {
            out.text(line, || Place::Node(Tree::ROOT));
        }
    }
    out.title(COMMENTS_END);
    out.written.only_first_move(&record.start);
    Ok(out.written)
}

struct Out {
    written: Written,
    encoding: Encoding,
}

impl Out {
    fn text(&mut self, text: &str, place: impl Fn() -> Place) {
        let text = self.written.encode(self.encoding, text, MOST, place);
        self.title(&text);
    }

    fn title(&mut self, text: &[u8]) {
        // Nothing here is longer than a byte can say.
        self.written
            .bytes
            .push(u8::try_from(text.len()).unwrap_or_default());
        self.written.bytes.extend(text);
    }

    fn head(&mut self, record: &Record) {
        let mut numbers = self.numbers(record).into_iter();
        for name in HEAD {
            let text = match name {
                headers::RESULT => names::write(&record.headers, record.outcome),
                headers::TIME_CONTROL => numbers.next().unwrap_or_default(),
                name => record.headers.get(name).unwrap_or_default().to_owned(),
            };
            self.text(&text, || Place::Header(name.to_owned()));
        }
        let known: Vec<_> = HEAD.into_iter().chain(names::HEADERS).collect();
        self.written.only_headers(&record.headers, &known);
        let lost = names::lost(&record.headers, record.outcome);
        lost.for_each(|name| self.not_storable(name));
    }

    /// The five numbers, where the header holds as many.
    fn numbers(&mut self, record: &Record) -> Vec<String> {
        let text = record
            .headers
            .get(headers::TIME_CONTROL)
            .unwrap_or_default();
        let numbers: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        let is_five = numbers.len() == NUMBERS;
        let is_kept = text.is_empty() || is_five && numbers.join(" ") == text;
        if !is_kept {
            self.not_storable(headers::TIME_CONTROL);
        }
        if is_five { numbers } else { Vec::new() }
    }

    fn not_storable(&mut self, header: &str) {
        let place = Place::Header(header.to_owned());
        self.written
            .remark(place, RemarkKind::NotStorable(Lost::Value));
    }

    /// The main line; variations and comments have no place.
    fn moves(&mut self, tree: &Tree) {
        let main: Vec<_> = tree.main_line().collect();
        for &node in &main {
            let others: Vec<NodeId> =
                std::iter::successors(tree.sibling(node), |&id| tree.sibling(id)).collect();
            for other in others {
                let place = Place::Node(other);
                self.written
                    .remark(place, RemarkKind::NotStorable(Lost::Variation));
            }
            self.written.no_annotation(node, tree.annotation(node));
            if let Some(node) = tree.node(node) {
                self.title(coordinates(node.m).as_bytes());
            }
        }
    }
}

fn coordinates(m: Move) -> String {
    let square = |square: Square| {
        let rank = char::from(b'A' + square.rank().index());
        format!("{}{rank}", square.file().index())
    };
    format!("{}-{}", square(m.from), square(m.to))
}
