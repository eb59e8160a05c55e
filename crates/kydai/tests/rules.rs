//! `kydai moves`, `kydai fen` and `kydai perft`, run as a user runs them.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

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

fn read_json(args: &[&str]) -> Value {
    serde_json::from_str(&printed(args)).unwrap()
}

#[test]
fn moves_lists_the_legal_moves() {
    let text = printed(&["moves"]);
    assert!(text.starts_with("turn      red\nstatus    ongoing\ncheckers  none\ncount     44\n"));
    assert!(text.contains(" h2e2 "));
}

#[test]
fn moves_as_json_tells_mate_and_the_checkers() {
    let mated = "3k5/9/9/9/9/9/9/9/3r5/3rK4 w - - 0 1";
    assert_eq!(
        read_json(&["moves", "--fen", mated, "--json"]),
        json!({
            "fen": mated,
            "turn": "red",
            "status": "checkmate",
            "checkers": ["d0"],
            "moves": [],
        })
    );
}

#[test]
fn moves_tells_stalemate_from_mate() {
    let stuck = "3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1";
    assert_eq!(
        printed(&["moves", "--fen", stuck]),
        "turn      black\nstatus    stalemate\ncheckers  none\ncount     0\nmoves     none\n"
    );
}

#[test]
fn why_gives_the_reason_as_a_sentence_in_each_language() {
    let why = |lang| printed(&["moves", "--why", "b0d1", "--lang", lang]);
    assert_eq!(why("vi"), "Mã bị cản chân ở cột 7 hàng 0. [c0]\n");
    assert_eq!(
        why("en"),
        "The horse’s leg is blocked on file 7, rank 0. [c0]\n"
    );
    assert_eq!(why("zh"), "蹩马腿：第 7 路第 0 线有棋子。 [c0]\n");
    assert_eq!(printed(&["moves", "--why", "h2e2"]), "Nước đi hợp lệ.\n");
}

#[test]
fn why_reads_moves_as_people_write_them() {
    let why = |text| printed(&["moves", "--lang", "en", "--why", text]);
    for text in ["P2-5", "H2E2", "H2-E2"] {
        assert_eq!(why(text), "The move is legal.\n", "{text}");
    }
    for text in ["X9.4", "A0-A4"] {
        assert_eq!(
            why(text),
            "The chariot’s path is blocked on file 9, rank 3. [a3]\n",
            "{text}"
        );
    }
    // The example of the README.
    let blocked = "The horse’s leg is blocked on file 7, rank 0. [c0]\n";
    assert_eq!(why("M8.6"), blocked);
    assert!(why("a0b0").ends_with(" [b0]\n"));
    let two_horses = "3k5/9/9/9/9/9/1N7/9/1N7/4K4 w";
    let unclear = complaint(&["moves", "--fen", two_horses, "--why", "M8.9"]);
    assert_eq!(unclear, "kydai: M8.9: it could be any of b1a3, b3a5\n");
}

#[test]
fn why_gives_the_reason_as_json() {
    assert_eq!(
        read_json(&["moves", "--why", "a0a4", "--lang", "en", "--json"]),
        json!({
            "fen": START,
            "move": "a0a4",
            "legal": false,
            "reason": {
                "code": "path-blocked",
                "squares": ["a3"],
                "args": {"file": 9, "rank": 3},
            },
            "sentence": "The chariot’s path is blocked on file 9, rank 3.",
        })
    );
    let legal = read_json(&["moves", "--why", "h2e2", "--lang", "en", "--json"]);
    assert_eq!(legal["legal"], json!(true));
    assert_eq!(legal.get("reason"), None);
}

#[test]
fn fen_prints_the_canonical_form_and_what_was_filled_in() {
    let old = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR";
    let text = printed(&["fen", "--lang", "en", old, "r"]);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(START));
    assert_eq!(lines.clone().count(), 6);
    assert!(lines.all(|line| line.starts_with("# ")), "{text}");
    assert_eq!(printed(&["fen", START]), format!("{START}\n"));
}

#[test]
fn fen_tells_every_fault_at_once() {
    let wrong = complaint(&["fen", "--lang", "en", "9/9/9/9/9/P8/P8/9/RRR6/3BK4 w"]);
    assert_eq!(wrong.lines().count(), 4, "{wrong}");
    let narrow = complaint(&["fen", "--lang", "en", "4k4/8/9/9/9/9/9/9/9/3K5 w"]);
    assert_eq!(
        narrow,
        "kydai: Row 2 of the FEN (rank 8 of the board) has 8 points; it must have 9.\n"
    );
}

#[test]
fn fen_takes_any_diagram_when_asked_to() {
    let diagram = "9/9/9/9/9/9/9/9/9/9 w - - 0 1";
    complaint(&["fen", diagram]);
    assert_eq!(
        printed(&["fen", "--diagram", diagram]),
        format!("{diagram}\n")
    );
}

#[test]
fn perft_counts_and_divides() {
    let text = printed(&["perft", "3"]);
    assert!(text.starts_with("nodes    79666\nseconds  "), "{text}");
    let divided = printed(&["perft", "3", "--divide", "--threads", "2"]);
    let sum: u64 = divided
        .lines()
        .take_while(|line| !line.is_empty())
        .map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap())
        .sum();
    assert_eq!(sum, 79666);
    assert!(divided.contains("\nnodes    79666\n"));
    assert!(printed(&["perft", "0"]).starts_with("nodes    1\n"));
    assert!(printed(&["perft", "1", "--threads", "3"]).starts_with("nodes    44\n"));
}

#[test]
fn perft_by_several_threads_is_the_same_perft() {
    let nodes = |threads| {
        let text = printed(&["perft", "4", "--divide", "--threads", threads]);
        text.split_once("seconds").unwrap().0.to_owned()
    };
    assert_eq!(nodes("1"), nodes("3"));
}

#[test]
fn wrong_input_is_exit_code_2() {
    for args in [
        &["moves", "--fen", "4k4/9/9/9/9/9/9/9/9/4K4 w"][..],
        &["moves", "--why", "z9z9"],
        &["moves", "--lang", "fr"],
        &["perft", "x"],
        &["perft", "2", "--threads", "0"],
        &["perft", "2", "--fen", "nothing"],
        &["fen"],
        &["no-such-command"],
        &[],
    ] {
        assert!(!complaint(args).is_empty(), "{args:?}");
    }
}

#[test]
fn help_tells_the_exit_codes() {
    let help = printed(&["--help"]);
    assert!(help.contains("Exit codes:") && help.contains("illegal is an answer"));
    assert!(printed(&["moves", "--help"]).contains("--why"));
}

/// A reader that goes away, as `head` does, is no failure.
#[test]
fn a_broken_pipe_is_quiet() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["perft", "5", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The pipe is closed before the counting ends, so that every write meets it broken.
    drop(child.stdout.take());
    let mut complaint = String::new();
    BufReader::new(child.stderr.take().unwrap())
        .read_to_string(&mut complaint)
        .unwrap();
    assert_eq!(complaint, "");
    assert!(child.wait().unwrap().success());
}

/// Output is there as soon as it is printed, also when it goes to a pipe.
#[test]
fn the_first_line_can_be_read_alone() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .arg("moves")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert_eq!(line, "turn      red\n");
    assert!(child.wait().unwrap().success());
}
