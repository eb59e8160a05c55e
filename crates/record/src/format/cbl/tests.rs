//! Both containers, both ways, and what can be wrong with them.

use super::index::{COUNT, DELETED, ENTRY, INDEX, SLOT};
use super::{Library, games};
use crate::format::cbr::tests::names;
use crate::format::testing::{head_of, kinds, records, sturdy};
use crate::format::{Import, ReadError, ReadOptions, WriteOptions};
use crate::{Encoding, Outcome, Place, Record, RemarkKind, Tree, headers};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use proptest::prelude::*;

fn named(title: &str) -> Record {
    let mut record = Record::default();
    record.headers.set(headers::TITLE, title);
    record.headers.set(headers::LIBRARY, "Sách");
    record.outcome = Outcome::Drawn;
    let first = record.tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    record.tree.add(first, "h9g7".parse().unwrap());
    let other = record.tree.add(first, "b9c7".parse().unwrap());
    record.tree.annotation_mut(other).comment = "hay".to_owned();
    record
}

/// A game of several slots.
fn long(title: &str) -> Record {
    let mut record = named(title);
    record.tree.annotation_mut(Tree::ROOT).comment = "dài ".repeat(2_000).trim().to_owned();
    record
}

fn options(old_container: bool) -> WriteOptions {
    WriteOptions {
        name: Some("Sách".to_owned()),
        old_container,
        ..WriteOptions::default()
    }
}

fn library(records: &[Record], options: &WriteOptions) -> Vec<u8> {
    let mut library = Library::default();
    for record in records {
        assert_eq!(library.add(record, options).unwrap().remarks, []);
    }
    let mut out = Vec::new();
    library.write(options, &mut out).unwrap();
    out
}

fn three(old_container: bool) -> Vec<u8> {
    library(
        &[named("1"), long("2"), named("3")],
        &options(old_container),
    )
}

fn open(library: Vec<u8>) -> Vec<Import> {
    let options = ReadOptions {
        encoding: Some(Encoding::Gb18030),
        ..ReadOptions::default()
    };
    games(library, options)
        .unwrap()
        .map(Result::unwrap)
        .collect()
}

fn without_guid(import: Import) -> Record {
    let mut record = import.record;
    record.headers.set(headers::GUID, "");
    record.headers.set(headers::LIBRARY_GUID, "");
    record
}

fn titles(games: &[Import]) -> String {
    let titles = games
        .iter()
        .filter_map(|game| game.record.headers.get(headers::TITLE));
    titles.collect()
}

fn set(library: &mut [u8], at: usize, number: u32) {
    library[at..at + 4].copy_from_slice(&number.to_le_bytes());
}

#[test]
fn the_bytes_of_a_library() {
    let library = three(false);
    assert_eq!(&library[..20], b"CCBridgeLibrary\0\x03\0\0\0");
    assert_eq!(
        head_of(&library[52..], 12),
        "ff ff ff 7f 00 00 00 00 80 00 00 00"
    );
    assert_eq!(head_of(&library[64..], 10), "53 00 e1 00 63 00 68 00 00 00");
    let second = &library[INDEX + ENTRY..][..ENTRY];
    assert_eq!(
        head_of(second, 22),
        "07 00 00 00 01 00 00 00 05 00 00 00 42 47 00 00 00 00 00 00 7b 00"
    );
    assert_eq!(head_of(&second[100..], 4), "32 00 00 00");
    assert_eq!(library.len(), INDEX + 128 * ENTRY + 7 * SLOT);
}

#[test]
fn games_come_back_in_order_from_both() {
    for old_container in [false, true] {
        let games = open(three(old_container));
        assert!(games.iter().all(|game| game.report.is_clean()));
        let records: Vec<_> = games.into_iter().map(without_guid).collect();
        assert_eq!(records, [named("1"), long("2"), named("3")]);
    }
}

#[test]
fn a_library_keeps_its_name_in_a_file_by_another() {
    let other = || {
        let mut record = named("2");
        record.headers.set(headers::LIBRARY, "Khác");
        record
    };
    for old_container in [false, true] {
        let options = WriteOptions {
            name: Some("tệp".to_owned()),
            ..options(old_container)
        };
        let found = open(library(&[named("1")], &options)).remove(0).record;
        assert_eq!(found.headers.get(headers::LIBRARY), Some("Sách"));
        let mut library = Library::default();
        library.add(&named("1"), &options).unwrap();
        let lost = library.add(&other(), &options).unwrap().remarks;
        assert_eq!(lost.len(), 1);
        assert_eq!(lost[0].place, Place::Header(headers::LIBRARY.to_owned()));
    }
}

