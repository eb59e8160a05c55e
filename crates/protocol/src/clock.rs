//! Time on the wire. All durations are milliseconds; points in time are milliseconds since the
//! Unix epoch on the server's clock.

use crate::Color;
use serde::{Deserialize, Serialize};

/// A time control: the parts compose, and an absent part does not limit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TimeControl {
    /// What each side starts with.
    pub initial: u32,
    /// Added after each own move (Fischer).
    #[serde(default)]
    pub increment: u32,
    /// The longest a single move may take; running it out loses like running out of time.
    #[serde(default)]
    pub move_cap: Option<u32>,
    /// Periods that begin when the main time is gone.
    #[serde(default)]
    pub byoyomi: Option<Byoyomi>,
    /// Moves that must be made, and the time their completion adds, one stage after the other.
    #[serde(default)]
    pub quotas: Vec<Quota>,
    /// How long each side may take for its very first move before the game is called off.
    #[serde(default)]
    pub first_move: Option<u32>,
}

/// Byoyomi: each period begins anew for every move that ends within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Byoyomi {
    /// Length of one period.
    pub period: u32,
    /// Number of periods.
    pub periods: u8,
}

/// "So many moves within the time so far, then so much more."
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Quota {
    /// Own moves this stage asks for.
    pub moves: u16,
    /// Time added when they are made.
    pub bonus: u32,
}

/// Both clocks as they stood at `at`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// Red's clock.
    pub red: SideClock,
    /// Black's clock.
    pub black: SideClock,
    /// Whose clock runs since `at`; nobody's while the game has not begun, is paused or is over.
    pub running: Option<Color>,
    /// When this was true, on the server's clock.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
}

/// One side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SideClock {
    /// Main time left; in byoyomi, what is left of the current period.
    pub remaining: u32,
    /// Byoyomi periods left, the current one included; absent without byoyomi.
    pub periods: Option<u8>,
    /// Whether the main time is gone and byoyomi has begun.
    pub in_byoyomi: bool,
    /// What is left of the cap on the current move; absent without a cap.
    pub move_left: Option<u32>,
    /// Moves still to make in the current stage; absent without quotas or after the last.
    pub quota_left: Option<u16>,
}
