//! The law of a game beyond the laws of movement: repetition, perpetual check, counting, dead
//! material, draw offers.
//!
//! A [`Ruleset`] is data (one TOML file each, embedded, or loaded and validated); it is the
//! [`Arbiter`] that `game` asks. Everything is judged from a [`History`], which keeps what each ply
//! did, so that judging one more ply costs as much as the circle it closes and not as the game is
//! long.
//!
//! Mate and stalemate are not the arbiter's: whoever asks has asked `Position::status` before, for
//! no repetition ends a game that mate has ended.
//!
//! ```
//! use arbiter::{Arbiter, History, Ruleset, Ruling};
//! use xiangqi::Position;
//!
//! let rules = Ruleset::named("casual").unwrap();
//! let mut history = History::new(Position::start());
//! history.push("h2e2".parse()?)?;
//! assert_eq!(rules.judge(&history), Ruling::Continue(None));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod class;
mod counts;
mod exchange;
mod explain;
mod facts;
mod history;
mod judge;
mod kill;
mod label;
mod material;
mod men;
mod offer;
mod parts;
mod repetition;
mod ruleset;
mod ruling;
mod runs;
mod table;
mod threat;
mod trial;

pub use class::{Class, Perpetual};
pub use explain::{Attack, Explanation, PlyStory};
pub use facts::Facts;
pub use history::{History, Ply};
pub use kill::{Bounds, Found, kill};
pub use label::{Chase, Label, PlyLabels, Weight};
pub use material::can_mate;
pub use men::ManSet;
pub use parts::{
    Beyond, ChaseRule, CountEffect, CountRule, DeadMaterial, DrawOfferRule, EqualRule, Exception,
    FaultRule, Fresh, KillRule, MaterialRule, MutualRule, NoFaultRule, Offence, OfferWhenLost,
    Protection, RepetitionRule, RulesetParts, RunRule, Target, Unit,
};
pub use ruleset::{DEFAULT_RULESET, Ruleset, RulesetError, RulesetFault};
pub use ruling::{
    Arbiter, Decision, Fault, Forbidden, Notice, OfferRuling, Reason, Ruling, Verdict,
};
pub use table::Finding;
pub use threat::{Threat, threats};
