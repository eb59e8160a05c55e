//! The WebSocket of the lobby, `/ws/v1/lobby`. The client sends nothing but
//! [`PING`](crate::PING).

use crate::{Fault, Phase, Player, Seats, TimeControl};
use serde::{Deserialize, Serialize};

/// A public table as the lobby lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LobbyTable {
    /// The table's name in links.
    pub id: String,
    /// Waiting for an opponent, or being played.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Seats,
    /// The player who waits for an opponent without a colour yet.
    pub host: Option<Player>,
    /// The clock.
    pub time: Option<TimeControl>,
    /// Name of the ruleset.
    pub ruleset: String,
    /// Moves made.
    pub ply: u16,
    /// Position now, as FEN, for a small diagram.
    pub fen: String,
}

/// What the server tells the lobby. Changes are gathered for a fraction of a second and sent
/// together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum LobbyFrame {
    /// The whole list, when the socket opens.
    Tables {
        /// The public tables, newest first, as many as the list's limit allows.
        tables: Vec<LobbyTable>,
        /// People connected to the server.
        online: u32,
    },
    /// What changed since the last frame.
    Changes {
        /// New tables, and tables that changed.
        set: Vec<LobbyTable>,
        /// Tables to take off the list.
        gone: Vec<String>,
        /// People connected to the server.
        online: u32,
    },
    /// The server closes this socket right after this frame.
    Closing {
        /// Why.
        fault: Fault,
        /// Whether and after how many milliseconds to come back; absent: do not.
        retry_after: Option<u32>,
    },
}
