//! Both ways, and the oddities of real files.

use super::keyed::{freedom, keyed};
use super::{HEADER, header, read, write};
use crate::format::testing::{head_of, kinds, records, sturdy};
use crate::format::{Import, ReadError, ReadOptions, WriteOptions};
use crate::{Encoding, Lost, Outcome, Place, Record, RemarkKind, Tree, headers};
use proptest::prelude::*;
use xiangqi::{Color, Diagram, Illegal};

/// 1. h2e2 h9g7 (1… b9c7 with a word), an introduction, and a title.
fn sample() -> Record {
    let mut record = Record::default();
    record.headers.set(headers::TITLE, "中炮对屏风马");
    record.headers.set(headers::RED, "An");
    record.outcome = Outcome::Drawn;
    let tree = &mut record.tree;
    tree.annotation_mut(Tree::ROOT).comment = "引\n言".to_owned();
    let first = tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    tree.add(first, "h9g7".parse().unwrap());
    let other = tree.add(first, "b9c7".parse().unwrap());
    tree.annotation_mut(other).comment = "!".to_owned();
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

#[test]
fn the_bytes_of_a_file() {
    let bytes = bytes(&sample());
    let (file, body) = bytes.split_at(HEADER);
    assert_eq!(
        head_of(file, 16),
        "58 51 0a 00 00 00 00 00 00 00 00 00 00 00 00 00"
    );
    let men = [
        "00 0a 14 1e 28 32 3c 46 50 0c 48 03 17 2b 3f 53",
        "09 13 1d 27 31 3b 45 4f 59 11 4d 06 1a 2e 42 56",
    ];
    assert_eq!(head_of(&file[0x10..], 32), men.join(" "));
    assert_eq!(
        head_of(&file[0x30..], 16),
        "00 00 00 03 00 00 00 00 00 00 00 00 00 00 00 00"
    );
    assert_eq!(
        head_of(&file[0x50..], 14),
        "0c d6 d0 c5 da b6 d4 c6 c1 b7 e7 c2 ed 00"
    );
    assert_eq!(head_of(&file[0x130..], 4), "02 41 6e 00");
    let records = [
        "18 20 f0 ff 06 00 00 00 d2 fd 0d 0a d1 d4",
        "60 4a f0 00 00 00 00 00",
        "67 63 0f 00 00 00 00 00",
        "2b 3b 00 00 01 00 00 00 21",
    ];
    assert_eq!(head_of(body, body.len()), records.join(" "));
    let (first, _) = bytes.split_at(HEADER + 14);
    assert_eq!(head_of(&first[HEADER..], 4), "18 20 f0 ff");
    let bare = write(&Record::default(), &WriteOptions::default()).unwrap();
    assert_eq!(head_of(&bare.bytes[HEADER..], 9), "18 20 00 ff 00 00 00 00");
}

#[test]
fn the_first_mover_decides() {
    let mut record = Record::default();
    record.tree.add(Tree::ROOT, "h7e7".parse().unwrap());
    let import = open(&bytes(&record));
    assert_eq!(import.record.start.turn, Color::Black);
    assert_eq!(kinds(&import), [RemarkKind::SideFromFirstMove]);
    assert_eq!(import.report.illegal, []);
    let mut black = Record::default();
    black.start.turn = Color::Black;
    assert_eq!(open(&bytes(&black)).record, black);
}

#[test]
fn a_fourth_result_is_none() {
    let mut file = bytes(&sample());
    file[header::RESULT] = 4;
    let import = open(&file);
    assert_eq!(import.record.outcome, Outcome::Unknown);
    assert_eq!(kinds(&import), [RemarkKind::NoMeaning { found: 4 }]);
    assert_eq!(import.record.headers, sample().headers);
}

#[test]
fn half_a_character_is_kept_as_bytes() {
    let mut file = bytes(&sample());
    let at = header::FIELDS[3].at;
    file[at..at + 4].copy_from_slice(&[3, 0xD0, 0xEC, 0xCC]);
    let import = open(&file);
    assert_eq!(import.record.headers.get(headers::RED), Some("徐\u{FFFD}"));
    assert_eq!(kinds(&import), [RemarkKind::Undecoded]);
    assert_eq!(import.report.undecoded[0].bytes, [0xD0, 0xEC, 0xCC]);
}

#[test]
fn a_title_runs_on_into_an_empty_field() {
    let long = "\u{7532}".repeat(34);
    let mut file = bytes(&sample());
    let encoded = Encoding::Gb18030.encode(&long).bytes;
    file[0x50] = 68;
    file[0x51..][..68].copy_from_slice(&encoded);
    let import = open(&file);
    assert_eq!(import.record.headers.get(headers::TITLE), Some(&*long));
    assert_eq!(kinds(&import), [RemarkKind::TextRunsOn]);
    // The second field has a text of its own.
    file[0xA0] = b'x';
    let import = open(&file);
    let title = import.record.headers.get(headers::TITLE).unwrap();
    assert!(title.starts_with(&"\u{7532}".repeat(31)), "{title}");
    assert!(kinds(&import).contains(&RemarkKind::TextOverflow));
}

#[test]
fn a_name_as_long_as_its_field_is_cut() {
    let mut file = bytes(&sample());
    let at = header::FIELDS[3].at;
    file[at..at + 17].copy_from_slice(b"\x10Abcdefghijklmno\x00");
    let import = open(&file);
    let red = import.record.headers.get(headers::RED);
    assert_eq!(red, Some("Abcdefghijklmno"));
    assert_eq!(kinds(&import), [RemarkKind::TextOverflow]);
}

#[test]
fn a_file_without_the_magic_is_refused() {
    let mut file = bytes(&sample());
    file[..11].copy_from_slice(b".          ");
    let error = read(&file, ReadOptions::default());
    assert!(matches!(error, Err(ReadError::NotThis { .. })));
}

#[test]
fn illegal_moves_stay_and_the_rest_is_read() {
    let mut record = Record::default();
    let first = record.tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    record.tree.add(first, "e2e6".parse().unwrap());
    record.tree.add(first, "e5e4".parse().unwrap());
    record.tree.add(first, "h9g7".parse().unwrap());
    let import = open(&bytes(&record));
    assert_eq!(import.record, record);
    let codes: Vec<_> = import.report.illegal.iter().map(|node| node.why).collect();
    assert_eq!(codes, [Illegal::NotYourTurn, Illegal::EmptySquare]);
}

#[test]
fn a_move_off_the_board_takes_what_follows_with_it() {
    let mut record = Record::default();
    let first = record.tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    let bad = record.tree.add(first, "h9g7".parse().unwrap());
    let inner = record.tree.add(bad, "h0g2".parse().unwrap());
    record.tree.annotation_mut(inner).comment = "lost".to_owned();
    record.tree.add(bad, "b0c2".parse().unwrap());
    record.tree.add(first, "b9c7".parse().unwrap());
    let mut file = bytes(&record);
    file[HEADER + 16] = 24 + 90;
    let import = open(&file);
    let moves: Vec<_> = import.record.tree.main_line().collect();
    assert_eq!(import.record.tree.len(), 2);
    assert_eq!(moves.len(), 2);
    let offset = Place::Offset(1040);
    assert_eq!(import.report.remarks.len(), 1);
    assert_eq!(import.report.remarks[0].place, offset);
    assert_eq!(kinds(&import), [RemarkKind::OffBoard]);
}

/// The side that is not to move stands in check: no position of a game, but a diagram.
#[test]
fn any_diagram_is_taken() {
    let fen = "3k5/9/9/9/9/9/9/9/9/3RK4 w - - 0 1";
    let record = Record::new(Diagram::from_fen(fen).unwrap().diagram);
    assert_eq!(open(&bytes(&record)).record, record);
}

#[test]
fn the_layout_wins_over_the_kind() {
    let fen = "3k5/9/9/9/9/9/9/9/9/4KR3 w - - 0 1";
    let record = Record::new(Diagram::from_fen(fen).unwrap().diagram);
    for kind in 0..=3 {
        let mut file = bytes(&record);
        file[header::KIND] = kind;
        assert_eq!(open(&file).record.start, record.start);
    }
}

#[test]
fn a_third_chariot_cannot_be_stored() {
    let fen = "3k5/9/9/9/9/9/9/RRR6/9/4K4 w - - 0 1";
    let record = Record::new(Diagram::from_fen(fen).unwrap().diagram);
    assert!(write(&record, &WriteOptions::default()).is_err());
}

#[test]
fn long_names_are_cut_between_characters_with_a_remark() {
    let mut record = Record::default();
    record.headers.set(headers::RED, "a甲乙丙丁戊己庚辛");
    record.headers.set(headers::ROUND, "3");
    record.tree.annotation_mut(Tree::ROOT).nags.push(1);
    let written = write(&record, &WriteOptions::default()).unwrap();
    let kinds: Vec<_> = written
        .remarks
        .into_iter()
        .map(|remark| remark.kind)
        .collect();
    let cut = RemarkKind::Cut { most: 15 };
    let (header, glyph) = (
        RemarkKind::NotStorable(Lost::Value),
        RemarkKind::NotStorable(Lost::Glyphs),
    );
    assert_eq!(kinds, [cut, header, glyph]);
    let red = open(&written.bytes).record.headers;
    assert_eq!(red.get(headers::RED), Some("a甲乙丙丁戊己庚"));
}

#[test]
fn other_versions_are_refused_by_their_number() {
    let mut file = bytes(&sample());
    file[header::VERSION] = 19;
    let error = read(&file, ReadOptions::default()).unwrap_err();
    assert_eq!(error.to_string(), "its version cannot be 19");
}

#[test]
fn vietnamese_texts_are_told_from_chinese_ones() {
    let mut record = Record::default();
    record
        .headers
        .set(headers::TITLE, "Bình phong mã đối pháo đầu");
    record.headers.set(headers::RED, "Lại Lý Huynh");
    let words = "Nước này mở đường cho xe, đen phải tránh trao đổi quân.";
    record.tree.annotation_mut(Tree::ROOT).comment = words.to_owned();
    for encoding in [Encoding::Tcvn3, Encoding::Windows1258, Encoding::Vni] {
        let options = WriteOptions {
            encoding: Some(encoding),
            ..WriteOptions::default()
        };
        let written = write(&record, &options).unwrap();
        let import = open(&written.bytes);
        assert_eq!(import.record, record);
        assert_eq!(import.report.encoding.unwrap().encoding, encoding);
    }
    assert_eq!(open(&bytes(&sample())).record, sample());
}

#[test]
fn every_beginning_of_a_file_is_sturdy() {
    let file = bytes(&sample());
    for len in 0..file.len() {
        match read(&file[..len], ReadOptions::default()) {
            Ok(import) => assert!(kinds(&import).contains(&RemarkKind::Truncated), "{len}"),
            Err(_) => assert!(len < HEADER, "{len}"),
        }
    }
}

#[test]
fn lengths_may_lie() {
    let mut file = bytes(&sample());
    file[HEADER + 4..HEADER + 8].copy_from_slice(&0x7FFF_FFFF_u32.to_le_bytes());
    assert_eq!(kinds(&open(&file))[0], RemarkKind::Truncated);
    let mut file = bytes(&sample());
    file.extend(b"rubbish");
    assert_eq!(kinds(&open(&file)), [RemarkKind::LeftOver { bytes: 7 }]);
}

fn names() -> Vec<&'static str> {
    let fields = [header::TITLE, header::SUBTITLE]
        .into_iter()
        .chain(header::FIELDS);
    fields.map(|field| field.header).collect()
}

