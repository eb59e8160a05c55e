//! What happens in a game.

use crate::convert::{self, color};
use game::Happening;
use protocol as wire;

/// Something that happened in a game; `ply`: plies on the record after it.
pub fn event(what: Happening, ply: u16) -> wire::Event {
    match what {
        Happening::Started => wire::Event::Started,
        Happening::Moved { m, spent } => wire::Event::Moved {
            played: convert::played(game::PlayedMove { m, spent }),
            ply,
        },
        Happening::DrawOffered { by } => wire::Event::DrawOffered { by: color(by) },
        Happening::DrawDeclined { by } => wire::Event::DrawDeclined { by: color(by) },
        Happening::TakebackOffered { by } => wire::Event::TakebackOffered { by: color(by) },
        Happening::TakebackDeclined { by } => wire::Event::TakebackDeclined { by: color(by) },
        Happening::TakenBack { ply } => wire::Event::TakenBack { ply },
        Happening::Left { color: who } => wire::Event::Left { color: color(who) },
        Happening::Returned { color: who } => wire::Event::Returned { color: color(who) },
        Happening::Paused { .. } => wire::Event::Paused,
        Happening::Resumed => wire::Event::Resumed,
        Happening::Ended { outcome } => wire::Event::Ended {
            outcome: convert::outcome(outcome),
        },
        Happening::RematchOffered { by } => wire::Event::RematchOffered { by: color(by) },
        Happening::RematchDeclined { by } => wire::Event::RematchDeclined { by: color(by) },
        // Whoever keeps tables knows which; the game does not.
        Happening::RematchAgreed => wire::Event::RematchAgreed {
            table: String::new(),
        },
    }
}
