//! The state of a game: what its events add up to.

use crate::{
    Clock, ClockView, Command, EndReason, Event, Happening, Millis, Outcome, Refusal, TimeControl,
    Timestamp, decide,
};
use arbiter::{Arbiter, History, Notice, Ruleset, Ruling};
use std::borrow::Borrow;
use xiangqi::{ByColor, Color, Illegal, Move, Position, Status};

/// How long a player must be away before the opponent may claim the game.
pub const ABSENCE_CLAIM: Millis = Millis::seconds(60);
/// The same in games shorter than [`FAST_GAME`].
pub const ABSENCE_CLAIM_FAST: Millis = Millis::seconds(30);
/// Below this [expected](TimeControl::expected) time a side, absence is claimed sooner.
pub const FAST_GAME: Millis = Millis::minutes(5);
/// How long the clocks wait after a restart for the player to move.
pub const RESTART_GRACE: Millis = Millis::seconds(20);

/// What is settled before a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The law.
    pub ruleset: Ruleset,
    /// The clocks; none for a game without.
    pub time: Option<TimeControl>,
    /// Where the game begins.
    pub start: Position,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It waits for [`Signal::Start`](crate::Signal::Start).
    Ready,
    /// Moves are being made.
    Playing,
    /// It has ended like this.
    Over(Outcome),
}

/// A move on the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move.
    pub m: Move,
    /// Time charged for it.
    pub spent: Millis,
}

/// Standing offers, each with the side that made it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// A draw.
    pub draw: Option<Color>,
    /// A takeback.
    pub takeback: Option<Color>,
    /// A new game.
    pub rematch: Option<Color>,
}

/// The player to move is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// Which side.
    pub color: Color,
    /// From when on the opponent may claim the game.
    pub claim_at: Timestamp,
}

/// When each kind of offer of a side was last declined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Declined {
    /// Own moves made by then.
    pub(crate) draw: Option<u16>,
    /// Own moves made by then.
    pub(crate) takeback: Option<u16>,
    pub(crate) rematch: bool,
}

/// One game. See the [crate's page](crate) for how to drive it.
#[derive(Clone, Debug)]
pub struct Game {
    settings: Settings,
    history: History,
    moves: Vec<PlayedMove>,
    phase: Phase,
    clock: Option<Clock>,
    /// When the turn in progress began, or went on after a pause.
    turn_since: Timestamp,
    offers: Offers,
    pub(crate) declined: ByColor<Declined>,
    pub(crate) rematch_agreed: bool,
    pub(crate) away_since: ByColor<Option<Timestamp>>,
    pause_until: Option<Timestamp>,
    notice: Option<Notice>,
}

/// An event that cannot follow the ones before it: the log is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A move that is not legal.
    #[error("ply {ply}, {m}, is not legal")]
    Illegal {
        /// Its number, from 1.
        ply: usize,
        /// The move.
        m: Move,
        /// Why it is not.
        why: Illegal,
    },
    /// More plies would be left than were made.
    #[error("{left} plies cannot be left of {made}")]
    TakenBack {
        /// How many were to be left.
        left: usize,
        /// How many there are.
        made: usize,
    },
}

impl Game {
    /// A game that waits for its start.
    pub fn new(settings: Settings) -> Self {
        Self {
            history: History::new(settings.start.clone()),
            moves: Vec::new(),
            phase: Phase::Ready,
            clock: settings.time.clone().map(Clock::new),
            turn_since: Timestamp(0),
            offers: Offers::default(),
            declined: ByColor::default(),
            rematch_agreed: false,
            away_since: ByColor::default(),
            pause_until: None,
            notice: None,
            settings,
        }
    }

    /// The game that these events made.
    pub fn replay(
        settings: Settings,
        events: impl IntoIterator<Item = impl Borrow<Event>>,
    ) -> Result<Self, ReplayError> {
        let mut game = Self::new(settings);
        for event in events {
            game.apply(event.borrow())?;
        }
        Ok(game)
    }

    /// What a command leads to at the time `now`; changes nothing.
    pub fn decide(&self, command: Command, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        decide::decide(self, command, now)
    }

