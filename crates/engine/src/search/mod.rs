//! The search: which line both sides would choose, and what it is worth.

mod frame;
mod moves;
mod node;
mod null;
mod quiescence;
mod root;
mod worker;

use crate::table::{Entry, Known, Table};
use crate::{Clock, Control, Score, time::Budget};
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use core::time::Duration;
use xiangqi::Move;

pub(crate) use root::{Finish, RootMove};
pub(crate) use worker::Worker;

/// The deepest a line is followed.
pub(crate) const MAX_PLY: usize = Score::MAX_PLY as usize - 8;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) control: &'a Control,
    pub(crate) clock: &'a dyn Clock,
    /// When the search began.
    pub(crate) start: Duration,
    pub(crate) budget: Option<Budget>,
    /// Positions to look at, all threads together.
    pub(crate) most_nodes: u64,
    /// Positions looked at, by thread; each writes its own now and then.
    pub(crate) nodes: &'a [AtomicU64],
    /// Set when the search is over for all threads.
    pub(crate) over: &'a AtomicBool,
}

impl Shared<'_> {
    /// Positions looked at, all threads together.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Relaxed)).sum()
    }

    /// Time taken so far.
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.start)
    }

    /// Whether the time that a move may take is over.
    fn is_out_of_time(&self) -> bool {
        self.budget
            .is_some_and(|budget| !self.control.is_pondering() && self.elapsed() >= budget.most)
    }
}

/// A kind of node, told to the compiler so that each has code of its own.
trait Kind {
    /// On a line whose exact value matters.
    const PV: bool;
    /// Where the search begins.
    const ROOT: bool;
}

struct Root;
struct Pv;
struct NonPv;

impl Kind for Root {
    const PV: bool = true;
    const ROOT: bool = true;
}

impl Kind for Pv {
    const PV: bool = true;
    const ROOT: bool = false;
}

impl Kind for NonPv {
    const PV: bool = false;
    const ROOT: bool = false;
}

/// The value of a position in which the side to move has lost, so many plies from the root.
fn lost_at(ply: usize) -> i32 {
    Score::lost_at(u16::try_from(ply).unwrap_or(u16::MAX)).value()
}

/// The value of a position in which the side to move wins so many plies from the root.
fn won_at(ply: usize) -> i32 {
    -lost_at(ply)
}

/// Whether a value is a game won or lost by force.
const fn is_decided(value: i32) -> bool {
    value >= Score::WIN || value <= -Score::WIN
}

/// What the table is to keep of a node: the best move and the value, the judgement as it comes, how
/// the value is meant, how deep it was looked for.
fn entry(
    ply: usize,
    (m, value): (Option<Move>, i32),
    eval: i16,
    known: Known,
    depth: i32,
    pv: bool,
) -> Entry {
    Entry {
        m,
        value: to_table(value, ply),
        eval,
        depth: u8::try_from(depth.clamp(0, 255)).unwrap_or(0),
        known,
        pv,
    }
}

/// A value as the table keeps it: wins and losses are counted from the position, not the root.
fn to_table(value: i32, ply: usize) -> i16 {
    let ply = i32::try_from(ply).unwrap_or(0);
    let shifted = if value >= Score::WIN {
        value + ply
    } else if value <= -Score::WIN {
        value - ply
    } else {
        value
    };
    i16::try_from(shifted).unwrap_or(0)
}

/// A value from the table as it is at this ply.
fn from_table(value: i16, ply: usize) -> i32 {
    let (value, ply) = (i32::from(value), i32::try_from(ply).unwrap_or(0));
    if value >= Score::WIN {
        (value - ply).max(Score::WIN - 1)
    } else if value <= -Score::WIN {
        (value + ply).min(1 - Score::WIN)
    } else {
        value
    }
}
