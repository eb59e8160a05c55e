//! The handed test cases that the present rulesets speak about: mate and stalemate, counting,
//! checks in a row, and every circle in which one side checks with every move.
//!
//! The cases are not part of the repository: the folder is `KYDAI_SHARED`, or `shared` beside the
//! repository, and without it there is nothing to check.

use Color::{Black, Red};
use arbiter::{Arbiter, Decision, History, OfferRuling, Reason, Ruleset, Ruling, Verdict};
use serde_json::Value;
use std::{env, fs, path::PathBuf};
use xiangqi::{Color, Position, Status};

fn cases() -> Vec<Value> {
    let shared = env::var_os("KYDAI_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let Ok(lines) = fs::read_to_string(shared.join("cases/rules.jsonl")) else {
        return Vec::new();
    };
    lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("a case is JSON"))
        .collect()
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_default()
}

/// The ruling after the first ply at which the game ends, or after the last; none when the case
/// starts from a diagram that cannot be a position.
fn play(ruleset: &str, case: &Value) -> Option<(History, Ruling)> {
    let rules = Ruleset::named(ruleset)?;
    let mut history = History::new(Position::from_fen(text(case, "fen")).ok()?);
    let mut ruling = Ruling::Continue(None);
    for m in case["moves"].as_array()? {
        history
            .push(m.as_str()?.parse().ok()?)
            .expect("the cases' moves are legal");
        if history.position().status() != Status::Ongoing {
            break;
        }
        ruling = rules.judge(&history);
        if matches!(ruling, Ruling::Over(_)) {
            break;
        }
    }
    Some((history, ruling))
}

fn fault(expected: &str) -> Option<Color> {
    match expected {
        "red_at_fault" => Some(Red),
        "black_at_fault" => Some(Black),
        _ => None,
    }
}

/// Where exactly one side checks with every move of the circle, every family of rules finds it at
/// fault; so do `casual` and `tong-hop`, and they find nobody else at fault.
#[test]
fn perpetual_check() {
    let cases = cases();
    let mut agreed = 0;
    for case in cases
        .iter()
        .filter(|case| text(case, "kind") == "repetition")
    {
        for ruleset in ["casual", "tong-hop"] {
            let Some((_, Ruling::Over(verdict))) = play(ruleset, case) else {
                continue;
            };
            let id = text(case, "id");
            if verdict.reason == Reason::PerpetualCheck {
                let expected = fault(text(case, "expected")).map(Decision::Loses);
                assert_eq!(Some(verdict.decision), expected, "{id} under {ruleset}");
                agreed += 1;
            } else {
                assert_eq!(verdict.decision, Decision::Draw, "{id} under {ruleset}");
                let named = text(case, "rule_point").starts_with("perpetual check");
                assert!(!named, "{id} is a case of perpetual check");
            }
        }
    }
    println!("perpetual check: {agreed} rulings agree");
    assert!(agreed > 0 || cases.is_empty());
}

#[test]
fn mates_and_counts() {
    for case in &cases() {
        let id = text(case, "id");
        let over = |ruleset| match play(ruleset, case) {
            Some((_, Ruling::Over(Verdict { reason, .. }))) => Some(reason),
            _ => None,
        };
        let position = || {
            play("casual", case)
                .expect("a position")
                .0
                .position()
                .clone()
        };
        match (text(case, "kind"), text(case, "expected")) {
            ("game_end" | "no_progress", "red_wins_checkmate") => {
                assert_eq!(position().status(), Status::Checkmate, "{id}");
                assert_eq!(over("casual"), None, "{id}: mate comes first");
            }
            ("game_end", "red_wins_stalemate") => {
                assert_eq!(position().status(), Status::Stalemate, "{id}");
            }
            ("no_progress", "no_decision") => assert_eq!(over("casual"), None, "{id}"),
            ("no_progress", "draw") if text(case, "ruleset") == "pikafish-2024" => {
                assert_eq!(over("casual"), Some(Reason::NoCapture), "{id}");
            }
            ("no_progress", "draw_claimable") => {
                let (history, _) = play("tong-hop", case).expect("a position");
                let rules = Ruleset::named("tong-hop").expect("it is embedded");
                assert!(
                    matches!(rules.draw_offer(&history, Red), OfferRuling::Upheld(_)),
                    "{id}"
                );
            }
            ("count_limit", "red_check_limit") if text(case, "ruleset") == "bigkool" => {
                let rules = Ruleset::named("bigkool").expect("it is embedded");
                let (history, ruling) = play("bigkool", case).expect("a position");
                assert!(matches!(ruling, Ruling::Continue(Some(_))), "{id}");
                let refused = case["refused"][0].as_str().expect("a move");
                assert!(
                    rules
                        .permits(&history, refused.parse().expect("a move"))
                        .is_err(),
                    "{id}"
                );
            }
            _ => {}
        }
    }
}
