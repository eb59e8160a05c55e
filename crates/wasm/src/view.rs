//! What the client gets. `KYDAI_BLESS=1 cargo test -p kydai-wasm` writes the TypeScript.

use serde::Serialize;
use std::collections::BTreeMap;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Đỏ.
    Red,
    /// Đen.
    Black,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

/// Whether the side to move can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Status {
    /// It can.
    Ongoing,
    /// It cannot, and is in check.
    Checkmate,
    /// It cannot, and is not in check; it loses all the same.
    Stalemate,
}

/// A piece and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlacedPiece {
    /// Its square, `e0`.
    pub square: String,
    /// Whose it is.
    pub color: Side,
    /// What it is.
    pub role: Role,
}

/// The men that were taken, in the order in which they were.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Captured {
    /// Red's men.
    pub red: Vec<Role>,
    /// Black's men.
    pub black: Vec<Role>,
}

/// Everything a board shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// The position.
    pub fen: String,
    /// The side to move.
    pub turn: Side,
    /// Every piece.
    pub pieces: Vec<PlacedPiece>,
    /// Whether the side to move is in check.
    pub check: bool,
    /// The squares of the pieces that give it.
    pub checkers: Vec<String>,
    /// The square of the general of the side to move.
    pub general: String,
    /// For each square with a piece that can move, where it can go.
    pub dests: BTreeMap<String, Vec<String>>,
    /// Whether the game can go on.
    pub status: Status,
    /// The men that were taken on the way here.
    pub captured: Captured,
    /// The move that led here.
    pub last_move: Option<String>,
}

/// What a move does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveWords {
    /// Whose move it is.
    pub color: Side,
    /// What moves.
    pub role: Role,
    /// From where.
    pub from: String,
    /// To where.
    pub to: String,
    /// What it takes.
    pub captured: Option<Role>,
    /// Whether it gives check.
    pub check: bool,
    /// Whether it ends the game.
    pub status: Status,
    /// The move in Vietnamese notation.
    pub text: String,
}

/// A value for a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "string | number"))]
pub enum Value {
    /// A text, or the name of a case.
    Text(String),
    /// A number.
    Number(u32),
}

impl Serialize for Value {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::Number(number) => serializer.serialize_u32(*number),
        }
    }
}

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Why {
    /// The name of the sentence in the Fluent files.
    pub code: String,
    /// What fills it.
    pub args: BTreeMap<String, Value>,
    /// The squares to point at.
    pub squares: Vec<String>,
}

/// The move a text means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveRead {
    /// The move.
    #[serde(rename = "move")]
    pub m: String,
}

/// Why a text means no move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadFault {
    /// `unreadable`, `no-such-piece`, `no-such-step`, `illegal` or `ambiguous`.
    pub error: String,
    /// The moves it could be, when it is ambiguous.
    pub candidates: Vec<String>,
    /// Why the move it means is not legal, when it means one.
    pub why: Option<Why>,
}

/// What was asked does not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failure {
    /// What is wrong.
    pub error: FailureCode,
    /// The move it is about, from 1.
    pub ply: Option<usize>,
}

/// What is wrong with a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FailureCode {
    /// The start is no position.
    BadFen,
    /// A move's text is none.
    BadMove,
    /// A move is not legal.
    IllegalMove,
    /// There is no such ply.
    NoSuchPly,
}
