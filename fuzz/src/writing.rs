//! What was read, written again.

use crate::reading::games;
use record::{Encoding, Format, ReadOptions, Reader, Record, WriteOptions, Writer};

/// Reads the bytes after the first, which chooses the format, writes every game in that format
/// again, and reads that. Where the writer says nothing is lost, the two games are equal.
///
/// # Panics
///
/// Where they are not, or where what was written cannot be read.
pub fn round_trip(bytes: &[u8]) {
    let Some((&choice, bytes)) = bytes.split_first() else {
        return;
    };
    let format = Format::ALL[usize::from(choice) % Format::ALL.len()];
    for game in games(bytes, Some(format)) {
        write_and_read(format, &game.record, compare);
    }
}

/// Writes a game in the format, and reads that; where the writer says nothing is lost, `check` is
/// asked about the game that was read, the one that was written, and the bytes as text.
///
/// # Panics
///
/// Where what was written cannot be read.
pub(crate) fn write_and_read(
    format: Format,
    record: &Record,
    check: impl Fn(&Record, &Record, &str),
) {
    // Said beforehand both times: a text of a few letters is text in many encodings. XML says its
    // own.
    let encodings: &[_] = match format {
        Format::Cbf => &[None],
        _ => &[Some(Encoding::Utf8), Some(Encoding::Gb18030)],
    };
    for &encoding in encodings {
        let options = WriteOptions {
            encoding,
            ..WriteOptions::default()
        };
        let mut writer = Writer::new(Vec::new(), format, options);
        let Ok(lost) = writer.add(record) else {
            return;
        };
        let bytes = writer.finish().expect("memory takes what is written");
        let back = first(format, encoding, &bytes);
        if lost.is_empty() {
            check(&back, record, &String::from_utf8_lossy(&bytes));
        }
    }
}

fn first(format: Format, encoding: Option<Encoding>, bytes: &[u8]) -> Record {
    let options = ReadOptions {
        format: Some(format),
        encoding,
    };
    let mut games = Reader::open(bytes, options).expect("what was written can be opened");
    let game = games.next().expect("there is a game");
    game.expect("what was written can be read").record
}

fn compare(back: &Record, record: &Record, written: &str) {
    // A library gives its games a header more.
    for (name, value) in record.headers.iter() {
        assert_eq!(back.headers.get(name), Some(value), "{name} in {written}");
    }
    assert_eq!(back.start.board, record.start.board, "{written}");
    assert_eq!(back.outcome, record.outcome, "{written}");
    assert_eq!(back.tree, record.tree, "{written}");
    // Without a move there is no telling whose it would be.
    assert!(
        record.tree.is_empty() || back.start.turn == record.start.turn,
        "{written}"
    );
}
