//! One game of cờ tướng between two seats, as commands → events; pure: no clock, no dice, no I/O.
//!
//! # How to drive it
//!
//! The shell owns time and storage. For everything that happens it does the same four steps:
//!
//! 1. [`Game::decide`] with the [`Command`] and the time `now`: a list of [`Event`]s, or a
//!    [`Refusal`]. Nothing has changed yet.
//! 2. Store the events (they are serde values that carry their time and a version).
//! 3. [`Game::apply`] each of them. Deciding again before applying would decide twice.
//! 4. Tell everybody; set the timer to [`Game::next_deadline`] and, when it strikes, send
//!    [`Signal::Tick`]. A tick that comes early or twice does nothing.
//!
//! After a restart, [`Game::replay`] brings the game back from its events, and
//! [`Signal::Pause`] makes the time while the server was down nobody's.
//!
//! ```
//! use arbiter::Ruleset;
//! use game::{Action, Command, Game, Preset, Settings, Signal, Timestamp};
//! use xiangqi::{Color, Position};
//!
//! let settings = Settings {
//!     ruleset: Ruleset::named("casual").unwrap().clone(),
//!     time: Some(Preset::Rapid10Plus5.control()),
//!     start: Position::start(),
//! };
//! let mut game = Game::new(settings.clone());
//! let mut log = Vec::new();
//! let m = "h2e2".parse()?;
//! for (command, now) in [
//!     (Command::System(Signal::Start), 1_000),
//!     (Command::Player(Color::Red, Action::Move { m, ply: 1, lag: game::Millis(40) }), 3_500),
//! ] {
//!     let events = game.decide(command, Timestamp(now))?;
//!     for event in &events {
//!         game.apply(event)?;
//!     }
//!     log.extend(events);
//! }
//! assert_eq!(game.position().turn(), Color::Black);
//! assert_eq!(Game::replay(settings, &log)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Time
//!
//! See [`TimeParts`] for what a time control is and [`Clock`] for how it runs. A move that comes
//! after the time ran out is refused with [`Refusal::TimeIsUp`]; the flag itself falls by a tick
//! at [`Game::next_deadline`], which lies up to [`LAG_BANK_MAX`] later so that a move under way
//! can still arrive.

mod clock;
mod command;
mod decide;
mod event;
mod game;
mod grounds;
mod outcome;
mod preset;
mod refusal;
mod time;
mod time_control;

pub use crate::game::{
    ABSENCE_CLAIM, ABSENCE_CLAIM_FAST, Absence, FAST_GAME, Game, Offers, Phase, PlayedMove,
    RESTART_GRACE, ReplayError, Settings,
};
pub use arbiter::Notice;
pub use clock::{Clock, ClockView, Flag, LAG_BANK_GAIN, LAG_BANK_MAX, SideClock};
pub use command::{Action, Command, Signal};
pub use decide::{DRAW_OFFER_GAP, TAKEBACK_OFFER_GAP};
pub use event::{EVENT_VERSION, Event, Happening, UnknownVersion};
pub use grounds::Grounds;
pub use outcome::{EndReason, GameResult, Outcome};
pub use preset::Preset;
pub use refusal::Refusal;
pub use time::{Millis, Timestamp};
pub use time_control::{
    Byoyomi, MAX_FIRST_MOVE, MAX_INCREMENT, MAX_INITIAL, MAX_MOVE_CAP, MAX_PERIOD, MAX_PERIODS,
    MAX_QUOTA_BONUS, MAX_QUOTA_MOVES, MAX_QUOTAS, MIN_FIRST_MOVE, MIN_INITIAL, MIN_MOVE_CAP,
    MIN_PERIOD, Quota, TimeControl, TimeControlFault, TimeParts,
};
