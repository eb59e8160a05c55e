//! The WebSocket of a table, `/ws/v1/tables/{id}`: two closed enums, one for each direction.

use crate::{Color, Event, Fault, Forbidden, Presence, Refusal, TableHead, TableState};
use serde::{Deserialize, Serialize};

/// What a client may send. The first frame must be [`ClientFrame::Hello`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum ClientFrame {
    /// Opens the conversation.
    Hello {
        /// The client's [`VERSION`](crate::VERSION).
        protocol: u32,
        /// Number of the last event this client has seen, when it comes back.
        #[serde(default)]
        since: Option<u32>,
    },
    /// Something the player does.
    Act {
        /// Chosen by the client, rising; comes back in [`ServerFrame::Done`] or
        /// [`ServerFrame::Refused`]. A number that was already used is ignored and answered again.
        id: u32,
        /// What they do.
        action: Action,
    },
}

/// What a player can do at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Action {
    /// Take the empty seat.
    Sit,
    /// Make a move.
    Move {
        /// Coordinates (`h2e2`).
        #[serde(rename = "move")]
        mv: String,
        /// The number this move will have, from 1; refused when the game is elsewhere, so that a
        /// frame that arrives late or twice can do no harm.
        ply: u16,
    },
    /// Give up.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Agree to the opponent's draw offer.
    AcceptDraw,
    /// Decline the opponent's draw offer.
    DeclineDraw,
    /// Ask to take the last own move back.
    OfferTakeback,
    /// Let the opponent take their move back.
    AcceptTakeback,
    /// Do not.
    DeclineTakeback,
    /// Call the game off before both have moved; before the game starts, close the table.
    Abort,
    /// The opponent has been away long enough: claim the game.
    ClaimAbandonment,
    /// Offer a new game with colours swapped.
    OfferRematch,
    /// Agree to it.
    AcceptRematch,
    /// Decline it.
    DeclineRematch,
}

/// An event with its number in the table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NumberedEvent {
    /// Its number, from 1, without gaps.
    pub seq: u32,
    /// When the server recorded it.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// What happened.
    pub event: Event,
}

/// What the server sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum ServerFrame {
    /// The whole table: the answer to a first [`ClientFrame::Hello`], and to one whose gap is too
    /// old to be told as events.
    State {
        /// The server's [`VERSION`](crate::VERSION).
        protocol: u32,
        /// The colour this person plays, if any.
        you: Option<Color>,
        /// Number of the last event this state contains.
        seq: u32,
        /// The server's clock now.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
        /// The table.
        table: TableState,
        /// Who is here.
        presence: Presence,
    },
    /// One or more events, in order: live, or the gap of a client that came back.
    Update {
        /// The colour this person plays, if any.
        you: Option<Color>,
        /// The server's clock now.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
        /// What happened. Empty when a client comes back that has missed nothing, and when only
        /// the head changed (somebody left, say).
        events: Vec<NumberedEvent>,
        /// Everything but the moves, after the last of the events.
        head: TableHead,
    },
    /// Somebody came or went.
    Presence {
        /// Who is here.
        presence: Presence,
    },
    /// The action was carried out and is durable.
    Done {
        /// The action's id.
        id: u32,
    },
    /// The action was not carried out.
    Refused {
        /// The action's id.
        id: u32,
        /// Why not.
        refusal: Refusal,
        /// Which rule of the arbiter's a move would have broken, if that is why.
        forbidden: Option<Forbidden>,
    },
    /// The server closes this socket right after this frame.
    Closing {
        /// Why.
        fault: Fault,
        /// Whether and after how many milliseconds to come back; absent: do not.
        retry_after: Option<u32>,
    },
}
