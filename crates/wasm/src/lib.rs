//! The browser's door to the rules: text in, JSON text out.
//!
//! Every function takes a start position as FEN and moves as coordinates with blanks between them
//! (`"h2e2 h9g7"`), and answers with the JSON of a type from `view.rs`, whose TypeScript is
//! `web/src/lib/rules/view.ts`. Nothing here throws: what does not fit is a [`Failure`].

mod answer;
mod line;
#[cfg(test)]
mod typescript;
mod view;

pub use view::{
    Captured, Failure, FailureCode, MoveRead, MoveWords, PlacedPiece, PositionView, ReadFault,
    Role, Side, Status, Value, Why,
};

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// Everything a board shows after the moves: `PositionView | Failure`.
#[wasm_bindgen]
pub fn view(start: &str, moves: &str) -> String {
    either(answer::view(start, moves))
}

/// The text of each move in Vietnamese notation: `string[] | Failure`.
#[wasm_bindgen]
pub fn notate(start: &str, moves: &str) -> String {
    either(answer::notate(start, moves))
}

/// What move number `ply` (from 1) does, for a spoken sentence: `MoveWords | Failure`.
#[wasm_bindgen]
pub fn describe(start: &str, moves: &str, ply: usize) -> String {
    either(answer::describe(start, moves, ply))
}

/// Why a move is not legal: `Why | null | Failure`; null when it is.
#[wasm_bindgen]
pub fn why(fen: &str, m: &str) -> String {
    either(answer::why(fen, m))
}

/// The move a typed text means: `MoveRead | ReadFault | Failure`.
#[wasm_bindgen(js_name = readMove)]
pub fn read_move(fen: &str, text: &str) -> String {
    match answer::read_move(fen, text) {
        Ok(read) => either(read),
        Err(failure) => json(&failure),
    }
}

fn either<T: Serialize, E: Serialize>(answer: Result<T, E>) -> String {
    match answer {
        Ok(answer) => json(&answer),
        Err(failure) => json(&failure),
    }
}

fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("our own types always serialise")
}
