//! Both ways, and the traps of the form.

use super::layout::{self, VERSION_1, VERSION_2};
use super::{HEADER, VERSION, read, string, write};
use crate::format::testing::{head_of, kinds, records, sturdy};
use crate::format::{Import, ReadOptions, WriteOptions};
use crate::{Lost, Outcome, Record, RemarkKind, Tree, headers};
use proptest::prelude::*;
use xiangqi::Color;

fn sample() -> Record {
    let mut record = Record::default();
    record.headers.set(headers::TITLE, "马一 一…)");
    record.headers.set(headers::RED, "An");
    record.outcome = Outcome::Won(Color::Black);
    let tree = &mut record.tree;
    tree.annotation_mut(Tree::ROOT).comment = "a\nb".to_owned();
    let first = tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    tree.add(first, "h9g7".parse().unwrap());
    tree.add(first, "b9c7".parse().unwrap());
    record
}

fn bytes(record: &Record) -> Vec<u8> {
    let written = write(record, &WriteOptions::default()).unwrap();
    assert_eq!(written.remarks, []);
    written.bytes
}

fn open(bytes: &[u8]) -> Import {
    read(bytes, ReadOptions::default()).unwrap()
}

/// What was read, without the GUID that writing gave it.
fn record_of(mut import: Import) -> Record {
    import.record.headers.set(headers::GUID, "");
    import.record
}

/// The format tells whole games from parts, not openings from endings.
#[test]
fn which_part_it_is_is_told() {
    for (kind, is_part) in [("middle game", true), ("ending", true), ("opening", false)] {
        let mut record = Record::default();
        record.headers.set(headers::KIND, kind);
        let written = write(&record, &WriteOptions::default()).unwrap();
        let told: Vec<_> = written
            .remarks
            .into_iter()
            .map(|remark| remark.kind)
            .collect();
        assert_eq!(told, [RemarkKind::NotStorable(Lost::Value)]);
        let back = open(&written.bytes).record;
        let expected = is_part.then_some(layout::PART);
        assert_eq!(back.headers.get(headers::KIND), expected, "{kind}");
    }
}

#[test]
fn the_bytes_of_a_file() {
    let file = bytes(&sample());
    assert_eq!(&file[..20], b"CCBridge Record\0\0\0\0\x02");
    assert_eq!(
        head_of(&file[180..], 16),
        "6c 9a 00 4e 20 00 00 4e 26 20 29 00 00 00 00 00"
    );
    assert_eq!(head_of(&file[1076..], 6), "41 00 6e 00 00 00");
    assert_eq!(
        (file[2040], file[2076], file[2112], file[2116]),
        (1, 2, 1, 1)
    );
    let rows = [
        "21 22 23 24 25 24 23 22 21 00 00 00 00 00 00 00 00 00 00 26",
        "11 12 13 14 15 14 13 12 11 ff ff ff ff",
    ];
    assert_eq!(head_of(&file[2120..], 20), rows[0]);
    assert_eq!(head_of(&file[2201..], 13), rows[1]);
    let moves = [
        "04 00 00 00 08 00 00 00 61 00 0d 00 0a 00 62 00",
        "00 00 46 43",
        "03 00 07 18",
        "01 00 01 14",
    ];
    assert_eq!(head_of(&file[HEADER..], 100), moves.join(" "));
    let guid = &open(&file).record.headers;
    assert_eq!(
        guid.get(headers::GUID),
        open(&bytes(&sample())).record.headers.get(headers::GUID)
    );
}

#[test]
fn a_record_without_moves() {
    let mut record = Record::default();
    assert_eq!(head_of(&bytes(&record)[HEADER..], 9), "01 00 00 00");
    record.tree.annotation_mut(Tree::ROOT).comment = "?".to_owned();
    let file = bytes(&record);
    assert_eq!(file[HEADER], 5);
    assert_eq!(record_of(open(&file)), record);
}

#[test]
fn texts_end_at_a_zero_character_not_at_two_zero_bytes() {
    let text = |text: &str| crate::Encoding::Utf16Le.encode(text).bytes;
    for shown in [")", "a 一", "一", ""] {
        let mut field = text(shown);
        field.extend([0, 0, b'x', 0]);
        assert_eq!(string(&field), text(shown));
        assert_eq!(string(&text(shown)), text(shown));
    }
}

