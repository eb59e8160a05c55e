//! A node of the tree: what can be said before any move is looked at.

use super::frame::Frame;
use super::quiescence::{tightened, usable};
use super::worker::Worker;
use super::{Kind, MAX_PLY, NonPv, Shared, entry, from_table, is_decided, lost_at, won_at};
use crate::parameters::{iir_depth, razor_base, razor_slope, rfp_depth, rfp_margin, worsening};
use crate::table::{Entry, Known, NO_EVAL};
use xiangqi::Move;

#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
/// A node, as it is handed to its moves.
pub(super) struct Node {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// Whether it is expected to fail high.
    pub(super) cut: bool,
    pub(super) key: u64,
    pub(super) known: Option<Entry>,
    /// Whether it lies, or once lay, on a line that mattered.
    pub(super) pv: bool,
    pub(super) improving: bool,
    /// Whether the move that was best here before is a capture.
    pub(super) remembered_takes: bool,
    /// The judgement as it comes.
    pub(super) raw: i16,
}

impl Node {
    /// The move that was best here before.
    pub(super) fn remembered(&self) -> Option<Move> {
        self.known.and_then(|entry| entry.m)
    }

    /// The value remembered, if any.
    pub(super) fn value(&self) -> Option<i32> {
        let entry = self.known.filter(|entry| entry.known != Known::Nothing)?;
        Some(from_table(entry.value, self.ply))
    }
}

impl Worker {
    /// The value of the position, or a bound on it outside of alpha and beta.
    pub(super) fn search<K: Kind>(
        &mut self,
        shared: &Shared<'_>,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiesce::<K>(shared, ply, alpha, beta, true);
        }
        if self.must_end(shared) {
            return 0;
        }
        let in_check = self.peek(ply).in_check;
        if K::PV {
            self.frame(ply).line.clear();
            self.longest = self.longest.max(ply);
        }
        let excluded = self.peek(ply).excluded;
        if !K::ROOT {
            if excluded.is_none()
                && let Some(value) = self.adjudicate(ply)
            {
                return value;
            }
            if ply >= MAX_PLY {
                return if in_check { self.draw() } else { self.judge() };
            }
            alpha = alpha.max(lost_at(ply));
            beta = beta.min(won_at(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        self.frame(ply + 1).killer = None;
        self.frame(ply + 2).cutoffs = 0;
        self.frame(ply).doubles = if K::ROOT {
            0
        } else {
            self.back(ply, 1).doubles
        };

        let key = self.position.key();
        let known = if excluded.is_some() {
            None
        } else {
            shared.table.probe(key)
        };
        if !K::PV
            && let Some(entry) = &known
            && let Some(value) = usable(entry, ply, depth, alpha, beta)
        {
            if let Some(m) = entry.m
                && value >= beta
            {
                self.reward_remembered(ply, m, depth);
            }
            return value;
        }

        let mut raw = NO_EVAL;
        let mut eval = Frame::NO_EVAL;
        if in_check {
            self.frame(ply).eval = Frame::NO_EVAL;
        } else if excluded.is_some() {
            eval = self.peek(ply).eval;
        } else {
            let stand;
            (raw, stand) = self.corrected(ply, known.as_ref());
            self.frame(ply).eval = stand;
            eval = tightened(stand, known.as_ref(), ply);
            if known.is_none() {
                shared
                    .table
                    .store(key, entry(ply, (None, 0), raw, Known::Nothing, 0, K::PV));
            }
        }
        if !K::ROOT && !in_check && excluded.is_none() {
            depth += self.hindsight(ply, depth);
        }
        let improving = !in_check && self.is_improving(ply);
        let remembered = known.and_then(|entry| entry.m);
        let remembered_takes = remembered.is_some_and(|m| self.position.captured_by(m).is_some());
        let pv = K::PV || known.is_some_and(|entry| entry.pv);

        if !in_check && !K::PV && excluded.is_none() {
            if eval < alpha - razor_base() - razor_slope() * depth * depth {
                let value = self.quiesce::<NonPv>(shared, ply, alpha, alpha + 1, true);
                if value <= alpha && !is_decided(value) {
                    return value;
                }
            }
            let margin = rfp_margin() * (depth - i32::from(improving))
                - worsening() * i32::from(self.is_worsening(ply));
            if depth <= rfp_depth()
                && !pv
                && eval - margin >= beta
                && !is_decided(beta)
                && !is_decided(eval)
            {
                return i32::midpoint(eval, beta);
            }
            if cut && let Some(value) = self.pass_refutes(shared, ply, beta, depth, eval) {
                return value;
            }
            if self.over {
                return 0;
            }
        }
        if (K::PV || cut) && depth >= iir_depth() && remembered.is_none() {
            depth -= 1;
        }
        if !in_check && !K::PV && excluded.is_none() {
            let found = self.capture_refutes(shared, ply, beta, depth, known.as_ref(), raw);
            if let Some(value) = found {
                return value;
            }
            if self.over {
                return 0;
            }
        }
        self.search_moves::<K>(
            shared,
            &Node {
                ply,
                depth,
                alpha,
                beta,
                cut,
                key,
                known,
                pv,
                improving,
                remembered_takes,
                raw,
            },
        )
    }
}
