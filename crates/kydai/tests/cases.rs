//! The handed cases: every undisputed one, in every version, must be answered as expected.
//!
//! They lie outside the repository, in the folder that `KYDAI_SHARED` names or in `shared` beside it;
//! where there is none, there is nothing to test.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// Whose cases must all be answered as expected. Not among them: `tiantian`, which no simple rule
/// fits, and the computer rule of 2023, which is none of our rulesets (docs/rules/disputed.md).
const DONE: &[&str] = &[
    "all",
    "axf",
    "bigkool",
    "cxa-1999",
    "cxa-2020",
    "elephantchess",
    "fairy",
    "fairy-50",
    "generic-3fold",
    "pikafish-2024",
    "ucci-league",
    "vn-2004",
    "vn-2021",
    "wxf-2018",
    "xiangqi.com",
];

fn cases() -> Option<PathBuf> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = env::var_os("KYDAI_SHARED").map_or_else(beside, PathBuf::from);
    Some(shared.join("cases/rules.jsonl")).filter(|path| path.exists())
}

#[test]
fn every_undisputed_case_is_answered_as_expected() {
    let Some(path) = cases() else { return };
    let output = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["judge", "--json", "--cases"])
        .arg(path)
        .output()
        .unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let records: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for ruleset in DONE {
        let own = || {
            records
                .iter()
                .filter(|record| record["ruleset"] == *ruleset)
        };
        assert!(own().count() >= 4, "no case of {ruleset} in four versions");
        let failed: Vec<_> = own()
            .filter(|record| record["disputed"] == false && record["agrees"] == false)
            .map(|record| format!("{} {}: {}", record["id"], record["version"], record["got"]))
            .collect();
        assert!(failed.is_empty(), "{ruleset}: {failed:#?}");
    }
}