#[test]
fn gaps_marks_and_padding_mean_nothing() {
    let mut file = bytes(&sample());
    for at in (36..52).chain(180 + 16..308).chain(2041..2044) {
        file[at] = 0xEE;
    }
    // The viewer's mark, of the first move.
    file[HEADER + 17] = 1;
    file.extend([0xAB; 1_000]);
    let import = open(&file);
    assert_eq!(kinds(&import), []);
    assert_eq!(record_of(import), sample());
}

#[test]
fn four_kinds() {
    let mut file = bytes(&sample());
    for (kind, expected) in [
        (1, None),
        (2, None),
        (3, Some(layout::PART)),
        (4, Some(layout::PART)),
    ] {
        file[VERSION_2.kind] = kind;
        assert_eq!(open(&file).record.headers.get(headers::KIND), expected);
    }
}

/// Version 1 is known by description only: the same fields elsewhere, and squares by nibbles.
#[test]
fn the_first_version() {
    let file = bytes(&sample());
    let mut old = vec![0; VERSION_1.moves];
    old[..16].copy_from_slice(&file[..16]);
    old[VERSION] = 1;
    for old_text in VERSION_1.texts {
        let text = VERSION_2
            .texts
            .iter()
            .find(|text| text.header == old_text.header);
        let text = &file[text.unwrap().at..][..old_text.size];
        old[old_text.at..][..old_text.size].copy_from_slice(text);
    }
    for (to, from, len) in [
        (VERSION_1.kind, VERSION_2.kind, 1),
        (VERSION_1.result, VERSION_2.result, 1),
        (VERSION_1.turn, VERSION_2.turn, 1),
        (VERSION_1.number, VERSION_2.number, 2),
        (VERSION_1.board, VERSION_2.board, 90),
    ] {
        old[to..to + len].copy_from_slice(&file[from..from + len]);
    }
    old.extend([4, 0, 0, 0, 8, 0, 0, 0, 97, 0, 13, 0, 10, 0, 98, 0]);
    old.extend([0, 0, 0x77, 0x47, 3, 0, 0x70, 0x62, 1, 0, 0x10, 0x22]);
    let import = open(&old);
    assert_eq!(import.report.version, Some(1));
    assert_eq!(record_of(import), sample());
}

#[test]
fn a_newer_version_is_refused() {
    let mut file = bytes(&sample());
    file[VERSION] = 3;
    let error = read(&file, ReadOptions::default()).unwrap_err();
    assert_eq!(error.to_string(), "its version cannot be 3");
}

#[test]
fn every_beginning_of_a_file_is_sturdy() {
    let file = bytes(&sample());
    for len in 0..file.len() {
        match read(&file[..len], ReadOptions::default()) {
            Ok(import) => assert_eq!(kinds(&import)[0], RemarkKind::Truncated, "{len}"),
            Err(_) => assert!(len < HEADER, "{len}"),
        }
    }
    let mut file = file;
    file[HEADER + 4..HEADER + 8].fill(0xFF);
    assert_eq!(kinds(&open(&file))[0], RemarkKind::Truncated);
}

pub(in crate::format) fn names() -> Vec<&'static str> {
    VERSION_2.texts.iter().map(|text| text.header).collect()
}

proptest! {
    #[test]
    fn what_is_written_reads_back(record in records(names(), &[layout::PART])) {
        let written = write(&record, &WriteOptions::default()).unwrap();
        prop_assert!(written.remarks.is_empty());
        prop_assert_eq!(record_of(open(&written.bytes)), record);
    }

    #[test]
    fn any_bytes_are_sturdy(
        version in 0..4_u8,
        tail in proptest::collection::vec(any::<u8>(), 0..2_000),
        has_board in any::<bool>(),
    ) {
        let mut file = bytes(&Record::default());
        file[VERSION] = version;
        file.truncate(HEADER);
        if !has_board {
            file[2_000..].fill(tail.first().copied().unwrap_or(7));
        }
        file.extend(tail);
        sturdy(read(&file, ReadOptions::default()));
    }
}
