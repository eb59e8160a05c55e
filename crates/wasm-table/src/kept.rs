//! The stored form of a game: what was settled and what happened, with a version.

use crate::{Setup, json, read as parse};
use game::Event;
use serde::{Deserialize, Serialize};

/// The version of the stored form. Events have a version of their own.
pub const KEPT_VERSION: u16 = 1;

#[derive(Serialize)]
struct Kept<'a> {
    v: u16,
    alive: u64,
    setup: &'a Setup,
    events: &'a [Event],
}

#[derive(Deserialize)]
struct Stored {
    v: u16,
    alive: u64,
    setup: Setup,
    events: Vec<Event>,
}

/// `alive`: until when the page was there to play.
pub(crate) fn write(setup: &Setup, alive: u64, events: &[Event]) -> String {
    json(&Kept {
        v: KEPT_VERSION,
        alive,
        setup,
        events,
    })
}

/// What was settled, until when the page was there, and what happened; nothing for another
/// version's text.
pub(crate) fn read(text: &str) -> Option<(Setup, u64, Vec<Event>)> {
    let stored: Stored = parse(text)?;
    (stored.v == KEPT_VERSION).then_some((stored.setup, stored.alive, stored.events))
}