#[test]
fn equal_games_have_guids_of_their_own_and_keep_them() {
    let games = open(library(&[named("1"), named("1")], &options(false)));
    let guids: Vec<_> = games
        .iter()
        .map(|game| game.record.headers.get(headers::GUID))
        .collect();
    assert!(guids[0].is_some() && guids[0] != guids[1]);
    let again: Vec<_> = games.iter().map(|game| game.record.clone()).collect();
    let again = open(library(&again, &options(false)));
    assert!(again.iter().zip(&games).all(|(a, b)| a.record == b.record));
}

/// What is known of the library is kept, be it written under another name or again.
#[test]
fn a_library_keeps_what_is_said_of_it() {
    let of_library = [
        headers::LIBRARY_SOURCE,
        headers::LIBRARY_CREATOR,
        headers::LIBRARY_MAIL,
        headers::LIBRARY_CREATED,
        headers::LIBRARY_SAVED,
        headers::LIBRARY_REMARK,
    ];
    let mut first = named("1");
    first.headers.set(headers::LIBRARY, "残局");
    for name in of_library {
        first.headers.set(name, format!("{name}\n一"));
    }
    let mut second = named("2");
    second.headers.set(headers::LIBRARY, "");
    let found = open(library(&[first.clone(), second], &options(false)));
    for name in of_library {
        let said = first.headers.get(name);
        assert_eq!(found[0].record.headers.get(name), said);
        assert_eq!(found[1].record.headers.get(name), None);
    }
    let name = |import: &Import| {
        import
            .record
            .headers
            .get(headers::LIBRARY)
            .map(str::to_owned)
    };
    assert_eq!(name(&found[1]).as_deref(), Some("残局"));
    let records: Vec<_> = found.iter().map(|game| game.record.clone()).collect();
    let again = open(library(&records, &options(false)));
    assert!(again.iter().zip(&records).all(|(a, b)| a.record == *b));
}

#[test]
fn of_two_libraries_one_is_lost_with_a_remark() {
    let of = |name: &str, remark: &str| {
        let mut record = named("1");
        record.headers.set(headers::LIBRARY, name);
        record.headers.set(headers::LIBRARY_REMARK, remark);
        record
    };
    let long = "名".repeat(300);
    for old_container in [false, true] {
        let mut library = Library::default();
        let mut add = |record: &Record| {
            let written = library.add(record, &options(old_container)).unwrap();
            let places = written.remarks.into_iter().map(|remark| remark.place);
            let of_library = |place: &Place| matches!(place, Place::Header(name) if name.starts_with(headers::LIBRARY));
            places.filter(of_library).count()
        };
        assert_eq!(add(&of(&long, "")), 1);
        assert_eq!(add(&of(&long, "")), 0);
        assert_eq!(add(&of("other", "")), 1);
        add(&of(&long, "a"));
        assert_eq!(add(&of("other", "b")), 2);
    }
}

#[test]
fn the_index_gives_state_and_order() {
    let mut library = three(false);
    set(&mut library, INDEX + 4, 9);
    set(&mut library, INDEX + ENTRY, DELETED);
    let games = open(library);
    assert_eq!(titles(&games), "312");
    assert_eq!(kinds(&games[0]), []);
    assert_eq!(kinds(&games[2]), [RemarkKind::Deleted]);
}

#[test]
fn records_win_over_the_index() {
    let whole = three(false);
    // Slots that lie, an entry that is lost, an index that claims more than the file has.
    for (at, number) in [
        (INDEX + 8, u32::MAX),
        (INDEX + 8, 0),
        (INDEX + ENTRY, 0),
        (COUNT, 1 << 31),
        (COUNT, 0),
        (COUNT, 129),
    ] {
        let mut library = whole.clone();
        set(&mut library, at, number);
        let games = open(library);
        let mut titles: Vec<_> = titles(&games).chars().collect();
        titles.sort_unstable();
        assert_eq!(titles, ['1', '2', '3'], "{at} {number}");
        assert_eq!(
            kinds(&games[0]),
            [RemarkKind::IndexDisagrees],
            "{at} {number}"
        );
    }
}

#[test]
fn a_damaged_record_does_not_hide_the_others() {
    let mut library = three(false);
    let first = INDEX + 128 * ENTRY;
    library[first + 2120] = 0x99;
    let games: Vec<_> = games(library, ReadOptions::default()).unwrap().collect();
    assert_eq!(games.len(), 3);
    assert!(matches!(games[0], Err(ReadError::Impossible { .. })));
    assert!(games[1].is_ok() && games[2].is_ok());
}

#[test]
fn a_library_may_end_anywhere() {
    for old_container in [false, true] {
        let library = three(old_container);
        let step = if old_container { 1 } else { 1_999 };
        for len in (0..library.len()).step_by(step) {
            if let Ok(games) = games(library[..len].to_vec(), ReadOptions::default()) {
                games.for_each(sturdy);
            }
        }
    }
}

