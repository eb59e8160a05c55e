//! What is fixed when a table is made, in memory and in the store.

use arbiter::Ruleset;
use game::TimeControl;
use protocol::{SeatChoice, Visibility};
use serde::{Deserialize, Serialize};
use store::Versioned;
use xiangqi::{Color, Position};

/// The version of the stored form.
const VERSION: u16 = 1;

/// What is fixed when a table is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) time: Option<TimeControl>,
    pub(crate) ruleset: &'static Ruleset,
    pub(crate) start: Position,
    /// The colour its maker asked for; none when the colours are drawn.
    pub(crate) host_color: Option<Color>,
    pub(crate) is_public: bool,
}

/// Why stored settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SettingsError {
    #[error("unknown version {0} of table settings")]
    Version(u16),
    #[error("unreadable table settings: {0}")]
    Json(#[from] serde_json::Error),
    #[error("there is no ruleset {0:?}")]
    Ruleset(String),
    #[error("the start position is none")]
    Start,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Stored {
    time: Option<TimeControl>,
    ruleset: String,
    start_fen: String,
    host_color: Option<StoredColor>,
    is_public: bool,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StoredColor {
    Red,
    Black,
}

impl Settings {
    pub(crate) fn host_color(choice: SeatChoice) -> Option<Color> {
        match choice {
            SeatChoice::Red => Some(Color::Red),
            SeatChoice::Black => Some(Color::Black),
            SeatChoice::Random => None,
        }
    }

    pub(crate) fn of_game(&self) -> game::Settings {
        game::Settings {
            ruleset: self.ruleset.clone(),
            time: self.time.clone(),
            start: self.start.clone(),
        }
    }

    pub(crate) fn view(&self) -> protocol::TableSettings {
        protocol::TableSettings {
            time: self.time.as_ref().map(herald::time),
            ruleset: self.ruleset.id().to_owned(),
            start_fen: self.start.fen(),
            visibility: if self.is_public {
                Visibility::Public
            } else {
                Visibility::Link
            },
        }
    }

    pub(crate) fn store(&self) -> Versioned {
        let stored = Stored {
            time: self.time.clone(),
            ruleset: self.ruleset.id().to_owned(),
            start_fen: self.start.fen(),
            host_color: self.host_color.map(|color| match color {
                Color::Red => StoredColor::Red,
                Color::Black => StoredColor::Black,
            }),
            is_public: self.is_public,
        };
        let text = serde_json::to_string(&stored).expect("plain data has a JSON form");
        Versioned {
            version: VERSION,
            text,
        }
    }

    pub(crate) fn read(stored: &Versioned) -> Result<Self, SettingsError> {
        if stored.version != VERSION {
            return Err(SettingsError::Version(stored.version));
        }
        let stored: Stored = serde_json::from_str(&stored.text)?;
        let ruleset = Ruleset::named(&stored.ruleset);
        Ok(Self {
            time: stored.time,
            ruleset: ruleset.ok_or(SettingsError::Ruleset(stored.ruleset))?,
            start: Position::from_fen(&stored.start_fen).map_err(|_| SettingsError::Start)?,
            host_color: stored.host_color.map(|color| match color {
                StoredColor::Red => Color::Red,
                StoredColor::Black => Color::Black,
            }),
            is_public: stored.is_public,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_form_stays_readable() {
        let golden = include_str!("golden/settings.v1.json").trim();
        let stored = Versioned {
            version: 1,
            text: golden.to_owned(),
        };
        let settings = Settings::read(&stored).unwrap();
        assert_eq!(settings.ruleset.id(), "bigkool");
        assert_eq!(settings.host_color, Some(Color::Black));
        assert_eq!(settings.store(), stored, "and is written the same");
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        let golden = include_str!("golden/settings.v1.json");
        for (version, text) in [
            (2, golden.to_owned()),
            (1, "{}".to_owned()),
            (1, golden.replace("bigkool", "no-such-law")),
            (1, golden.replace("rnbakabnr", "rnbakabn1k")),
        ] {
            assert!(Settings::read(&Versioned { version, text }).is_err());
        }
    }
}
