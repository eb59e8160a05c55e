//! What a `go` says.

use crate::console::{Fault, Ranks, Settings, Words};
use crate::{Limits, Score, SideTime, Stage, TimeLeft};
use core::time::Duration;
use xiangqi::{ByColor, Move};

/// The longest time that is believed, in milliseconds: eleven days.
const MOST_TIME: i64 = 1_000_000_000;
/// The most moves that are listed after `searchmoves`; no position has as many legal ones.
const MOST_MOVES: usize = 256;

/// A search as it is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// In the opponent's time.
    pub ponder: bool,
    /// Until it is stopped.
    pub infinite: bool,
    /// Plies to look ahead.
    pub depth: Option<u16>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Find a win in so many own moves.
    pub mate: Option<u16>,
    /// Time for this move.
    pub move_time: Option<Duration>,
    /// What is left on the clocks.
    pub left: ByColor<Option<Duration>>,
    /// What is added after each move.
    pub increment: ByColor<Duration>,
    /// Own moves within the time left.
    pub moves_to_go: Option<u16>,
    /// The length of a byoyomi period (ours, not in the standard).
    pub byoyomi: Option<Duration>,
    /// How many periods are left (ours).
    pub periods: ByColor<Option<u8>>,
    /// The longest a single move may take (ours).
    pub move_cap: Option<Duration>,
    /// Choose among these only.
    pub only: Vec<Move>,
}

impl Go {
    /// Reads what follows `go`. What cannot be read is left out, as the standard has it.
    pub(super) fn read(words: &mut Words<'_>, ranks: Ranks, faults: &mut Vec<Fault>) -> Self {
        let mut go = Self::default();
        while let Some(word) = words.next() {
            let read = match word {
                "ponder" => {
                    go.ponder = true;
                    Ok(())
                }
                "infinite" => {
                    go.infinite = true;
                    Ok(())
                }
                "depth" => number(words, "depth").map(|n| go.depth = Some(count(n, 1))),
                "nodes" => number(words, "nodes").map(|n| go.nodes = Some(n.unsigned_abs())),
                "mate" => number(words, "mate").map(|n| go.mate = Some(count(n, 1))),
                "movetime" => time(words, "movetime").map(|t| go.move_time = Some(t)),
                "wtime" => time(words, "wtime").map(|t| go.left.red = Some(t)),
                "btime" => time(words, "btime").map(|t| go.left.black = Some(t)),
                "winc" => time(words, "winc").map(|t| go.increment.red = t),
                "binc" => time(words, "binc").map(|t| go.increment.black = t),
                "movestogo" => number(words, "movestogo").map(|n| {
                    go.moves_to_go = (n > 0).then(|| count(n, 1));
                }),
                "byoyomi" => time(words, "byoyomi").map(|t| go.byoyomi = Some(t)),
                "wperiods" => number(words, "wperiods").map(|n| go.periods.red = Some(few(n))),
                "bperiods" => number(words, "bperiods").map(|n| go.periods.black = Some(few(n))),
                "movecap" => time(words, "movecap").map(|t| go.move_cap = Some(t)),
                "searchmoves" => {
                    while let Some(m) = words.take_as(|word| ranks.read(word)) {
                        if go.only.len() < MOST_MOVES {
                            go.only.push(m);
                        }
                    }
                    Ok(())
                }
                _ => Err(Fault::word(word, "go")),
            };
            if let (Err(fault), true) = (read, faults.len() < MOST_FAULTS) {
                faults.push(fault);
            }
        }
        go
    }

    /// The limits it sets.
    pub(super) fn limits(&self, settings: &Settings) -> Limits {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            move_time: self.move_time,
            time_left: self.clocks(settings),
            mate: self.mate.map(|moves| moves.saturating_mul(2) - 1),
            only: self.only.clone(),
            not: Vec::new(),
            lines: settings.lines,
        }
    }

    /// The clocks, if anything is said of them. A side of which nothing is said has what the other
    /// one has.
    fn clocks(&self, settings: &Settings) -> Option<TimeLeft> {
        let known = self.left.red.or(self.left.black);
        let known = known.or(self.byoyomi.map(|_| Duration::ZERO))?;
        let stage = self.moves_to_go.map(|moves| Stage {
            moves,
            bonus: Duration::ZERO,
        });
        Some(TimeLeft {
            sides: ByColor::new_with(|side| SideTime {
                left: self.left[side].unwrap_or(known),
                increment: self.increment[side],
                stage,
                period: self.byoyomi.unwrap_or_default(),
                periods: match self.byoyomi {
                    Some(_) => self.periods[side].unwrap_or(1),
                    None => 0,
                },
            }),
            move_cap: self.move_cap,
            overhead: settings.overhead,
        })
    }
}

/// So many faults of a line are told.
const MOST_FAULTS: usize = 8;

/// The number after a word. One that is left out takes no other word with it.
fn number(words: &mut Words<'_>, after: &'static str) -> Result<i64, Fault> {
    words
        .take_as(|word| word.parse().ok())
        .ok_or_else(|| Fault::number(after, words.peek()))
}

/// Milliseconds; a clock that has run out may be below zero.
fn time(words: &mut Words<'_>, after: &'static str) -> Result<Duration, Fault> {
    let millis = number(words, after)?.clamp(0, MOST_TIME);
    Ok(Duration::from_millis(millis.unsigned_abs()))
}

/// A number of plies or moves, no more than a search can look ahead.
fn count(number: i64, least: u16) -> u16 {
    let number = number.clamp(least.into(), Score::MAX_PLY.into());
    u16::try_from(number).unwrap_or(Score::MAX_PLY)
}

fn few(number: i64) -> u8 {
    u8::try_from(number.clamp(0, u8::MAX.into())).unwrap_or(u8::MAX)
}
