//! `kydai solve`, as it is used: one position, files, pipes, wrong input.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// Red wins by a quiet move, at once, and in two plies although Black moves.
const QUIET: &str = "2N2k3/6r2/9/6R2/9/9/9/9/9/3K5 w";
const AT_ONCE: &str = "3k5/9/9/9/R8/9/9/9/9/4K4 w";
const LOST: &str = "4k4/4P4/9/9/9/9/9/9/9/4K4 b";
/// Nobody can win.
const EVEN: &str = "3k5/9/9/9/9/9/9/9/9/4K4 w";

fn solve(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kydai"))
        .arg("solve")
        .args(args)
        .output()
        .unwrap()
}

fn printed(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn objects(output: &Output) -> Vec<Value> {
    let lines = printed(output);
    let lines = lines.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn complaint(code: i32, args: &[&str]) -> String {
    let output = solve(args);
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn write(folder: &Path, text: &str) -> String {
    let path = folder.join("puzzles.tsv");
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_position_is_solved_as_json() {
    let found = objects(&solve(&["--fen", AT_ONCE, "--movetime", "5000", "--json"]));
    let [found] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert_eq!(found["fen"], AT_ONCE);
    assert_eq!(found["mate_in_plies"], 1);
    assert_eq!(found["line"], json!(["a5d5"]));
    assert!(found["nodes"].is_u64() && found["ms"].is_u64(), "{found}");
}

#[test]
fn what_was_found_is_told_in_the_readers_language() {
    for (fen, lang, text) in [
        (QUIET, "vi", "Đỏ thắng cưỡng bức, lâu nhất 3 nước."),
        (AT_ONCE, "en", "Red wins by force, in one ply at most."),
        (LOST, "zh", "红方必胜，最多2步。"),
        (EVEN, "vi", "Không bên nào thắng cưỡng bức."),
    ] {
        let text_found = printed(&solve(&[
            "--fen",
            fen,
            "--movetime",
            "5000",
            "--lang",
            lang,
        ]));
        assert_eq!(text_found.lines().next(), Some(text));
    }
}

#[test]
fn a_file_is_answered_line_by_line_in_its_order() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!(
        "fen\tplies\r\n# a comment\r\n\r\n{QUIET}\t3\tmate\r\n{EVEN}\r\n  {LOST} \t2\n{AT_ONCE}"
    );
    let path = write(folder.path(), &text);
    for threads in ["1", "3"] {
        let output = solve(&[&path, "--movetime=5000", "--threads", threads, "--lang=en"]);
        let found: Vec<_> = objects(&output)
            .iter()
            .map(|found| (found["fen"].clone(), found["mate_in_plies"].clone()))
            .collect();
        let expected = [
            (json!(QUIET), json!(3)),
            (json!(EVEN), Value::Null),
            (json!(LOST), json!(2)),
            (json!(AT_ONCE), json!(1)),
        ];
        assert_eq!(found, expected);
        let summary = String::from_utf8(output.stderr).unwrap();
        let last = summary.lines().last().unwrap();
        assert!(last.starts_with("kydai: Solved 3 of 4 positions"), "{last}");
    }
}

#[test]
fn standard_input_is_a_file_too() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["solve", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "{AT_ONCE}").unwrap();
    drop(input);
    let found = objects(&child.wait_with_output().unwrap());
    assert_eq!(found[0]["mate_in_plies"], 1);
}

#[test]
fn a_line_that_is_no_position_is_named_and_nothing_is_searched() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), &format!("{AT_ONCE}\n\nheadings\n3k5/9 w\n"));
    let complaint = complaint(2, &[&path]);
    let faults: Vec<_> = complaint.lines().collect();
    assert_eq!(faults.len(), 2, "{complaint}");
    for (fault, line) in faults.iter().zip([3, 4]) {
        assert!(
            fault.starts_with(&format!("kydai: {path}:{line}: ")),
            "{fault}"
        );
    }
}

#[test]
fn many_wrong_lines_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), &"3k5/9 w\n".repeat(50));
    let complaint = complaint(2, &[&path, "--lang=en"]);
    assert_eq!(complaint.lines().count(), 21);
    assert!(
        complaint.ends_with("kydai: … and 30 more lines.\n"),
        "{complaint}"
    );
}

#[test]
fn wrong_arguments_are_wrong_input() {
    for args in [
        &[][..],
        &["--fen", "3k5/9 w"],
        &["--fen", AT_ONCE, "file"],
        &["--fen", AT_ONCE, "--movetime", "0"],
        &["file", "--threads", "0"],
        &["--fen", AT_ONCE, "--hash", "0"],
    ] {
        complaint(2, args);
    }
    assert!(complaint(1, &["none.tsv", "--lang=en"]).contains("none.tsv"));
}

#[test]
fn who_stops_reading_ends_it_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), &format!("{AT_ONCE}\n").repeat(2_000));
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["solve", &path, "--threads=2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    output.read_line(&mut line).unwrap();
    drop(output);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{output:?}");
}
