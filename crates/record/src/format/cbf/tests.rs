//! Both ways.

use super::head::{FIELDS, Field};
use super::{read, write};
use crate::format::testing::{kinds, records, sturdy};
use crate::format::{Import, ReadOptions, WriteOptions};
use crate::limits::MAX_HEADERS;
use crate::{Outcome, Record, RemarkKind, Tree, headers};
use proptest::prelude::*;

fn sample() -> Record {
    let mut record = Record::default();
    record.headers.set(headers::TITLE, "Trận <1> & 2");
    record.outcome = Outcome::Drawn;
    let tree = &mut record.tree;
    tree.annotation_mut(Tree::ROOT).comment = "引\n言 ]]>".to_owned();
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

#[test]
fn the_text_of_a_file() {
    let text = String::from_utf8(bytes(&sample())).unwrap();
    let head = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
        <ChineseChessRecord Version=\"1.0\">\n <Head>\n\
        \u{20} <Name>Trận &lt;1&gt; &amp; 2</Name>\n  <URL />\n";
    assert!(text.starts_with(head), "{text}");
    let tail = "  <RecordResult>3</RecordResult>\n  <ResultType />\n  \
        <FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN>\n\
        \u{20}</Head>\n <MoveList>\n  <Move value=\"00-00\">引\n言 ]]&gt;</Move>\n  \
        <Move value=\"77-47\" />\n  <Move value=\"70-62\" branch=\"1\" end=\"1\" />\n  \
        <Move value=\"10-22\" end=\"1\" />\n </MoveList>\n</ChineseChessRecord>\n";
    assert!(text.ends_with(tail), "{text}");
    let import = open(text.as_bytes());
    assert_eq!(import.record, sample());
    assert_eq!(kinds(&import), []);
}

#[test]
fn other_programs_leave_out_ends_heads_and_roots() {
    let moves = "<Move value=\"77-47\"/><Move value=\"70-62\">a<![CDATA[<b>]]>&#99;</Move>";
    for root in ["", "<Move value=\"00-00\"/>"] {
        let text = format!(
            "<ChineseChessRecord><Head></Head><MoveList>{root}{moves}</MoveList></ChineseChessRecord>"
        );
        let import = open(text.as_bytes());
        assert_eq!(import.record.tree.len(), 2);
        let said = import.record.tree.annotation(import.record.end());
        assert_eq!(said.comment, "a<b>c");
        assert_eq!(kinds(&import), []);
    }
}

#[test]
fn what_is_not_known_is_kept() {
    let more = (0..MAX_HEADERS).map(|n| format!("<a{n}>x</a{n}>"));
    let more = more.collect::<Vec<_>>().concat();
    for (more, kinds_expected) in [
        ("", vec![]),
        (
            more.as_str(),
            vec![RemarkKind::TooMany { most: MAX_HEADERS }],
        ),
    ] {
        let text = format!(
            "<ChineseChessRecord><Head><Mood>good &amp; &euro;</Mood>{more}</Head>\
             <MoveList><Move value=\"00-00\" end=\"1\"/></MoveList></ChineseChessRecord>"
        );
        let import = open(text.as_bytes());
        assert_eq!(import.record.headers.get("Mood"), Some("good & &euro;"));
        assert_eq!(kinds(&import), kinds_expected);
    }
}

#[test]
fn moves_after_the_last_line_are_told() {
    let text = "<ChineseChessRecord><Head></Head><MoveList><Move value=\"77-47\" end=\"1\"/>\
        <Move value=\"70-62\" end=\"1\"/></MoveList></ChineseChessRecord>";
    let import = open(text.as_bytes());
    assert_eq!(kinds(&import), [RemarkKind::LeftOver { bytes: 1 }]);
}

#[test]
fn every_beginning_of_a_file_is_sturdy() {
    let file = bytes(&sample());
    // The end of the last move.
    let whole = file.len() - "\n </MoveList>\n</ChineseChessRecord>\n".len();
    for len in 0..file.len() {
        if let Ok(import) = read(&file[..len], ReadOptions::default()) {
            let is_cut = kinds(&import).contains(&RemarkKind::Truncated);
            assert_eq!(is_cut, len < whole, "{len}");
        }
    }
}

fn names() -> Vec<&'static str> {
    let names = FIELDS.into_iter().filter_map(|(_, field)| match field {
        Field::Text(name) => Some(name),
        _ => None,
    });
    names.collect()
}

proptest! {
    #[test]
    fn what_is_written_reads_back(record in records(names(), &[""])) {
        let written = write(&record, &WriteOptions::default()).unwrap();
        prop_assert!(written.remarks.is_empty());
        prop_assert_eq!(open(&written.bytes).record, record);
    }

    #[test]
    fn any_text_is_sturdy(tail in "[<>/&;\"=0-9a-zA-Z \\-\\[\\]!]{0,200}", bytes in any::<Vec<u8>>()) {
        let begin = "<ChineseChessRecord><Head></Head><MoveList><Move value=\"77-47\"";
        sturdy(read(format!("{begin}{tail}").as_bytes(), ReadOptions::default()));
        sturdy(read(&[begin.as_bytes(), &bytes].concat(), ReadOptions::default()));
    }
}
