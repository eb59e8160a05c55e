//! Writing a sheet of moves.

use crate::format::WriteOptions;
use crate::format::movetext::{self, Layout};
use crate::format::pgn;
use crate::format::writer::Written;
use crate::{Lost, Notation, Place, Record, Remark, RemarkKind};

/// Writes one game.
pub(in crate::format) fn write(record: &Record, options: &WriteOptions) -> Written {
    let notation = options.notation.unwrap_or(Notation::Vietnamese);
    let (mut text, mut remarks) = head(record, notation);
    let (moves, more) = movetext::write(record, notation, Layout::Sheet);
    text.extend(["\n", &moves, "\n"]);
    remarks.extend(more);
    Written::of_text(&text, options, remarks)
}

/// The headers. The notation stands first always, since a known name tells where a game begins.
fn head(record: &Record, notation: Notation) -> (String, Vec<Remark>) {
    let mut out = format!("Format: {}\n", pgn::format_name(notation));
    let mut remarks = Vec::new();
    for (name, value) in record.headers.iter() {
        let (value, mut lost) = pgn::on_one_line(value);
        if pgn::is_name(name) {
            out.extend([name, ": ", &value, "\n"]);
        } else {
            lost = Some(Lost::Value);
        }
        remarks.extend(lost.map(|lost| Remark {
            place: Place::Header(name.to_owned()),
            kind: RemarkKind::NotStorable(lost),
        }));
    }
    if !record.is_from_start() {
        out.extend(["FEN: ", &record.start.fen(), "\n"]);
    }
    out.extend(["Result: ", &record.outcome.to_string(), "\n"]);
    (out, remarks)
}
