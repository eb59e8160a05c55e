//! A table: what is settled when it is made, what happens at it, how it ends.

use crate::{Claim, ClockView, Color, Notice, Player, Ruling, Seats, TimeControl, Visibility};
use serde::{Deserialize, Serialize};

/// What is fixed when a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TableSettings {
    /// The clock; absent means no clock.
    pub time: Option<TimeControl>,
    /// Name of the ruleset the arbiter applies.
    pub ruleset: String,
    /// Start position as FEN.
    pub start_fen: String,
    /// Who can find the table.
    pub visibility: Visibility,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// A seat is empty.
    Waiting,
    /// Both sit; moves are being made.
    Playing,
    /// There is an outcome.
    Over,
}

/// A move on the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayedMove {
    /// Coordinates, files a–i and ranks 0–9 (`h2e2`).
    #[serde(rename = "move")]
    pub mv: String,
    /// Thinking time charged for it, in milliseconds.
    pub spent: u32,
}

/// Offers on the table, each with the side that made it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Offers {
    /// Xin hoà.
    pub draw: Option<Color>,
    /// Xin đi lại.
    pub takeback: Option<Color>,
    /// Ván mới.
    pub rematch: Option<Color>,
}

/// Who is connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Presence {
    /// Whether Red's player has a socket open.
    pub red: bool,
    /// Whether Black's player has a socket open.
    pub black: bool,
    /// Sockets of people who only watch.
    pub watchers: u32,
}

/// A player has been away; from `claim_at` on the opponent may claim the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Absence {
    /// The side that is away.
    pub color: Color,
    /// When the opponent may claim, on the server's clock.
    #[cfg_attr(test, ts(type = "number"))]
    pub claim_at: u64,
}

/// The clocks stand still because the server had to restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Pause {
    /// When the clock of the side to move starts again at the latest; it starts earlier when that
    /// player is back.
    #[cfg_attr(test, ts(type = "number"))]
    pub until: u64,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Result {
    /// Red won.
    RedWins,
    /// Black won.
    BlackWins,
    /// A draw.
    Draw,
    /// Both are ruled to have lost.
    BothLose,
    /// Called off; nobody won and it does not count.
    Aborted,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// Chiếu bí.
    Checkmate,
    /// Bí nước: no legal move, and not in check; it loses.
    Stalemate,
    /// Xin thua.
    Resignation,
    /// The total time ran out, byoyomi included.
    Timeout,
    /// A single move took longer than the cap.
    MoveTimeout,
    /// The moves of a stage were not made in its time.
    QuotaTimeout,
    /// Both agreed to a draw.
    Agreement,
    /// A player left and the opponent claimed the game.
    Abandonment,
    /// The same position came back too often and nobody was at fault.
    Repetition,
    /// One side checked perpetually and did not vary.
    PerpetualCheck,
    /// One side threatened mate perpetually and did not vary.
    PerpetualKill,
    /// One side chased perpetually and did not vary.
    PerpetualChase,
    /// One side checked, threatened mate or chased with every move and did not vary.
    PerpetualAttack,
    /// More checks in a row than the ruleset allows.
    TooManyChecks,
    /// More chases of one man in a row than the ruleset allows.
    TooManyChases,
    /// Too many moves without a capture.
    NoCapture,
    /// Too many moves without progress (a capture, or a crossed soldier's advance).
    NoProgress,
    /// The game reached the ruleset's length limit.
    LengthLimit,
    /// Neither side has anything left to mate with.
    DeadMaterial,
    /// Both sides broke the same rule.
    BothAtFault,
    /// Called off by a player before both had moved.
    Aborted,
    /// A first move did not come in time.
    FirstMoveTimeout,
    /// A fault of the server ended the table.
    ServerFault,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Who won.
    pub result: Result,
    /// Why.
    pub reason: EndReason,
}

/// Something that happened at a table. Clients use these to append and remove moves and to
/// announce; everything else they show stands in the [`TableHead`] that comes along.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Event {
    /// Somebody took a seat.
    Seated {
        /// The seat; absent while the colours are still to be drawn.
        color: Option<Color>,
        /// Who sat down.
        player: Player,
    },
    /// Both sit, the colours are settled, Red is to move.
    Started,
    /// A move was made.
    Moved {
        /// The move and what it cost.
        played: PlayedMove,
        /// Its number, from 1.
        ply: u16,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        by: Color,
    },
    /// The draw offer was declined, or lapsed because the other side moved.
    DrawDeclined {
        /// By whom.
        by: Color,
    },
    /// A takeback was asked for.
    TakebackOffered {
        /// By whom.
        by: Color,
    },
    /// The takeback was refused, or lapsed.
    TakebackDeclined {
        /// By whom.
        by: Color,
    },
    /// Moves were taken back.
    TakenBack {
        /// The number of moves that remain.
        ply: u16,
    },
    /// A player's last connection went, and did not come back within moments.
    Left {
        /// Whose.
        color: Color,
    },
    /// A player who had left is connected again.
    Returned {
        /// Which.
        color: Color,
    },
    /// The clocks stand still after a restart of the server.
    Paused,
    /// The clocks go on.
    Resumed,
    /// The game ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// A new game was offered.
    RematchOffered {
        /// By whom.
        by: Color,
    },
    /// The new game was declined.
    RematchDeclined {
        /// By whom.
        by: Color,
    },
    /// Both want a new game, colours swapped.
    RematchAgreed {
        /// The new table.
        table: String,
    },
}

/// Everything a table shows except its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TableHead {
    /// How far the game has come.
    pub phase: Phase,
    /// Who sits where. While the colours are to be drawn, the waiting player is `host`.
    pub seats: Seats,
    /// The player who waits for an opponent without a colour yet.
    pub host: Option<Player>,
    /// The clocks; absent without a time control.
    pub clock: Option<ClockView>,
    /// When the first move must have been made, while that is still open.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub first_move_by: Option<u64>,
    /// Standing offers.
    pub offers: Offers,
    /// What the arbiter says before it rules.
    pub notice: Option<Notice>,
    /// The draw that a draw offer would bring at once, whatever the opponent says.
    pub claim: Option<Claim>,
    /// What the arbiter's ruling that ended the game rests on, or the notice that a side is at fault.
    pub ruling: Option<Ruling>,
    /// A player who is away.
    pub absence: Option<Absence>,
    /// Whether and until when the clocks stand still.
    pub pause: Option<Pause>,
    /// The end, once there is one.
    pub outcome: Option<Outcome>,
    /// The table of the next game, once both agreed to it.
    pub next_table: Option<String>,
}

/// A whole table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TableState {
    /// The table's name in links.
    pub id: String,
    /// When it was made, on the server's clock.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: u64,
    /// What was fixed when it was made.
    pub settings: TableSettings,
    /// Everything but the moves.
    pub head: TableHead,
    /// The moves so far.
    pub moves: Vec<PlayedMove>,
}
