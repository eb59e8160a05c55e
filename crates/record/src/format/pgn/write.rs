//! Writing PGN.

use super::tags;
use crate::format::WriteOptions;
use crate::format::movetext::{self, Layout};
use crate::format::writer::Written;
use crate::{Lost, Notation, Place, Record, Remark, RemarkKind, headers};

/// Tags that every game has, with what stands there when nothing is known.
const ROSTER: [(&str, &str); 6] = [
    (headers::EVENT, "?"),
    (headers::SITE, "?"),
    (headers::DATE, "????.??.??"),
    (headers::ROUND, "?"),
    (headers::RED, "?"),
    (headers::BLACK, "?"),
];

/// Writes one game.
pub(in crate::format) fn write(record: &Record, options: &WriteOptions) -> Written {
    let notation = options.notation.unwrap_or(Notation::Iccs);
    let (mut text, mut remarks) = head(record, notation);
    let (moves, more) = movetext::write(record, notation, Layout::Flowing);
    text.extend(["\n", &moves, "\n"]);
    remarks.extend(more);
    Written::of_text(&text, options, remarks)
}

fn head(record: &Record, notation: Notation) -> (String, Vec<Remark>) {
    let mut remarks = Vec::new();
    let mut out = tags::line("Game", super::GAME);
    let mut tag = |out: &mut String, name: &str, value: &str| {
        let (value, lost) = tags::on_one_line(value);
        remarks.extend(lost.map(|lost| not_storable(name, lost)));
        out.push_str(&tags::line(name, &value));
    };
    for (name, unknown) in ROSTER {
        match record.headers.get(name) {
            Some(value) => tag(&mut out, name, value),
            None => out.push_str(&tags::line(name, unknown)),
        }
    }
    tag(&mut out, "Result", &record.outcome.to_string());
    for (name, value) in others(record).filter(|(name, _)| tags::is_name(name)) {
        tag(&mut out, name, value);
    }
    if !record.is_from_start() {
        tag(&mut out, "SetUp", "1");
        tag(&mut out, "FEN", &record.start.fen());
    }
    tag(&mut out, "Format", super::format_name(notation));
    if super::is_of_chess_programs(notation) {
        tag(&mut out, "Variant", super::VARIANT);
    }
    let nameless = others(record).filter(|(name, _)| !tags::is_name(name));
    remarks.extend(nameless.map(|(name, _)| not_storable(name, Lost::Value)));
    (out, remarks)
}

/// The headers outside the roster.
fn others(record: &Record) -> impl Iterator<Item = (&str, &str)> {
    let is_in_roster = |name: &str| ROSTER.iter().any(|(known, _)| *known == name);
    let others = record.headers.iter();
    others.filter(move |(name, _)| !is_in_roster(name))
}

fn not_storable(header: &str, lost: Lost) -> Remark {
    Remark {
        place: Place::Header(header.to_owned()),
        kind: RemarkKind::NotStorable(lost),
    }
}
