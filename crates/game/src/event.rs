//! What happened: the only truth about a game, and how it is written down.

use crate::{Millis, Outcome, Timestamp};
use serde::{Deserialize, Serialize};
use xiangqi::{Color, Move};

/// The version of the stored form.
///
/// A new kind of event, or a new field with a default, needs no new version; old logs stay
/// readable. Changing what a stored event means does, and then the old version must be converted
/// where [`Event`] is read.
pub const EVENT_VERSION: u16 = 1;

/// Something that happened, with its time. As JSON: `{"v":1,"at":…,"what":{"type":…}}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Event {
    /// When.
    pub at: Timestamp,
    /// What.
    pub what: Happening,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Happening {
    /// The game began.
    Started,
    /// The side to move moved.
    Moved {
        /// The move.
        #[serde(rename = "move", with = "move_text")]
        m: Move,
        /// Time charged for it.
        spent: Millis,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        #[serde(with = "color_text")]
        by: Color,
    },
    /// The opponent's draw offer was declined, or lapsed because `by` moved.
    DrawDeclined {
        /// By whom.
        #[serde(with = "color_text")]
        by: Color,
    },
    /// A takeback was asked for.
    TakebackOffered {
        /// By whom.
        #[serde(with = "color_text")]
        by: Color,
    },
    /// The takeback was refused, or lapsed because `by` moved.
    TakebackDeclined {
        /// By whom.
        #[serde(with = "color_text")]
        by: Color,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many plies are left.
        ply: u16,
    },
    /// A player's last connection went.
    Left {
        /// Whose.
        #[serde(with = "color_text")]
        color: Color,
    },
    /// A player is connected again.
    Returned {
        /// Which.
        #[serde(with = "color_text")]
        color: Color,
    },
    /// The clocks stand still after a restart of the server.
    Paused {
        /// From when on time is nobody's.
        since: Timestamp,
    },
    /// The clocks go on.
    Resumed,
    /// The game ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// A new game was offered.
    RematchOffered {
        /// By whom.
        #[serde(with = "color_text")]
        by: Color,
    },
    /// The new game was declined.
    RematchDeclined {
        /// By whom.
        #[serde(with = "color_text")]
        by: Color,
    },
    /// Both want a new game, colours swapped; it is a game of its own.
    RematchAgreed,
}

/// The stored form: an event and the version it was written under.
#[derive(Serialize, Deserialize)]
struct Stored {
    v: u16,
    at: Timestamp,
    what: Happening,
}

/// The event was stored under a version that this program does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event of version {0}; this program knows {EVENT_VERSION}")]
pub struct UnknownVersion(pub u16);

impl TryFrom<Stored> for Event {
    type Error = UnknownVersion;

    fn try_from(Stored { v, at, what }: Stored) -> Result<Self, UnknownVersion> {
        if v == EVENT_VERSION {
            Ok(Self { at, what })
        } else {
            Err(UnknownVersion(v))
        }
    }
}

impl From<Event> for Stored {
    fn from(Event { at, what }: Event) -> Self {
        Self {
            v: EVENT_VERSION,
            at,
            what,
        }
    }
}

/// Moves are stored as their coordinates, `h2e2`.
mod move_text {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use std::borrow::Cow;
    use xiangqi::Move;

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "the signature that serde calls"
    )]
    pub(super) fn serialize<S: Serializer>(m: &Move, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(m)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
        Cow::<str>::deserialize(from)?
            .parse()
            .map_err(de::Error::custom)
    }
}

/// Colours are stored by name.
mod color_text {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use std::borrow::Cow;
    use xiangqi::Color;

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "the signature that serde calls"
    )]
    pub(super) fn serialize<S: Serializer>(color: &Color, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match color {
            Color::Red => "red",
            Color::Black => "black",
        })
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        match &*Cow::<str>::deserialize(from)? {
            "red" => Ok(Color::Red),
            "black" => Ok(Color::Black),
            other => Err(de::Error::unknown_variant(other, &["red", "black"])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EndReason;
    use Happening::*;

    /// One line for each kind of event, as stored since version 1. Lines are only ever added: a
    /// line that no longer reads or writes the same breaks the logs of games already played.
    const GOLDEN: &str = include_str!("../tests/events-v1.jsonl");

    fn samples() -> Vec<Event> {
        let (red, black) = (Color::Red, Color::Black);
        let outcome = Outcome::lost_by(red, EndReason::PerpetualCheck);
        let happenings = [
            Started,
            Moved {
                m: "h2e2".parse().unwrap(),
                spent: Millis(2460),
            },
            DrawOffered { by: red },
            DrawDeclined { by: black },
            TakebackOffered { by: black },
            TakebackDeclined { by: red },
            TakenBack { ply: 3 },
            Left { color: red },
            Returned { color: red },
            Paused {
                since: Timestamp(1_700_000_009_000),
            },
            Resumed,
            Ended { outcome },
            RematchOffered { by: red },
            RematchDeclined { by: black },
            RematchAgreed,
        ];
        (1_700_000_000_000..)
            .map(Timestamp)
            .zip(happenings)
            .map(|(at, what)| Event { at, what })
            .collect()
    }

    #[test]
    fn stored_events_keep_their_form() {
        let lines: Vec<_> = samples()
            .iter()
            .map(|event| serde_json::to_string(event).unwrap())
            .collect();
        let stored: Vec<_> = GOLDEN.lines().collect();
        assert_eq!(lines, stored);
    }

    #[test]
    fn stored_events_read_back() {
        let read: Vec<Event> = GOLDEN
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(read, samples());
    }

    #[test]
    fn other_versions_and_bad_moves_are_errors() {
        let version = r#"{"v":2,"at":1,"what":{"type":"started"}}"#;
        let error = serde_json::from_str::<Event>(version).unwrap_err();
        assert!(error.to_string().contains("version 2"), "{error}");
        let bad = r#"{"v":1,"at":1,"what":{"type":"moved","move":"h2","spent":1}}"#;
        assert!(serde_json::from_str::<Event>(bad).is_err());
        let green = r#"{"v":1,"at":1,"what":{"type":"left","color":"green"}}"#;
        assert!(serde_json::from_str::<Event>(green).is_err());
    }
}
