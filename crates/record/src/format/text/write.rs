//! Writing a sheet of moves.

use crate::format::WriteOptions;
use crate::format::movetext::{self, Layout};
use crate::format::pgn;
use crate::format::writer::Written;
use crate::{Notation, Place, Record, Remark, RemarkKind, headers};

/// Writes one game.
pub(in crate::format) fn write(record: &Record, options: &WriteOptions) -> Written {
    let notation = options.notation.unwrap_or(Notation::Vietnamese);
    let (mut text, mut remarks) = head(record, notation);
    let (moves, more) = movetext::write(record, notation, Layout::Sheet);
    text.extend(["\n", &moves, "\n"]);
    remarks.extend(more);
    Written::of_text(&text, options, remarks)
}

/// The headers. Red's name stands there always, since it tells where a game begins.
fn head(record: &Record, notation: Notation) -> (String, Vec<Remark>) {
    let (mut out, mut remarks) = (String::new(), Vec::new());
    let mut line = |name: &str, value: &str| {
        let on_one_line = value.replace(['\r', '\n'], " ");
        let is_kept = on_one_line == value && pgn::is_name(name);
        if !is_kept {
            let place = Place::Header(name.to_owned());
            remarks.push(Remark {
                place,
                kind: RemarkKind::NotStorable,
            });
        }
        if pgn::is_name(name) {
            out.extend([name, ": ", &on_one_line, "\n"]);
        }
    };
    let headers = &record.headers;
    for name in [headers::RED, headers::BLACK] {
        line(name, headers.get(name).unwrap_or("?"));
    }
    for (name, value) in headers.iter() {
        if ![headers::RED, headers::BLACK].contains(&name) {
            line(name, value);
        }
    }
    if !record.is_from_start() {
        line("FEN", &record.start.fen());
    }
    line("Format", pgn::format_name(notation));
    line("Result", &record.outcome.to_string());
    (out, remarks)
}
