//! What crosses. `KYDAI_BLESS=1 cargo test -p kydai-wasm-engine` writes the TypeScript.

use serde::{Deserialize, Serialize};

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The id of the ruleset it is played by.
    pub ruleset: String,
    /// Where it began, as FEN.
    pub start_fen: String,
    /// The moves since, as coordinates (`h2e2`).
    pub moves: Vec<String>,
}

/// How long to search, how well to play, and among which moves. Whatever limit is reached first
/// counts; without any the search goes on until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(test, ts(optional_fields))]
pub struct LimitsView {
    /// Plies to look ahead.
    pub depth: Option<u16>,
    /// Positions to look at.
    #[cfg_attr(test, ts(as = "Option<f64>"))]
    pub nodes: Option<u64>,
    /// Milliseconds for this move.
    pub move_time: Option<u32>,
    /// Both clocks, from which it takes its time.
    pub clocks: Option<ClocksView>,
    /// The strength, from 1 to 12; without one it plays as well as it can.
    pub level: Option<u8>,
    /// So many best lines, each beginning with another move.
    pub lines: Option<u16>,
    /// Choose among these moves only.
    pub only: Option<Vec<String>>,
    /// Never choose these.
    pub not: Option<Vec<String>>,
}

/// Both clocks as they stand, all times in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClocksView {
    /// Red's.
    pub red: SideTimeView,
    /// Black's.
    pub black: SideTimeView,
    /// The longest that a single move may take.
    pub move_cap: Option<u32>,
    /// What is lost between the engine's answer and the clock.
    pub overhead: u32,
}

/// One side's clock.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SideTimeView {
    /// Left of the main time.
    pub left: u32,
    /// Added after each own move.
    pub increment: u32,
    /// What must be done within the time left.
    pub stage: Option<StageView>,
    /// The length of a byoyomi period.
    pub period: u32,
    /// How many of them are left.
    pub periods: u8,
}

/// So many moves must be made before the time is gone.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StageView {
    /// Own moves to make, the next one included.
    pub moves: u16,
    /// Added when they are made.
    pub bonus: u32,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ScoreView {
    /// Hundredths of a soldier.
    Hundredths {
        /// So many more than the opponent.
        value: i32,
    },
    /// The side to move wins by force.
    Wins {
        /// With the ply of this number, from 1.
        plies: u16,
    },
    /// The side to move has lost by force.
    Loses {
        /// With the ply of this number; 0 is lost on the board.
        plies: u16,
    },
}

/// How a score is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LineBound {
    /// The value itself.
    Exact,
    /// At least this.
    Lower,
    /// At most this.
    Upper,
}

/// A line, as far as the search has seen it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LineView {
    /// Plies looked ahead everywhere.
    pub depth: u16,
    /// Plies looked ahead in the longest line.
    pub longest: u16,
    /// Which of the best lines this is, from 1.
    pub line: u16,
    /// What it is worth.
    pub score: ScoreView,
    /// How the score is meant.
    pub bound: LineBound,
    /// Positions looked at so far.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// Milliseconds taken so far.
    pub time: u32,
    /// Thousandths of the table that are filled.
    pub fill: u16,
    /// The line, its first move included.
    pub moves: Vec<String>,
}

/// What a search decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChoiceView {
    /// The move to play; none where none may be chosen.
    pub best: Option<String>,
    /// The answer it expects.
    pub ponder: Option<String>,
    /// The best line.
    pub line: LineView,
}
