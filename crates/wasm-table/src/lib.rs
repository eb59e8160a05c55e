//! A table that stands in the browser: the same game, clocks and arbiter as on the server, for
//! whoever plays where no server is asked.
//!
//! It speaks the words of the server's sockets ([`protocol::ServerFrame`]), so that a page shows it
//! as it shows any table. One person sits at it; the other seat is moved by the page, through the
//! same acts. Nothing here throws, and nothing here knows the time: it is told with every call, in
//! milliseconds since the Unix epoch.

mod kept;
mod setup;
mod table;
#[cfg(test)]
mod typescript;

pub use kept::KEPT_VERSION;
pub use setup::Setup;

use protocol::{Action, Color};
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::prelude::wasm_bindgen;

/// A table with a game at it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table(table::Table);

#[wasm_bindgen]
impl Table {
    /// Begins a game as a `Setup` says; nothing when it does not fit together.
    pub fn open(setup: &str, now: f64) -> Option<Self> {
        table::Table::open(read(setup)?, millis(now)).map(Self)
    }

    /// Takes up a game that [`keep`](Self::keep) gave; nothing when that cannot be read. The clocks
    /// stood still meanwhile.
    pub fn resume(kept: &str, now: f64) -> Option<Self> {
        let (setup, alive, events) = kept::read(kept)?;
        table::Table::resume(setup, &events, alive, millis(now)).map(Self)
    }

    /// What a newcomer is told: a `ServerFrame`.
    pub fn state(&self, now: f64) -> String {
        json(&self.0.state(millis(now)))
    }

    /// Somebody does something, `side` being a `Color` and `action` an `Action`: `ServerFrame[]`, for
    /// the one who did it under the number `id`.
    pub fn act(&mut self, side: &str, id: u32, action: &str, now: f64) -> String {
        let side = read::<Color>(&json(&side));
        let frames = match (side, read::<Action>(action)) {
            (Some(side), Some(action)) => self.0.act(side, id, &action, millis(now)),
            _ => Vec::new(),
        };
        json(&frames)
    }

    /// The time of [`deadline`](Self::deadline) has come: `ServerFrame[]`.
    pub fn tick(&mut self, now: f64) -> String {
        json(&self.0.tick(millis(now)))
    }

    /// When [`tick`](Self::tick) is due.
    pub fn deadline(&self) -> Option<f64> {
        self.0.deadline().map(time)
    }

    /// Whether the game still goes on.
    pub fn playing(&self) -> bool {
        self.0.playing()
    }

    /// The game as text that [`resume`](Self::resume) reads, now or in a later version.
    pub fn keep(&self, now: f64) -> String {
        kept::write(self.0.setup(), millis(now), self.0.events())
    }
}

/// What does not make sense of what we are told counts as not said.
fn read<Value: DeserializeOwned>(json: &str) -> Option<Value> {
    serde_json::from_str(json).ok()
}

fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("our own types always serialise")
}

/// JavaScript's numbers are exact for all times that matter.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a float outside the range becomes its end, which is a time like any other"
)]
fn millis(now: f64) -> u64 {
    now as u64
}

