//! Sessions of the engine's protocols, with a player that does not think.

use arbiter::History;
use engine::console::{Player, Setup};
use engine::{Bound, Choice, Clock, Control, Info, Level, Limits, Memory, Score, ucci, uci};
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use xiangqi::{Move, Position};

/// Plays the first move that it may, at once.
struct First;

impl Player for First {
    fn prepare(&mut self, _: &Setup) {}

    fn forget(&mut self) {}

    fn think(
        &mut self,
        history: &History,
        limits: &Limits,
        _: Level,
        _: &Control,
        _: &dyn Clock,
        report: &mut dyn FnMut(&Info),
    ) -> Choice {
        let moves = history.position().legal_moves();
        let may = |m: &Move| limits.only.is_empty() || limits.only.contains(m);
        let best = moves
            .iter()
            .copied()
            .find(|m| may(m) && !limits.not.contains(m));
        assert!(best.is_some(), "it was asked where it may not choose");
        let info = Info {
            depth: limits.depth.unwrap_or(1),
            longest: 1,
            line: 1,
            score: Score::EVEN,
            bound: Bound::Exact,
            nodes: 1,
            time: Duration::ZERO,
            fill: 0,
            moves: best.into_iter().collect(),
        };
        report(&info);
        Choice {
            best,
            ponder: None,
            info,
        }
    }

    fn glance(&mut self, _: &Position) -> Score {
        Score::EVEN
    }

    fn recall(&self, _: &Position) -> Option<Memory> {
        None
    }
}

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0
            .lock()
            .expect("nobody panicked")
            .extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Paper {
    fn count(&self, word: &str) -> usize {
        let bytes = self.0.lock().expect("nobody panicked");
        let text = std::str::from_utf8(&bytes).expect("it speaks UTF-8");
        text.lines()
            .filter(|line| line.split(' ').next() == Some(word))
            .count()
    }
}

/// The commands that are heard before the end.
fn heard<T>(bytes: &[u8], read: impl Fn(&str) -> Option<T>, ends: impl Fn(&T) -> bool) -> Vec<T> {
    let lines = bytes.split(|&byte| byte == b'\n');
    let mut commands = Vec::new();
    for (index, line) in lines.enumerate() {
        let Ok(text) = std::str::from_utf8(line) else {
            continue;
        };
        let text = match text.strip_prefix('\u{feff}') {
            Some(rest) if index == 0 => rest,
            _ => text,
        };
        let Some(command) = read(text) else { continue };
        let last = ends(&command);
        commands.push(command);
        if last {
            break;
        }
    }
    commands
}

/// Any bytes are heard, and each `go` is answered once.
pub fn talk_uci(bytes: &[u8]) {
    let paper = Paper::default();
    let clock = Arc::new(|| Duration::ZERO);
    uci::converse(bytes, paper.clone(), First, clock).expect("nothing fails");
    let read = |line: &str| uci::Command::read(line, Default::default()).command;
    let commands = heard(bytes, read, |command| *command == uci::Command::Quit);
    let gos = commands
        .iter()
        .filter(|command| matches!(command, uci::Command::Go(_)));
    assert_eq!(paper.count("bestmove"), gos.count());
}

/// Any bytes are heard, and each `go` is answered; a `stop` may be, too.
pub fn talk_ucci(bytes: &[u8]) {
    let paper = Paper::default();
    let clock = Arc::new(|| Duration::ZERO);
    ucci::converse(bytes, paper.clone(), First, clock).expect("nothing fails");
    let read = |line: &str| ucci::Command::read(line).command;
    let commands = heard(bytes, read, |command| *command == ucci::Command::Quit);
    let count = |is: fn(&ucci::Command) -> bool| commands.iter().filter(|c| is(c)).count();
    let gos = count(|command| matches!(command, ucci::Command::Go(_)));
    let stops = count(|command| *command == ucci::Command::Stop);
    let answers = paper.count("bestmove") + paper.count("nobestmove");
    assert!(
        (gos..=gos + stops).contains(&answers),
        "{answers} answers to {gos}"
    );
}