    /// Lets an event have happened. Events that [`Game::decide`] gave never fail.
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        let at = event.at;
        match event.what {
            Happening::Started => {
                self.phase = Phase::Playing;
                self.turn_since = at;
                self.update_notice();
                if let Some(clock) = &mut self.clock {
                    clock.start(self.settings.start.turn(), at);
                }
            }
            Happening::Moved { m, spent } => self.apply_move(m, spent, at)?,
            Happening::DrawOffered { by } => self.offers.draw = Some(by),
            Happening::DrawDeclined { by } => {
                self.offers.draw = None;
                self.declined[!by].draw = Some(self.own_moves(!by));
            }
            Happening::TakebackOffered { by } => self.offers.takeback = Some(by),
            Happening::TakebackDeclined { by } => {
                if let Some(offerer) = self.offers.takeback.take().filter(|&offerer| offerer != by)
                {
                    self.declined[offerer].takeback = Some(self.own_moves(offerer));
                }
            }
            Happening::TakenBack { ply } => self.apply_takeback(usize::from(ply), at)?,
            Happening::Left { color } => self.away_since[color] = Some(at),
            Happening::Returned { color } => self.away_since[color] = None,
            Happening::Paused { since } => {
                self.pause_until = Some(at.after(RESTART_GRACE));
                self.away_since = ByColor::new_with(|_| Some(at));
                if let Some(clock) = &mut self.clock {
                    clock.pause(since);
                }
            }
            Happening::Resumed => {
                self.pause_until = None;
                self.turn_since = at;
                if let Some(clock) = &mut self.clock {
                    clock.resume(at);
                }
            }
            Happening::Ended { outcome } => {
                self.phase = Phase::Over(outcome);
                self.offers = Offers::default();
                self.pause_until = None;
                self.notice = None;
                if let Some(clock) = &mut self.clock {
                    clock.stop(at);
                }
            }
            Happening::RematchOffered { by } => self.offers.rematch = Some(by),
            Happening::RematchDeclined { by } => {
                self.offers.rematch = None;
                self.declined[!by].rematch = true;
            }
            Happening::RematchAgreed => {
                self.offers.rematch = None;
                self.rematch_agreed = true;
            }
        }
        Ok(())
    }

    fn apply_move(&mut self, m: Move, spent: Millis, at: Timestamp) -> Result<(), ReplayError> {
        let ply = self.history.len() + 1;
        self.history
            .push(m)
            .map_err(|why| ReplayError::Illegal { ply, m, why })?;
        self.moves.push(PlayedMove { m, spent });
        self.turn_since = at;
        self.update_notice();
        if let Some(clock) = &mut self.clock {
            clock.press(at, spent);
        }
        Ok(())
    }

    fn apply_takeback(&mut self, left: usize, at: Timestamp) -> Result<(), ReplayError> {
        let made = self.history.len();
        let taken = self
            .history
            .plies()
            .get(left..)
            .ok_or(ReplayError::TakenBack { left, made })?;
        let mut undone = ByColor { red: 0, black: 0 };
        for ply in taken {
            undone[ply.piece.color] += 1;
        }
        self.history.truncate(left);
        self.moves.truncate(left);
        self.offers = Offers::default();
        self.turn_since = at;
        self.update_notice();
        let turn = self.position().turn();
        if let Some(clock) = &mut self.clock {
            clock.take_back(undone, turn, at);
        }
        Ok(())
    }

    fn update_notice(&mut self) {
        self.notice = match self.settings.ruleset.judge(&self.history) {
            Ruling::Continue(notice) if self.position().status() == Status::Ongoing => notice,
            _ => None,
        };
    }

    /// What was settled before the game began.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How far the game has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Ready | Phase::Playing => None,
        }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// The course of the game with the facts of each ply.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The moves and what they cost.
    pub fn moves(&self) -> &[PlayedMove] {
        &self.moves
    }

    /// The clocks' state machine; none in a game without time.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Both clocks as they stand at `now`; none in a game without time.
    pub fn clock_view(&self, now: Timestamp) -> Option<ClockView> {
        self.clock.as_ref().map(|clock| clock.view(now))
    }

    /// When the awaited first move must have been made, while it has a deadline.
    pub fn first_move_by(&self) -> Option<Timestamp> {
        self.clock.as_ref().and_then(Clock::first_move_by)
    }

    /// Standing offers.
    pub fn offers(&self) -> Offers {
        self.offers
    }

    /// Whether both want a new game.
    pub fn is_rematch_agreed(&self) -> bool {
        self.rematch_agreed
    }

    /// What the arbiter says before it rules.
    pub fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// Until when the clocks stand still at the latest, after a restart.
    pub fn pause_until(&self) -> Option<Timestamp> {
        self.pause_until
    }

    /// Whether a player is reported to be away.
    pub fn is_away(&self, color: Color) -> bool {
        self.away_since[color].is_some()
    }

    /// The absence that the opponent may claim, and from when on.
    ///
    /// Only the player who is to move can lose by being away: the one who waits owes nothing, and
    /// a claimant on move can simply move. The time is counted from the later of leaving and the
    /// beginning of the turn, so that nobody is claimed against in the instant after a long think
    /// of the opponent. Before both have moved the game can be called off instead, and while the
    /// server recovers nobody is away.
    pub fn absence(&self) -> Option<Absence> {
        let color = self.position().turn();
        let counts =
            self.phase == Phase::Playing && self.both_moved() && self.pause_until.is_none();
        let since = self.away_since[color]
            .filter(|_| counts)?
            .max(self.turn_since);
        let fast = self
            .settings
            .time
            .as_ref()
            .is_some_and(|time| time.expected() < FAST_GAME);
        let patience = if fast {
            ABSENCE_CLAIM_FAST
        } else {
            ABSENCE_CLAIM
        };
        Some(Absence {
            color,
            claim_at: since.after(patience),
        })
    }

    /// When [`Signal::Tick`](crate::Signal::Tick) is due: a flag, the deadline of a first move or
    /// the end of a pause, whichever comes next.
    pub fn next_deadline(&self) -> Option<Timestamp> {
        match self.phase {
            Phase::Playing => self.pause_until.or_else(|| self.clock.as_ref()?.expiry()),
            Phase::Ready | Phase::Over(_) => None,
        }
    }

    /// What the side to move has thought, in a game whose clock does not charge it.
    pub(crate) fn thinking(&self, now: Timestamp) -> Millis {
        now.since(self.turn_since)
    }

    pub(crate) fn both_moved(&self) -> bool {
        self.history.len() >= 2
    }

    /// How many moves this side has made.
    pub(crate) fn own_moves(&self, color: Color) -> u16 {
        let plies = self.history.len();
        let first = self.settings.start.turn() == color;
        let moves = if first { plies.div_ceil(2) } else { plies / 2 };
        u16::try_from(moves).unwrap_or(u16::MAX)
    }

    /// How the game ends in `history`, by mate, by stalemate or by the arbiter.
    pub(crate) fn end_of(&self, history: &History) -> Option<Outcome> {
        let turn = history.position().turn();
        match history.position().status() {
            Status::Checkmate => Some(Outcome::lost_by(turn, EndReason::Checkmate)),
            Status::Stalemate => Some(Outcome::lost_by(turn, EndReason::Stalemate)),
            Status::Ongoing => match self.settings.ruleset.judge(history) {
                Ruling::Over(verdict) => Some(Outcome::from(&verdict)),
                Ruling::Continue(_) => None,
            },
        }
    }
}

/// Games are equal when the same happened in them.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.settings == other.settings
            && self.history.plies() == other.history.plies()
            && self.moves == other.moves
            && self.phase == other.phase
            && self.clock == other.clock
            && self.turn_since == other.turn_since
            && self.offers == other.offers
            && self.declined == other.declined
            && self.rematch_agreed == other.rematch_agreed
            && self.away_since == other.away_since
            && self.pause_until == other.pause_until
            && self.notice == other.notice
    }
}

impl Eq for Game {}
