//! The state of a table: what its log adds up to. No time, no chance, no sockets in here.

use super::{
    Fact, Person, Settings,
    fact::{Dated, FactError},
    room::Refused,
    settings::SettingsError,
};
use crate::limits;
use game::{Command, Event, Game, Happening, Millis, ReplayError, Signal, Timestamp};
use protocol::{self as wire, Refusal};
use std::collections::VecDeque;
use store::{Entry, NewTable, PersonId, Status, StoredTable, TableId, Write};
use xiangqi::{Color, Move};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A seat is empty.
    Waiting,
    /// A game is being played.
    Playing,
    /// It is over.
    Over,
}

/// A log that cannot be what happened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Damaged {
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Fact(#[from] FactError),
    #[error(transparent)]
    Game(#[from] ReplayError),
    #[error("the log has entry {found} where {expected} belongs")]
    Gap { found: u32, expected: u32 },
    #[error("somebody sat down at a full table")]
    TooMany,
}

/// A fact that clients who come back can still be told.
#[derive(Clone, Debug)]
pub(super) struct Recent {
    pub(super) dated: Dated,
    /// Plies on the record after it.
    pub(super) ply: u16,
}

/// A table.
#[derive(Debug)]
pub(crate) struct Table {
    pub(super) id: TableId,
    created_at: u64,
    pub(super) settings: Settings,
    pub(super) host: Option<Box<Person>>,
    guest: Option<Box<Person>>,
    /// Settled when the game begins, unless the maker chose.
    pub(super) host_color: Option<Color>,
    pub(super) game: Game,
    pub(super) closed: bool,
    pub(super) next: Option<TableId>,
    pub(super) seq: u32,
    last_at: u64,
    pub(super) recent: VecDeque<Recent>,
}

impl Table {
    /// An empty table.
    pub(crate) fn new(id: TableId, created_at: u64, settings: Settings) -> Self {
        Self {
            id,
            created_at,
            host: None,
            guest: None,
            host_color: settings.host_color,
            game: Game::new(settings.of_game()),
            settings,
            closed: false,
            next: None,
            seq: 0,
            last_at: created_at,
            recent: VecDeque::new(),
        }
    }

    /// A new table at which `host` sits, and the writes that make it.
    pub(crate) fn with_host(
        id: TableId,
        now: u64,
        settings: Settings,
        host: Person,
    ) -> Result<(Self, Vec<Write>), Damaged> {
        let mut table = Self::new(id, now, settings);
        let dated = Dated {
            at: now,
            fact: Fact::Seated {
                person: Box::new(host),
            },
        };
        table.apply(dated.clone())?;
        let writes = table.creation(&[dated]);
        Ok((table, writes))
    }

    /// The table of the next game, with colours swapped, and the writes that make it.
    pub(crate) fn rematch(
        &self,
        id: TableId,
        now: u64,
    ) -> Result<Option<(Self, Vec<Write>)>, Damaged> {
        let (Some(red), Some(black)) = (self.player(Color::Black), self.player(Color::Red)) else {
            return Ok(None);
        };
        let mut settings = self.settings.clone();
        settings.host_color = Some(Color::Red);
        let mut table = Self::new(id, now, settings);
        let mut log = Vec::new();
        for person in [red, black] {
            let Ok(facts) = table.sit(person.clone(), || true, now) else {
                return Ok(None);
            };
            for fact in facts {
                let dated = Dated { at: now, fact };
                log.push(dated.clone());
                table.apply(dated)?;
            }
        }
        let writes = table.creation(&log);
        Ok(Some((table, writes)))
    }

    /// The table that this log made.
    pub(crate) fn replay(stored: &StoredTable) -> Result<Self, Damaged> {
        let settings = Settings::read(&stored.settings)?;
        let mut table = Self::new(stored.id, stored.created_at, settings);
        for entry in &stored.log {
            let expected = table.seq + 1;
            if entry.seq != expected {
                return Err(Damaged::Gap {
                    found: entry.seq,
                    expected,
                });
            }
            table.apply(Dated::read(entry)?)?;
        }
        Ok(table)
    }

    pub(crate) fn id(&self) -> TableId {
        self.id
    }

    pub(crate) fn created_at(&self) -> u64 {
        self.created_at
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// When the last thing happened. Nothing may happen earlier.
    pub(crate) fn last_at(&self) -> u64 {
        self.last_at
    }

    /// Number of the last fact.
    pub(crate) fn seq(&self) -> u32 {
        self.seq
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn phase(&self) -> Phase {
        match self.game.phase() {
            game::Phase::Over(_) => Phase::Over,
            _ if self.closed => Phase::Over,
            game::Phase::Playing => Phase::Playing,
            game::Phase::Ready => Phase::Waiting,
        }
    }

    pub(crate) fn status(&self) -> Status {
        match self.phase() {
            Phase::Waiting => Status::Waiting,
            Phase::Playing => Status::Playing,
            Phase::Over => Status::Over,
        }
    }

    /// Who made the table.
    pub(crate) fn host(&self) -> Option<&Person> {
        self.host.as_deref()
    }

    /// Everybody who sits at it.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Person> {
        self.host.iter().chain(&self.guest).map(AsRef::as_ref)
    }

    /// The colour somebody plays, once it is settled.
    pub(crate) fn color_of(&self, person: PersonId) -> Option<Color> {
        let host_color = self.host_color?;
        if self.host.as_ref().is_some_and(|host| host.id == person) {
            Some(host_color)
        } else if self.guest.as_ref().is_some_and(|guest| guest.id == person) {
            Some(!host_color)
        } else {
            None
        }
    }

    fn sits_here(&self, person: PersonId) -> bool {
        self.people().any(|sitter| sitter.id == person)
    }

    /// Who plays this colour, once it is settled.
    pub(crate) fn player(&self, color: Color) -> Option<&Person> {
        let host_color = self.host_color?;
        let seat = if color == host_color {
            &self.host
        } else {
            &self.guest
        };
        seat.as_deref()
    }

    /// Somebody takes the empty seat. `coin` settles the colours if nobody chose.
    pub(crate) fn sit(
        &self,
        person: Person,
        coin: impl FnOnce() -> bool,
        now: u64,
    ) -> Result<Vec<Fact>, Refused> {
        match self.phase() {
            Phase::Over => return Err(Refusal::GameOver.into()),
            _ if self.sits_here(person.id) => return Err(Refusal::AlreadySeated.into()),
            Phase::Playing => return Err(Refusal::TableFull.into()),
            Phase::Waiting => {}
        }
        let mut facts = vec![Fact::Seated {
            person: Box::new(person),
        }];
        if self.host.is_some() {
            let host_color = self.host_color;
            let host_is_red = host_color.map_or_else(coin, |color| color == Color::Red);
            let started = self.decide(Command::System(Signal::Start), now)?;
            let events = started.into_iter();
            facts.extend(events.map(|event| Fact::Started { host_is_red, event }));
        }
        Ok(facts)
    }

    /// A person at the table wants something. No facts: it has been done already. `new_table`
    /// names the table of a new game, should both have agreed to one.
    pub(crate) fn act(
        &self,
        person: PersonId,
        action: &wire::Action,
        lag: u32,
        now: u64,
        new_table: impl FnOnce() -> TableId,
    ) -> Result<Vec<Fact>, Refused> {
        if self.phase() == Phase::Waiting {
            return match action {
                wire::Action::Abort if self.sits_here(person) => Ok(vec![Fact::Closed]),
                _ if self.sits_here(person) => Err(Refusal::NotStarted.into()),
                _ => Err(Refusal::NotAPlayer.into()),
            };
        }
        let by = self.color_of(person).ok_or(Refusal::NotAPlayer)?;
        let action = match action {
            wire::Action::Sit => return Err(Refusal::AlreadySeated.into()),
            wire::Action::Move { mv, ply } => {
                let m: Move = mv.parse().map_err(|_| Refusal::UnreadableMove)?;
                if self.has_made(by, m, *ply) {
                    return Ok(Vec::new());
                }
                game::Action::Move {
                    m,
                    ply: *ply,
                    lag: Millis(lag),
                }
            }
            wire::Action::Resign => game::Action::Resign,
            wire::Action::OfferDraw => game::Action::OfferDraw,
            wire::Action::AcceptDraw => game::Action::AcceptDraw,
            wire::Action::DeclineDraw => game::Action::DeclineDraw,
            wire::Action::OfferTakeback => game::Action::OfferTakeback,
            wire::Action::AcceptTakeback => game::Action::AcceptTakeback,
            wire::Action::DeclineTakeback => game::Action::DeclineTakeback,
            wire::Action::Abort => game::Action::Abort,
            wire::Action::ClaimAbandonment => game::Action::ClaimAbandonment,
            wire::Action::OfferRematch => game::Action::OfferRematch,
            wire::Action::AcceptRematch => game::Action::AcceptRematch,
            wire::Action::DeclineRematch => game::Action::DeclineRematch,
        };
        let events = self.decide(Command::Player(by, action), now)?;
        if let [
            event @ Event {
                what: Happening::RematchAgreed,
                ..
            },
        ] = events[..]
        {
            return Ok(vec![Fact::RematchAgreed {
                table: new_table(),
                event,
            }]);
        }
        Ok(events
            .into_iter()
            .map(|event| Fact::Game { event })
            .collect())
    }

    /// Whether this very move is on the record: a client that lost its connection sends it again.
    fn has_made(&self, by: Color, m: Move, ply: u16) -> bool {
        let index = usize::from(ply).wrapping_sub(1);
        let mover = if index % 2 == 0 {
            self.settings.start.turn()
        } else {
            !self.settings.start.turn()
        };
        mover == by
            && self
                .game
                .moves()
                .get(index)
                .is_some_and(|played| played.m == m)
    }

    /// The shell reports something.
    pub(crate) fn signal(&self, signal: Signal, now: u64) -> Vec<Fact> {
        // The game never refuses a signal.
        let events = self
            .decide(Command::System(signal), now)
            .unwrap_or_default();
        events
            .into_iter()
            .map(|event| Fact::Game { event })
            .collect()
    }

    fn decide(&self, command: Command, now: u64) -> Result<Vec<Event>, Refused> {
        self.game
            .decide(command, Timestamp(now))
            .map_err(|refusal| Refused::from(&refusal))
    }

    /// Lets a fact have happened.
    pub(crate) fn apply(&mut self, dated: Dated) -> Result<(), Damaged> {
        match &dated.fact {
            Fact::Seated { person } => {
                let seat = if self.host.is_none() {
                    &mut self.host
                } else {
                    &mut self.guest
                };
                if seat.is_some() {
                    return Err(Damaged::TooMany);
                }
                *seat = Some(person.clone());
            }
            Fact::Started { host_is_red, event } => {
                self.host_color = Some(if *host_is_red {
                    Color::Red
                } else {
                    Color::Black
                });
                self.game.apply(event)?;
            }
            Fact::Game { event } => self.game.apply(event)?,
            Fact::RematchAgreed { table, event } => {
                self.next = Some(*table);
                self.game.apply(event)?;
            }
            Fact::Closed => self.closed = true,
        }
        self.seq += 1;
        self.last_at = self.last_at.max(dated.at);
        if self.recent.len() == limits::RECENT {
            self.recent.pop_front();
        }
        let ply = u16::try_from(self.game.moves().len()).unwrap_or(u16::MAX);
        self.recent.push_back(Recent { dated, ply });
        Ok(())
    }

    /// The log entries that these facts will be.
    pub(crate) fn entries(&self, facts: &[Dated]) -> Vec<Entry> {
        (self.seq + 1..)
            .zip(facts)
            .map(|(seq, dated)| dated.store(seq))
            .collect()
    }

    /// The write that makes this table, whose log so far is `facts`.
    pub(crate) fn creation(&self, facts: &[Dated]) -> Vec<Write> {
        let entries = (1..)
            .zip(facts)
            .map(|(seq, dated)| dated.store(seq))
            .collect();
        let table = NewTable {
            id: self.id,
            created_at: self.created_at,
            settings: self.settings.store(),
        };
        let mut writes = vec![Write::Create { table, entries }];
        if self.status() != Status::Waiting {
            writes.push(Write::Append {
                table: self.id,
                entries: Vec::new(),
                status: Some(self.status()),
            });
        }
        writes
    }
}
