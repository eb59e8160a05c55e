//! Perft counts against published values, kept as data in `tests/rules/data/*.perft`.
use xiangqi::{Position, perft};

/// What the quick run may spend on one line.
const QUICK: u64 = 5_000_000;

struct Case {
    fen: String,
    depth: u32,
    nodes: u64,
}

/// Reads `epd FEN` and `perft DEPTH NODES` lines; `#` begins a comment.
fn cases() -> Vec<Case> {
    let mut fen = None;
    let mut cases = Vec::new();
    for line in include_str!("data/published.perft").lines() {
        if let Some(text) = line.strip_prefix("epd ") {
            fen = Some(text.to_owned());
        } else if let Some(text) = line.strip_prefix("perft ") {
            let (depth, nodes) = text.split_once(' ').unwrap();
            cases.push(Case {
                fen: fen.clone().unwrap(),
                depth: depth.parse().unwrap(),
                nodes: nodes.parse().unwrap(),
            });
        } else {
            assert!(
                line.is_empty() || line.starts_with('#'),
                "what is {line:?}?"
            );
        }
    }
    cases
}

fn check(limit: impl Fn(u64) -> bool) {
    let mut checked = 0;
    for Case { fen, depth, nodes } in cases().iter().filter(|case| limit(case.nodes)) {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(perft(&position, *depth), *nodes, "perft {depth} of {fen}");
        checked += 1;
    }
    assert!(checked > 0, "no case was checked");
}

#[test]
fn published_values_up_to_five_million_nodes() {
    check(|nodes| nodes <= QUICK);
}

#[test]
#[ignore = "billions of nodes: run with --release --run-ignored all"]
fn published_values_to_their_full_depth() {
    check(|nodes| nodes > QUICK);
}
