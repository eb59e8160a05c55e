//! Who plays: colours, seats and people.

use serde::{Deserialize, Serialize};

/// One of the two sides. Red moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Color {
    /// Đỏ: the lower side of the diagram, first to move.
    Red,
    /// Đen: the upper side.
    Black,
}

/// The colour a table's maker asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SeatChoice {
    /// Sit at Red's side.
    Red,
    /// Sit at Black's side.
    Black,
    /// The server draws the colours when the second player sits down.
    Random,
}

/// Who can find a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Visibility {
    /// Listed in the lobby.
    Public,
    /// Only for those who have the link.
    Link,
}

/// A person as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// Public identity, stable for as long as the guest keeps the cookie.
    pub id: String,
    /// The name shown beside the clock.
    pub name: String,
}

/// The two seats of a table; an empty one waits for somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Seats {
    /// Who plays Red.
    pub red: Option<Player>,
    /// Who plays Black.
    pub black: Option<Player>,
}

/// The answer of `GET /api/v1/me`: the person this browser's cookie stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// Public identity and name.
    pub player: Player,
    /// Tables at which this person is playing right now, so that the home page can lead back.
    pub playing: Vec<String>,
}
