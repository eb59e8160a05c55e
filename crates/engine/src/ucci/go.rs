//! What a `go` says.

use crate::console::{Fault, Settings, Words};
use crate::{Limits, Score, SideTime, Stage, TimeLeft};
use core::time::Duration;
use xiangqi::{ByColor, Color, Move};

/// The longest time that is believed, in milliseconds: eleven days.
const MOST_TIME: u64 = 1_000_000_000;
/// So many faults of a line are told.
const MOST_FAULTS: usize = 8;

/// A search as it is asked for. Times are in seconds or milliseconds, as is set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// In the opponent's time.
    pub ponder: bool,
    /// The opponent offers a draw.
    pub draw: bool,
    /// Plies to look ahead; 0 asks for an opinion only.
    pub depth: Option<u16>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// The clock of the side to move.
    pub own: Option<Time>,
    /// The opponent's.
    pub opponent: Option<Time>,
}

/// One side's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Time {
    /// What is left.
    pub left: u64,
    /// Own moves within it.
    pub moves_to_go: Option<u16>,
    /// Added after each own move.
    pub increment: Option<u64>,
}

impl Go {
    /// Reads what follows `go`. What cannot be read is left out.
    pub(super) fn read(words: &mut Words<'_>, faults: &mut Vec<Fault>) -> Self {
        let mut go = Self::default();
        while let Some(word) = words.next() {
            let read = match word {
                "ponder" => {
                    go.ponder = true;
                    Ok(())
                }
                "draw" => {
                    go.draw = true;
                    Ok(())
                }
                // Nothing else says when to end.
                "infinite" => Ok(()),
                "depth" => number(words, "depth").map(|n| go.depth = Some(depth(n))),
                "nodes" => number(words, "nodes").map(|n| go.nodes = Some(n)),
                "time" => number(words, "time").map(|n| side(&mut go.own).left = n),
                "movestogo" => number(words, "movestogo")
                    .map(|n| side(&mut go.own).moves_to_go = Some(at_least_one(n))),
                "increment" => {
                    number(words, "increment").map(|n| side(&mut go.own).increment = Some(n))
                }
                "opptime" => number(words, "opptime").map(|n| side(&mut go.opponent).left = n),
                "oppmovestogo" => number(words, "oppmovestogo")
                    .map(|n| side(&mut go.opponent).moves_to_go = Some(at_least_one(n))),
                "oppincrement" => number(words, "oppincrement")
                    .map(|n| side(&mut go.opponent).increment = Some(n)),
                _ => Err(Fault::word(word, "go")),
            };
            if let (Err(fault), true) = (read, faults.len() < MOST_FAULTS) {
                faults.push(fault);
            }
        }
        go
    }

    /// Whether it ends without another word.
    pub(super) const fn ends(&self) -> bool {
        let limited = self.depth.is_some() || self.nodes.is_some() || self.own.is_some();
        limited && !self.ponder
    }

    /// The limits it sets for this side to move.
    pub(super) fn limits(&self, turn: Color, banned: &[Move], settings: &Settings) -> Limits {
        let unit = if settings.milliseconds { 1 } else { 1000 };
        let time = |n: u64| Duration::from_millis(n.saturating_mul(unit).min(MOST_TIME));
        let mut limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            not: banned.to_vec(),
            lines: 1,
            ..Limits::default()
        };
        match self.own {
            None => {}
            // Time and nothing else is all for this move.
            Some(Time {
                left,
                moves_to_go: None,
                increment: None,
            }) => limits.move_time = Some(time(left).saturating_sub(settings.overhead)),
            Some(own) => {
                let opponent = self.opponent.unwrap_or(own);
                let side = |clock: Time| SideTime {
                    left: time(clock.left),
                    increment: time(clock.increment.unwrap_or_default()),
                    stage: clock.moves_to_go.map(|moves| Stage {
                        moves,
                        bonus: Duration::ZERO,
                    }),
                    ..SideTime::default()
                };
                limits.time_left = Some(TimeLeft {
                    sides: ByColor::new_with(|color| {
                        side(if color == turn { own } else { opponent })
                    }),
                    move_cap: None,
                    overhead: settings.overhead,
                });
            }
        }
        limits
    }
}

fn side(clock: &mut Option<Time>) -> &mut Time {
    clock.get_or_insert_default()
}

/// The number after a word. One that is left out takes no other word with it.
fn number(words: &mut Words<'_>, after: &'static str) -> Result<u64, Fault> {
    words
        // A clock that has run out may be below zero.
        .take_as(|word| word.parse().ok().map(|n: i64| n.max(0).unsigned_abs()))
        .ok_or_else(|| Fault::number(after, words.peek()))
}

fn depth(number: u64) -> u16 {
    u16::try_from(number).map_or(Score::MAX_PLY, |depth| depth.min(Score::MAX_PLY))
}

fn at_least_one(number: u64) -> u16 {
    depth(number).max(1)
}
