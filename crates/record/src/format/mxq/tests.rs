//! Both ways.

use super::{is_one, read, write};
use crate::format::testing::{kinds, records, sturdy};
use crate::format::{Import, ReadOptions, WriteError, WriteOptions};
use crate::{Encoding, Outcome, Record, RemarkKind, Tree, headers};
use proptest::prelude::*;
use xiangqi::{Color, Diagram};

fn sample() -> Record {
    let mut record = Record::default();
    for (name, value) in [
        (headers::SITE, "铁人巷"),
        (headers::DATE, "02-10-07"),
        (headers::RED_ELO, "1924"),
        (headers::BLACK_ELO, "1841"),
        (headers::TERMINATION, "认负"),
        (headers::TIME_CONTROL, "10 5 0 58 18"),
        (headers::RED, "An"),
        (headers::RED_TITLE, "9f"),
        (headers::BLACK, "Be"),
    ] {
        record.headers.set(name, value);
    }
    record.outcome = Outcome::Won(Color::Red);
    let first = record.tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    record.tree.add(first, "h9g7".parse().unwrap());
    record
}

fn bytes(record: &Record) -> Vec<u8> {
    let written = write(record, &WriteOptions::default()).unwrap();
    assert_eq!(written.remarks, []);
    written.bytes
}

fn open(bytes: &[u8]) -> Import {
    let options = ReadOptions {
        encoding: Some(Encoding::Gb18030),
        ..ReadOptions::default()
    };
    read(bytes, options).unwrap()
}

#[test]
fn the_bytes_of_a_file() {
    let expected = [
        &b"\x06\xCC\xFA\xC8\xCB\xCF\xEF\x0802-10-07\x0CAn(9f)-\xCA\xA4-Be"[..],
        b"\x041924\x041841\x0210\x015\x010\x0258\x0218\x04\xC8\xCF\xB8\xBA",
        b"\x05Moves\x057C-4C\x057J-6H\x04Ends\x0BCommentsEnd",
    ];
    assert_eq!(bytes(&sample()), expected.concat());
    let import = open(&expected.concat());
    assert_eq!(import.record, sample());
    assert_eq!(kinds(&import), []);
}

#[test]
fn names_keep_their_signs_or_are_told() {
    for (red, title, kept) in [
        ("Minh (A)", None, true),
        ("Minh (A)", Some("9f"), true),
        ("Minh (", None, true),
        (" Minh ", Some(" 9f "), true),
        ("Minh", Some("9(f"), false),
        ("Minh-胜-An", None, false),
        ("Minh-和-An", None, true),
    ] {
        let mut record = sample();
        record.headers.set(headers::RED, red);
        record
            .headers
            .set(headers::RED_TITLE, title.unwrap_or_default());
        let written = write(&record, &WriteOptions::default()).unwrap();
        assert_eq!(written.remarks.is_empty(), kept, "{red}");
        let mut back = open(&written.bytes).record;
        if kept {
            // A header that was taken out stands elsewhere.
            back.headers = record.headers.clone();
            assert_eq!(names(&open(&written.bytes).record), names(&record));
            assert_eq!(back, record);
        }
    }
}

fn names(record: &Record) -> [Option<&str>; 4] {
    super::names::HEADERS.map(|name| record.headers.get(name))
}

#[test]
fn a_record_without_moves_is_valid() {
    let import = open(&bytes(&Record::default()));
    assert_eq!(import.record, Record::default());
    assert!(import.report.is_clean());
}

#[test]
fn a_text_more_is_a_remark() {
    let mut file = bytes(&sample());
    let at = file.windows(6).position(|six| six == b"\x05Moves").unwrap();
    file.splice(at..at, *b"\x03new");
    let import = open(&file);
    assert_eq!(import.record.headers.get(headers::REMARK), Some("new"));
    assert_eq!(import.record.tree, sample().tree);
}

#[test]
fn what_is_no_move_ends_the_moves() {
    let mut file = bytes(&sample());
    let at = file.windows(2).position(|pair| pair == b"7J").unwrap();
    file[at] = b'9';
    let import = open(&file);
    assert_eq!(import.record.tree.len(), 1);
    let text = "9J-6H".to_owned();
    assert_eq!(kinds(&import), [RemarkKind::NotAMove { text }]);
}

#[test]
fn variations_have_no_place_and_another_start_is_refused() {
    let mut record = sample();
    let first = record.tree.next(Tree::ROOT).unwrap();
    record.tree.add(first, "b9c7".parse().unwrap());
    record.tree.annotation_mut(first).comment = "!".to_owned();
    let written = write(&record, &WriteOptions::default()).unwrap();
    assert_eq!(written.remarks.len(), 2);
    assert_eq!(open(&written.bytes).record, sample());
    let fen = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1";
    let other = Record::new(Diagram::from_fen(fen).unwrap().diagram);
    let refused = write(&other, &WriteOptions::default());
    assert!(matches!(refused, Err(WriteError::Start { .. })));
}

#[test]
fn every_beginning_of_a_file_is_sturdy() {
    let file = bytes(&sample());
    for len in 0..file.len() {
        match read(&file[..len], ReadOptions::default()) {
            Ok(import) => assert_eq!(kinds(&import), [RemarkKind::Truncated], "{len}"),
            Err(_) => assert!(!is_one(&file[..len])),
        }
    }
    let mut file = file;
    file.push(0);
    assert_eq!(kinds(&open(&file)), [RemarkKind::LeftOver { bytes: 1 }]);
}

/// What the format can hold of a record.
fn reduced(record: &Record) -> Record {
    let mut reduced = Record {
        headers: record.headers.clone(),
        outcome: record.outcome,
        ..Record::default()
    };
    let said = record.tree.annotation(Tree::ROOT);
    *reduced.tree.annotation_mut(Tree::ROOT) = said.clone();
    let mut last = Tree::ROOT;
    for node in record.tree.main_line() {
        last = reduced.tree.add(last, record.tree.node(node).unwrap().m);
    }
    reduced
}

proptest! {
    #[test]
    fn what_is_written_reads_back(record in records(
        vec![
            headers::SITE,
            headers::DATE,
            headers::RED_ELO,
            headers::BLACK_ELO,
            headers::TERMINATION,
            headers::RED,
            headers::RED_TITLE,
            headers::BLACK,
            headers::BLACK_TITLE,
        ],
        &[""],
    )) {
        let mut record = reduced(&record);
        let written = write(&record, &WriteOptions::default()).unwrap();
        prop_assert!(written.remarks.is_empty());
        record.start.turn = record.first_mover().unwrap_or(Color::Red);
        prop_assert_eq!(open(&written.bytes).record, record);
    }

    #[test]
    fn any_bytes_are_sturdy(tail in proptest::collection::vec(any::<u8>(), 0..400)) {
        sturdy(read(&[b"\x05Moves\x057C-4C", tail.as_slice()].concat(), ReadOptions::default()));
        sturdy(read(&tail, ReadOptions::default()));
    }
}
