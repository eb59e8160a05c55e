//! What `kydai judge` and `kydai rules` say to what they cannot use: in the reader's language, with
//! the place named, and never by panicking.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;

/// A lone chariot that chases the bare general along its rank.
const CHECKS: &str = "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1";
const CHECK_CIRCLE: &str = "d9e9 d4e4 e9d9 e4d4 ";

fn kydai(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(args)
        .output()
        .unwrap()
}

fn printed(args: &[&str]) -> String {
    let output = kydai(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What it complained about, ending with this exit code.
fn complaint(code: i32, args: &[&str]) -> String {
    let output = kydai(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result, too");
    String::from_utf8(output.stderr).unwrap()
}

fn write(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn an_unknown_ruleset_is_told_in_the_readers_language() {
    for (lang, start) in [
        ("vi", "kydai: Không có bộ luật nào tên là “nobody”"),
        ("en", "kydai: No ruleset is called “nobody”"),
        ("zh", "kydai: 没有名为“nobody”的规则"),
    ] {
        for args in [
            &["rules", "nobody", "--lang", lang][..],
            &[
                "judge",
                "--ruleset",
                "nobody",
                "--moves",
                "",
                "--lang",
                lang,
            ],
        ] {
            let complaint = complaint(2, args);
            assert!(complaint.starts_with(start), "{complaint}");
            assert!(complaint.contains("tong-hop"), "{complaint}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_is_a_failure_in_the_readers_language() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    for (args, why) in [
        (["rules", "--check", "none.toml"], "không có tệp này"),
        (["judge", "--cases", "none.jsonl"], "không có tệp này"),
        (["judge", "--ruleset=axf", folder], "đây là thư mục"),
    ] {
        let complaint = complaint(1, &args);
        assert!(complaint.contains(why), "{complaint}");
    }
}

#[test]
fn bytes_that_are_no_text_are_wrong_input_with_their_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), "game", b"h2e2\nh9g7 \xff");
    for args in [
        ["judge", "--ruleset=axf", "--lang=en", &path],
        ["judge", "--lang=en", "--cases", &path],
        ["rules", "--lang=en", "--check", &path],
    ] {
        let complaint = complaint(2, &args);
        assert!(
            complaint.contains("line 2: this is not UTF-8"),
            "{complaint}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_without_end_does_not_fill_the_memory() {
    for args in [
        ["judge", "--ruleset=axf", "--lang=en", "/dev/zero"],
        ["rules", "--lang=en", "--check", "/dev/zero"],
    ] {
        let complaint = complaint(2, &args);
        assert!(complaint.contains("is larger than"), "{complaint}");
    }
}

#[test]
fn a_byte_order_mark_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("\u{feff}{CHECKS}\r\nd9e9\r\n");
    let path = write(folder.path(), "game", text);
    assert!(printed(&["judge", "--ruleset=axf", &path]).contains("1. d9e9"));
}

#[test]
fn long_texts_are_cut_and_none_reaches_the_terminal_raw() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("id = 'x'\n{} = 1", "k".repeat(100_000));
    let path = write(folder.path(), "long.toml", text);
    let long = complaint(2, &["rules", "--check", &path]);
    assert!(long.len() < 1000, "{} bytes", long.len());
    assert!(long.contains("long.toml:2: unknown field"), "{long}");
    let text = "id = 'x'\nlength = { count = 1, unit = 'plies' }\n[articles]\n\
                length-limit = \"\\u001b[31m\"";
    let path = write(folder.path(), "red.toml", text);
    let ruled = printed(&["judge", "--ruleset", &path, "--moves=h2e2"]);
    assert!(ruled.contains("\\u{1b}[31m"), "{ruled}");
}

#[test]
fn the_article_is_told_in_the_readers_language() {
    let moves = CHECK_CIRCLE.repeat(6);
    for (ruleset, lang, article) in [
        ("tong-hop", "vi", "Theo Luật tổng hợp, phần chiếu mãi."),
        (
            "cxq",
            "vi",
            "Theo Luật ClubXiangqi, phần chiếu liền nhiều lần.",
        ),
        ("axf", "zh", "长将部分。"),
        ("pikafish-2024", "en", "the part on perpetual check."),
    ] {
        let args = [
            "judge",
            "--ruleset",
            ruleset,
            "--lang",
            lang,
            "--fen",
            CHECKS,
        ];
        let ruled = printed(&[&args[..], &["--moves", &moves]].concat());
        assert!(ruled.contains(article), "{ruled}");
    }
}

#[test]
fn a_ruleset_of_ones_own_does_not_speak_for_one_of_ours() {
    let folder = tempfile::tempdir().unwrap();
    let text = "id = 'wxf-2018'\nlength = { count = 1, unit = 'plies' }\n[articles]\n\
                length-limit = 'house rule 3'";
    let path = write(folder.path(), "own.toml", text);
    let ruled = printed(&["judge", "--ruleset", &path, "--moves=h2e2"]);
    assert!(ruled.contains("\nhouse rule 3\n"), "{ruled}");
    assert!(!ruled.contains("WXF"), "{ruled}");
}

#[test]
fn plies_of_very_long_games_can_be_asked_for() {
    let args = ["judge", "--ruleset=axf", "--moves=h2e2", "--from=70000"];
    assert!(!printed(&args).contains("1. h2e2"));
}

/// One case, with something of its own.
fn case(more: &serde_json::Value) -> String {
    let mut case = json!({
        "id": "x", "ruleset": "cxq", "kind": "count_limit", "fen": CHECKS, "moves": ["d9e9"],
        "expected": "red_check_limit",
    });
    for (key, value) in more.as_object().unwrap() {
        case[key] = value.clone();
    }
    case.to_string()
}

#[test]
fn wrong_cases_are_answered_and_do_not_panic() {
    let folder = tempfile::tempdir().unwrap();
    for (more, answer) in [
        (json!({"refused": ["a0a9"]}), "invalid: a0a9: "),
        (json!({"refused": ["zz"]}), "invalid: zz: "),
        (json!({"moves": ["d9a0"]}), "invalid: d9a0: "),
        (json!({"fen": "9/9 w"}), "invalid: the board has 2 rows"),
        (json!({"kind": "riddle"}), "invalid: line 2: this kind"),
        (json!({"id": "\u{1b}[31m"}), "\\u{1b}[31m: expected"),
    ] {
        let path = write(folder.path(), "cases", format!("\n{}\n", case(&more)));
        let table = printed(&["judge", "--cases", &path]);
        assert!(table.contains(answer), "{table}");
    }
}

#[test]
fn a_broken_line_of_cases_is_named_with_its_column() {
    let folder = tempfile::tempdir().unwrap();
    for (line, why) in [
        ("{broken", ":2:2: key must be a string\n"),
        ("{}", ":2:2: missing field `id`\n"),
        ("1", ":2:1: invalid type: integer `1`, expected a case"),
    ] {
        let path = write(
            folder.path(),
            "cases",
            format!("{}\n{line}", case(&json!({}))),
        );
        let complaint = complaint(2, &["judge", "--cases", &path]);
        assert!(complaint.contains(why), "{complaint}");
    }
}

#[test]
fn cases_of_a_ruleset_that_does_not_exist_are_not_all_right() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), "cases", case(&json!({})));
    complaint(2, &["judge", "--cases", &path, "--ruleset=wxf-2081"]);
    printed(&["judge", "--cases", &path, "--ruleset=axf"]);
}
