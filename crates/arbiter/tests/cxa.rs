//! The natures of single plies and the verdicts under the Chinese rules, against the handed cases.
//!
//! The cases are not part of the repository: the folder is `KYDAI_SHARED`, or `shared` beside the
//! repository, and without it there is nothing to check.

use arbiter::{Arbiter, Decision, History, Label, Ruleset, Ruling};
use serde_json::Value;
use std::{env, fs, path::PathBuf};
use xiangqi::Position;

/// How many of the natures may be missed.
const MISSED: usize = 2;

fn cases() -> Vec<Value> {
    let shared = env::var_os("KYDAI_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let Ok(lines) = fs::read_to_string(shared.join("cases/rules.jsonl")) else {
        return Vec::new();
    };
    let cases = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("a case is JSON"));
    cases
        .filter(|case: &Value| text(case, "ruleset").starts_with("cxa"))
        .filter(|case| case["kind"] == "repetition")
        .collect()
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_default()
}

fn number(case: &Value, key: &str) -> usize {
    let number = case[key].as_u64().unwrap_or_default();
    usize::try_from(number).expect("cases are short")
}

/// The game of a case, and its verdict.
fn play(rules: &Ruleset, case: &Value) -> (History, String) {
    let start = Position::from_fen(text(case, "fen")).expect("a case starts from a position");
    let mut history = History::new(start);
    let mut verdict = "none".to_owned();
    for m in case["moves"].as_array().expect("a case has moves") {
        let m = m.as_str().and_then(|m| m.parse().ok()).expect("a move");
        history.push(m).expect("the cases' moves are legal");
        if let Ruling::Over(over) = rules.judge(&history) {
            verdict = match over.decision {
                Decision::Draw => "draw".into(),
                Decision::Loses(side) => format!("{side}_at_fault"),
                Decision::BothLose => "both_at_fault".into(),
            };
        }
    }
    (history, verdict)
}

#[test]
fn verdicts() {
    for case in cases() {
        let id = text(&case, "id");
        let rules = Ruleset::named(text(&case, "ruleset")).expect("the ruleset exists");
        let (_, verdict) = play(rules, &case);
        let agrees = verdict == text(&case, "expected");
        assert!(agrees, "{id}: {verdict}");
    }
}

#[test]
fn natures() {
    let (mut missed, mut all) = (Vec::new(), 0);
    for case in cases() {
        let Some(natures) = case["natures"].as_array() else {
            continue;
        };
        let rules = Ruleset::named(text(&case, "ruleset")).expect("the ruleset exists");
        let (history, _) = play(rules, &case);
        let (prefix, circle) = (number(&case, "prefix_len"), number(&case, "cycle_len"));
        for (ply, nature) in natures.iter().enumerate() {
            // In the second round every ply has a past.
            let ply = if ply < prefix { ply } else { ply + circle };
            let told = rules.explain(&history, ply..ply + 1);
            all += 1;
            if name(&told.story[0].labels) != nature {
                missed.push(format!("{} {}", text(&case, "id"), told.story[0].m));
            }
        }
    }
    println!(
        "natures: {} of {all}; missed: {missed:?}",
        all - missed.len()
    );
    assert!(missed.len() <= MISSED, "{missed:?}");
}

fn name(labels: &[Label]) -> &'static str {
    let name = |label: &Label| match label {
        Label::Check => Some("check"),
        Label::Kill => Some("kill"),
        Label::Chase => Some("chase"),
        Label::Exchange => Some("exchange"),
        _ => None,
    };
    labels.iter().find_map(name).unwrap_or("idle")
}
