//! The arrows of ARCHITECTURE.md: which crate may know which.

use serde_json::Value;
use std::{collections::BTreeSet, process::Command};

/// Each crate of ours with the crates of ours that it may depend on.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("xiangqi", &[]),
    ("protocol", &[]),
    ("locale", &["xiangqi"]),
    ("arbiter", &["xiangqi"]),
    ("record", &["xiangqi"]),
    ("drawing", &["xiangqi"]),
    ("engine", &["xiangqi", "arbiter"]),
    ("game", &["xiangqi", "arbiter"]),
    ("herald", &["xiangqi", "arbiter", "game", "protocol"]),
    ("store", &["game"]),
    (
        "server",
        &[
            "store", "game", "herald", "record", "arbiter", "xiangqi", "locale", "protocol",
        ],
    ),
    (
        "kydai-wasm",
        &["xiangqi", "arbiter", "record", "game", "locale"],
    ),
    ("kydai-wasm-record", &["xiangqi", "record", "locale"]),
    (
        "kydai-wasm-table",
        &["xiangqi", "arbiter", "game", "herald", "protocol"],
    ),
    ("kydai-wasm-engine", &["xiangqi", "arbiter", "engine"]),
    (
        "kydai",
        &[
            "server", "store", "game", "engine", "record", "drawing", "arbiter", "xiangqi",
            "locale", "protocol",
        ],
    ),
];

/// The domain: same input, same output. No sockets, no disk, no clock, no dice, no log.
const PURE: &[&str] = &[
    "xiangqi",
    "protocol",
    "locale",
    "arbiter",
    "record",
    "drawing",
    "engine",
    "game",
    "herald",
    "kydai-wasm",
    "kydai-wasm-record",
    "kydai-wasm-table",
    "kydai-wasm-engine",
];

/// What would let time, chance or the outside world in.
const IMPURE: &[&str] = &[
    "tokio",
    "axum",
    "hyper",
    "sqlx",
    "getrandom",
    "rand",
    "tracing",
    "jiff",
    "chrono",
    "time",
];

/// Crates from elsewhere that only one of ours may use.
const ONLY: &[(&str, &[&str])] = &[
    ("sqlx", &["store"]),
    ("axum", &["server"]),
    (
        "wasm-bindgen",
        &[
            "kydai-wasm",
            "kydai-wasm-record",
            "kydai-wasm-table",
            "kydai-wasm-engine",
        ],
    ),
];

/// Every arrow of the workspace, with or without those of its tests, as (from, to).
fn arrows(tests: bool) -> BTreeSet<(String, String)> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "cargo metadata failed");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let list = |value: &Value, key| value[key].as_array().expect(key).clone();
    let text = |value: &Value, key| value[key].as_str().unwrap_or_default().to_owned();
    let mut arrows = BTreeSet::new();
    for package in list(&metadata, "packages") {
        for dependency in list(&package, "dependencies") {
            if tests || text(&dependency, "kind") != "dev" {
                arrows.insert((text(&package, "name"), text(&dependency, "name")));
            }
        }
    }
    arrows
}

fn is_ours(name: &str) -> bool {
    MAY_KNOW.iter().any(|(from, _)| *from == name)
}

#[test]
fn no_arrow_points_back() {
    for (from, to) in arrows(false) {
        let (_, allowed) = MAY_KNOW
            .iter()
            .find(|(name, _)| *name == from)
            .unwrap_or_else(|| panic!("{from} has no place in the plan yet: give it one here"));
        assert!(
            !is_ours(&to) || allowed.contains(&to.as_str()),
            "{from} must not depend on {to}"
        );
    }
}

#[test]
fn the_domain_is_pure() {
    for (from, to) in arrows(false) {
        assert!(
            !(PURE.contains(&from.as_str()) && IMPURE.contains(&to.as_str())),
            "{from} is pure and must not depend on {to}"
        );
    }
}

#[test]
fn what_belongs_to_one_crate_stays_there() {
    for (from, to) in arrows(false) {
        if let Some((_, owners)) = ONLY.iter().find(|(name, _)| *name == to) {
            assert!(owners.contains(&from.as_str()), "{to} is not for {from}");
        }
    }
}

#[test]
fn every_dependency_has_its_reason() {
    let paper = include_str!("../../../ARCHITECTURE.md");
    let (_, reasons) = paper.split_once("## Dependencies").expect("the section");
    for (from, to) in arrows(true) {
        assert!(
            is_ours(&to) || reasons.contains(&format!("`{to}`")),
            "{from} uses {to}: say why in ARCHITECTURE.md"
        );
    }
}
