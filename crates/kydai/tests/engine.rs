//! `kydai uci`, `kydai ucci` and `kydai match`, as other programs meet them.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Output, Stdio};

const KYDAI: &str = env!("CARGO_BIN_EXE_kydai");

fn start(protocol: &str) -> Child {
    Command::new(KYDAI)
        .arg(protocol)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Says all of it, closes the input and waits for the end.
fn talk(protocol: &str, text: &str) -> Output {
    let mut child = start(protocol);
    let mut input = child.stdin.take().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    drop(input);
    child.wait_with_output().unwrap()
}

fn lines(output: &Output) -> Vec<String> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// The first line that begins like this.
fn hear(output: &mut impl BufRead, begins: &str) -> String {
    loop {
        let mut line = String::new();
        let length = output.read_line(&mut line).unwrap();
        assert!(length > 0, "it ended before {begins:?}");
        if line.starts_with(begins) {
            return line.trim_end().to_owned();
        }
    }
}

fn say(input: &mut ChildStdin, line: &str) {
    writeln!(input, "{line}").unwrap();
    input.flush().unwrap();
}

#[test]
fn a_search_is_stopped_from_outside() {
    for (protocol, go) in [("uci", "go infinite"), ("ucci", "go infinite")] {
        let mut child = start(protocol);
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        say(&mut input, "position startpos");
        say(&mut input, go);
        hear(&mut output, "info depth 5 ");
        say(&mut input, "isready");
        hear(&mut output, "readyok");
        say(&mut input, "stop");
        let best = hear(&mut output, "bestmove ");
        assert!(best.len() >= "bestmove h2e2".len(), "{best}");
        say(&mut input, "quit");
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn the_end_of_the_input_is_the_end() {
    let output = talk("uci", "uci\nposition startpos\ngo infinite");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
    let said = lines(&output);
    let answers = said.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(answers.count(), 1);
    let output = talk("ucci", "");
    assert!(
        output.status.success() && output.stdout.is_empty(),
        "{output:?}"
    );
}

#[test]
fn nobody_listening_is_the_end() {
    let mut child = start("uci");
    let mut input = child.stdin.take().unwrap();
    drop(child.stdout.take());
    // Either it has gone already or it goes now.
    drop(input.write_all(b"uci\nisready\ngo infinite\nisready\nisready\n"));
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
}

#[test]
fn a_won_position_is_won() {
    let fen = "3k5/9/9/9/9/9/9/9/R8/1R2K4 w - - 0 1";
    let text = format!("setoption batch true\nposition fen {fen}\ngo depth 6\nquit\n");
    let said = lines(&talk("ucci", &text));
    let best = said.iter().find(|line| line.starts_with("bestmove "));
    assert!(best.is_some(), "{said:?}");
    assert!(
        said.iter().any(|line| line.contains(" score 99")),
        "{said:?}"
    );
}

/// A match under these arguments.
fn play(first: &str, second: &str, more: &[&str]) -> Output {
    let mut command = Command::new(KYDAI);
    command.args(["match", first, second]).args(more);
    command.output().unwrap()
}

#[test]
fn a_match_is_played_counted_and_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let pgn = folder.path().join("games.pgn");
    let output = play(
        &format!("cmd='{KYDAI} uci' name=One option.Hash=1"),
        &format!("cmd='{KYDAI} ucci' proto=ucci name=Other option.hashsize=1"),
        &[
            "--depth=1",
            "--pairs=2",
            "--plies=30",
            "--strict",
            "--pgn",
            pgn.to_str().unwrap(),
        ],
    );
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = lines(&output);
    assert!(
        said.iter().any(|line| line == "One against Other"),
        "{said:?}"
    );
    assert!(
        said.iter().any(|line| line.starts_with("4 games: ")),
        "{said:?}"
    );
    let clean = "One: time losses 0, illegal moves 0, crashes and hangs 0";
    assert!(said.iter().any(|line| line == clean), "{said:?}");
    let games = fs::read_to_string(pgn).unwrap();
    assert_eq!(games.matches("[Event \"kydai match\"]").count(), 4);
}

/// Speaks UCI and answers every `go` with this.
fn liar(answer: &str) -> String {
    let script = format!(
        "while read word rest; do case $word in uci) echo uciok;; isready) echo readyok;; \
         go) {answer};; quit) exit;; esac; done"
    );
    format!("name=Liar cmd=\"sh -c '{script}'\"")
}

#[cfg(unix)]
#[test]
fn an_engine_that_breaks_the_rules_loses_and_is_told() {
    let kydai = format!("cmd='{KYDAI} uci' name=One option.Hash=1");
    let depth = ["--depth=1", "--pairs=1", "--plies=30", "--strict"];
    for (answer, kind) in [
        ("echo bestmove a0a9", "illegal moves 2, crashes and hangs 0"),
        ("echo bestmove", "illegal moves 2, crashes and hangs 0"),
        ("exit 1", "illegal moves 0, crashes and hangs 2"),
    ] {
        let output = play(&liar(answer), &kydai, &depth);
        assert_eq!(output.status.code(), Some(1), "{answer}: {output:?}");
        let said = lines(&output);
        let told = format!("Liar: time losses 0, {kind}");
        assert!(said.contains(&told), "{answer}: {said:?}");
        // What the second engine does is not the first one's fault.
        let output = play(&kydai, &liar(answer), &depth);
        assert_eq!(output.status.code(), Some(0), "{answer}: {output:?}");
    }
    let late = ["--movetime=10", "--margin=10", "--pairs=1", "--strict"];
    let output = play(&liar("sleep 0.1; echo bestmove a0a1"), &liar("exit"), &late);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
}

#[test]
fn what_cannot_be_played_is_told() {
    let output = play("cmd=/nonexistent", "x", &["--depth=1"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    for arguments in [
        &["--depth=1", "--tc=1+1"][..],
        &["--tc=0"],
        &[],
        &["--depth=1", "--openings=-"],
    ] {
        let mut command = Command::new(KYDAI);
        command.args(["match", "x", "y"]).args(arguments);
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    }
    let output = play("colour=red", "y", &["--depth=1"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

#[test]
fn a_bench_says_the_same_of_the_same_search() {
    let signature = |depth: &str| {
        let output = Command::new(KYDAI)
            .args(["bench", "--depth", depth])
            .output()
            .unwrap();
        let told = lines(&output);
        let line = told.iter().find(|line| line.starts_with("signature"));
        line.unwrap().clone()
    };
    assert_eq!(signature("3"), signature("3"));
    assert_ne!(signature("3"), signature("4"));
}
