//! What is said about files of records.

use std::io;
use std::path::Path;

use locale::{Language, Message};
use record::{Notation, Place, ReadError, Remark, RemarkKind, Tree, Value, Values, WriteError};

use super::files::Source;
use crate::input;
use crate::speaker::Speaker;

impl Speaker {
    /// What a header is called. One that nobody knows is called by its name.
    pub(crate) fn header(&self, name: &str) -> String {
        let message = Message::of("header", name);
        let said = self.say(&message);
        if said == message.id {
            input::harmless(name)
        } else {
            said
        }
    }

    /// That a file, or a game of it, cannot be read as a record.
    pub(crate) fn read_error(
        &self,
        source: &Source,
        game: Option<usize>,
        error: &ReadError,
    ) -> Message {
        if let ReadError::Io(error) = error {
            return unreadable(&source.path, error);
        }
        let why = match error {
            ReadError::Line { line, why } => {
                let line = told("place", "line", vec![("line", (*line).into())]);
                format!("{}: {}", self.say(&line), self.why_unread(why))
            }
            error => self.why_unread(error),
        };
        failed(&source.path, game, why)
    }

    fn why_unread(&self, error: &ReadError) -> String {
        if let ReadError::Fen(error) = error {
            return self.say(&Message::fen_error(error));
        }
        self.say(&told("read-error", error.code(), error.values()))
    }

    /// What a remark says, with its place before it.
    pub(crate) fn remark(&self, remark: &Remark, tree: &Tree) -> String {
        let code = remark.place.code();
        let place = self.say(&match &remark.place {
            Place::Header(name) => Message::of("place", code).with("name", self.header(name)),
            place => told("place", code, place.values(tree)),
        });
        let what = self.say(&match &remark.kind {
            RemarkKind::Fen(note) => Message::fen_note(*note),
            kind => told("remark", kind.code(), kind.values()),
        });
        format!("{place}: {what}")
    }

    /// Why a game is not written.
    pub(crate) fn write_error(
        &self,
        path: &Path,
        game: Option<usize>,
        error: &WriteError,
    ) -> Message {
        let why = self.say(&told("write-error", error.code(), error.values()));
        failed(path, game, why)
    }
}

/// What readers of a language write moves in.
pub(crate) const fn usual_notation(lang: Language) -> Notation {
    match lang {
        Language::Vi => Notation::Vietnamese,
        Language::En => Notation::Wxf,
        Language::ZhHans => Notation::Chinese,
    }
}

/// That a file or folder cannot be read from the disk.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Message {
    input::unreadable(&path.to_string_lossy(), error)
}

/// That files in folders are no records.
pub(crate) fn passed_over(count: usize) -> Message {
    Message::plain("records-passed-over").with("count", count)
}

/// That a file, or a game of it, failed.
fn failed(path: &Path, game: Option<usize>, why: String) -> Message {
    let message = match game {
        None => Message::plain("record-unread"),
        Some(game) => Message::plain("record-game-unread").with("game", game),
    };
    let file = input::harmless(&path.to_string_lossy());
    message.with("file", file).with("why", why)
}

/// A message of a family, told with a record's values.
fn told(family: &str, code: &str, values: Values) -> Message {
    let message = Message::of(family, code);
    values
        .into_iter()
        .fold(message, |message, (name, value)| match value {
            Value::Text(text) => message.with(name, input::harmless(&text)),
            Value::Number(number) => {
                message.with(name, usize::try_from(number).unwrap_or(usize::MAX))
            }
        })
}
