//! How long a ruling takes: one new ply on a known history, for every ply of every handed case.
//!
//! `cargo bench --bench rulings` prints a line for each ruleset: median, 99th percentile and the
//! longest, in microseconds. A ruling is what a table pays for a move: the push, the question
//! whether the move is permitted, and the judgement. The cases are read from `KYDAI_SHARED`, or
//! from `shared` beside the repository.

use arbiter::{Arbiter, History, Ruleset};
use serde_json::Value;
use std::{
    env, fs,
    hint::black_box,
    path::PathBuf,
    time::{Duration, Instant},
};
use xiangqi::{Move, Position};

/// How often every case is played; the least of the times of a ply counts, for this is about the
/// work and not about what else the machine does.
const ROUNDS: usize = 5;

fn main() {
    let cases = cases();
    if cases.is_empty() {
        println!("no cases: set KYDAI_SHARED to the folder that holds cases/rules.jsonl");
        return;
    }
    println!(
        "{:<16}{:>8}{:>10}{:>10}{:>10}",
        "ruleset", "plies", "p50 µs", "p99 µs", "max µs"
    );
    for ruleset in Ruleset::all() {
        let mut times: Vec<Duration> = cases
            .iter()
            .flat_map(|(start, moves)| fastest(ruleset, start, moves))
            .collect();
        times.sort();
        let at = |share: f64| {
            let index = (times.len() as f64 * share) as usize;
            times[index.min(times.len() - 1)].as_secs_f64() * 1e6
        };
        println!(
            "{:<16}{:>8}{:>10.2}{:>10.2}{:>10.2}",
            ruleset.id(),
            times.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
}

/// The least time of each ply over the rounds.
fn fastest(ruleset: &Ruleset, start: &Position, moves: &[Move]) -> Vec<Duration> {
    let mut best = vec![Duration::MAX; moves.len()];
    for _ in 0..ROUNDS {
        let mut history = History::new(start.clone());
        for (&m, best) in moves.iter().zip(&mut best) {
            let begin = Instant::now();
            let permitted = ruleset.permits(&history, m);
            history.push(m).expect("the cases' moves are legal");
            let ruling = ruleset.judge(&history);
            *best = (*best).min(begin.elapsed());
            let _ = black_box((permitted, ruling));
        }
    }
    best
}

/// The cases with a cycle.
fn cases() -> Vec<(Position, Vec<Move>)> {
    let folder = env::var_os("KYDAI_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared"),
        PathBuf::from,
    );
    let text = fs::read_to_string(folder.join("cases/rules.jsonl")).unwrap_or_default();
    text.lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|case| case["kind"] == "repetition")
        .filter_map(|case| {
            let start = Position::from_fen(case["fen"].as_str()?).ok()?;
            let moves = case["moves"].as_array()?;
            let moves = moves.iter().filter_map(|m| m.as_str()?.parse().ok());
            Some((start, moves.collect()))
        })
        .collect()
}
