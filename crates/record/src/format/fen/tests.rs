use super::*;
use crate::limits::MAX_HEADERS;
use crate::{Encoding, Place, Record, RemarkKind, Severity, Tree, WriteOptions, Writer, headers};
use proptest::prelude::*;
use xiangqi::Color;

const STUDY: &str = "3k5/9/9/9/9/9/9/9/4A4/4K1R2 w";

fn read(bytes: &[u8]) -> Vec<Result<Import, ReadError>> {
    games(bytes, ReadOptions::default()).collect()
}

fn one(bytes: &[u8]) -> Import {
    let mut games = read(bytes);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap()
}

fn main_line(record: &Record) -> String {
    let moves = record
        .tree
        .main_line()
        .filter_map(|id| record.tree.node(id));
    moves
        .map(|node| node.m.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn lines_of_every_kind() {
    let list = format!(
        "\u{feff}# a list\n\n{STUDY}\r\n{STUDY} - - 3 9 ; Thế cờ\n{STUDY}|残局一|殘局一\n\
         车胜单士|{STUDY}|g0g9,d9d8\n{STUDY} moves g0g9 d9d8 ; win\n\
         {STUDY} - - bm g0g9; id \"a; b\"; c0 \"note\"; draw;\n 只有标题 | {STUDY} \n"
    );
    let games: Vec<_> = read(list.as_bytes())
        .into_iter()
        .map(Result::unwrap)
        .collect();
    let title = |at: usize| games[at].record.headers.get(headers::TITLE);
    assert_eq!(games.len(), 7);
    assert!(games.iter().all(|game| game.report.is_clean()));
    assert!(
        games
            .iter()
            .all(|game| game.record.start.board == games[0].record.start.board)
    );
    assert_eq!(title(0), None);
    assert_eq!(games[1].record.start.fen(), format!("{STUDY} - - 3 9"));
    assert_eq!(title(1), Some("Thế cờ"));
    assert_eq!(title(2), Some("残局一"));
    assert_eq!(
        games[2].record.headers.get(headers::OTHER_TITLE),
        Some("殘局一")
    );
    assert_eq!(title(3), Some("车胜单士"));
    assert_eq!(main_line(&games[3].record), "g0g9 d9d8");
    assert_eq!(title(4), Some("win"));
    assert_eq!(main_line(&games[4].record), "g0g9 d9d8");
    let headers: Vec<_> = games[5].record.headers.iter().collect();
    assert_eq!(
        headers,
        [("bm", "g0g9"), (headers::TITLE, "a; b"), ("draw", "yes")]
    );
    assert_eq!(games[5].record.tree.annotation(Tree::ROOT).comment, "note");
    assert_eq!(title(6), Some("只有标题"));
}

#[test]
fn too_many_operations_are_told() {
    let operations = (0..=MAX_HEADERS).map(|n| format!(" a{n} x;"));
    let operations = operations.collect::<Vec<_>>().concat();
    let import = one(format!("{STUDY} - -{operations}").as_bytes());
    assert_eq!(import.record.headers.len(), MAX_HEADERS);
    assert!(!import.report.is_clean());
}

/// One title in GBK and one in Big5: the bytes are split before they are read (oddity 35).
#[test]
fn two_encodings_in_a_line() {
    let mut line = format!("{STUDY} ; ").into_bytes();
    line.extend(Encoding::Gb18030.encode("车马炮兵残局").bytes);
    line.push(b'|');
    line.extend(Encoding::Big5.encode("車馬砲兵殘局").bytes);
    let import = one(&line);
    assert!(import.report.is_clean());
    assert_eq!(
        import.record.headers.get(headers::TITLE),
        Some("车马炮兵残局")
    );
    assert_eq!(
        import.record.headers.get(headers::OTHER_TITLE),
        Some("車馬砲兵殘局")
    );
}

/// A general is missing: a diagram, and no position of a game (oddity 36).
#[test]
fn a_diagram_without_a_general() {
    let import = one(b"3k5/9/9/9/9/9/9/9/9/4R4 w - - 0 1");
    assert!(xiangqi::Position::from_diagram(import.record.start).is_err());
    assert!(import.report.is_clean());
}

/// A row of ten is named with its line, and the list goes on (oddity 37).
#[test]
fn a_row_of_ten() {
    let list = format!("{STUDY}\n15k3/9/9/9/9/9/9/9/9/4K4 w\n{STUDY}\nnonsense\n");
    let games = read(list.as_bytes());
    assert_eq!(games.len(), 4);
    let texts: Vec<_> = games
        .iter()
        .filter_map(|game| game.as_ref().err())
        .collect();
    assert_eq!(
        texts[0].to_string(),
        "line 2: the start position is wrong: the row of rank 9 has 10 squares instead of 9"
    );
    assert_eq!((texts[0].code(), texts[1].code()), ("fen", "fen"));
    assert!(texts[1].to_string().starts_with("line 4: "));
}

#[test]
fn the_man_that_moves_decides() {
    let import = one(format!("{STUDY} moves d9d8 g0g8").as_bytes());
    assert_eq!(import.record.start.turn, Color::Black);
    assert_eq!(import.report.remarks[0].kind, RemarkKind::SideFromFirstMove);
    let import = one(format!("{STUDY} moves g1g10 d10d9").as_bytes());
    assert_eq!(main_line(&import.record), "g0g9 d9d8");
    let import = one(format!("{STUDY} moves g0g9 what d9d8").as_bytes());
    assert_eq!(
        import.report.remarks[0].kind,
        RemarkKind::NotAMove {
            text: "what".into()
        }
    );
    assert_eq!(import.record.tree.len(), 1);
}

#[test]
fn beginnings_of_lists() {
    for (head, is) in [
        (STUDY, true),
        ("# x\n\n15k3/9/9/9/9/9/9/9/9/4K4 w", true),
        ("标题|3k5/9/9/9/9/9/9/9/9/4K4|", true),
        ("[Event \"3k5/9/9/9/9/9/9/9/9/4K4\"]", false),
        ("1. h2e2", false),
        ("", false),
    ] {
        assert_eq!(is_list(head.as_bytes()), is, "{head}");
    }
}

fn written(record: &Record) -> (String, Vec<Place>) {
    let mut writer = Writer::new(Vec::new(), Format::Fen, WriteOptions::default());
    let remarks = writer.add(record).unwrap();
    assert!(
        remarks
            .iter()
            .all(|remark| remark.kind.severity() == Severity::Dropped)
    );
    let places = remarks.into_iter().map(|remark| remark.place).collect();
    (String::from_utf8(writer.finish().unwrap()).unwrap(), places)
}

#[test]
fn utf16() {
    let list = format!("\u{feff}# 一\r\n{STUDY} ; 残局\r\n");
    let import = one(&Encoding::Utf16Le.encode(&list).bytes);
    assert_eq!(import.record.headers.get(headers::TITLE), Some("残局"));
    assert_eq!(import.report.encoding.unwrap().encoding, Encoding::Utf16Le);
}

#[test]
fn what_is_written() {
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let mut record = Record::default();
    assert_eq!(written(&record), (format!("{fen}\n"), vec![]));
    record.headers.set(headers::TITLE, "a|b");
    record.headers.set(headers::OTHER_TITLE, "c");
    record.headers.set(headers::RED, "x");
    let first = record.tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    let second = record.tree.add(Tree::ROOT, "b2e2".parse().unwrap());
    record.tree.add(first, "h9g7".parse().unwrap());
    record.tree.annotation_mut(first).comment = "!".into();
    let (text, places) = written(&record);
    assert_eq!(text, format!("{fen} moves h2e2 h9g7 ; a/b|c\n"));
    let expected = [
        Place::Header(headers::TITLE.into()),
        Place::Header(headers::RED.into()),
        Place::Node(first),
        Place::Node(second),
    ];
    assert_eq!(places, expected);
}

#[test]
fn long_lines() {
    let long = "x".repeat(2 << 20);
    let games = read(format!("{STUDY}\n{long}\n{STUDY}").as_bytes());
    let [Ok(_), Err(error)] = games.as_slice() else {
        panic!("{games:?}");
    };
    assert_eq!(error.code(), "too-large");
    assert!(error.to_string().starts_with("line 2: "));
    let games = read("\n".repeat(1 << 20).as_bytes());
    assert!(matches!(games.as_slice(), [Err(ReadError::NotThis { .. })]));
}

proptest! {
    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        drop(read(&bytes));
        drop(read(&[STUDY.as_bytes(), b" ; ", &bytes].concat()));
        drop(read(&[STUDY.as_bytes(), b" moves ", &bytes].concat()));
        drop(read(&[STUDY.as_bytes(), b" - - ", &bytes].concat()));
    }

    #[test]
    fn titles_and_moves_come_back(title in "[a-zạ炮;\\[\\]\"]{0,8}", other in "[a-zạ炮; ]{0,3}[x]", plies in 0_usize..4) {
        let mut record = Record::default();
        record.headers.set(headers::TITLE, title);
        record.headers.set(headers::OTHER_TITLE, other.trim());
        let mut last = Tree::ROOT;
        for m in ["h2e2", "h9g7", "h0g2", "i9h9"].into_iter().take(plies) {
            last = record.tree.add(last, m.parse().unwrap());
        }
        let (text, _) = written(&record);
        prop_assert_eq!(one(text.as_bytes()).record, record);
    }
}
