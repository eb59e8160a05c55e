//! Deeper and deeper from the root, until the limits say it is enough.

use super::frame::Frame;
use super::worker::Worker;
use super::{MAX_PLY, Root, Shared, is_decided, won_at};
use crate::parameters::aspiration;
use crate::{Bound, Info, Limits, Score};
use core::sync::atomic::Ordering::Relaxed;
use core::time::Duration;
use xiangqi::Move;

/// A move that may be chosen, and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) m: Move,
    /// Its value in the depth being searched; the least there is, when it is not among the best.
    pub(crate) value: i32,
    /// Its value in the depth before.
    previous: i32,
    bound: Bound,
    longest: usize,
    /// Nodes spent on it.
    nodes: u64,
    /// The best line it begins.
    line: Vec<Move>,
}

impl RootMove {
    pub(crate) fn new(m: Move) -> Self {
        Self {
            m,
            value: -Score::LIMIT,
            previous: -Score::LIMIT,
            bound: Bound::Exact,
            longest: 0,
            nodes: 0,
            line: vec![m],
        }
    }
}

/// How a thread's search ended.
#[derive(Clone, Debug)]
pub(crate) struct Finish {
    /// Plies looked ahead in full.
    pub(crate) depth: u16,
    /// The best line.
    pub(crate) info: Info,
}

/// How long the best move has been the same, and how its value went.
#[derive(Default)]
struct Trend {
    best: Option<Move>,
    steady: u32,
    value: Option<i32>,
}

impl Trend {
    /// By how much the time for the move is stretched after another depth, in hundredths.
    fn stretch(&mut self, best: &RootMove, all_nodes: u64) -> u64 {
        self.steady = if self.best == Some(best.m) {
            self.steady + 1
        } else {
            0
        };
        let fall = self
            .value
            .map_or(0, |value| value - best.value)
            .clamp(-40, 80);
        self.best = Some(best.m);
        // What it was on the whole, not just one depth ago.
        self.value = Some(
            self.value
                .map_or(best.value, |value| (3 * value + best.value) / 4),
        );
        let doubt = 125 - u64::from(self.steady.min(10)) * 6;
        let fall = u64::try_from(100 + fall).unwrap_or(100);
        let share = (best.nodes * 100)
            .checked_div(all_nodes)
            .unwrap_or(0)
            .min(100);
        let effort = 180 - share * 13 / 10;
        doubt * fall * effort / 10_000
    }
}

impl Worker {
    /// Searches deeper and deeper. The first thread reports, keeps the time and ends the others.
    pub(crate) fn deepen(
        &mut self,
        shared: &Shared<'_>,
        limits: &Limits,
        report: &mut dyn FnMut(&Info),
    ) -> Finish {
        let lines = usize::from(limits.lines.max(1)).min(self.root_moves.len());
        let deepest = usize::from(limits.depth.unwrap_or(u16::MAX)).min(MAX_PLY - 1);
        let mut finished = 0;
        let mut trend = Trend::default();
        for depth in 1..=deepest {
            self.root_depth = i32::try_from(depth).unwrap_or(0);
            for root_move in &mut self.root_moves {
                root_move.previous = root_move.value;
            }
            for line in 0..lines {
                self.line = line;
                self.longest = 0;
                self.aspire(shared, report);
                if self.over {
                    break;
                }
                self.root_moves[..=line].sort_by_key(|root_move| -root_move.value);
            }
            shared.nodes[self.index].store(self.nodes, Relaxed);
            if self.over {
                break;
            }
            finished = depth;
            if self.index > 0 {
                continue;
            }
            for line in 0..lines {
                report(&self.info(shared, finished, line));
            }
            if self.is_enough(shared, limits, &mut trend) {
                break;
            }
        }
        if self.index == 0 {
            shared.over.store(true, Relaxed);
        }
        Finish {
            depth: u16::try_from(finished).unwrap_or(u16::MAX),
            info: self.info(shared, finished, 0),
        }
    }

