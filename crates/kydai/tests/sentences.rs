//! Rulings whose sentences are about more than one circle with one fault: what they say must be what
//! the arbiter ruled.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::collections::HashSet;
use std::fs;
use std::process::Command;

use serde_json::Value;

/// A chariot that steps to and fro with mate in the air, against a bare general.
const KILLS: &str = "3k5/9/9/4R4/9/9/2C6/4C4/9/R4K3 w - - 0 1";
const KILL_CIRCLE: &str = "e6f6 d9d8 f6e6 d8d9 ";

fn judged(ruleset: &str, fen: &str, moves: &str) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["judge", "--json", "--all", "--lang", "en"])
        .args(["--ruleset", ruleset, "--fen", fen, "--moves", moves])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_series_that_closes_no_circle_is_told_as_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("series.toml");
    let text = "id = 'series'\nlength = { count = 100, unit = 'plies' }\n\
                repetition = { occurrences = 50, forbidden = ['kill'], series = 3 }\n\
                kill = { checks = 5 }\n";
    fs::write(&path, text).unwrap();
    let view = judged(path.to_str().unwrap(), KILLS, &KILL_CIRCLE.repeat(6));
    assert_eq!(view["reason"], "perpetual-kill", "{view}");
    assert_eq!(
        view["sentence"],
        "Red at fault, perpetual kill: Red loses at once."
    );
}

#[test]
fn where_the_move_is_refused_nobody_is_told_that_it_loses() {
    let chase = "3k5/9/9/9/9/6c2/9/9/R8/4K4 w - - 0 1";
    for (ruleset, rounds) in [("tiantian", 3), ("wxf-2018", 2)] {
        let moves = format!("a1g1 {}", "g4h4 g1h1 h4g4 h1g1 ".repeat(rounds));
        let view = judged(ruleset, chase, &moves);
        assert_eq!(view["status"], "must_vary", "{view}");
        let loses = view["sentence"].as_str().unwrap().contains("loses");
        assert_eq!(loses, ruleset == "wxf-2018", "{view}");
    }
}

#[test]
fn whoever_is_at_fault_is_never_said_to_have_made_allowed_moves() {
    // Black chases now this cannon, now that one; Red gives check in between.
    let fen = "4k4/9/4n4/2C6/8C/9/9/9/9/3K5 w - - 0 1";
    let view = judged("tiantian", fen, &"i5e5 e7g6 e5i5 g6e7 ".repeat(4));
    assert_eq!(view["status"], "refused", "{view}");
    assert_eq!(view["at_fault"], "black", "{view}");
    let sentence = view["sentence"].as_str().unwrap();
    assert!(
        sentence.contains("now one piece, now another"),
        "{sentence}"
    );
}

#[test]
fn an_attack_is_told_once() {
    let fen = "3k5/9/4C4/R8/4N4/4n4/r8/4c4/9/5K3 w - - 0 1";
    let view = judged("cxa-2020", fen, &"a6b6 a3b3 b6a6 b3a3 ".repeat(2));
    for ply in view["plies"].as_array().unwrap() {
        let attacks = ply["attacks"].as_array().unwrap();
        let different: HashSet<_> = attacks.iter().map(Value::to_string).collect();
        assert_eq!(different.len(), attacks.len(), "{ply}");
    }
}