/// An old library with something else in it.
fn repacked(change: impl Fn(&mut Vec<u8>)) -> Vec<u8> {
    let library = three(true);
    let mut unpacked = decompress_to_vec_zlib(&library[20..]).unwrap();
    change(&mut unpacked);
    let mut out = library[..20].to_vec();
    out.extend(compress_to_vec_zlib(&unpacked, 1));
    out
}

#[test]
fn the_bytes_of_an_old_library() {
    let library = three(true);
    assert_eq!(&library[..16], b"CCBridge\x15\0\0\0\x03\0\0\0");
    let unpacked = decompress_to_vec_zlib(&library[20..]).unwrap();
    assert_eq!(
        head_of(&library[16..], 4),
        head_of(&unpacked.len().to_le_bytes(), 4)
    );
    // "Sách" in GB18030, and three games.
    assert_eq!(head_of(&unpacked, 10), "05 00 00 00 53 a8 a2 63 68 00");
    assert_eq!(head_of(&unpacked[72..], 8), "03 00 00 00 00 00 00 00");
    let game = &unpacked[80..];
    assert_eq!(head_of(&game[4..], 9), "1a 2a 3a 4a 5a 6a 7a 8a 9a");
    assert_eq!(
        head_of(&game[36..], 17),
        "04 00 00 00 00 00 00 00 01 00 00 00 01 00 00 00 31"
    );
    let moves = [
        "03 00 00 00",
        "01 00 77 47 00 00",
        "02 00 70 62 00 00",
        "02 00 10 22 00 00",
        "0d 0a 0d 0a 68 61 79 0d 0a",
    ];
    assert_eq!(head_of(&game[53 + 44 + 4 + 1 + 38..], 31), moves.join(" "));
}

#[test]
fn an_old_library_may_lie() {
    let count = repacked(|unpacked| set(unpacked, 72, u32::MAX));
    let found: Vec<_> = games(count, ReadOptions::default()).unwrap().collect();
    assert_eq!(found.len(), 4);
    assert!(matches!(found[3], Err(ReadError::Truncated { .. })));
    for length in [0, 3, 40, u32::MAX] {
        let length = repacked(|unpacked| set(unpacked, 80, length));
        games(length, ReadOptions::default())
            .unwrap()
            .for_each(sturdy);
    }
    let mut size = three(true);
    set(&mut size, 16, u32::MAX);
    assert_eq!(open(size).len(), 3);
    // A move at a ply that nothing leads to.
    let ply = repacked(|unpacked| unpacked[80 + 53 + 44 + 4 + 1 + 38 + 4 + 6] = 7);
    let games = open(ply);
    assert_eq!(kinds(&games[0]), [RemarkKind::NoMeaning { found: 7 }]);
    assert_eq!(games[0].record.tree.len(), 2);
    // Two moves for three comments, of which the last is "hay".
    let fewer = open(repacked(|unpacked| {
        set(unpacked, 80 + 53 + 44 + 4 + 1 + 38, 2);
    }));
    assert_eq!(fewer[0].record.tree.len(), 2);
    assert!(kinds(&fewer[0]).contains(&RemarkKind::LeftOver { bytes: 3 }));
}

/// What the old container can hold of a record.
fn reduced(mut record: Record) -> Record {
    let nodes: Vec<_> = record.tree.annotated().map(|(id, _)| id).collect();
    for node in nodes.into_iter().filter(|&node| node != Tree::ROOT) {
        let comment = &mut record.tree.annotation_mut(node).comment;
        *comment = comment.replace('\n', "").trim().to_owned();
    }
    record
}

proptest! {
    #[test]
    fn what_is_written_reads_back(
        found in proptest::collection::vec(records(names(), &["middle game or ending"]), 0..4),
    ) {
        let written = library(&found, &WriteOptions::default());
        let again: Vec<_> = open(written).into_iter().map(without_guid).collect();
        prop_assert_eq!(again, found);
    }

    #[test]
    fn what_is_written_in_the_old_container_reads_back(
        found in proptest::collection::vec(
            records(vec![headers::TITLE, headers::CREATED, headers::SAVED], &[""]),
            0..4,
        ),
    ) {
        let found: Vec<_> = found.into_iter().map(reduced).collect();
        let options = WriteOptions { old_container: true, ..WriteOptions::default() };
        let written = library(&found, &options);
        let again: Vec<_> = open(written).into_iter().map(|import| import.record).collect();
        prop_assert_eq!(again, found);
    }

    #[test]
    fn any_games_are_sturdy(tail in proptest::collection::vec(any::<u8>(), 0..2_000)) {
        let old = repacked(|unpacked| {
            unpacked.truncate(84);
            unpacked.extend(&tail);
        });
        for library in [old, [&three(false)[..INDEX], &tail].concat()] {
            if let Ok(games) = games(library, ReadOptions::default()) {
                games.for_each(sturdy);
            }
        }
    }
}
