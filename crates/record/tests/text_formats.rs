//! What is written as PGN or as a sheet is read back the same, whatever is in it.

#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

use proptest::collection::vec;
use proptest::prelude::*;
use record::annotation::{Mark, MarkColor};
use record::{
    Annotation, Encoding, Format, Notation, Outcome, ReadOptions, Reader, Record, Tree,
    WriteOptions, Writer, headers,
};
use std::time::Duration;
use xiangqi::{Color, Diagram, Move, Position, Square};

/// What a tree is grown from: where a move is added, and which.
type Seeds = Vec<(usize, usize)>;

/// A text as people write it, with all that a format could stumble over.
fn text() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        "[a-zA-Z0-9 ]{1,12}",
        Just("炮二平五".to_owned()),
        Just("hay quá, Đỏ thắng!".to_owned()),
        Just("a } b { c ( d ) ; e".to_owned()),
        Just("[Event \"x\"]".to_owned()),
        Just("\n".to_owned()),
        Just("\n1. h2e2 \\ \"q\" 1-0 * $3 %\n[Red \"y\"]\nRed: z".to_owned()),
        Just("EOD\n\n（注）".to_owned()),
    ];
    let whole = |parts: Vec<String>| parts.concat().trim().to_owned();
    vec(part, 0..4).prop_map(whole)
}

fn square() -> impl Strategy<Value = Square> {
    (0_u8..90).prop_map(|index| Square::try_from(index).unwrap())
}

fn mark() -> impl Strategy<Value = Mark> {
    use MarkColor::{Blue, Green, Red, Yellow};
    let color = prop_oneof![Just(Green), Just(Red), Just(Yellow), Just(Blue)];
    (color, square(), prop::option::of(square())).prop_map(|(color, from, to)| Mark {
        color,
        from,
        to,
    })
}

fn time() -> impl Strategy<Value = Option<Duration>> {
    prop::option::of(
        (0_u64..1_000_000, 0_u32..1_000_000_000).prop_map(|(s, ns)| Duration::new(s, ns)),
    )
}

fn annotation() -> impl Strategy<Value = Annotation> {
    let marks = vec(mark(), 0..3).prop_map(|mut marks| {
        // Squares stand before arrows.
        marks.sort_by_key(|mark| mark.to.is_some());
        marks
    });
    let parts = (
        text(),
        text(),
        vec(any::<u8>(), 0..3),
        marks,
        time(),
        time(),
    );
    parts.prop_map(
        |(before, comment, nags, marks, clock, elapsed)| Annotation {
            before,
            comment,
            nags,
            marks,
            clock,
            elapsed,
        },
    )
}

/// A tree of legal moves; one in sixteen is any pair of squares.
fn tree(start: &Diagram, seeds: &Seeds, annotations: &[Annotation]) -> Tree {
    let mut record = Record::new(start.clone());
    for &(place, choice) in seeds {
        let ids: Vec<_> = record.tree.ids().collect();
        let recent = ids.len().saturating_sub(4);
        let at = ids[if place % 4 == 0 {
            place % ids.len()
        } else {
            recent + place % (ids.len() - recent)
        }];
        let replay = record.at(at);
        let legal = replay
            .position()
            .map(|position| position.legal_moves().to_vec());
        let m = match legal {
            Some(legal) if !legal.is_empty() && choice % 16 > 0 => legal[choice % legal.len()],
            _ => {
                let square =
                    |index: usize| Square::try_from(u8::try_from(index % 90).unwrap()).unwrap();
                Move::new(square(choice), square(choice / 90))
            }
        };
        record.tree.add(at, m);
    }
    for (index, annotation) in annotations.iter().enumerate() {
        let ids: Vec<_> = record.tree.ids().collect();
        let at = ids[index * 7 % ids.len()];
        let mut annotation = annotation.clone();
        if at == Tree::ROOT {
            annotation.before.clear();
        }
        *record.tree.annotation_mut(at) = annotation;
    }
    record.tree
}

const STARTS: [&str; 3] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "3k5/9/2P3P2/2P3P2/9/9/9/9/9/4K4 b - - 3 17",
    "9/9/9/4r4/9/4P4/9/9/9/9 w - - 0 1",
];

fn records() -> impl Strategy<Value = Record> {
    let seeds = vec((any::<usize>(), any::<usize>()), 0..60);
    let outcome = prop_oneof![
        Just(Outcome::Unknown),
        Just(Outcome::Drawn),
        Just(Outcome::Won(Color::Red)),
        Just(Outcome::Won(Color::Black)),
    ];
    let start = prop::sample::select(STARTS.to_vec());
    let header = || {
        let any = "[^\\p{C}\\p{Z}?.]([^\\p{C}\\p{Zl}\\p{Zp}]{0,20}[^\\p{C}\\p{Z}])?";
        let moves = Just("1. P2-5 M8.7 2. (1. h2e2) {a}".to_owned());
        prop_oneof![4 => any, 1 => moves]
    };
    let parts = (
        start,
        seeds,
        vec(annotation(), 0..6),
        outcome,
        header(),
        header(),
        header(),
    );
    parts.prop_map(|(start, seeds, annotations, outcome, red, ruleset, own)| {
        let start = Diagram::from_fen(start).unwrap().diagram;
        let mut record = Record::new(start.clone());
        record.tree = tree(&start, &seeds, &annotations);
        // The man that moves first decides whose turn it is.
        record.start.turn = record.first_mover().unwrap_or(record.start.turn);
        record.outcome = outcome;
        record.headers.set(headers::RED, red);
        record.headers.set(headers::RULESET, ruleset);
        record.headers.set("OwnName", own);
        record
    })
}