#[expect(
    clippy::cast_precision_loss,
    reason = "milliseconds since 1970 take 41 bits"
)]
fn time(at: u64) -> f64 {
    at as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const NOW: f64 = 1_700_000_000_000.0;

    fn setup(time: &Value) -> String {
        let setup = json!({
            "you": "red",
            "seats": {
                "red": { "id": "you", "name": "Bạn" },
                "black": { "id": "machine", "name": "Máy" },
            },
            "settings": {
                "time": time,
                "ruleset": "casual",
                "startFen": xiangqi::Position::start().fen(),
                "visibility": "link",
            },
        });
        setup.to_string()
    }

    fn frames(text: &str) -> Vec<Value> {
        serde_json::from_str(text).unwrap()
    }

    fn play(table: &mut Table, side: &str, m: &str, ply: u16, now: f64) -> Vec<Value> {
        let action = json!({ "type": "move", "move": m, "ply": ply });
        frames(&table.act(side, ply.into(), &action.to_string(), now))
    }

    #[test]
    fn both_seats_move_and_the_person_is_told_in_the_servers_words() {
        let mut table = Table::open(&setup(&Value::Null), NOW).unwrap();
        let state: Value = serde_json::from_str(&table.state(NOW)).unwrap();
        assert_eq!(state["type"], "state");
        assert_eq!(state["seq"], 1);
        assert_eq!(state["table"]["head"]["phase"], "playing");
        let told = play(&mut table, "red", "h2e2", 1, NOW + 900.0);
        assert_eq!(told[0]["events"][0]["event"]["played"]["spent"], 900);
        assert_eq!(told[1], json!({ "type": "done", "id": 1 }));
        let told = play(&mut table, "black", "h9g7", 2, NOW + 1_000.0);
        assert_eq!(told[0]["events"][0]["seq"], 3);
        let told = play(&mut table, "black", "b9c7", 3, NOW + 1_000.0);
        assert_eq!(told[0]["refusal"], "notYourTurn");
    }

    #[test]
    fn a_takeback_needs_the_other_seat_and_a_flag_falls_by_itself() {
        let blitz = json!({
            "initial": 60_000, "increment": 0, "moveCap": null, "byoyomi": null, "quotas": [],
            "firstMove": null,
        });
        let mut table = Table::open(&setup(&blitz), NOW).unwrap();
        play(&mut table, "red", "h2e2", 1, NOW);
        play(&mut table, "black", "h9g7", 2, NOW);
        table.act("red", 9, r#"{"type":"offerTakeback"}"#, NOW);
        let told = frames(&table.act("black", 9, r#"{"type":"acceptTakeback"}"#, NOW));
        assert_eq!(
            told[0]["events"][0]["event"],
            json!({ "type": "takenBack", "ply": 0 })
        );
        let deadline = table.deadline().unwrap();
        assert!(deadline >= NOW + 60_000.0);
        assert_eq!(table.tick(NOW + 1.0), "[]");
        let told = frames(&table.tick(deadline));
        assert_eq!(told[0]["head"]["outcome"]["reason"], "timeout");
        assert_eq!(table.deadline(), None);
    }

    #[test]
    fn the_time_while_the_page_was_closed_is_nobodys() {
        let blitz = json!({
            "initial": 60_000, "increment": 0, "moveCap": null, "byoyomi": null, "quotas": [],
            "firstMove": null,
        });
        let mut table = Table::open(&setup(&blitz), NOW).unwrap();
        play(&mut table, "red", "h2e2", 1, NOW);
        play(&mut table, "black", "h9g7", 2, NOW);
        let kept = table.keep(NOW + 10_000.0);
        let later = NOW + 86_400_000.0;
        let again = Table::resume(&kept, later).unwrap();
        let state: Value = serde_json::from_str(&again.state(later)).unwrap();
        let head = &state["table"]["head"];
        assert_eq!(head["pause"], Value::Null);
        assert_eq!(head["clock"]["red"]["remaining"], 50_000);
        assert_eq!(head["clock"]["running"], "red");
    }

    /// A game as stored since version 1. It must read for ever.
    const GOLDEN: &str = include_str!("../tests/kept-v1.json");

    #[test]
    fn a_kept_game_keeps_its_form_and_reads_back() {
        let mut table = Table::open(&setup(&Value::Null), NOW).unwrap();
        play(&mut table, "red", "h2e2", 1, NOW + 900.0);
        play(&mut table, "black", "h9g7", 2, NOW + 1_800.0);
        table.act("black", 3, r#"{"type":"resign"}"#, NOW + 2_000.0);
        assert_eq!(table.keep(NOW + 3_000.0), GOLDEN.trim_end());
        let again = Table::resume(GOLDEN, NOW).unwrap();
        assert_eq!(again.keep(NOW + 3_000.0), GOLDEN.trim_end());
        let other = GOLDEN.replacen("\"v\":1", "\"v\":2", 1);
        assert!(Table::resume(&other, NOW).is_none());
    }

    #[test]
    fn what_makes_no_sense_is_no_table() {
        assert!(Table::open("{}", NOW).is_none());
        assert!(Table::open(&setup(&Value::Null).replace("casual", "x"), NOW).is_none());
        let mut table = Table::open(&setup(&Value::Null), NOW).unwrap();
        assert_eq!(table.act("green", 1, "{}", NOW), "[]");
    }
}
