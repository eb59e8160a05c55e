//! Writing.

use super::head::{FIELDS, Field};
use crate::format::cbr;
use crate::format::preorder::{self, Follow};
use crate::format::writer::Written;
use crate::format::{WriteError, WriteOptions, result};
use crate::{Lost, NodeId, Place, Record, RemarkKind, Tree, headers};
use quick_xml::escape::partial_escape;
use xiangqi::Square;

const BEGIN: &str = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
    <ChineseChessRecord Version=\"1.0\">\n <Head>\n";
const MIDDLE: &str = " </Head>\n <MoveList>\n";
const END: &str = " </MoveList>\n</ChineseChessRecord>\n";

/// Writes a file of one game.
#[expect(clippy::unnecessary_wraps, reason = "as for every other format")]
pub(in crate::format) fn write(
    record: &Record,
    _options: &WriteOptions,
) -> Result<Written, WriteError> {
    let mut out = Out::default();
    out.text.push_str(BEGIN);
    out.head(record);
    out.text.push_str(MIDDLE);
    out.entry(
        &record.tree,
        Tree::ROOT,
        "00-00",
        preorder::root(&record.tree),
    );
    for (node, m, follow) in preorder::moves(&record.tree) {
        let value = format!("{}-{}", place(m.from), place(m.to));
        out.entry(&record.tree, node, &value, follow);
    }
    out.text.push_str(END);
    out.written.bytes = out.text.into_bytes();
    Ok(out.written)
}

/// The file and the row from the top.
fn place(square: Square) -> String {
    format!("{}{}", square.file().index(), 9 - square.rank().index())
}

#[derive(Default)]
struct Out {
    text: String,
    written: Written,
}

impl Out {
    fn head(&mut self, record: &Record) {
        let mut known = vec![headers::KIND];
        for (name, field) in FIELDS {
            let mut place = Place::Game;
            let value = match field {
                Field::Text(header) => {
                    known.push(header);
                    place = Place::Header(header.to_owned());
                    record.headers.get(header).unwrap_or_default().to_owned()
                }
                Field::Kind => cbr::kind(&mut self.written, record).to_string(),
                Field::Result => result::number(record.outcome).to_string(),
                Field::Fen => record.start.fen(),
            };
            // Readers take the blanks around a value for the layout of the file.
            if value.trim() != value {
                let kind = RemarkKind::NotStorable(Lost::Blanks);
                self.written.remark(place.clone(), kind);
            }
            let value = self.escaped(&value, || place.clone());
            let element = if value.is_empty() {
                format!("  <{name} />\n")
            } else {
                format!("  <{name}>{value}</{name}>\n")
            };
            self.text.push_str(&element);
        }
        self.written.only_headers(&record.headers, &known);
    }

    fn entry(&mut self, tree: &Tree, node: NodeId, value: &str, follow: Follow) {
        let comment = self.written.comment(tree, node);
        let comment = self.escaped(&comment, || Place::Node(node));
        let branch = if follow.sibling { " branch=\"1\"" } else { "" };
        let end = if follow.reply { "" } else { " end=\"1\"" };
        let element = if comment.is_empty() {
            format!("  <Move value=\"{value}\"{branch}{end} />\n")
        } else {
            format!("  <Move value=\"{value}\"{branch}{end}>{comment}</Move>\n")
        };
        self.text.push_str(&element);
    }

    /// A text without the characters that XML cannot hold at all.
    fn escaped(&mut self, text: &str, place: impl Fn() -> Place) -> String {
        let mut characters = String::new();
        let mut kept = String::with_capacity(text.len());
        for character in text.chars() {
            if is_in_xml(character) {
                kept.push(character);
            } else {
                kept.push('?');
                if !characters.contains(character) {
                    characters.push(character);
                }
            }
        }
        if !characters.is_empty() {
            self.written
                .remark(place(), RemarkKind::NotEncodable { characters });
        }
        partial_escape(kept).into_owned()
    }
}

const fn is_in_xml(character: char) -> bool {
    matches!(character, '\t' | '\n' | ' '..='\u{FFFD}' | '\u{10000}'..)
}
