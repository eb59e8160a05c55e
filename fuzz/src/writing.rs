//! What was read, written again.

use record::{Format, ReadOptions, Reader, Record, WriteOptions, Writer};
use std::collections::BTreeMap;

/// Writes a game that was read in the same format, and reads that. Where the writer says nothing is
/// lost, the two games are equal.
///
/// # Panics
///
/// Where they are not, or where what was written cannot be read.
pub(crate) fn write_and_read(format: Format, record: &Record) {
    let mut writer = Writer::new(Vec::new(), format, WriteOptions::default());
    let Ok(lost) = writer.add(record) else {
        return;
    };
    let bytes = writer.finish().expect("memory takes what is written");
    let back = first(format, &bytes);
    if lost.is_empty() {
        assert_eq!(headers(&back), headers(record));
        assert_eq!(back.start.board, record.start.board);
        assert_eq!(back.outcome, record.outcome);
        assert_eq!(back.tree, record.tree);
        assert!(record.tree.is_empty() || back.start.turn == record.start.turn);
    }
}

fn first(format: Format, bytes: &[u8]) -> Record {
    let options = ReadOptions {
        format: Some(format),
        ..ReadOptions::default()
    };
    let mut games = Reader::open(bytes, options).expect("what was written can be opened");
    let game = games.next().expect("there is a game");
    game.expect("what was written can be read").record
}

/// Their order is the format's own.
fn headers(record: &Record) -> BTreeMap<&str, &str> {
    record.headers.iter().collect()
}
