//! What the record crate says, as the names of sentences and what fills them.

use crate::{IllegalView, PlaceView, RemarkView, Sentence, Value};
use locale::{Argument, Message};
use record::{
    Ground, IllegalNode, Place, ReadError, Record, Remark, RemarkKind, Severity, Tree, Values,
    WriteError,
};

/// The sentence for one case of many: `family-code`.
fn told(family: &str, code: &str, values: Values) -> Sentence {
    let value = |value| match value {
        record::Value::Text(text) => Value::Text(text),
        record::Value::Number(number) => Value::Number(number),
    };
    let args = values.into_iter();
    Sentence {
        id: format!("{family}-{code}"),
        args: args
            .map(|(name, given)| (name.to_owned(), value(given)))
            .collect(),
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
            id: message.id.into_owned(),
            args: args
                .map(|(name, given)| (name.to_owned(), value(given)))
                .collect(),
        }
    }
}

pub(crate) fn read_error(error: &ReadError) -> Sentence {
    match error {
        ReadError::Line { why, .. } => read_error(why),
        ReadError::Fen(error) => Message::fen_error(error).into(),
        error => told("read-error", error.code(), error.values()),
    }
}

pub(crate) fn write_error(error: &WriteError) -> Sentence {
    told("write-error", error.code(), error.values())
}

pub(crate) fn remark(remark: &Remark, tree: &Tree) -> RemarkView {
    let Remark { place, kind } = remark;
    RemarkView {
        what: match kind {
            RemarkKind::Fen(note) => Message::fen_note(*note).into(),
            kind => told("remark", kind.code(), kind.values()),
        },
        lost: kind.severity() == Severity::Dropped,
        place: PlaceView {
            at: told("place", place.code(), place.values(tree)),
            node: match place {
                Place::Node(id) => Some(id.index()),
                Place::Start => Some(0),
                _ => None,
            },
        },
    }
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