fn open_gb18030(bytes: &[u8]) -> Import {
    let options = ReadOptions {
        encoding: Some(Encoding::Gb18030),
        ..ReadOptions::default()
    };
    read(bytes, options).unwrap()
}

proptest! {
    #[test]
    fn what_is_written_reads_back(record in records(names(), &header::KINDS[1..])) {
        let written = write(&record, &WriteOptions::default()).unwrap();
        prop_assert!(written.remarks.is_empty());
        prop_assert_eq!(open_gb18030(&written.bytes).record, record);
    }

    #[test]
    fn keyed_files_read_like_plain_ones(
        record in records(names(), &header::KINDS[1..]),
        freedom in freedom(),
    ) {
        let plain = write(&record, &WriteOptions::default()).unwrap().bytes;
        let import = open_gb18030(&keyed(&plain, &freedom));
        prop_assert!(import.report.remarks.is_empty());
        prop_assert_eq!(import.record, record);
    }

    #[test]
    fn any_bytes_are_sturdy(
        version in 0..=20_u8,
        bytes in proptest::collection::vec(any::<u8>(), 0..3_000),
        has_men in any::<bool>(),
    ) {
        let mut file = bytes;
        for (byte, magic) in file.iter_mut().zip([b'X', b'Q', version]) {
            *byte = magic;
        }
        if has_men && file.len() > HEADER {
            file[header::MEN..][..32].fill(255);
        }
        sturdy(read(&file, ReadOptions::default()));
    }
}
