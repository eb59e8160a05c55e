//! What hostile or damaged text files do.

use record::limits::{MAX_DEPTH, MAX_GAME_BYTES};
use record::{Encoding, Format, Import, ReadError, ReadOptions, Reader, RemarkKind};
use std::io::{BufReader, Read};

fn pgn(moves: &str) -> Import {
    let text = format!("[Game \"Chinese Chess\"]\n\n{moves}\n");
    let mut games = Reader::open(text.as_bytes(), ReadOptions::default()).expect("it has a tag");
    games.next().expect("a game").expect("a sound one")
}

#[test]
fn a_game_cut_anywhere_is_read() {
    let text = "[Red \"许\"]\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n\n1. 炮二平五 {[%clk 0:01:00] 好} 马８进７ (1... 炮８平５ $1 2. 马二进三!?) 2. 马二进三 ; x\n1-0\n";
    for encoding in [Encoding::Utf8, Encoding::Gb18030, Encoding::Utf16Le] {
        let bytes = encoding.encode(text).bytes;
        for end in 0..=bytes.len() {
            for format in [None, Some(Format::Pgn), Some(Format::Text)] {
                let options = ReadOptions {
                    format,
                    ..ReadOptions::default()
                };
                if let Ok(games) = Reader::open(&bytes[..end], options) {
                    assert!(games.count() <= 2);
                }
            }
        }
    }
    let import = pgn("1. h2e2 (1. c3c4 {open");
    assert_eq!(import.report.remarks[0].kind, RemarkKind::Truncated);
    assert_eq!(import.record.tree.len(), 2);
}

#[test]
fn brackets_by_the_million_are_no_depth() {
    const MANY: usize = 20_000;
    let million = 1_000_000;
    let import = pgn(&format!("1. h2e2 {}", "(".repeat(million)));
    assert_eq!(import.record.tree.len(), 1);
    let most = MAX_DEPTH;
    assert_eq!(import.report.remarks[0].kind, RemarkKind::TooMany { most });
    let nested = format!("1. h2e2 {}{} h9g7", "(c3c4 ".repeat(MANY), ")".repeat(MANY));
    assert_eq!(pgn(&nested).record.tree.main_line().count(), 2);
    assert_eq!(pgn(&"()".repeat(MANY)).record.tree.len(), 0);
    assert_eq!(pgn(&"(h2e2)".repeat(MANY)).record.tree.len(), MANY);
}

/// Bytes without end are refused, and take no more memory than a game may have.
#[test]
fn a_comment_nobody_closes_has_its_limit() {
    let head = b"[Red \"A\"]\n1. h2e2 {".as_slice();
    let endless = head.chain(std::io::repeat(b'a').take(100 << 20));
    let mut games = Reader::open(BufReader::new(endless), ReadOptions::default()).unwrap();
    let most = MAX_GAME_BYTES as u64;
    assert!(
        matches!(games.next(), Some(Err(ReadError::TooLarge { most: limit })) if limit == most)
    );
    assert!(games.next().is_none());
}
