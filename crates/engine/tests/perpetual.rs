//! The search and the rules of repetition.

use arbiter::{Arbiter, Decision, History, Ruleset, Ruling, Verdict};
use core::time::Duration;
use engine::{Choice, Control, Engine, Judge, Limits, Options, Score};
use std::path::PathBuf;
use std::sync::Arc;
use std::{env, fs};
use xiangqi::{Color, Move, Position};

fn still() -> Duration {
    Duration::ZERO
}

fn search(ruleset: &Ruleset, game: &History, depth: u16) -> Choice {
    let options = Options {
        ruleset: Arc::new(ruleset.clone()),
        hash_mib: 1,
        ..Options::default()
    };
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let mut engine = Engine::new(Judge::default(), options);
    engine.search(game, &limits, &Control::new(), &still, &mut |_| {})
}

fn history(fen: &str, moves: &[Move]) -> History {
    let mut history = History::new(Position::from_fen(fen).expect("a position"));
    for &m in moves {
        history.push(m).expect("a legal move");
    }
    history
}

fn moves(text: &str) -> Vec<Move> {
    let read = |m: &str| m.parse().expect("a move");
    text.split_whitespace().map(read).collect()
}

/// Red can give check with its chariot for ever. If it stops, it is two chariots against one.
const CHECKS: &str = "4k4/9/9/9/4R4/9/9/1r7/r8/3K5 b - - 0 1";

#[test]
fn a_perpetual_check_of_ones_own_is_no_way_out() {
    let wxf = Ruleset::named("wxf-2018").unwrap();
    let game = history(CHECKS, &moves("e9f9"));
    let choice = search(wxf, &game, 9);
    assert!(choice.info.score < Score::hundredths(-300), "{choice:?}");
    // Where nothing is forbidden, it is one.
    let lenient = "id = 'lenient'\n[repetition]\noccurrences = 3";
    let lenient = Ruleset::from_toml(lenient).unwrap();
    let choice = search(&lenient, &game, 9);
    assert!(choice.info.score > Score::hundredths(-10), "{choice:?}");
    assert!(choice.info.score < Score::hundredths(10), "{choice:?}");
}

/// A case of the collected rulings, where this checkout has one beside it.
struct Case {
    id: String,
    fen: String,
    moves: Vec<Move>,
    fault: Color,
}

fn cases() -> Vec<Case> {
    let shared = env::var_os("KYDAI_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let Ok(text) = fs::read_to_string(shared.join("cases/rules.jsonl")) else {
        return Vec::new();
    };
    text.lines().filter_map(case).collect()
}

fn case(line: &str) -> Option<Case> {
    let json: serde_json::Value = serde_json::from_str(line).expect("JSON");
    let text = |key: &str| json[key].as_str().map(str::to_owned);
    let fault = match json["expected"].as_str()? {
        "red_at_fault" => Color::Red,
        "black_at_fault" => Color::Black,
        _ => return None,
    };
    let is_ours = text("ruleset")? == "wxf-2018" && text("kind")? == "repetition";
    let moves = json["moves"].as_array()?.iter();
    is_ours.then_some(Case {
        id: text("id")?,
        fen: text("fen")?,
        moves: moves.filter_map(|m| m.as_str()?.parse().ok()).collect(),
        fault,
    })
}

/// Whether the move ends the game by the rules, and against whom.
fn loser(ruleset: &Ruleset, game: &History, m: Move) -> Option<Color> {
    let mut next = game.clone();
    next.push(m).ok()?;
    match ruleset.judge(&next) {
        Ruling::Over(Verdict {
            decision: Decision::Loses(color),
            ..
        }) => Some(color),
        _ => None,
    }
}

#[test]
fn nobody_walks_into_a_lost_repetition_nor_misses_a_won_one() {
    let wxf = Ruleset::named("wxf-2018").unwrap();
    for case in cases() {
        let Some((&last, before)) = case.moves.split_last() else {
            continue;
        };
        let game = history(&case.fen, before);
        if loser(wxf, &game, last) != Some(case.fault) {
            continue;
        }
        let choice = search(wxf, &game, 4);
        let best = choice.best.expect("a move");
        if case.fault == game.position().turn() {
            let others = game.position().legal_moves().len() > 1;
            assert!(best != last || !others, "{}: {choice:?}", case.id);
        } else {
            assert!(choice.info.score.is_win(), "{}: {choice:?}", case.id);
        }
    }
}
