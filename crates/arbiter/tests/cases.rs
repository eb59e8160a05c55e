//! scratch
use arbiter::{Arbiter, Decision, History, Notice, Ruleset, Ruling};
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

#[test]
fn table() {
    let only = env::var("ONLY").unwrap_or_default();
    let mut totals = std::collections::BTreeMap::new();
    for case in cases() {
        if case["kind"] != "repetition" {
            continue;
        }
        let id = case["id"].as_str().unwrap();
        let mut sets = vec![case["ruleset"].as_str().unwrap().to_owned()];
        if sets[0] == "disputed" || sets[0] == "generic-3fold" {
            sets = vec!["wxf-2018".into(), "axf".into()];
        }
        for also in case["also_rulesets"].as_array().into_iter().flatten() {
            sets.push(also.as_str().unwrap().into());
        }
        for set in sets {
            let Some(rules) = Ruleset::named(&set) else {
                continue;
            };
            let mut history =
                History::new(Position::from_fen(case["fen"].as_str().unwrap()).unwrap());
            let mut got = "none".to_owned();
            for m in case["moves"].as_array().unwrap() {
                let m = m.as_str().unwrap().parse().unwrap();
                if let Err(e) = rules.permits(&history, m) {
                    got = format!("{}_at_fault", history.position().turn());
                    let _ = e;
                    break;
                }
                history.push(m).unwrap();
                if history.position().status() != Status::Ongoing {
                    got = "mate".into();
                    break;
                }
                match rules.judge(&history) {
                    Ruling::Over(v) => {
                        got = match v.decision {
                            Decision::Draw => "draw".into(),
                            Decision::Loses(c) => format!("{c}_at_fault"),
                            Decision::BothLose => "both".into(),
                        };
                        break;
                    }
                    Ruling::Continue(Some(Notice::Repetition {
                        fault: Some(f),
                        times,
                        limit,
                    })) if times + 1 >= limit => {
                        got = format!("{}_at_fault", f.by);
                    }
                    Ruling::Continue(_) => {}
                }
            }
            if got == "none" && set == "tiantian" {
                got = "draw".into();
            }
            let ok = got == case["expected"];
            let e = totals.entry(set.clone()).or_insert((0, 0));
            e.1 += 1;
            if ok {
                e.0 += 1;
            }
            if !ok || (!only.is_empty() && id.contains(&only)) {
                println!(
                    "{id} {set}: got {got} expected {} | {}",
                    case["expected"], case["rule_point"]
                );
                if !only.is_empty() && id.contains(&only) {
                    let n = 0..history.len();
                    for f in history.facts(n) {
                        println!(
                            "  {} {} check={} before={:?} after={:?}",
                            f.color,
                            f.m,
                            f.is_check(),
                            f.before
                                .iter()
                                .map(|t| format!(
                                    "{}{} r{} ret{}",
                                    t.attacker,
                                    t.victim,
                                    t.roots.len(),
                                    t.returned
                                ))
                                .collect::<Vec<_>>(),
                            f.after
                                .iter()
                                .map(|t| format!(
                                    "{}{} r{} ret{}",
                                    t.attacker,
                                    t.victim,
                                    t.roots.len(),
                                    t.returned
                                ))
                                .collect::<Vec<_>>()
                        );
                    }
                }
            }
        }
    }
    println!("{totals:?}");
    let _ = Color::Red;
}
