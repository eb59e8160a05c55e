//! A table as the wire shows it.

use super::{Fact, Person, Phase, Table, table::Recent};
use crate::{convert, ruling};
use game::{Happening, Timestamp};
use protocol as wire;
use xiangqi::ByColor;

impl Table {
    /// The events after number `since`, if all of them are remembered.
    pub(crate) fn since(&self, since: u32) -> Option<Vec<wire::NumberedEvent>> {
        let missed = usize::try_from(self.seq.checked_sub(since)?).ok()?;
        let skip = self.recent.len().checked_sub(missed)?;
        let numbered = (since + 1..).zip(self.recent.iter().skip(skip));
        Some(
            numbered
                .map(|(seq, recent)| self.event(seq, recent))
                .collect(),
        )
    }

    fn event(&self, seq: u32, recent: &Recent) -> wire::NumberedEvent {
        let event = match &recent.dated.fact {
            Fact::Seated { person } => wire::Event::Seated {
                color: self.color_of(person.id).map(convert::color),
                player: person.view(),
            },
            Fact::Started { .. } => wire::Event::Started,
            Fact::Game { event } => game_event(event.what, recent.ply),
            Fact::RematchAgreed { table, .. } => wire::Event::RematchAgreed {
                table: table.to_string(),
            },
            Fact::Closed => wire::Event::Ended { outcome: CLOSED },
        };
        wire::NumberedEvent {
            seq,
            at: recent.dated.at,
            event,
        }
    }

    /// Everything but the moves.
    pub(crate) fn head(&self, now: u64) -> wire::TableHead {
        let seats = ByColor::new_with(|color| self.player(color).map(Person::view));
        let unsettled = self.host_color.is_none();
        let waiting = self.host.as_ref().filter(|_| unsettled);
        wire::TableHead {
            phase: self.wire_phase(),
            host: waiting.map(|host| host.view()),
            seats: wire::Seats {
                red: seats.red,
                black: seats.black,
            },
            clock: self
                .game
                .clock_view(Timestamp(now))
                .as_ref()
                .map(convert::clock),
            first_move_by: self.game.first_move_by().map(|at| at.0),
            offers: convert::offers(self.game.offers()),
            notice: self
                .game
                .notice()
                .map(|notice| convert::notice(self.settings.ruleset, notice)),
            claim: self
                .game
                .claim()
                .map(|reason| convert::claim(self.settings.ruleset, reason)),
            ruling: ruling::of(&self.game),
            absence: self.game.absence().map(convert::absence),
            pause: self.game.pause_until().map(convert::pause),
            outcome: match self.game.outcome() {
                Some(outcome) => Some(convert::outcome(outcome)),
                None => self.closed.then_some(CLOSED),
            },
            next_table: self.next.map(|table| table.to_string()),
        }
    }

    /// The whole table.
    pub(crate) fn state(&self, now: u64) -> wire::TableState {
        wire::TableState {
            id: self.id.to_string(),
            created_at: self.created_at(),
            settings: self.settings.view(),
            head: self.head(now),
            moves: self
                .game
                .moves()
                .iter()
                .copied()
                .map(convert::played)
                .collect(),
        }
    }

    /// The table as the lobby lists it.
    pub(crate) fn listing(&self) -> wire::LobbyTable {
        let seats = ByColor::new_with(|color| self.player(color).map(Person::view));
        wire::LobbyTable {
            id: self.id.to_string(),
            phase: self.wire_phase(),
            host: self
                .host
                .as_ref()
                .filter(|_| self.host_color.is_none())
                .map(|host| host.view()),
            seats: wire::Seats {
                red: seats.red,
                black: seats.black,
            },
            time: self.settings.time.as_ref().map(convert::time),
            ruleset: self.settings.ruleset.id().to_owned(),
            ply: u16::try_from(self.game.moves().len()).unwrap_or(u16::MAX),
            fen: self.game.position().fen(),
        }
    }

    fn wire_phase(&self) -> wire::Phase {
        match self.phase() {
            Phase::Waiting => wire::Phase::Waiting,
            Phase::Playing => wire::Phase::Playing,
            Phase::Over => wire::Phase::Over,
        }
    }
}

/// How a table ends that was closed before a game began.
const CLOSED: wire::Outcome = wire::Outcome {
    result: wire::Result::Aborted,
    reason: wire::EndReason::Aborted,
};

/// `ply`: plies on the record after it.
fn game_event(what: Happening, ply: u16) -> wire::Event {
    use convert::color;
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
        // Stored as `Fact::RematchAgreed`, which knows the table.
        Happening::RematchAgreed => wire::Event::RematchAgreed {
            table: String::new(),
        },
    }
}
