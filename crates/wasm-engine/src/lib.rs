//! The browser's door to the engine: a game and limits in, lines and a move out.
//!
//! It runs in a worker, since a search keeps its thread busy until it ends. Nothing can be posted to
//! such a thread; so the search asks, each time it looks at the clock, the worker's own
//! `engineHost.isStopped()`, which may read a flag that another thread sets, and tells its lines
//! to `engineHost.report(…)`. What crosses is the JSON of the types in `view.rs`, whose TypeScript is
//! `web/src/lib/engine/view.ts`. Nothing here throws.
//!
//! It is a module of its own, with the engine's network inside: only those who play the machine or
//! have a game analysed load it.

mod answer;
mod level;
mod player;
#[cfg(test)]
mod typescript;
mod view;

pub use level::LEVELS;
pub use view::{
    ChoiceView, ClocksView, GameView, LimitsView, LineBound, LineView, ScoreView, SideTimeView,
    StageView,
};

use player::{Host, Player};
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some fixed moment.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;

    /// Whether the search that runs is to end.
    #[wasm_bindgen(js_namespace = engineHost, js_name = isStopped)]
    fn is_stopped() -> bool;

    /// Takes a `LineView`.
    #[wasm_bindgen(js_namespace = engineHost)]
    fn report(line: &str);
}

/// The worker this module runs in.
struct Worker;

impl Host for Worker {
    fn now(&self) -> f64 {
        now()
    }

    fn is_stopped(&self) -> bool {
        is_stopped()
    }

    fn report(&self, line: &LineView) {
        report(&json(line));
    }
}

/// An engine. It keeps what it has learned from one search to the next.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Engine(Player);

#[wasm_bindgen]
impl Engine {
    /// An engine with a table of so many MiB.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mib: usize) -> Self {
        Self(Player::new(hash_mib))
    }

    /// Takes up a `GameView`; false when it does not fit together.
    pub fn game(&mut self, game: &str) -> bool {
        read(game).is_some_and(|game| self.0.take_up(&game))
    }

    /// Searches within a `LimitsView` and returns when it is done: `ChoiceView`.
    pub fn go(&mut self, limits: &str) -> String {
        json(&self.0.go(&read(limits).unwrap_or_default(), &Worker))
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// What does not make sense of what we are told counts as not said.
fn read<Value: DeserializeOwned>(json: &str) -> Option<Value> {
    serde_json::from_str(json).ok()
}

fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("our own types always serialise")
}
