//! One line.

use super::epd;
use super::line::{is_board, split, word};
use crate::encoding::{EncodingChoice, choose};
use crate::format::lines::narrowed;
use crate::format::reader::settle_turn;
use crate::notation::{self, NotationError};
use crate::{
    Encoding, Format, Import, Place, ReadError, Record, RemarkKind, Replay, Report, Tree, headers,
};
use xiangqi::{Color, Diagram, FenNote};

/// The parts of a line.
#[derive(Debug, Default)]
struct Parts<'a> {
    fen: &'a [u8],
    operations: &'a [u8],
    moves: &'a [u8],
    title: &'a [u8],
    other_title: &'a [u8],
}

/// Reads a line, whose encoding may be settled.
pub(super) fn read(line: &[u8], settled: Option<&EncodingChoice>) -> Result<Import, ReadError> {
    let parts = parts(line);
    let mut report = Report::new(Format::Fen);
    let fen = String::from_utf8_lossy(parts.fen);
    let reading = Diagram::from_fen(&fen).map_err(ReadError::Fen)?;
    let stated = stated_turn(&reading.notes, reading.diagram.turn);
    for note in reading
        .notes
        .into_iter()
        .filter(|&note| is_remarkable(note))
    {
        report.remark(Place::Start, RemarkKind::Fen(note));
    }
    let mut record = Record::new(reading.diagram);
    let decide = |texts: &[&[u8]], usual| match settled {
        Some(settled) => settled.clone(),
        None => choose(texts, usual),
    };
    let choice = decide(&[parts.title, parts.operations], Encoding::Gb18030);
    let other = decide(&[parts.other_title], Encoding::Big5);
    let moves = decide(&[parts.moves], Encoding::Gb18030);
    let moves = report.text(narrowed(moves.encoding), parts.moves, || Place::Game);
    for (header, encoding, text) in [
        (headers::TITLE, narrowed(choice.encoding), parts.title),
        (
            headers::OTHER_TITLE,
            narrowed(other.encoding),
            parts.other_title,
        ),
    ] {
        let place = || Place::Header(header.to_owned());
        record
            .headers
            .set(header, report.text(encoding, text, place));
    }
    let operations = report.text(narrowed(choice.encoding), parts.operations, || Place::Game);
    epd::read(&operations, &mut record, &mut report);
    report.encoding = Some(choice);
    read_moves(&moves, &mut record, &mut report);
    settle_turn(&mut record, stated, &mut report);
    Ok(Import::new(record, report))
}

/// Takes a line apart without looking into its texts.
fn parts(line: &[u8]) -> Parts<'_> {
    let (first, rest) = split(line, b"|");
    if let Some(rest) = rest.filter(|rest| !is_board(first) && is_board(rest)) {
        let (fen, moves) = split(rest, b"|");
        return Parts {
            fen,
            moves: moves.unwrap_or_default(),
            title: first,
            ..Parts::default()
        };
    }
    let (position, titles) = split(line, b";|");
    let (fen, tail) = fields(position);
    let (title, other_title) = split(titles.unwrap_or_default(), b"|");
    let parts = Parts {
        fen,
        title,
        other_title: other_title.unwrap_or_default(),
        ..Parts::default()
    };
    match word(tail) {
        (b"", _) => parts,
        (b"moves", moves) => Parts { moves, ..parts },
        _ => Parts {
            fen,
            // Which go on beyond the first semicolon.
            operations: line.get(position.len() - tail.len()..).unwrap_or(tail),
            ..Parts::default()
        },
    }
}

/// A FEN's fields, of which all but the board may be missing, and what follows them.
fn fields(position: &[u8]) -> (&[u8], &[u8]) {
    let (_, mut rest) = word(position);
    for kind in [
        Field::Turn,
        Field::Unused,
        Field::Unused,
        Field::Number,
        Field::Number,
    ] {
        let (field, after) = word(rest);
        if field.is_empty() || !kind.is(field) {
            break;
        }
        rest = after;
    }
    let (fen, _) = position.split_at(position.len() - rest.len());
    (fen, rest)
}

/// A field of a FEN after the board.
#[derive(Clone, Copy)]
enum Field {
    Turn,
    Unused,
    Number,
}

impl Field {
    fn is(self, text: &[u8]) -> bool {
        match self {
            Self::Turn => text.len() == 1 && text != b"-",
            Self::Unused => text == b"-",
            Self::Number => text.iter().all(u8::is_ascii_digit),
        }
    }
}

fn stated_turn(notes: &[FenNote], turn: Color) -> Option<Color> {
    (!notes.contains(&FenNote::TurnMissing)).then_some(turn)
}

/// Lists leave out the counters, and nobody misses them.
fn is_remarkable(note: FenNote) -> bool {
    !matches!(
        note,
        FenNote::HalfmoveMissing | FenNote::FullmoveMissing | FenNote::UnusedFieldsMissing
    )
}

/// The moves of one line of play, as far as they are any.
fn read_moves(moves: &str, record: &mut Record, report: &mut Report) {
    let texts: Vec<&str> = moves
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|text| !text.is_empty())
        .collect();
    report.notation = notation::decide(&texts, &record.start, None);
    let notation = report.notation.as_ref().map(|choice| choice.notation);
    let mut replay = Replay::new(&record.start);
    let mut last = Tree::ROOT;
    for text in texts {
        let read = notation.map(|notation| notation.read(&replay, text));
        let Some(Ok(m) | Err(NotationError::Illegal { m, .. })) = read else {
            let text = text.to_owned();
            report.remark(Place::Node(last), RemarkKind::NotAMove { text });
            break;
        };
        last = record.tree.add(last, m);
        // What is illegal is listed when the record is complete.
        replay.play(m).ok();
    }
}
