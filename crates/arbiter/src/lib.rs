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

mod history;
mod judge;
mod material;
mod offer;
mod parts;
mod ruleset;
mod ruling;

pub use history::{History, Ply};
pub use parts::{
    Beyond, CheckRule, Count, CountRule, DeadMaterial, DrawOfferRule, MaterialRule, MutualCheck,
    OfferWhenLost, Otherwise, PerpetualCheck, RepetitionRule, RulesetParts, Unit,
};
pub use ruleset::{DEFAULT_RULESET, Ruleset, RulesetError, RulesetFault};
pub use ruling::{Arbiter, Decision, Forbidden, Notice, OfferRuling, Reason, Ruling, Verdict};
