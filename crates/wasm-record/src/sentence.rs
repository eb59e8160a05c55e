//! What the record crate says, as the names of sentences and what fills them.

use crate::{IllegalView, PlaceView, RemarkView, Sentence, Value};
use locale::{Argument, Message};
use record::{
    Format, Ground, IllegalNode, Place, ReadError, Record, Remark, RemarkKind, Severity, Tree,
    WriteError,
};

impl Sentence {
    pub(crate) fn named(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            args: std::collections::BTreeMap::new(),
        }
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.args.insert(name.to_owned(), value.into());
        self
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<Format> for Value {
    fn from(format: Format) -> Self {
        Self::Text(format.name().to_uppercase())
    }
}

impl From<Message> for Sentence {
    fn from(message: Message) -> Self {
        let value = |value| match value {
            Argument::Text(text) => Value::Text(text),
            Argument::Number(number) => Value::Number(number.into()),
        };
        let args = message.args.into_iter();
        Self {
            id: message.id.to_owned(),
            args: args
                .map(|(name, given)| (name.to_owned(), value(given)))
                .collect(),
        }
    }
}

pub(crate) fn read_error(error: &ReadError) -> Sentence {
    let sentence = Sentence::named(format!("read-error-{}", error.code()));
    match error {
        ReadError::NotThis { format } => sentence.with("format", *format),
        ReadError::Truncated { len, wanted } => sentence.with("len", *len).with("wanted", *wanted),
        ReadError::TooLarge { most } => sentence.with("most", *most),
        ReadError::Impossible { what, found } => sentence.with("what", *what).with("found", *found),
        ReadError::BadStart { detail } => sentence.with("detail", detail.as_str()),
        ReadError::Fen(error) => sentence.with("detail", error.to_string()),
        ReadError::Io(error) => sentence.with("detail", error.to_string()),
        _ => sentence,
    }
}

pub(crate) fn write_error(error: &WriteError) -> Sentence {
    match error {
        WriteError::OneGameOnly { format } => {
            Sentence::named("write-error-one-game-only").with("format", *format)
        }
        WriteError::Start { format } => {
            Sentence::named("write-error-start").with("format", *format)
        }
        WriteError::Io(error) => {
            Sentence::named("write-error-io").with("detail", error.to_string())
        }
    }
}

pub(crate) fn remark(remark: &Remark, tree: &Tree) -> RemarkView {
    let what = Sentence::named(format!("remark-{}", remark.kind.code()));
    RemarkView {
        what: match &remark.kind {
            RemarkKind::NotAMove { text } => what.with("text", text.as_str()),
            RemarkKind::TooMany { most } | RemarkKind::Cut { most } => what.with("most", *most),
            RemarkKind::NotEncodable { characters } => what.with("characters", characters.as_str()),
            _ => what,
        },
        lost: remark.kind.severity() == Severity::Dropped,
        place: place(&remark.place, tree),
    }
}

fn place(place: &Place, tree: &Tree) -> PlaceView {
    let (at, node) = match place {
        Place::Game => (Sentence::named("place-game"), None),
        Place::Header(name) => (
            Sentence::named("place-header").with("name", name.as_str()),
            None,
        ),
        Place::Start => (Sentence::named("place-start"), Some(0)),
        Place::Node(Tree::ROOT) => (Sentence::named("place-introduction"), Some(0)),
        Place::Node(id) => (
            Sentence::named("place-node").with("ply", u64::from(tree.ply(*id))),
            Some(id.index()),
        ),
        Place::Line(line) => (Sentence::named("place-line").with("line", *line), None),
        Place::Offset(offset) => (
            Sentence::named("place-offset").with("offset", *offset),
            None,
        ),
    };
    PlaceView { at, node }
}

pub(crate) fn illegal(record: &Record, found: &IllegalNode) -> Option<IllegalView> {
    let node = record.tree.node(found.node)?;
    let before = record.at(node.parent);
    Some(IllegalView {
        node: found.node.index(),
        ply: found.ply,
        why: Message::illegal_on(before.board(), before.turn(), node.m, &found.why).into(),
        squares: found
            .why
            .squares()
            .iter()
            .map(ToString::to_string)
            .collect(),
    })
}
