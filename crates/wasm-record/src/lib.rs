//! The browser's door to records: bytes in, JSON text out, bytes out.
//!
//! A [`Library`] is one file and the games read from it. It stays in this module's memory until the
//! client frees it; what crosses is the JSON of the types in `view.rs`, whose TypeScript is
//! `web/src/lib/records/view.ts`. Nothing here throws: what cannot be done is a [`Fault`], the name
//! of a sentence and what fills it.
//!
//! It is a module of its own because it is several times as large as the rules and only those who
//! open a record or save one need it.

mod compose;
mod game;
mod library;
mod sentence;
mod summary;
#[cfg(test)]
mod typescript;
mod view;

pub use view::{
    Batch, BoardView, Composition, EncodingView, Fault, GameRow, GameView, IllegalView, MarkView,
    NotationView, NoteView, OpenOptions, OpeningView, PlaceView, Played, RemarkView, ReportView,
    SaveOptions, Saved, Sentence, Side, Summary, Value,
};

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// One file and the games in it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Library(library::Library);

#[wasm_bindgen]
impl Library {
    /// Takes a file's bytes; [`open`](Self::open) comes next.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>) -> Self {
        Self(library::Library::new(bytes))
    }

    /// A library of one game that was played here, from a `Composition`; one without games when it
    /// does not fit together.
    pub fn compose(composition: &str) -> Self {
        let record = serde_json::from_str(composition)
            .ok()
            .and_then(|composition| compose::record(&composition));
        Self(library::Library::of(record))
    }

    /// Begins to read from the beginning, as the `OpenOptions` say: `Sentence | null`, what is wrong
    /// with the file.
    pub fn open(&mut self, options: &str) -> String {
        json(&self.0.open(&options_of(options)).err())
    }

    /// Reads so many games more: `Batch`.
    pub fn read(&mut self, most: usize) -> String {
        json(&self.0.read(most))
    }

    /// A game with its tree and its report: `GameView | null`.
    pub fn game(&self, index: usize) -> String {
        json(&self.0.game(index).map(game::view))
    }

    /// The text of every move of a game in a notation, in the order of its nodes: `string[]`.
    pub fn texts(&self, index: usize, notation: &str) -> String {
        let import = self.0.game(index);
        json(&import.map_or_else(Vec::new, |import| game::texts(import, notation)))
    }

    /// The board at a node, 0 being the start: `BoardView | null`.
    pub fn board(&self, index: usize, node: usize) -> String {
        let import = self.0.game(index);
        json(&import.and_then(|import| game::board(&import.record, node)))
    }

    /// Writes a game as the `SaveOptions` say.
    pub fn save(&self, index: usize, options: &str) -> File {
        self.0
            .save(index..index.saturating_add(1), &options_of(options))
    }

    /// Writes every game that was read into one file, as the `SaveOptions` say.
    #[wasm_bindgen(js_name = saveAll)]
    pub fn save_all(&self, options: &str) -> File {
        self.0.save(0..usize::MAX, &options_of(options))
    }
}

/// A file that was written.
#[wasm_bindgen]
#[derive(Debug)]
pub struct File {
    bytes: Vec<u8>,
    answer: String,
}

#[wasm_bindgen]
impl File {
    /// What came of it: `Saved | Fault`.
    #[wasm_bindgen(getter)]
    pub fn answer(&self) -> String {
        self.answer.clone()
    }

    /// Its bytes; they can be taken once.
    #[wasm_bindgen(js_name = takeBytes)]
    pub fn take_bytes(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.bytes)
    }
}

/// What we are told beforehand; what we do not understand of it counts as not said.
fn options_of<Options: Default + serde::de::DeserializeOwned>(json: &str) -> Options {
    serde_json::from_str(json).unwrap_or_default()
}

fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("our own types always serialise")
}
