//! A table as the wire shows it.

use super::{Fact, Person, Phase, Table, table::Recent};
use game::Timestamp;
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
                color: self.color_of(person.id).map(herald::color),
                player: person.view(),
            },
            Fact::Started { .. } => wire::Event::Started,
            Fact::Game { event } => herald::event(event.what, recent.ply),
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
        let seats = wire::Seats {
            red: seats.red,
            black: seats.black,
        };
        let told = herald::head(&self.game, seats, Timestamp(now));
        wire::TableHead {
            phase: self.wire_phase(),
            host: waiting.map(|host| host.view()),
            outcome: told.outcome.or(self.closed.then_some(CLOSED)),
            next_table: self.next.map(|table| table.to_string()),
            ..told
        }
    }

    /// The whole table.
    pub(crate) fn state(&self, now: u64) -> wire::TableState {
        wire::TableState {
            id: self.id.to_string(),
            created_at: self.created_at(),
            settings: self.settings.view(),
            head: self.head(now),
            moves: herald::moves(&self.game),
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
            time: self.settings.time.as_ref().map(herald::time),
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