    /// Searches one of the best lines to the depth at hand, first in a narrow window around the
    /// value expected.
    fn aspire(&mut self, shared: &Shared<'_>, report: &mut dyn FnMut(&Info)) {
        const LONG: Duration = Duration::from_secs(3);
        let expected = self.root_moves[self.line].previous;
        let mut width = aspiration() + expected.abs().min(2_000) / 64;
        let (mut alpha, mut beta) = (-Score::LIMIT, Score::LIMIT);
        if self.root_depth >= 4 && !is_decided(expected) {
            (alpha, beta) = (expected - width, expected + width);
        }
        let mut high = 0;
        loop {
            let depth = (self.root_depth - high).max(1);
            let value = self.search::<Root>(shared, 0, alpha, beta, depth, false);
            self.root_moves[self.line..].sort_by_key(|root_move| -root_move.value);
            if self.over {
                return;
            }
            if value <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (value - width).max(-Score::LIMIT);
                high = 0;
            } else if value >= beta {
                beta = (value + width).min(Score::LIMIT);
                high = (high + 1).min(3);
            } else {
                return;
            }
            if self.index == 0 && shared.elapsed() >= LONG {
                let depth = usize::try_from(self.root_depth).unwrap_or(0);
                report(&self.info(shared, depth, self.line));
            }
            width += width / 2;
            if width > 1_000 {
                (alpha, beta) = if value <= alpha {
                    (-Score::LIMIT, beta)
                } else {
                    (alpha, Score::LIMIT)
                };
            }
        }
    }

    /// Whether no further depth is to be begun.
    fn is_enough(&self, shared: &Shared<'_>, limits: &Limits, trend: &mut Trend) -> bool {
        let best = &self.root_moves[0];
        if let Some(plies) = limits.mate
            && best.value >= won_at(plies.into())
        {
            return true;
        }
        let stretch = trend.stretch(best, self.nodes);
        let Some(budget) = shared.budget else {
            return false;
        };
        if shared.control.is_pondering() || budget.aim == Duration::MAX {
            return false;
        }
        let elapsed = shared.elapsed();
        if self.root_moves.len() == 1 && limits.lines <= 1 {
            return elapsed * 20 >= budget.aim || self.root_depth >= 8;
        }
        // A win that is nearer than the search looks will not get nearer.
        let plies = won_at(0) - best.value.abs();
        if is_decided(best.value) && plies + 4 < self.root_depth {
            return true;
        }
        let aim = budget.aim.as_micros() * u128::from(stretch) / 100;
        elapsed.as_micros() >= aim.min(budget.most.as_micros())
    }

    /// Whether the move is among those still to be ordered.
    pub(super) fn is_root_choice(&self, m: Move) -> bool {
        self.root_moves[self.line..]
            .iter()
            .any(|root_move| root_move.m == m)
    }

    /// Keeps what the search of a move at the root has shown.
    pub(super) fn note_root(
        &mut self,
        m: Move,
        value: i32,
        (alpha, beta): (i32, i32),
        number: i32,
        nodes: u64,
    ) {
        let longest = self.longest;
        let after = &self.frames[Frame::BEFORE + 1].line;
        let Some(root_move) = self
            .root_moves
            .iter_mut()
            .find(|root_move| root_move.m == m)
        else {
            return;
        };
        root_move.nodes += nodes;
        if number > 1 && value <= alpha {
            root_move.value = -Score::LIMIT;
            return;
        }
        root_move.value = value;
        root_move.longest = longest;
        root_move.bound = if value >= beta {
            Bound::Lower
        } else if value <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        root_move.line.clear();
        root_move.line.push(m);
        root_move.line.extend_from_slice(after);
    }

    /// What is told of one of the best lines.
    fn info(&self, shared: &Shared<'_>, depth: usize, line: usize) -> Info {
        let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let root_move = &self.root_moves[line];
        let known = root_move.value > -Score::LIMIT;
        let value = if known {
            root_move.value
        } else {
            root_move.previous
        };
        Info {
            depth: number(depth),
            longest: number(root_move.longest.max(depth)),
            line: number(line + 1),
            score: Score::from_value(if value > -Score::LIMIT { value } else { 0 }),
            bound: root_move.bound,
            nodes: shared.nodes().max(self.nodes),
            time: shared.elapsed(),
            fill: shared.table.fill(),
            moves: root_move.line.clone(),
        }
    }
}
