//! What the arbiter says: before it rules, when it refuses a move, and what a ruling rests on.

use crate::{Color, EndReason};
use serde::{Deserialize, Serialize};

/// A side that does what is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Offender {
    /// The side.
    pub by: Color,
    /// What it would lose by.
    pub reason: EndReason,
}

/// What the arbiter says before it rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Notice {
    /// The position has occurred `times` times; at `limit` the game ends.
    Repetition {
        /// Occurrences so far.
        times: u16,
        /// The occurrence at which the game ends, or the move is refused.
        limit: u16,
        /// The side that does what is forbidden with every move and must vary.
        fault: Option<Offender>,
        /// What follows at `limit`.
        then: Consequence,
    },
    /// One side has chased one man `times` times in a row; more than `limit` is not allowed.
    Chases {
        /// The chasing side.
        by: Color,
        /// Consecutive chases so far.
        times: u16,
        /// The most chases in a row the ruleset allows.
        limit: u16,
    },
    /// Either side may claim a draw.
    Claimable {
        /// What for.
        reason: EndReason,
    },
    /// One side has checked `times` times in a row; more than `limit` the arbiter does not allow.
    Checks {
        /// The checking side.
        by: Color,
        /// Consecutive checks so far.
        times: u16,
        /// The most checks in a row the ruleset allows.
        limit: u16,
    },
    /// No capture for `plies` plies; at `limit` the game is drawn.
    NoCapture {
        /// Plies since the last capture.
        plies: u16,
        /// Plies at which the game is drawn.
        limit: u16,
    },
    /// No progress (a capture, or a crossed soldier's advance) for `plies` plies; at `limit` the
    /// game is drawn.
    NoProgress {
        /// Plies since the last progress.
        plies: u16,
        /// Plies at which the game is drawn.
        limit: u16,
    },
    /// The game is `plies` plies long; at `limit` it is drawn.
    Length {
        /// Plies so far.
        plies: u16,
        /// Plies at which the game is drawn.
        limit: u16,
    },
}

/// What follows when a position has come too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Consequence {
    /// The side at fault loses.
    Loses,
    /// The move that would bring the position again is refused.
    Refused,
    /// The arbiter rules: a draw, unless both sides are at fault and the ruleset has both lose.
    Ruling,
    /// Either side may claim a draw.
    Claim,
    /// Nothing; the game goes on.
    Nothing,
}

/// A draw that either side may claim: whoever offers one is given it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Claim {
    /// What for.
    pub reason: EndReason,
    /// How much of it the ruleset asks for: moves of each side, or occurrences of the position.
    pub count: u16,
}

/// Which rule a refused move would have broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Forbidden {
    /// It would be one check in a row too many.
    Checks {
        /// The most the ruleset allows.
        most: u16,
    },
    /// It would be one chase of the same man in a row too many.
    Chases {
        /// The most the ruleset allows.
        most: u16,
    },
    /// It would bring a position once too often.
    Repetition {
        /// Which time it would be.
        times: u16,
        /// What its side did with every move between, if that is why.
        offence: Option<EndReason>,
    },
}

/// What a ruling, or the warning before it, rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Ruling {
    /// The rule.
    pub reason: EndReason,
    /// The side at fault, if there is one.
    pub by: Option<Color>,
    /// The article of the ruleset's source, in a reference's words; the source may give none.
    pub article: Option<String>,
    /// Occurrences of the position that the plies lead back to, or attacks in a row; else 0.
    pub times: u16,
    /// The number of the first of the plies, from 1.
    pub first_ply: u16,
    /// The circle, or the attacks in a row; none where a count or the men left decided.
    pub plies: Vec<RuledPly>,
}

/// What a ply does under the table's ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RuledPly {
    /// Coordinates.
    #[serde(rename = "move")]
    pub mv: String,
    /// What moved.
    pub piece: Role,
    /// What it is called, the heaviest first; an idle move's kind follows `idle`.
    pub labels: Vec<Label>,
    /// The attacks that make it so, as they stand after the move.
    pub attacks: Vec<Attack>,
    /// Whether a search ran into its bound, so that an attack may have been overlooked.
    pub provisional: bool,
}

/// One attack: who, whom, and who stands by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Attack {
    /// What kind it is of.
    pub label: Label,
    /// The attacker.
    pub by: Role,
    /// Where it stands.
    pub attacker: String,
    /// The victim.
    pub of: Role,
    /// Where it stands.
    pub victim: String,
    /// Who can take back.
    pub protectors: Vec<String>,
    /// Who looks at the square and cannot.
    pub fake_protectors: Vec<String>,
}

/// What a ply is called. The last five are kinds of moves that are always allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Label {
    /// Chiếu.
    Check,
    /// Doạ hết.
    Kill,
    /// Đuổi bắt.
    Chase,
    /// Nước chờ.
    Idle,
    /// Mời đổi.
    Exchange,
    /// Thí quân.
    Offer,
    /// Cản quân.
    Block,
    /// Theo quân.
    Follow,
}

/// A kind of man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Role {
    /// Tướng.
    General,
    /// Sĩ.
    Advisor,
    /// Tượng.
    Elephant,
    /// Mã.
    Horse,
    /// Xe.
    Chariot,
    /// Pháo.
    Cannon,
    /// Tốt.
    Soldier,
}
