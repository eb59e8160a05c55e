//! What is written into a table's log.

use super::person::{Person, id_text};
use serde::{Deserialize, Serialize};
use store::{Entry, TableId, Versioned};

/// The version of the stored form. A new kind of fact, or a new field with a default, needs no
/// new number; a changed meaning does.
const VERSION: u16 = 1;

/// Something that happened at a table. Each is one number in the log, and one event on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub(crate) enum Fact {
    /// Somebody sat down.
    Seated {
        /// Who.
        person: Box<Person>,
    },
    /// The colours were settled and the game began.
    Started {
        /// Whether the table's maker plays Red.
        host_is_red: bool,
        /// The game's own event.
        event: game::Event,
    },
    /// Something happened in the game.
    Game {
        /// What.
        event: game::Event,
    },
    /// Both agreed to a new game.
    RematchAgreed {
        /// The table it is played at.
        #[serde(with = "id_text")]
        table: TableId,
        /// The game's own event.
        event: game::Event,
    },
    /// The table was closed before a game began.
    Closed,
}

/// A fact with its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dated {
    pub(crate) at: u64,
    pub(crate) fact: Fact,
}

/// Why an entry of the log cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FactError {
    #[error("unknown version {0} of a log entry")]
    Version(u16),
    #[error("unreadable log entry: {0}")]
    Json(#[from] serde_json::Error),
}

impl Dated {
    pub(crate) fn store(&self, seq: u32) -> Entry {
        let text = serde_json::to_string(&self.fact).expect("plain data has a JSON form");
        Entry {
            seq,
            at: self.at,
            body: Versioned {
                version: VERSION,
                text,
            },
        }
    }

    pub(crate) fn read(entry: &Entry) -> Result<Self, FactError> {
        if entry.body.version != VERSION {
            return Err(FactError::Version(entry.body.version));
        }
        Ok(Self {
            at: entry.at,
            fact: serde_json::from_str(&entry.body.text)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_form_stays_readable() {
        for line in include_str!("golden/facts.v1.jsonl").lines() {
            let entry = Entry {
                seq: 7,
                at: 1_700_000_000_000,
                body: Versioned {
                    version: 1,
                    text: line.to_owned(),
                },
            };
            let dated = Dated::read(&entry).unwrap();
            assert_eq!(dated.store(7), entry, "and is written the same");
        }
    }

    #[test]
    fn later_versions_and_nonsense_are_refused() {
        let read = |version, text: &str| {
            Dated::read(&Entry {
                seq: 1,
                at: 1,
                body: Versioned {
                    version,
                    text: text.into(),
                },
            })
        };
        assert!(matches!(
            read(2, r#"{"type":"closed"}"#),
            Err(FactError::Version(2))
        ));
        assert!(matches!(
            read(1, r#"{"type":"unheardOf"}"#),
            Err(FactError::Json(_))
        ));
        assert!(matches!(read(1, "{"), Err(FactError::Json(_))));
    }
}
