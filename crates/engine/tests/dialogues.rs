//! Conversations as they are written down in `dialogues/`, word for word.
//!
//! `> …` is said to the engine and `< …` is what it must say next, where `*` stands for anything;
//! `< ...` passes over whatever comes before the line after it. `# …` says what is shown. The name
//! of a file begins with the protocol.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

mod support;

use engine::{ucci, uci};
use std::fs;
use std::path::Path;
use std::sync::mpsc::Receiver;
use std::time::Duration;
use support::{Ear, First};

/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// So long nothing must come where nothing is to come.
const SILENCE: Duration = Duration::from_millis(20);

enum Engine {
    Uci(uci::Session<First, Ear>),
    Ucci(ucci::Session<First, Ear>),
}

impl Engine {
    fn hear(&mut self, line: &str) {
        match self {
            Self::Uci(session) => drop(session.hear(line).unwrap()),
            Self::Ucci(session) => drop(session.hear(line).unwrap()),
        }
    }
}

/// Whether a line is as a pattern has it.
fn fits(pattern: &str, line: &str) -> bool {
    let mut parts = pattern.split('*');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else {
        return false;
    };
    let mut open = false;
    for part in parts {
        open = true;
        let Some((_, after)) = rest.split_once(part) else {
            return false;
        };
        // The last part must end the line.
        rest = after;
    }
    rest.is_empty() || (open && pattern.ends_with('*'))
}

/// Waits for a line that fits.
fn expect(heard: &Receiver<String>, pattern: &str, passing: bool, place: &str) {
    loop {
        let line = heard
            .recv_timeout(PATIENCE)
            .unwrap_or_else(|_| panic!("{place}: nothing came for {pattern:?}"));
        if fits(pattern, &line) {
            return;
        }
        assert!(passing, "{place}: expected {pattern:?}, heard {line:?}");
    }
}

fn converse(path: &Path) {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let (ear, heard) = support::ear();
    let mut engine = if name.starts_with("ucci") {
        Engine::Ucci(ucci::Session::new(ear, First, support::clock()))
    } else {
        Engine::Uci(uci::Session::new(ear, First, support::clock()))
    };
    let mut passing = false;
    let text = fs::read_to_string(path).unwrap();
    for (line, number) in text.lines().zip(1..) {
        let place = format!("{name}:{number}");
        match line.split_at_checked(2) {
            Some(("> ", said)) => {
                if let Ok(line) = heard.recv_timeout(SILENCE) {
                    panic!("{place}: before it, unexpected {line:?}");
                }
                engine.hear(said);
            }
            Some(("< ", "...")) => passing = true,
            Some(("< ", pattern)) => {
                expect(&heard, pattern, passing, &place);
                passing = false;
            }
            Some(("# ", _)) | None => assert!(line.is_empty() || line.starts_with('#')),
            Some(_) => panic!("{place}: neither >, < nor #"),
        }
    }
    drop(engine);
    let left: Vec<_> = heard.iter().collect();
    assert!(left.is_empty(), "{name}: at the end, unexpected {left:?}");
}

#[test]
fn every_dialogue_goes_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dialogues");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        converse(&entry.unwrap().path());
        count += 1;
    }
    assert!(count >= 10, "only {count} dialogues");
}

#[test]
fn patterns_fit_whole_lines() {
    assert!(fits("uciok", "uciok") && !fits("uciok", "uciok "));
    assert!(fits("bestmove *", "bestmove h2e2 ponder h9g7"));
    assert!(fits("info * pv a0a1", "info depth 1 pv a0a1"));
    assert!(!fits("info * pv a0a1", "info depth 1 pv a0a1 b0b1"));
    assert!(!fits("info *x", "info"));
}
