//! `kydai judge` and `kydai rules`, run as a user runs them.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// A lone chariot that chases the bare general along its rank.
const CHECKS: &str = "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1";
const CHECK_CIRCLE: &str = "d9e9 d4e4 e9d9 e4d4 ";
/// Two chariots that do nothing.
const IDLE: &str = "3k5/9/9/9/9/r8/9/9/8R/4K4 w - - 0 1";
const IDLE_CIRCLE: &str = "i1i2 a4a5 i2i1 a5a4 ";

fn kydai(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(args)
        .output()
        .unwrap()
}

/// What it printed, when it ended well and had nothing to complain about.
fn printed(args: &[&str]) -> String {
    let output = kydai(args);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(
        output.status.success() && complaint.is_empty(),
        "{args:?}: {complaint}"
    );
    String::from_utf8(output.stdout).unwrap()
}

/// What it complained about, when the input was wrong.
fn complaint(args: &[&str]) -> String {
    let output = kydai(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result, too");
    String::from_utf8(output.stderr).unwrap()
}

fn judged(ruleset: &str, fen: &str, moves: &str, more: &[&str]) -> Value {
    let mut args = vec!["judge", "--json", "--lang", "en", "--ruleset", ruleset];
    args.extend(["--fen", fen, "--moves", moves]);
    args.extend(more);
    serde_json::from_str(&printed(&args)).unwrap()
}

fn is(view: &Value, status: &str, at_fault: &str, reason: Option<&str>) {
    let found = [&view["status"], &view["at_fault"], &view["reason"]];
    assert_eq!(
        found,
        [&json!(status), &json!(at_fault), &json!(reason)],
        "{view}"
    );
}

#[test]
fn perpetual_check_is_ruled_on_with_its_circle() {
    let view = judged("wxf-2018", CHECKS, &CHECK_CIRCLE.repeat(4), &[]);
    is(&view, "black_wins", "red", Some("perpetual-check"));
    assert_eq!(view["ended_at_ply"], 12);
    assert_eq!(view["moves_after"], 4);
    assert_eq!(view["rule"], "WXF 2018, article 20: perpetual check loses");
    assert_eq!(view["cycle"], json!({"start_ply": 1, "length": 4}));
    assert_eq!(view["window"], json!({"start_ply": 1, "length": 12}));
    assert_eq!(
        view["plies"][1],
        json!({
            "ply": 2,
            "move": "d4e4",
            "piece": "R",
            "labels": ["check"],
            "victims": ["e9"],
            "attackers": ["e4"],
            "protectors": [],
            "attacks": [{
                "label": "check",
                "attacker": "e4",
                "by": "R",
                "victim": "e9",
                "of": "k",
                "protectors": [],
                "fake_protectors": [],
            }],
            "provisional": false,
        })
    );
    assert_eq!(
        view["counters"],
        json!({
            "times": 4,
            "limit": 4,
            "checks_in_a_row": {"red": 6, "black": 0},
            "no_capture": 12,
            "no_progress": 12,
            "plies": 12,
        })
    );
    assert_eq!(view["provisional"], false);
}

#[test]
fn the_offender_must_vary_one_repetition_ahead() {
    let view = judged("wxf-2018", CHECKS, &CHECK_CIRCLE.repeat(2), &[]);
    is(&view, "must_vary", "red", Some("perpetual-check"));
    assert_eq!(view["ended_at_ply"], Value::Null);
    assert_eq!(view["counters"]["times"], 3);
    let once = judged("wxf-2018", CHECKS, CHECK_CIRCLE, &[]);
    is(&once, "ongoing", "none", None);
    assert_eq!(once["notice"]["by"], "red");
    assert_eq!(once["cycle"], json!({"start_ply": 1, "length": 4}));
}

#[test]
fn a_refused_move_is_the_last_of_its_circle() {
    let view = judged("no-fourth", IDLE, &IDLE_CIRCLE.repeat(4), &[]);
    is(&view, "refused", "none", Some("repetition"));
    assert_eq!(view["ended_at_ply"], 12);
    assert_eq!(view["moves_after"], 4);
    assert_eq!(view["counters"]["plies"], 11);
    assert_eq!(view["plies"][3]["move"], "a5a4");
    let checks = judged("bigkool", CHECKS, &CHECK_CIRCLE.repeat(6), &[]);
    is(&checks, "refused", "red", Some("too-many-checks"));
    assert_eq!(checks["cycle"], Value::Null);
    assert_eq!(checks["plies"].as_array().unwrap().len(), 21);
}

#[test]
fn draws_claims_and_mates_have_their_status() {
    let idle = judged("casual", IDLE, &IDLE_CIRCLE.repeat(2), &[]);
    is(&idle, "draw", "none", Some("repetition"));
    let clock = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 119 100";
    is(
        &judged("tong-hop", clock, "a0a1", &[]),
        "claimable",
        "none",
        Some("no-capture"),
    );
    is(
        &judged("casual", clock, "a0a1", &[]),
        "draw",
        "none",
        Some("no-capture"),
    );
    let mate = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 119 100";
    is(
        &judged("casual", mate, "b0b9", &[]),
        "red_wins",
        "none",
        Some("checkmate"),
    );
    let stuck = "3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1";
    is(
        &judged("casual", stuck, "", &[]),
        "red_wins",
        "none",
        Some("stalemate"),
    );
}

#[test]
fn every_ply_can_be_told() {
    let moves = CHECK_CIRCLE.repeat(2);
    let told = |more: &[&str]| {
        let view = judged("axf", CHECKS, &moves, more);
        let plies = view["plies"].as_array().unwrap();
        (plies[0]["ply"].as_u64().unwrap(), plies.len())
    };
    assert_eq!(told(&[]), (1, 4));
    assert_eq!(told(&["--all"]), (1, 8));
    assert_eq!(told(&["--from", "6"]), (6, 3));
    let quiet = judged("axf", IDLE, "i1i2 a4a5 i2i1", &[]);
    assert_eq!(quiet["plies"].as_array().unwrap().len(), 2);
}

#[test]
fn people_read_sentences_in_three_languages() {
    let moves = CHECK_CIRCLE.repeat(3);
    let read = |lang| {
        printed(&[
            "judge",
            "--ruleset",
            "axf",
            "--fen",
            CHECKS,
            "--moves",
            &moves,
            "--lang",
            lang,
        ])
    };
    let vi = read("vi");
    assert!(
        vi.starts_with("Đen thắng\nĐỏ chiếu mãi mà không đổi nước: Đỏ thua.\n"),
        "{vi}"
    );
    assert!(vi.contains("d4e4 X6-5"), "{vi}");
    assert!(vi.contains("Xe e4 chiếu Tướng"), "{vi}");
    assert!(
        read("en").starts_with("Black wins\nRed did not vary from perpetual check: Red loses.\n")
    );
    assert!(read("zh").starts_with("黑方胜\n红方长将而不变着：红方判负。\n"));
}

#[test]
fn a_game_is_read_from_a_file_or_from_standard_input() {
    let text = format!("# a comment\n{IDLE}\n1. i1i2 a4a5 # another\n2. X1/1 a5a4\n");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    fs::write(&file, &text).unwrap();
    let from_file = printed(&["judge", "--ruleset", "casual", file.to_str().unwrap()]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["judge", "--ruleset", "casual", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), from_file);
    assert!(from_file.starts_with("Ván tiếp tục\n"), "{from_file}");
}

#[test]
fn a_wrong_move_is_named_with_its_number_and_the_reason() {
    let wrong = |moves, lang| {
        complaint(&[
            "judge",
            "--ruleset",
            "axf",
            "--moves",
            moves,
            "--lang",
            lang,
        ])
    };
    assert_eq!(
        wrong("h2e2 h9g7 b0d1", "en"),
        "kydai: Move 3, b0d1: The horse’s leg is blocked on file 7, rank 0.\n"
    );
    assert_eq!(
        wrong("h2e2 h9g7 b0d1", "vi"),
        "kydai: Nước thứ 3, b0d1: Mã bị cản chân ở cột 7 hàng 0.\n"
    );
    assert!(wrong("h2e2 xyz", "zh").contains("xyz"));
    let fen = complaint(&["judge", "--ruleset", "axf", "--fen", "9/9 w", "--moves", ""]);
    assert_eq!(fen, "kydai: Bàn cờ có 2 hàng, phải là 10.\n");
    assert!(complaint(&["judge", "--ruleset", "axf"]).contains("--moves"));
    assert!(complaint(&["judge", "--moves", "h2e2"]).contains("--ruleset"));
}

fn write(folder: &Path, text: &str) -> String {
    let file = folder.join("mine.toml");
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn a_ruleset_of_ones_own_is_judged_by_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let twice = "id = 'twice'\n[repetition]\noccurrences = 2\n";
    let file = write(folder.path(), twice);
    is(
        &judged(&file, IDLE, IDLE_CIRCLE, &[]),
        "draw",
        "none",
        Some("repetition"),
    );
    let checked = printed(&["rules", "--check", &file, "--lang", "en"]);
    assert_eq!(checked, "The ruleset twice is sound.\n");
    assert_eq!(printed(&["rules", &file]), twice);

    let wrong = write(folder.path(), "id = 'x'\n[repetition]\noccurences = 2\n");
    let said = complaint(&["rules", "--check", &wrong]);
    assert!(
        said.contains("mine.toml:3: unknown field `occurences`"),
        "{said}"
    );
    assert_eq!(
        complaint(&["judge", "--ruleset", &wrong, "--moves", ""]),
        said
    );

    let unknown = complaint(&["judge", "--ruleset", "nobodys", "--moves", ""]);
    assert!(
        unknown.contains("nobodys") && unknown.contains("wxf-2018"),
        "{unknown}"
    );
    let missing = kydai(&["rules", "--check", "nowhere.toml"]);
    assert_eq!(missing.status.code(), Some(1));
}

#[test]
fn rulesets_are_listed_and_shown() {
    let list = printed(&["rules", "--lang", "en"]);
    assert!(
        list.contains("wxf-2018, vn-2021   WXF World Rules 2018\n"),
        "{list}"
    );
    assert!(list.contains("(experimental)"), "{list}");
    let listed: Value = serde_json::from_str(&printed(&["rules", "--json"])).unwrap();
    assert_eq!(listed.as_array().unwrap().len(), 13);
    assert_eq!(listed[0]["id"], "casual");
    let page = printed(&["rules", "vn-2021", "--lang", "en"]);
    assert!(page.starts_with("# WXF World Rules 2018\n"), "{page}");
    let parts: Value = serde_json::from_str(&printed(&["rules", "bigkool", "--json"])).unwrap();
    assert_eq!(parts["checks"]["most"], json!([10]));
    let toml = printed(&["rules", "bigkool", "--toml"]);
    let folder = tempfile::tempdir().unwrap();
    printed(&["rules", "--check", &write(folder.path(), &toml)]);
}

/// One case that is answered as expected, one that is not, and one in doubt.
const CASES: &str = r#"
{"id":"a","ruleset":"casual","also_rulesets":["axf"],"kind":"repetition","fen":"3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1","moves":["d9e9","d4e4","e9d9","e4d4","d9e9","d4e4","e9d9","e4d4"],"expected":"red_at_fault","natures":["idle","check"],"engines":{"fairy":"draw"}}
{"id":"b","ruleset":"casual","kind":"game_end","fen":"3k5/9/3P5/9/9/9/9/9/9/4K4 b","expected":"black_wins_stalemate","rule_point":"wrong on purpose"}
{"id":"c","ruleset":"disputed","kind":"root_fact","fen":"3k5/9/9/9/9/n8/9/9/R8/4K4 w","moves":["a1a4"],"expected":"target_protected","disputed":"in doubt on purpose"}
{"id":"d","ruleset":"nobodys","kind":"repetition","fen":"","expected":"draw"}
"#;

#[test]
fn cases_are_judged_in_every_version() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cases.jsonl");
    fs::write(&file, CASES).unwrap();
    let file = file.to_str().unwrap();
    let records = |more: &[&str]| -> Vec<Value> {
        let mut args = vec!["judge", "--json", "--cases", file];
        args.extend(more);
        let lines = printed(&args);
        lines
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let all = records(&[]);
    assert_eq!(all.len(), 16);
    let swapped = |record: &&Value| record["id"] == "a" && record["version"] == "swapped";
    let swapped = all.iter().find(swapped).unwrap();
    assert_eq!(swapped["got"], "black_at_fault");
    assert_eq!(swapped["agrees"], true);
    assert_eq!(swapped["natures_agree"], true);
    assert_eq!(records(&["--swap"]).len(), 8);
    assert_eq!(records(&["--ruleset", "axf", "--mirror"]).len(), 2);
    assert_eq!(records(&["--failures", "--only", "b"]).len(), 4);

    let table = printed(&["judge", "--cases", file]);
    for said in [
        "casual: expected black_wins_stalemate, got red_wins_stalemate",
        "FAILS   disputed c: expected target_protected, got target_unprotected",
        "in doubt on purpose",
        "nobodys: no ruleset of ours",
    ] {
        assert!(
            table.contains(&said.replace("casual:", "casual b:")),
            "{said}: {table}"
        );
    }
    let strict = kydai(&["judge", "--strict", "--cases", file]);
    assert_eq!(strict.status.code(), Some(1));
    let fine = kydai(&["judge", "--strict", "--only", "a", "--cases", file]);
    assert_eq!(fine.status.code(), Some(0));
}

#[test]
fn a_wrong_file_of_cases_is_named_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cases.jsonl");
    fs::write(&file, "\n{}\n").unwrap();
    let said = complaint(&["judge", "--cases", file.to_str().unwrap()]);
    assert!(
        said.contains("cases.jsonl:2:2: missing field `id`"),
        "{said}"
    );
}
