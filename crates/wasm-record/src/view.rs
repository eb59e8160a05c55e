//! What the client gets. `KYDAI_BLESS=1 cargo test -p kydai-wasm-record` writes the TypeScript.

use serde::{Deserialize, Serialize};
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

/// A value for a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "string | number"))]
pub enum Value {
    /// A text, or the name of a case.
    Text(String),
    /// A number.
    Number(u64),
}

impl Serialize for Value {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::Number(number) => serializer.serialize_u64(*number),
        }
    }
}

/// A sentence that the client puts into words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sentence {
    /// The name of the sentence in the Fluent files.
    pub id: String,
    /// What fills it.
    pub args: BTreeMap<String, Value>,
}

/// What cannot be done, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fault {
    /// Why.
    pub fault: Sentence,
}

/// What the reader is told beforehand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default)]
#[cfg_attr(test, ts(optional_fields))]
pub struct OpenOptions {
    /// The format's name; otherwise the content decides.
    pub format: Option<String>,
    /// The encoding's name; otherwise the content decides.
    pub encoding: Option<String>,
}

/// Games that were read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Batch {
    /// The games after those of the batches before.
    pub games: Vec<GameRow>,
    /// Whether there are no more.
    pub done: bool,
    /// Whether there may be more, but no room for them.
    pub full: bool,
}

/// A game of a file: what it is, or why it could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameRow {
    /// What it is.
    pub game: Option<Summary>,
    /// Why it could not be read.
    pub fault: Option<Sentence>,
}

/// A game as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// What it is called, or empty.
    pub title: String,
    /// The tournament, or empty.
    pub event: String,
    /// Who played Red, or empty.
    pub red: String,
    /// Who played Black, or empty.
    pub black: String,
    /// The day, or empty.
    pub date: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub outcome: String,
    /// The plies of the main line.
    pub plies: usize,
    /// How many variations stand beside it.
    pub variations: usize,
    /// How many moves have a comment.
    pub comments: usize,
    /// Whether it begins as every game does.
    pub from_start: bool,
    /// The position it begins from.
    pub start_fen: String,
    /// How many things were lost in reading.
    pub lost: usize,
    /// How many moves are illegal.
    pub illegal: usize,
    /// What the file is.
    pub format: String,
    /// The encoding of its texts, if it has one.
    pub encoding: Option<EncodingView>,
}

/// Which encoding was taken, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EncodingView {
    /// Its name.
    pub name: String,
    /// The reason's name.
    pub why: String,
}

/// Which notation the moves were taken to be in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NotationView {
    /// Its name.
    pub name: String,
    /// The notations that were tried, and how many plies each could read.
    pub tried: Vec<(String, usize)>,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// Names and values, in order.
    pub headers: Vec<(String, String)>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub outcome: String,
    /// The position it begins from.
    pub start_fen: String,
    /// The side that moves first.
    pub first: Side,
    /// The parent of each move, node 1 first; 0 is the start. Of several moves with one parent the
    /// first is the main one.
    pub parents: Vec<u32>,
    /// The moves in coordinates, node 1 first, four characters each, nothing between them.
    pub moves: String,
    /// What is said about some of the moves.
    pub notes: Vec<NoteView>,
    /// Which opening it is, if it starts as every game does.
    pub opening: Option<OpeningView>,
    /// What was found in reading it.
    pub report: ReportView,
}

/// An opening and its names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpeningView {
    /// The ECCO code.
    pub code: &'static str,
    /// What it is called in each language.
    pub names: BTreeMap<&'static str, &'static str>,
}

/// What is said about a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NoteView {
    /// The move; 0 for the game.
    pub node: usize,
    /// Text before the move.
    pub before: String,
    /// Text about it.
    pub comment: String,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// What is drawn on the board.
    pub marks: Vec<MarkView>,
    /// What the mover's clock showed, in milliseconds.
    pub clock: Option<u64>,
    /// How long the mover thought, in milliseconds.
    pub elapsed: Option<u64>,
}

/// A square or an arrow drawn on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MarkView {
    /// Its colour.
    #[cfg_attr(test, ts(type = "\"green\" | \"red\" | \"yellow\" | \"blue\""))]
    pub color: &'static str,
    /// The square, or where the arrow begins.
    pub from: String,
    /// Where the arrow ends.
    pub to: Option<String>,
}

/// What was found in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReportView {
    /// The format's name.
    pub format: String,
    /// Its version, where it has one.
    pub version: Option<u32>,
    /// The encoding, if there was text to choose by.
    pub encoding: Option<EncodingView>,
    /// The notation, where moves are text.
    pub notation: Option<NotationView>,
    /// What was repaired or left out.
    pub remarks: Vec<RemarkView>,
    /// How many remarks more there were.
    pub more_remarks: usize,
    /// The illegal moves.
    pub illegal: Vec<IllegalView>,
}

/// Something that was repaired, left out or could not be stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RemarkView {
    /// What.
    pub what: Sentence,
    /// Whether something is lost by it.
    pub lost: bool,
    /// Where.
    pub place: PlaceView,
}

/// Where something was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlaceView {
    /// The place in words.
    pub at: Sentence,
    /// The move to go to, if it is one.
    pub node: Option<usize>,
}

/// A move that is not legal where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct IllegalView {
    /// The move.
    pub node: usize,
    /// Its ply.
    pub ply: u32,
    /// Why it is not legal.
    pub why: Sentence,
    /// The squares to point at.
    pub squares: Vec<String>,
}

/// What a board shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    /// The position.
    pub fen: String,
    /// The side to move.
    pub turn: Side,
    /// The squares of the pieces that give check.
    pub checkers: Vec<String>,
    /// The square of the general of the side to move, if it has one.
    pub general: Option<String>,
    /// The move that led here.
    pub last_move: Option<String>,
    /// That move in Vietnamese notation, for a spoken sentence.
    pub spoken: Option<String>,
}

/// A game that was played here.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Composition {
    /// The position it began from.
    pub start_fen: String,
    /// Its moves.
    pub moves: Vec<Played>,
    /// Names and values, in order.
    pub headers: Vec<(String, String)>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub outcome: String,
}

/// A move of a game that was played here.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Played {
    /// The move in coordinates.
    #[serde(rename = "move")]
    pub m: String,
    /// How long the mover thought, in milliseconds.
    #[serde(default)]
    pub elapsed: Option<u32>,
}

/// How games are written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default)]
#[cfg_attr(test, ts(optional_fields))]
pub struct SaveOptions {
    /// The format's name.
    pub format: String,
    /// The notation's name; the format's usual one when absent.
    pub notation: Option<String>,
    /// The encoding's name; the format's usual one when absent.
    pub encoding: Option<String>,
    /// The name of a library.
    pub name: Option<String>,
}

/// What came of writing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Saved {
    /// The ending of the file's name.
    pub extension: String,
    /// What the format could not hold.
    pub remarks: Vec<RemarkView>,
    /// Games that could not be written at all.
    pub refused: Vec<Sentence>,
}
