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

    /// The texts of `count` moves of a game in a notation, from the node `first` on: `string[]`.
    pub fn texts(&self, index: usize, notation: &str, first: usize, count: usize) -> String {
        let import = self.0.game(index);
        json(&import.map_or_else(Vec::new, |import| {
            game::texts(import, notation, first, count)
        }))
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    const TWO: &str = "[Red \"Lý\"]\n\n1. h2e2 {Pháo đầu} h9g7 (1... b9c7 2. h0f1) *\n\n\
                       [Red \"Hồ\"]\n\n1. C2=5 H8+7 1-0\n";

    fn read(text: &str) -> Library {
        let mut library = Library::new(text.as_bytes().to_vec());
        assert_eq!(library.open(""), "null");
        library
    }

    fn value(json: &str) -> Value {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn games_are_read_a_few_at_a_time() {
        let mut library = read(TWO);
        let first = value(&library.read(1));
        assert_eq!(first["done"], false);
        assert_eq!(first["games"][0]["game"]["red"], "Lý");
        assert_eq!(first["games"][0]["game"]["variations"], 1);
        assert_eq!(first["games"][0]["game"]["illegal"], 1);
        let second = value(&library.read(9));
        assert_eq!(second["done"], true);
        assert_eq!(second["games"][0]["game"]["outcome"], "1-0");
        assert_eq!(library.game(2), "null");
    }

    #[test]
    fn a_game_has_its_tree_its_texts_and_its_boards() {
        let mut library = read(TWO);
        library.read(2);
        let game = value(&library.game(0));
        assert_eq!(game["parents"], serde_json::json!([0, 1, 1, 3]));
        assert_eq!(game["moves"], "h2e2h9g7b9c7h0f1");
        assert_eq!(game["notes"][0]["comment"], "Pháo đầu");
        let illegal = &game["report"]["illegal"][0];
        assert_eq!((&illegal["node"], &illegal["ply"]), (&4.into(), &3.into()));
        assert_eq!(illegal["why"]["id"], "illegal-horse-leg-blocked");
        let texts = value(&library.texts(0, "vi", 1, 9));
        assert_eq!(texts, serde_json::json!(["P2-5", "M8.7", "M2.3", "M2.4"]));
        for node in 1..=4 {
            let alone = value(&library.texts(0, "vi", node, 1));
            assert_eq!(alone[0], texts[node - 1], "wherever one begins");
        }
        assert_eq!(library.texts(0, "vi", 5, 9), "[]");
        let board = value(&library.board(0, 1));
        assert_eq!(board["turn"], "black");
        assert_eq!(board["spoken"], "P2-5");
        assert_eq!(library.board(0, 5), "null");
    }

    #[test]
    fn a_game_is_written_and_read_back() {
        let mut library = read(TWO);
        library.read(2);
        let mut file = library.save(0, r#"{"format":"xqf"}"#);
        assert_eq!(value(&file.answer())["extension"], "xqf");
        let bytes = file.take_bytes();
        assert!(bytes.starts_with(b"XQ"));
        let mut again = Library::new(bytes);
        assert_eq!(again.open(""), "null");
        again.read(1);
        let (before, after) = (value(&library.game(0)), value(&again.game(0)));
        assert_eq!(before["moves"], after["moves"]);
        assert!(library.save_all("").take_bytes().len() > TWO.len() / 2);
        let refused = library.save(7, r#"{"format":"pgn"}"#);
        assert_eq!(value(&refused.answer())["refused"], serde_json::json!([]));
    }

    #[test]
    fn what_is_no_record_says_why() {
        let mut library = Library::new(b"\x89PNG\r\n\x1a\n".to_vec());
        assert_eq!(value(&library.open("{}"))["id"], "read-error-unknown");
        assert_eq!(value(&library.read(5))["done"], true);
    }

    #[test]
    fn a_played_game_becomes_a_record() {
        let composition = serde_json::json!({
            "startFen": xiangqi::Position::start().fen(),
            "moves": [{ "move": "h2e2", "elapsed": 1500 }, { "move": "h9g7" }],
            "headers": [["Red", "Lý"]],
            "outcome": "0-1",
        });
        let library = Library::compose(&composition.to_string());
        let game = value(&library.game(0));
        assert_eq!(game["moves"], "h2e2h9g7");
        assert_eq!(game["notes"][0]["elapsed"], 1500);
        assert_eq!(game["outcome"], "0-1");
        assert_eq!(Library::compose("{}").game(0), "null");
    }
}
