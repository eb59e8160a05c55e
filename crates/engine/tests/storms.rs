//! Whatever is sent in whatever order, each `go` has one answer and the session ends with its input.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

mod support;

use engine::console::{ConsoleError, Flow, MOST_LINE, Ranks};
use engine::{ucci, uci};
use proptest::prelude::*;
use std::io::{self, BufReader, Write};
use support::{First, Paper};

/// What a session said to these bytes.
fn uci(bytes: &[u8]) -> Vec<String> {
    let paper = Paper::default();
    uci::converse(bytes, paper.clone(), First, support::clock()).unwrap();
    paper.lines()
}

fn ucci(bytes: &[u8]) -> Vec<String> {
    let paper = Paper::default();
    ucci::converse(bytes, paper.clone(), First, support::clock()).unwrap();
    paper.lines()
}

fn count(lines: &[String], starts: &[&str]) -> usize {
    let answers = lines.iter().map(|line| line.split(' ').next());
    answers
        .filter(|word| starts.iter().any(|start| *word == Some(start)))
        .count()
}

#[test]
fn a_storm_of_stops_is_answered_blow_by_blow() {
    let storm = "go infinite\nstop\nstop\n".repeat(1000);
    assert_eq!(count(&uci(storm.as_bytes()), &["bestmove"]), 1000);
    let said = ucci(storm.as_bytes());
    assert_eq!(count(&said, &["bestmove"]), 1000);
    assert_eq!(count(&said, &["nobestmove"]), 1000);
    let gos = "go ponder movetime 5\n".repeat(1000);
    assert_eq!(count(&uci(gos.as_bytes()), &["bestmove"]), 1000);
    let hits = "go ponder depth 1\nponderhit\nisready\n".repeat(1000);
    let said = uci(hits.as_bytes());
    assert_eq!(count(&said, &["bestmove"]), 1000);
    assert_eq!(count(&said, &["readyok"]), 1000);
}

#[test]
fn the_end_of_the_input_ends_a_search() {
    for last in ["go infinite", "go ponder", "go infinite\n", "go"] {
        let said = uci(last.as_bytes());
        assert_eq!(count(&said, &["bestmove"]), 1, "{last:?}");
        assert_eq!(count(&ucci(last.as_bytes()), &["bestmove"]), 1, "{last:?}");
    }
    assert_eq!(uci(b"isready").last().map(String::as_str), Some("readyok"));
}

/// A pipe whose reader goes away after some bytes.
struct Cut(usize);

