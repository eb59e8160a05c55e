//! The table: a game, its log, and what its one person is told.

use crate::Setup;
use game::{Command, Event, Game, Millis, Phase, Signal, Timestamp};
use protocol::{self as wire, Action, NumberedEvent, Presence, ServerFrame, TableState};
use xiangqi::Color;

/// The name of the only table there is.
const ID: &str = "local";

#[derive(Debug)]
pub(crate) struct Table {
    setup: Setup,
    game: Game,
    events: Vec<Event>,
}

impl Table {
    /// Begins a game.
    pub(crate) fn open(setup: Setup, now: u64) -> Option<Self> {
        let mut table = Self {
            game: Game::new(setup.of_game()?),
            setup,
            events: Vec::new(),
        };
        table.signal(Signal::Start, now);
        Some(table)
    }

    /// Takes up a game whose page was last there at `alive`.
    pub(crate) fn resume(setup: Setup, events: &[Event], alive: u64, now: u64) -> Option<Self> {
        let mut table = Self {
            game: Game::replay(setup.of_game()?, events).ok()?,
            setup,
            events: events.to_vec(),
        };
        let alive = Timestamp(alive.max(table.last_at()));
        table.signal(Signal::Pause { alive }, now);
        for color in Color::ALL {
            table.signal(Signal::Returned(color), now);
        }
        Some(table)
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(crate) fn playing(&self) -> bool {
        self.game.phase() == Phase::Playing
    }

    /// Everything, for a newcomer.
    pub(crate) fn state(&self, now: u64) -> ServerFrame {
        let now = self.not_before(now);
        ServerFrame::State {
            protocol: wire::VERSION,
            you: Some(self.setup.you),
            seq: self.seq(),
            now,
            table: TableState {
                id: ID.to_owned(),
                created_at: self.events.first().map_or(now, |event| event.at.0),
                settings: self.setup.settings.clone(),
                head: self.head(now),
                moves: herald::moves(&self.game),
            },
            presence: Presence {
                red: true,
                black: true,
                watchers: 0,
            },
        }
    }

    /// A side does something under the number `id`.
    pub(crate) fn act(
        &mut self,
        side: wire::Color,
        id: u32,
        action: &Action,
        now: u64,
    ) -> Vec<ServerFrame> {
        let by = match side {
            wire::Color::Red => Color::Red,
            wire::Color::Black => Color::Black,
        };
        let Some(action) = action_of(action) else {
            return vec![refused(id, wire::Refusal::UnreadableMove, None)];
        };
        let now = self.not_before(now);
        let decided = self
            .game
            .decide(Command::Player(by, action), Timestamp(now));
        match decided {
            Ok(events) => {
                let mut frames = self.happen(events, now);
                frames.push(ServerFrame::Done { id });
                frames
            }
            Err(why) => vec![refused(id, herald::refusal(&why), herald::forbidden(&why))],
        }
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self, now: u64) -> Vec<ServerFrame> {
        self.signal(Signal::Tick, now)
    }

    pub(crate) fn deadline(&self) -> Option<u64> {
        self.game.next_deadline().map(|at| at.0)
    }

    fn signal(&mut self, signal: Signal, now: u64) -> Vec<ServerFrame> {
        let now = self.not_before(now);
        // The game never refuses a signal.
        let events = self
            .game
            .decide(Command::System(signal), Timestamp(now))
            .unwrap_or_default();
        self.happen(events, now)
    }

    /// Lets events have happened, and tells of them.
    fn happen(&mut self, events: Vec<Event>, now: u64) -> Vec<ServerFrame> {
        if events.is_empty() {
            return Vec::new();
        }
        let mut told = Vec::new();
        for event in events {
            // What the game has just decided it also accepts.
            if self.game.apply(&event).is_err() {
                break;
            }
            let ply = u16::try_from(self.game.moves().len()).unwrap_or(u16::MAX);
            self.events.push(event);
            told.push(NumberedEvent {
                seq: self.seq(),
                at: event.at.0,
                event: herald::event(event.what, ply),
            });
        }
        vec![ServerFrame::Update {
            you: Some(self.setup.you),
            now,
            events: told,
            head: self.head(now),
        }]
    }

    fn head(&self, now: u64) -> wire::TableHead {
        herald::head(&self.game, self.setup.seats.clone(), Timestamp(now))
    }

    /// Number of the last event.
    fn seq(&self) -> u32 {
        u32::try_from(self.events.len()).unwrap_or(u32::MAX)
    }

    fn last_at(&self) -> u64 {
        self.events.last().map_or(0, |event| event.at.0)
    }

    /// A machine's clock may be put back; the game's is not.
    fn not_before(&self, now: u64) -> u64 {
        now.max(self.last_at())
    }
}

fn refused(id: u32, refusal: wire::Refusal, forbidden: Option<wire::Forbidden>) -> ServerFrame {
    ServerFrame::Refused {
        id,
        refusal,
        forbidden,
    }
}

/// What the game can be asked; nothing for a move that cannot be read, and for taking a seat.
fn action_of(action: &Action) -> Option<game::Action> {
    Some(match action {
        Action::Sit => return None,
        Action::Move { mv, ply } => game::Action::Move {
            m: mv.parse().ok()?,
            ply: *ply,
            lag: Millis(0),
        },
        Action::Resign => game::Action::Resign,
        Action::OfferDraw => game::Action::OfferDraw,
        Action::AcceptDraw => game::Action::AcceptDraw,
        Action::DeclineDraw => game::Action::DeclineDraw,
        Action::OfferTakeback => game::Action::OfferTakeback,
        Action::AcceptTakeback => game::Action::AcceptTakeback,
        Action::DeclineTakeback => game::Action::DeclineTakeback,
        Action::Abort => game::Action::Abort,
        Action::ClaimAbandonment => game::Action::ClaimAbandonment,
        Action::OfferRematch => game::Action::OfferRematch,
        Action::AcceptRematch => game::Action::AcceptRematch,
        Action::DeclineRematch => game::Action::DeclineRematch,
    })
}
