//! A game as tags.

use super::{board, fields, value};
use crate::format::writer::Written;
use crate::{Encoding, Lost, NodeId, Place, Record, RemarkKind, Tree, WriteOptions, headers};
use std::collections::VecDeque;
use xiangqi::{Color, Diagram, Move};

/// Writes one game between `[DhtmlXQ]` and `[/DhtmlXQ]`. Characters that the encoding has not are
/// escaped, so that none is lost.
pub(in crate::format) fn write(record: &Record, options: &WriteOptions) -> Written {
    let mut out = Tags {
        encoding: options.encoding.unwrap_or(Encoding::Utf8),
        text: String::from("[DhtmlXQ]\n"),
        written: Written::default(),
    };
    out.tag("ver", "www_dpxq_com");
    out.tag("init", "500,350");
    out.start(&record.start);
    out.headers(record);
    out.tag("result", fields::result(record.outcome));
    out.tag("length", &record.tree.len().to_string());
    out.lines(&record.tree);
    out.text.push_str("[/DhtmlXQ]\n");
    out.written.bytes = out.encoding.encode(&out.text).bytes;
    out.written
}

struct Tags {
    encoding: Encoding,
    text: String,
    written: Written,
}

/// A line to be written.
struct Line {
    parent: u32,
    number: u32,
    first: NodeId,
}

impl Tags {
    fn tag(&mut self, name: &str, value: &str) {
        let value = value::escaped(value, self.encoding);
        for part in ["[DhtmlXQ_", name, "]", &value, "[/DhtmlXQ_", name, "]\n"] {
            self.text.push_str(part);
        }
    }

    /// The men as numbers; the FEN, too, where these do not hold all of it.
    fn start(&mut self, start: &Diagram) {
        let men = board::write(&start.board);
        if let Some(men) = &men {
            self.tag("binit", men);
        }
        if men.is_none() || start.halfmove_clock != 0 || start.fullmove_number != 1 {
            self.tag("fen", &start.fen());
        }
        let is_black = start.turn == Color::Black;
        self.tag("firstnum", if is_black { "1" } else { "0" });
    }

    fn headers(&mut self, record: &Record) {
        for (header, text) in record.headers.iter() {
            match (fields::tag(header), header) {
                (_, headers::OPENING) => self.opening(record, text),
                (_, headers::SOURCE) => self.tag("refer", &value::percent_encoded(text)),
                (Some(tag), _) => self.tag(tag, text),
                (None, name) if is_free(name) => self.tag(name, text),
                (None, name) => {
                    let place = Place::Header(name.to_owned());
                    self.written
                        .remark(place, RemarkKind::NotStorable(Lost::Value));
                }
            }
        }
    }

    /// The sites put the code before the name.
    fn opening(&mut self, record: &Record, name: &str) {
        let code = record.headers.get(headers::ECCO).unwrap_or_default();
        match fields::opening(code) {
            (Some(code), "") => self.tag("open", &format!("{code} {name}")),
            _ => self.tag("open", name),
        }
    }

    /// The main line, and every variation with the line and the ply it leaves it at.
    fn lines(&mut self, tree: &Tree) {
        self.comment(tree, "comment0", Tree::ROOT);
        let Some(first) = tree.next(Tree::ROOT) else {
            return self.tag("movelist", "");
        };
        let main = Line {
            parent: 0,
            number: 0,
            first,
        };
        let mut waiting = VecDeque::from([main]);
        let mut number = 0;
        while let Some(line) = waiting.pop_front() {
            self.line(tree, &line);
            let later = tree.line(line.first);
            let own: Vec<_> = match line.number {
                0 => std::iter::once(line.first).chain(later).collect(),
                _ => later.collect(),
            };
            for node in own {
                let siblings = std::iter::successors(tree.sibling(node), |&id| tree.sibling(id));
                for first in siblings {
                    number += 1;
                    waiting.push_back(Line {
                        parent: line.number,
                        number,
                        first,
                    });
                }
            }
        }
    }

    fn line(&mut self, tree: &Tree, line: &Line) {
        let nodes = || std::iter::once(line.first).chain(tree.line(line.first));
        let moves: String = nodes()
            .filter_map(|id| tree.node(id))
            .map(|node| digits(node.m))
            .collect();
        let ply = tree.ply(line.first);
        match line.number {
            0 => self.tag("movelist", &moves),
            number => self.tag(&format!("move_{}_{ply}_{number}", line.parent), &moves),
        }
        for node in nodes() {
            let ply = tree.ply(node);
            match line.number {
                0 => self.comment(tree, &format!("comment{ply}"), node),
                number => self.comment(tree, &format!("comment{number}_{ply}"), node),
            }
        }
    }

    fn comment(&mut self, tree: &Tree, tag: &str, node: NodeId) {
        let text = self.written.comment(tree, node);
        if !text.is_empty() {
            self.tag(tag, &text);
        }
    }
}

fn digits(m: Move) -> String {
    [board::digits(m.from), board::digits(m.to)].concat()
}

/// Whether a header without a tag of its own may be written under its own name.
fn is_free(name: &str) -> bool {
    let is_name = name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let lower = name.to_ascii_lowercase();
    is_name
        && name.len() <= LONGEST_OWN_NAME
        && fields::header(&lower).is_none()
        && !fields::is_other(&lower)
}

/// The longest name of a header that readers find as a tag.
const LONGEST_OWN_NAME: usize = 48;