impl Write for Cut {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self
            .0
            .checked_sub(bytes.len())
            .ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn nobody_reading_is_a_quiet_end() {
    let talk = b"uci\nisready\ngo infinite\nstop\ngo infinite\n";
    for most in 0..2000 {
        uci::converse(&talk[..], Cut(most), First, support::clock()).unwrap();
    }
    let talk = b"ucci\nisready\ngo infinite\nstop\ngo infinite\n";
    for most in 0..2000 {
        ucci::converse(&talk[..], Cut(most), First, support::clock()).unwrap();
    }
}

/// A writer that fails in another way is no quiet end.
struct Broken;

impl Write for Broken {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::StorageFull.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_is_told() {
    let ended = uci::converse(&b"uci\n"[..], Broken, First, support::clock());
    assert!(matches!(ended, Err(ConsoleError::Io(_))), "{ended:?}");
    let ended = uci::converse(
        &b"go depth 1\nisready\n"[..],
        Broken,
        First,
        support::clock(),
    );
    assert!(matches!(ended, Err(ConsoleError::Io(_))), "{ended:?}");
}

#[test]
fn a_game_of_ten_thousand_moves_is_taken() {
    let circle = "a0a1 a9a8 a1a0 a8a9 ".repeat(2500);
    let said = uci(format!("position startpos moves {circle}\ngo depth 1\n").as_bytes());
    assert_eq!(count(&said, &["bestmove"]), 1, "{said:?}");
    assert!(!said.iter().any(|line| line.starts_with("info string")));
    let wide = circle
        .replace('9', "10")
        .replace('8', "9")
        .replace("a1", "a2");
    let wide = wide.replace("a20", "a10").replace("a0", "a1");
    let wide = format!("setoption name Ranks value 1-10\nposition startpos moves {wide}\nd\n");
    let said = uci(wide.as_bytes());
    assert_eq!(said.len(), 12, "{said:?}");
}

#[test]
fn a_line_without_end_is_left_out() {
    let long = format!("position startpos moves {}", "h2e2 ".repeat(MOST_LINE / 5));
    let said = uci(format!("{long}\nisready\n").as_bytes());
    let refused = format!("info string a line of more than {MOST_LINE} bytes is not read");
    assert_eq!(said, [refused.as_str(), "readyok"]);
}

#[test]
fn bytes_that_are_no_text_are_left_out() {
    let said = uci(b"\xff\xfe\x00\nisready\x00\n\x00\nposition fen \xe2\x28\xa1\nisready\r\n");
    assert_eq!(
        said,
        [
            "info string a line that is not UTF-8 is not read",
            r#"info string unknown command "isready\u{0}""#,
            r#"info string unknown command "\u{0}""#,
            "info string a line that is not UTF-8 is not read",
            "readyok",
        ]
    );
}

#[test]
fn a_line_that_comes_in_pieces_is_one() {
    let bytes = b"position startpos moves h2e2\ngo depth 1\nquit\n";
    let paper = Paper::default();
    let pieces = BufReader::with_capacity(3, &bytes[..]);
    uci::converse(pieces, paper.clone(), First, support::clock()).unwrap();
    assert_eq!(count(&paper.lines(), &["bestmove"]), 1);
}

const WORDS: &[&str] = &[
    "uci",
    "ucci",
    "isready",
    "ucinewgame",
    "debug",
    "position",
    "startpos",
    "fen",
    "moves",
    "go",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "infinite",
    "ponder",
    "searchmoves",
    "stop",
    "ponderhit",
    "setoption",
    "name",
    "value",
    "Hash",
    "Ranks",
    "1-10",
    "0-9",
    "banmoves",
    "draw",
    "time",
    "increment",
    "opptime",
    "probe",
    "batch",
    "true",
    "hashsize",
    "newgame",
    "manners",
    "d",
    "0",
    "1",
    "-1",
    "99999999999999999999",
    "h2e2",
    "h3e3",
    "a10a9",
    "h9g7",
    "\u{0}",
    "é",
    "\u{1b}[31m",
    "byoyomi",
    "wperiods",
    "movecap",
    "4k4/9/9/9/9/9/9/9/9/3K5",
    "3k5/3R5/3R5/9/9/9/9/9/9/4K4",
    "w",
    "b",
    "-",
];

fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        8 => proptest::sample::select(WORDS).prop_map(str::to_owned),
        1 => "\\PC{0,12}",
    ];
    proptest::collection::vec(word, 0..9).prop_map(|words| words.join(" "))
}

/// Whether a session answers this line with one answer.
fn is_go(command: Option<&uci::Command>) -> bool {
    matches!(command, Some(uci::Command::Go(_)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_go_of_uci_has_one_answer(lines in proptest::collection::vec(line(), 0..20)) {
        let paper = Paper::default();
        let mut session = uci::Session::new(paper.clone(), First, support::clock());
        let mut asked = 0;
        for line in &lines {
            // Whether it is a `go` does not depend on how moves are written.
            asked += usize::from(is_go(uci::Command::read(line, Ranks::FromZero).command.as_ref()));
            if session.hear(line).unwrap() == Flow::End {
                break;
            }
        }
        drop(session);
        let said = paper.lines();
        prop_assert_eq!(count(&said, &["bestmove"]), asked);
        for line in said {
            prop_assert!(!line.chars().any(char::is_control), "{:?}", line);
        }
    }

    #[test]
    fn every_go_of_ucci_has_one_answer(lines in proptest::collection::vec(line(), 0..20)) {
        let paper = Paper::default();
        let mut session = ucci::Session::new(paper.clone(), First, support::clock());
        let mut asked = 0;
        for line in &lines {
            let command = ucci::Command::read(line).command;
            asked += usize::from(matches!(command, Some(ucci::Command::Go(_))));
            // A stop may be answered as well, where nothing is searched.
            if matches!(command, Some(ucci::Command::Stop)) {
                continue;
            }
            if session.hear(line).unwrap() == Flow::End {
                break;
            }
        }
        drop(session);
        prop_assert_eq!(count(&paper.lines(), &["bestmove", "nobestmove"]), asked);
    }

    #[test]
    fn any_bytes_are_heard_to_their_end(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        uci(&bytes);
        ucci(&bytes);
    }
}
