//! What is settled before a game begins.

use arbiter::Ruleset;
use protocol::{Color, Seats, TableSettings};
use serde::{Deserialize, Serialize};
use xiangqi::Position;

/// What is settled before a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Setup {
    /// The colour of the person at the table.
    #[cfg_attr(test, ts(type = "Color"))]
    pub you: Color,
    /// Who sits where.
    #[cfg_attr(test, ts(type = "Seats"))]
    pub seats: Seats,
    /// Clock, ruleset and start.
    #[cfg_attr(test, ts(type = "TableSettings"))]
    pub settings: TableSettings,
}

impl Setup {
    /// The same in the game's terms; nothing when one of them is none.
    pub(crate) fn of_game(&self) -> Option<game::Settings> {
        let time = self.settings.time.as_ref().map(herald::read_time);
        Some(game::Settings {
            ruleset: Ruleset::named(&self.settings.ruleset)?.clone(),
            time: time.transpose().ok()?,
            start: Position::from_fen(&self.settings.start_fen).ok()?,
        })
    }
}
