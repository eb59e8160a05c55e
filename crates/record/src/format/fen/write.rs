//! A game as a line: the position it starts from, the moves of its main line, its title.
//!
//! The start and not the end, since a list of positions is what studies and problems are kept in;
//! the end of a game is where its moves lead. A record without moves is a FEN and nothing else.

use crate::format::writer::Written;
use crate::{Encoding, Lost, Outcome, Place, Record, RemarkKind, Step, WriteOptions, headers};

/// Writes one line.
pub(in crate::format) fn write(record: &Record, options: &WriteOptions) -> Written {
    let mut out = Written::default();
    let mut line = record.start.fen();
    let moves = record
        .tree
        .main_line()
        .filter_map(|id| record.tree.node(id));
    for (number, node) in moves.enumerate() {
        line.push_str(if number == 0 { " moves " } else { " " });
        line.push_str(&node.m.to_string());
    }
    let title = title(record, headers::TITLE, &mut out);
    let other = title_after_bar(record, &mut out);
    if !title.is_empty() || !other.is_empty() {
        line.push_str(" ; ");
        line.push_str(&title);
        line.push_str(&other);
    }
    line.push('\n');
    left_out(record, &mut out);
    let encoding = options.encoding.unwrap_or(Encoding::Utf8);
    let place = || Place::Header(headers::TITLE.to_owned());
    out.bytes = out.encode(encoding, &line, usize::MAX, place);
    out
}

/// A title as one line without the bar that would end it.
fn title(record: &Record, header: &str, out: &mut Written) -> String {
    let title = record.headers.get(header).unwrap_or_default();
    let one_line: String = title
        .chars()
        .map(|c| match c {
            '|' => '/',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect();
    let kept = one_line.trim();
    if kept != title {
        let lost = if one_line == title {
            Lost::Blanks
        } else {
            Lost::Value
        };
        out.remark(
            Place::Header(header.to_owned()),
            RemarkKind::NotStorable(lost),
        );
    }
    kept.to_owned()
}

fn title_after_bar(record: &Record, out: &mut Written) -> String {
    match title(record, headers::OTHER_TITLE, out) {
        title if title.is_empty() => title,
        title => format!("|{title}"),
    }
}

/// Says what a line does not hold.
fn left_out(record: &Record, out: &mut Written) {
    out.only_headers(&record.headers, &[headers::TITLE, headers::OTHER_TITLE]);
    if record.outcome != Outcome::Unknown {
        out.remark(
            Place::Header("Result".to_owned()),
            RemarkKind::NotStorable(Lost::Value),
        );
    }
    for (node, said) in record.tree.annotated() {
        out.no_annotation(node, said);
    }
    let variations = record.tree.walk().filter_map(|step| match step {
        Step::Down(id) => record.tree.sibling(id),
        Step::Up(_) => None,
    });
    for node in variations {
        out.remark(Place::Node(node), RemarkKind::NotStorable(Lost::Variation));
    }
}
