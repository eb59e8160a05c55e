//! `kydai info` and `kydai convert` as they are used: files, folders, pipes, wrong input.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

/// Two games, one with a variation, a comment and a Vietnamese name.
const GAMES: &str = r#"[Game "Chinese Chess"]
[Event "Giải vô địch"]
[Red "Lại Lý Huynh"]
[Black "Nguyễn Thành Bảo"]
[Result "1-0"]

1. H2-E2 {Pháo đầu} H9-G7 (1... B9-C7 2. H0-G2) 2. H0-G2 I9-H9 1-0

[Game "Chinese Chess"]
[Red "A"]
[Black "B"]
[Result "*"]

1. C3-C4 *
"#;

fn kydai(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(args)
        .output()
        .unwrap()
}

fn fed(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What is printed when all goes well.
fn printed(args: &[&str]) -> String {
    let output = kydai(args);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{args:?}: {}",
        text(&output.stderr)
    );
    text(&output.stdout)
}

fn lines(printed: &str) -> Vec<Value> {
    printed
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A folder with the two games in `games.pgn`.
fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    fs::write(path.join("games.pgn"), GAMES).unwrap();
    (folder, path)
}

fn name(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn info_has_an_object_a_game() {
    let (_folder, path) = folder();
    let games = lines(&printed(&["info", "--json", name(&path)]));
    assert_eq!(games.len(), 2);
    let first = &games[0];
    for (field, expected) in [
        ("format", Value::from("pgn")),
        ("encoding", "utf-8".into()),
        ("notation", "iccs".into()),
        ("game", 1.into()),
        ("main_plies", 4.into()),
        ("nodes", 6.into()),
        ("variations", 1.into()),
        ("comments", 1.into()),
        ("illegal_nodes", 0.into()),
        ("first_illegal", Value::Null),
        ("result", "1-0".into()),
    ] {
        assert_eq!(first[field], expected, "{field}");
    }
    assert_eq!(first["headers"]["Red"], "Lại Lý Huynh");
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    assert_eq!(first["start_fen"], start);
    let end = "rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R w - - 4 3";
    assert_eq!(first["final_fen"], end);
    assert!(first["opening"]["code"].is_string());
}

#[test]
fn every_format_takes_the_games_and_gives_them_back() {
    let (_folder, path) = folder();
    let source = path.join("games.pgn");
    for format in ["pgn", "xqf", "cbr", "cbl", "dhtmlxq", "cbf"] {
        let out = path.join(format).join("");
        printed(&["convert", name(&source), "-o", name(&out), "--to", format]);
        let games = lines(&printed(&["info", "--json", name(&out)]));
        assert_eq!(games.len(), 2, "{format}");
        let first = games.iter().find(|game| game["nodes"] == 6).unwrap();
        assert_eq!(first["main_plies"], 4, "{format}");
        assert_eq!(first["comments"], 1, "{format}");
        // A name in an XQF has fifteen bytes.
        let red = if format == "xqf" {
            "Lại Lý Hu"
        } else {
            "Lại Lý Huynh"
        };
        assert_eq!(first["headers"]["Red"], red, "{format}");
        assert_eq!(first["result"], "1-0", "{format}");
    }
}

#[test]
fn standard_input_and_output_are_files() {
    let output = fed(
        &["convert", "-", "-o", "-", "--to", "pgn", "--notation", "vi"],
        GAMES.as_bytes(),
    );
    assert_eq!(output.status.code(), Some(0));
    let pgn = text(&output.stdout);
    assert!(
        pgn.contains("P2-5") && pgn.contains("Lại Lý Huynh"),
        "{pgn}"
    );
    let again = fed(&["info", "--json", "-"], pgn.as_bytes());
    assert_eq!(lines(&text(&again.stdout))[0]["nodes"], 6);
}

#[test]
fn what_is_no_record_fails_when_named_and_is_passed_over_in_a_folder() {
    let (_folder, path) = folder();
    let readme = path.join("logo.png");
    fs::write(&readme, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").unwrap();
    let output = kydai(&["info", "--json", name(&path), "--lang", "en"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(lines(&text(&output.stdout)).len(), 2);
    assert!(text(&output.stderr).contains("1 file is no record"));
    for (lang, words) in [
        ("vi", "định dạng"),
        ("en", "This is no format"),
        ("zh", "格式"),
    ] {
        let output = kydai(&["info", name(&readme), "--lang", lang]);
        assert_eq!(output.status.code(), Some(1));
        let said = text(&output.stderr);
        assert!(said.contains("logo.png") && said.contains(words), "{said}");
    }
    let output = kydai(&["info", name(&path.join("missing.xqf"))]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn nothing_is_written_over_what_is_read_or_left_half_written() {
    let (_folder, path) = folder();
    let source = path.join("games.pgn");
    let output = kydai(&["convert", name(&source), "-o", name(&source)]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&source).unwrap(), GAMES);
    // The same, by way of the folder.
    let output = kydai(&["convert", name(&path), "-o", name(&path), "--to", "pgn"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_to_string(&source).unwrap(), GAMES);
    // Two games do not fit; the one that does is there.
    let one = path.join("one.xqf");
    let output = kydai(&["convert", name(&source), "-o", name(&one)]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(lines(&printed(&["info", "--json", name(&one)])).len(), 1);
    let left: Vec<_> = fs::read_dir(&path)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.contains(".part"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn what_else_lies_in_the_folder_is_left_alone() {
    let (_folder, path) = folder();
    let source = path.join("new.pgn.part");
    fs::write(&source, GAMES).unwrap();
    let out = path.join("new.pgn");
    printed(&["convert", name(&source), "-o", name(&out)]);
    assert_eq!(fs::read_to_string(&source).unwrap(), GAMES);
    assert_eq!(lines(&printed(&["info", "--json", name(&out)])).len(), 2);
    // The report goes over neither the games that are read nor those that are written.
    let again = path.join("again.pgn");
    for report in [&source, &again] {
        let args = ["convert", name(&source), "-o", name(&again)];
        let output = kydai(&[&args[..], &["--report", name(report)]].concat());
        assert_eq!(output.status.code(), Some(2), "{report:?}");
    }
    let picture = kydai(&["show", name(&source), "--svg", "-o", name(&source)]);
    assert_eq!(picture.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&source).unwrap(), GAMES);
    assert!(!again.exists());
}

/// In the notation of the game; a binary file has none, and gets that of the reader's language.
#[test]
fn an_illegal_move_is_named_as_people_write_it() {
    let (_folder, path) = folder();
    let file = path.join("illegal.txt");
    fs::write(&file, "1. 炮二平五 马８进７ 2. 炮五进五\n").unwrap();
    let shown = printed(&["info", "--lang=en", name(&file)]);
    assert!(shown.contains("炮五进五 (e2e7)"), "{shown}");
    let binary = path.join("illegal.xqf");
    printed(&["convert", name(&file), "-o", name(&binary)]);
    let shown = printed(&["info", name(&binary)]);
    assert!(shown.contains("P5.5 (e2e7)"), "{shown}");
    let line = &lines(&printed(&["info", "--json", "--lang=en", name(&binary)]))[0];
    let illegal = &line["first_illegal"];
    assert_eq!(
        (&illegal["move"], &illegal["text"]),
        (&"e2e7".into(), &"C5+5".into())
    );
}

/// Behind characters that turn text around, a file could show what it does not say.
#[test]
fn no_text_of_a_file_commands_the_terminal() {
    let (_folder, path) = folder();
    let file = path.join("odd.pgn");
    let text =
        "[Red \"\u{202e}A\u{2066}\"]\n[\u{202e}Own \"\u{200f}\"]\n\n{\u{202d}x} 1. H2-E2 *\n";
    fs::write(&file, text).unwrap();
    for command in [
        &["info"][..],
        &["info", "--json"],
        &["show", "--ply=0"],
        &["convert", "--to=cbr", "-o", name(&path.join("odd.cbr"))],
    ] {
        let output = kydai(&[command, &[name(&file)]].concat());
        assert!(output.status.success(), "{output:?}");
        let shown = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        let turns = |c: char| matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        assert!(!shown.contains(turns), "{shown:?}");
    }
}

#[cfg(unix)]
#[test]
fn nothing_is_left_when_the_work_is_broken_off() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        break_off(signal, code);
    }
}

#[cfg(unix)]
fn break_off(signal: &str, code: i32) {
    let (_folder, path) = folder();
    let out = path.join("out");
    // Standard input that does not end: the games are still to come.
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["convert", "-", "-o", name(&out.join("a.pgn"))])
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(GAMES.as_bytes()).unwrap();
    let parts = || fs::read_dir(&out).map_or(0, Iterator::count);
    while parts() == 0 {
        thread::sleep(Duration::from_millis(10));
    }
    // Until it listens, a signal ends it as ever; that takes it no time.
    thread::sleep(Duration::from_millis(500));
    let pid = child.id().to_string();
    assert!(
        Command::new("kill")
            .args([signal, &pid])
            .status()
            .unwrap()
            .success()
    );
    assert_eq!(child.wait().unwrap().code(), Some(code));
    drop(input);
    assert_eq!(parts(), 0);
}

#[test]
fn a_file_that_is_named_twice_becomes_one_file() {
    let (_folder, path) = folder();
    let (source, out) = (path.join("games.pgn"), path.join("out/"));
    let twice = ["convert", name(&source), name(&source)];
    printed(&[&twice[..], &["-o", name(&out), "--to", "pgn"]].concat());
    assert_eq!(fs::read_dir(&out).unwrap().count(), 1);
    assert!(out.join("games.pgn").is_file());
}

#[test]
fn one_file_that_cannot_be_written_does_not_keep_the_others_back() {
    let (_folder, path) = folder();
    let (source, out) = (path.join("in"), path.join("out"));
    fs::create_dir_all(&source).unwrap();
    for file in ["a.pgn", "b.pgn", "c.pgn"] {
        fs::write(source.join(file), GAMES).unwrap();
    }
    // A folder stands where the second file should.
    fs::create_dir_all(out.join("b.cbl")).unwrap();
    let output = kydai(&["convert", name(&source), "-o", name(&out), "--to", "cbl"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("b.cbl"));
    assert!(out.join("a.cbl").is_file() && out.join("c.cbl").is_file());
}

#[test]
fn a_game_that_cannot_be_written_is_named_by_where_it_was_read() {
    let (_folder, path) = folder();
    let (one, report) = (path.join("one.xqf"), path.join("report.json"));
    let source = path.join("games.pgn");
    let args = ["convert", name(&source), "-o", name(&one)];
    let output = kydai(&[&args[..], &["--report", name(&report)]].concat());
    assert_eq!(output.status.code(), Some(1));
    let entries: Value = serde_json::from_slice(&fs::read(&report).unwrap()).unwrap();
    assert_eq!(entries[1]["file"], name(&source));
    assert_eq!(entries[1]["game"], 2);
}

#[test]
fn files_of_one_name_from_two_folders_both_arrive() {
    let (_folder, path) = folder();
    let source = path.join("in");
    fs::create_dir_all(source.join("a")).unwrap();
    // Two games make a folder named `a`, in which the other file stands by the same name.
    fs::write(source.join("a.pgn"), GAMES).unwrap();
    fs::write(
        source.join("a/001.pgn"),
        GAMES.split("\n\n[Game").next().unwrap(),
    )
    .unwrap();
    let out = path.join("out");
    printed(&["convert", name(&source), "-o", name(&out), "--to", "xqf"]);
    assert_eq!(lines(&printed(&["info", "--json", name(&out)])).len(), 3);
}

#[test]
fn wrong_arguments_exit_with_2() {
    let (_folder, path) = folder();
    let source = path.join("games.pgn");
    for args in [
        &["convert", name(&source)][..],
        &["convert", name(&source), "-o", "-"],
        &["convert", name(&source), "-o", name(&path)],
        &["convert", name(&source), "-o", name(&path.join("out.doc"))],
        &["convert", name(&source), "-o", "-", "--to", "doc"],
        &["info", name(&source), "--encoding", "rot13"],
        &["info"],
    ] {
        assert_eq!(kydai(args).status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn the_report_lists_what_happened_to_each_game() {
    let (_folder, path) = folder();
    let bad = "[Red \"X\"]\n\n1. H2-E2 H9-G7 2. A0-A5 *\n";
    fs::write(path.join("bad.pgn"), bad).unwrap();
    let report = path.join("out/report.json");
    let out = path.join("out/all.mxq/");
    let output = kydai(&[
        "convert",
        name(&path.join("bad.pgn")),
        name(&path.join("games.pgn")),
        "-o",
        name(&out),
        "--to",
        "mxq",
        "--report",
        name(&report),
        "--lang",
        "en",
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let report: Value = serde_json::from_str(&fs::read_to_string(&report).unwrap()).unwrap();
    let games = report.as_array().unwrap();
    assert_eq!(games.len(), 3);
    for game in games {
        assert!(game["encoding"].is_string());
        assert_eq!(game["notation"], "iccs");
    }
    assert!(
        !games[1]["not_written"].as_array().unwrap().is_empty(),
        "the variation"
    );
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let (_folder, path) = folder();
    fs::write(path.join("many.pgn"), GAMES.repeat(2_000)).unwrap();
    for command in ["info --json", "convert -o - --to pgn"] {
        let line = format!(
            "'{}' {command} '{}' | head -1; exit ${{PIPESTATUS[0]}}",
            env!("CARGO_BIN_EXE_kydai"),
            name(&path.join("many.pgn")),
        );
        let output = Command::new("bash").args(["-c", &line]).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{command}");
        assert!(
            !text(&output.stderr).contains("pipe"),
            "{}",
            text(&output.stderr)
        );
    }
}
