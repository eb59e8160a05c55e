//! PGN and sheets, byte for byte.

#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

use record::annotation::{Mark, MarkColor};
use record::{
    Encoding, Format, Lost, Notation, Outcome, Place, ReadOptions, Reader, Record, RemarkKind,
    Tree, WriteOptions, Writer, headers,
};
use std::time::Duration;
use xiangqi::{Color, Diagram};

/// A game with one of everything.
fn annotated() -> Record {
    let mut record = Record::default();
    for (name, value) in [
        (headers::EVENT, "Giải \"vô địch\" quốc gia"),
        (headers::DATE, "2024.05.??"),
        (headers::RED, "Lại Lý Huynh"),
        (headers::BLACK, "许银川"),
        (headers::RED_TEAM, r"TP\HCM"),
        (headers::TERMINATION, "resignation"),
        (headers::RULESET, "asian"),
    ] {
        record.headers.set(name, value);
    }
    record.outcome = Outcome::Won(Color::Red);
    let tree = &mut record.tree;
    let mut add = |at, m: &str| tree.add(at, m.parse().unwrap());
    let cannon = add(Tree::ROOT, "h2e2");
    let horse = add(cannon, "h9g7");
    let main = add(horse, "h0g2");
    let last = add(main, "i9h9");
    let other = add(cannon, "b9c7");
    let deep = add(other, "h0g2");
    let deeper = add(other, "b0c2");
    let pawn = add(Tree::ROOT, "c3c4");
    let illegal = add(last, "a0a5");
    add(illegal, "g6g5");
    tree.annotation_mut(Tree::ROOT)
        .comment
        .push_str("Ván đấu mở màn.\nVòng 1.");
    let said = tree.annotation_mut(cannon);
    said.clock = Some(Duration::from_secs(3_598));
    said.elapsed = Some(Duration::from_millis(1_500));
    said.nags = vec![1, 14];
    said.comment.push_str("Pháo đầu");
    said.marks = ["e2", "e6"]
        .map(|square| square.parse().unwrap())
        .map(|from| Mark {
            color: MarkColor::Green,
            from,
            to: None,
        })
        .to_vec();
    tree.annotation_mut(horse).before.push_str("trước nước đi");
    tree.annotation_mut(main)
        .comment
        .push_str("a } b\n\n[Event \"x\"]");
    tree.annotation_mut(other).before.push_str("Biến 1");
    tree.annotation_mut(deep).comment.push_str("hay");
    tree.annotation_mut(deeper).nags = vec![6];
    tree.annotation_mut(pawn).marks.push(Mark {
        color: MarkColor::Red,
        from: "c3".parse().unwrap(),
        to: Some("c4".parse().unwrap()),
    });
    record
}

fn options(notation: Option<Notation>, encoding: Option<Encoding>) -> WriteOptions {
    WriteOptions {
        notation,
        encoding,
        ..WriteOptions::default()
    }
}

fn write(record: &Record, format: Format, options: WriteOptions) -> (Vec<u8>, Vec<record::Remark>) {
    let mut writer = Writer::new(Vec::new(), format, options);
    let remarks = writer.add(record).unwrap();
    (writer.finish().unwrap(), remarks)
}

fn read(bytes: &[u8]) -> Vec<Record> {
    let games = Reader::open(bytes, ReadOptions::default()).unwrap();
    games.map(|game| game.unwrap().record).collect()
}

#[track_caller]
fn check(record: &Record, format: Format, notation: Option<Notation>, golden: &str) {
    let (bytes, remarks) = write(record, format, options(notation, None));
    let text = String::from_utf8(bytes).unwrap();
    assert_eq!(text, golden, "\n{text}");
    assert!(remarks.is_empty(), "{remarks:?}");
    assert_eq!(read(golden.as_bytes()), std::slice::from_ref(record));
}

#[test]
fn pgn_in_coordinates() {
    check(
        &annotated(),
        Format::Pgn,
        None,
        include_str!("golden/iccs.pgn"),
    );
}

#[test]
fn pgn_in_chinese() {
    let notation = Some(Notation::Chinese);
    check(
        &annotated(),
        Format::Pgn,
        notation,
        include_str!("golden/chinese.pgn"),
    );
}

/// A sheet is for people: times and drawings are for programs.
#[test]
fn a_sheet_in_vietnamese() {
    let mut record = annotated();
    let (bytes, remarks) = write(&record, Format::Text, options(None, None));
    let golden = include_str!("golden/vietnamese.txt");
    assert_eq!(String::from_utf8(bytes).unwrap(), golden);
    let lost: Vec<_> = remarks.into_iter().map(|remark| remark.kind).collect();
    let [times, drawings] = [Lost::Times, Lost::Drawings].map(RemarkKind::NotStorable);
    assert_eq!(lost, [times, drawings.clone(), drawings]);
    let ids: Vec<_> = record.tree.ids().collect();
    for id in ids {
        let said = record.tree.annotation_mut(id);
        (said.clock, said.elapsed) = (None, None);
        said.marks.clear();
    }
    check(&record, Format::Text, None, golden);
}

#[test]
fn a_study_that_black_begins() {
    let fen = "3k5/9/2P3P2/2P3P2/9/9/9/9/9/4K4 b - - 3 17";
    let mut record = Record::new(Diagram::from_fen(fen).unwrap().diagram);
    let first = record.tree.add(Tree::ROOT, "d9d8".parse().unwrap());
    record.tree.add(first, "c6c7".parse().unwrap());
    check(
        &record,
        Format::Pgn,
        Some(Notation::San),
        include_str!("golden/study.pgn"),
    );
    check(
        &record,
        Format::Text,
        Some(Notation::Chinese),
        include_str!("golden/study.txt"),
    );
}

#[test]
fn what_cannot_be_written_is_told() {
    let mut record = Record::default();
    record.headers.set(headers::RED, "Đặng 许\nB");
    record.headers.set("a \"name\"", "x");
    let (bytes, remarks) = write(&record, Format::Pgn, options(None, Some(Encoding::Big5)));
    let line = b"[Red \"??ng ? B\"]";
    assert!(bytes.windows(line.len()).any(|window| window == line));
    let kinds: Vec<_> = remarks
        .iter()
        .map(|remark| (&remark.place, remark.kind.code()))
        .collect();
    let header = |name: &str| Place::Header(name.to_owned());
    assert_eq!(
        kinds,
        [
            (&header(headers::RED), "not-storable"),
            (&header("a \"name\""), "not-storable"),
            (&Place::Game, "not-encodable"),
        ]
    );
    let RemarkKind::NotEncodable { characters } = &remarks[2].kind else {
        panic!("{remarks:?}");
    };
    assert_eq!(characters, "Đặ许");
}

/// Deeper than anybody nests variations: every move of a line has one.
#[test]
fn depth_costs_no_stack() {
    let mut record = Record::default();
    let mut at = Tree::ROOT;
    for index in 0..20_000 {
        let [main, other] = match index % 4 {
            0 => ["a0a1", "i0i1"],
            1 => ["a9a8", "i9i8"],
            2 => ["a1a0", "i1i0"],
            _ => ["a8a9", "i8i9"],
        };
        record.tree.add(at, main.parse().unwrap());
        at = record.tree.add(at, other.parse().unwrap());
    }
    let (bytes, remarks) = write(&record, Format::Pgn, options(None, None));
    assert_eq!(remarks.len(), 1);
    assert_eq!(read(&bytes)[0].tree.main_line().count(), 1);
}
