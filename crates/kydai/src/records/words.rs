//! What is said about files of records.

use std::io;
use std::path::Path;

use locale::Message;
use record::ReadError;

use super::files::Source;
use crate::input;
use crate::speaker::Speaker;

impl Speaker {
    /// That a file or folder cannot be read from the disk.
    pub(crate) fn unreadable(&self, path: &Path, error: &io::Error) -> Message {
        input::unreadable(&path.to_string_lossy(), error)
    }

    /// That a file, or a game of it, cannot be read as a record.
    pub(crate) fn read_error(
        &self,
        source: &Source,
        game: Option<usize>,
        error: &ReadError,
    ) -> Message {
        if let ReadError::Io(error) = error {
            return self.unreadable(&source.path, error);
        }
        let why = self.say(&read_error(error));
        let file = input::harmless(&source.name());
        match game {
            None => Message::plain("record-unread").with("file", file),
            Some(game) => Message::plain("record-game-unread")
                .with("file", file)
                .with("game", game),
        }
        .with("why", why)
    }

    /// That files in folders are no records.
    pub(crate) fn passed_over(&self, count: usize) -> Message {
        Message::plain("records-passed-over").with("count", count)
    }
}

/// Why a file is no record.
fn read_error(error: &ReadError) -> Message {
    Message::plain("read-error")
        .with("code", error.code())
        .with("error", error.to_string())
}