/// The game without what a sheet has no place for.
fn for_people(mut record: Record) -> Record {
    let ids: Vec<_> = record.tree.ids().collect();
    for id in ids {
        let said = record.tree.annotation_mut(id);
        (said.clock, said.elapsed) = (None, None);
        said.marks.clear();
    }
    record
}

fn written(records: &[Record], format: Format, options: WriteOptions) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), format, options);
    for record in records {
        let remarks = writer.add(record).unwrap();
        let is_whole = remarks.is_empty() || format == Format::Text;
        assert!(is_whole, "{remarks:?}");
    }
    writer.finish().unwrap()
}

/// A few rare characters are too little to find the encoding out by.
fn read_back(bytes: &[u8], format: Format, encoding: Encoding) -> Vec<Record> {
    let options = ReadOptions {
        format: Some(format),
        encoding: Some(encoding),
    };
    let games = Reader::open(bytes, options).unwrap().map(Result::unwrap);
    games.map(|game| game.record).collect()
}

/// What was read, for a failed test.
fn sheets(records: &[Record]) -> String {
    let options = WriteOptions {
        notation: Some(Notation::Iccs),
        ..WriteOptions::default()
    };
    String::from_utf8(written(records, Format::Pgn, options)).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn games_come_back_as_they_were(records in vec(records(), 1..3)) {
        for notation in Notation::ALL {
            for (format, encoding) in [
                (Format::Pgn, Encoding::Utf8),
                (Format::Pgn, Encoding::Gb18030),
                (Format::Pgn, Encoding::Utf16Le),
                (Format::Text, Encoding::Utf8),
            ] {
                let options = WriteOptions {
                    notation: Some(notation),
                    encoding: Some(encoding),
                    ..WriteOptions::default()
                };
                let bytes = written(&records, format, options);
                let back = read_back(&bytes, format, encoding);
                let shown = encoding.decode(&bytes).text;
                let expected = match format {
                    Format::Text => records.iter().cloned().map(for_people).collect(),
                    _ => records.clone(),
                };
                prop_assert!(back == expected, "{notation} {format}\n{shown}\n{}", sheets(&back));
            }
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..400)) {
        for format in [None, Some(Format::Pgn), Some(Format::Text)] {
            let options = ReadOptions { format, ..ReadOptions::default() };
            if let Ok(games) = Reader::open(bytes.as_slice(), options) {
                prop_assert!(games.count() < 400);
            }
        }
    }

    /// Made of what matters to the readers.
    #[test]
    fn any_pieces_of_text_are_read_or_refused(
        pieces in vec(prop::sample::select(vec![
            "(", ")", "{", "}", ";", "\n", " ", "1.", "1...", "[Event \"", "\"]", "炮二平五", "h2e2",
            "H2-E2", "P2-5", "C2.5", "1-0", "*", "$", "!", "===", "EOD\n", "[%clk ", "]", "Red: ", "%",
            "START{", "}END", "FORMAT WXF\n", "[FEN \"9/9\"]\n", "（", "；", "Pháo 2 bình 5", "\u{feff}",
        ]), 0..60)
    ) {
        let text = pieces.concat();
        for format in [None, Some(Format::Pgn), Some(Format::Text)] {
            let options = ReadOptions { format, ..ReadOptions::default() };
            if let Ok(games) = Reader::open(text.as_bytes(), options) {
                prop_assert!(games.count() < 400);
            }
        }
    }
}

/// Black could make it, if Black moved first or if ranks were counted from the other end.
#[test]
fn an_illegal_first_move_stays_who_made_it() {
    let start = Record::default().start;
    let chariot = Diagram::from_fen("9/9/9/4r4/9/4P4/9/9/9/9 w").unwrap();
    let games = [(start, "a0a8"), (chariot.diagram, "e7i7")];
    for ((start, m), notation) in games
        .iter()
        .flat_map(|game| Notation::ALL.map(|n| (game, n)))
    {
        let mut record = Record::new(start.clone());
        record.tree.add(Tree::ROOT, m.parse().unwrap());
        let options = WriteOptions {
            notation: Some(notation),
            ..WriteOptions::default()
        };
        let one = std::slice::from_ref(&record);
        let bytes = written(one, Format::Pgn, options);
        assert_eq!(
            read_back(&bytes, Format::Pgn, Encoding::Utf8),
            one,
            "{notation}"
        );
    }
}

#[test]
fn the_start_is_the_usual_one() {
    assert_eq!(Position::start().fen(), STARTS[0]);
}
