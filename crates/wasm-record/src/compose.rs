//! A record of a game that was played here.

use crate::Composition;
use record::{Outcome, Record, Tree};
use std::time::Duration;
use xiangqi::Diagram;

/// The record; none when a move or the start is not one.
pub(crate) fn record(game: &Composition) -> Option<Record> {
    let start = Diagram::from_fen(&game.start_fen).ok()?;
    let mut record = Record::new(start.diagram);
    record.outcome = Outcome::from_pgn(&game.outcome)?;
    for (name, value) in &game.headers {
        record.headers.set(name, value.as_str());
    }
    let mut last = Tree::ROOT;
    for played in &game.moves {
        last = record.tree.add(last, played.m.parse().ok()?);
        if let Some(elapsed) = played.elapsed {
            record.tree.annotation_mut(last).elapsed = Some(Duration::from_millis(elapsed.into()));
        }
    }
    Some(record)
}
