//! A player that needs no search, and a place to hear what a session says.

#![expect(dead_code, reason = "each test file uses a part of it")]

use arbiter::History;
use core::time::Duration;
use engine::console::{Player, Setup};
use engine::{Bound, Choice, Clock, Control, Info, Level, Limits, Memory, Score};
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use xiangqi::Position;

/// A clock that stands still.
pub(crate) fn clock() -> Arc<dyn Clock + Send> {
    Arc::new(|| Duration::ZERO)
}

/// Plays the first move it may; without a limit it thinks until it is stopped.
#[derive(Debug, Default)]
pub(crate) struct First;

impl Player for First {
    fn prepare(&mut self, _: &Setup) {}

    fn forget(&mut self) {}

    fn think(
        &mut self,
        history: &History,
        limits: &Limits,
        _: Level,
        control: &Control,
        _: &dyn Clock,
        report: &mut dyn FnMut(&Info),
    ) -> Choice {
        let moves = history.position().legal_moves();
        let may = |m| limits.only.is_empty() || limits.only.contains(m);
        let best = moves.iter().find(|m| may(m) && !limits.not.contains(m));
        let best = *best.expect("it is only asked where it may choose");
        let mut after = history.position().clone();
        after.play(best).unwrap();
        let ponder = after.legal_moves().first().copied();
        let info = Info {
            depth: limits.depth.unwrap_or(1),
            longest: 2,
            line: 1,
            score: Score::hundredths(40),
            bound: Bound::Exact,
            nodes: 1000,
            time: Duration::from_millis(2),
            fill: 3,
            moves: [Some(best), ponder].into_iter().flatten().collect(),
        };
        report(&info);
        let ends = limits.depth.is_some()
            || limits.nodes.is_some()
            || (!control.is_pondering()
                && (limits.move_time.is_some() || limits.time_left.is_some()));
        while !ends && !control.is_stopped() {
            thread::yield_now();
        }
        Choice {
            best: Some(best),
            ponder,
            info,
        }
    }

    fn glance(&mut self, _: &Position) -> Score {
        Score::hundredths(40)
    }

    fn recall(&self, position: &Position) -> Option<Memory> {
        Some(Memory {
            best: position.legal_moves().first().copied(),
            score: Score::hundredths(-80),
            bound: Some(Bound::Exact),
            depth: 7,
        })
    }
}

/// Hands on what is written, line by line.
#[derive(Debug)]
pub(crate) struct Ear {
    said: Sender<String>,
    line: Vec<u8>,
}

/// A writer, and the lines that were written.
pub(crate) fn ear() -> (Ear, Receiver<String>) {
    let (said, heard) = channel();
    let line = Vec::new();
    (Ear { said, line }, heard)
}

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.line)).unwrap();
                self.said
                    .send(line)
                    .map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))?;
            } else {
                self.line.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Keeps what is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    pub(crate) fn lines(&self) -> Vec<String> {
        let bytes = self.0.lock().unwrap();
        let text = String::from_utf8(bytes.clone()).unwrap();
        text.lines().map(str::to_owned).collect()
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
