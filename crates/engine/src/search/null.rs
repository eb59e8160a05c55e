//! What a side can do without: a pass that refutes, and a capture that refutes in a shallow search.

use super::frame::Frame;
use super::worker::Worker;
use super::{NonPv, Shared, entry, from_table, is_decided};
use crate::Score;
use crate::parameters::{
    hindsight, null_base, null_depth, null_eval, null_verify, probcut_depth, probcut_margin,
};
use crate::picker::{Picker, Wanted};
use crate::table::{Entry, Known};
use xiangqi::{Color, Move, Role};

impl Worker {
    /// If even a pass keeps the value at beta or above, a move will. Whoever has nothing but
    /// soldiers and home men may be worse off for having to move, or be smothered: there nothing
    /// is concluded.
    pub(super) fn pass_refutes(
        &mut self,
        shared: &Shared<'_>,
        ply: usize,
        beta: i32,
        depth: i32,
        eval: i32,
    ) -> Option<i32> {
        let stand = self.peek(ply).eval;
        let asks = depth >= null_depth()
            && eval >= beta
            && stand >= beta - 15 * depth + 120
            && ply >= self.null_from
            && self.back(ply, 1).m.is_some()
            && beta > -Score::WIN
            && self.has_officers(self.position.turn());
        if !asks {
            return None;
        }
        let less = null_base() + depth / 3 + ((eval - beta) / null_eval()).min(3);
        self.pass(shared, ply);
        let value = -self.search::<NonPv>(shared, ply + 1, -beta, 1 - beta, depth - less, false);
        self.take_back_pass();
        if self.over || value < beta {
            return None;
        }
        // A win after a pass is not proved.
        let value = if is_decided(value) { beta } else { value };
        if depth < null_verify() || self.null_from > 0 {
            return Some(value);
        }
        self.null_from = ply + usize::try_from(3 * (depth - less) / 4).unwrap_or(0);
        let verified = self.search::<NonPv>(shared, ply, beta - 1, beta, depth - less, false);
        self.null_from = 0;
        (!self.over && verified >= beta).then_some(value)
    }

    /// Whether the side has men that can lose a move: a chariot, a cannon or a horse.
    pub(super) fn has_officers(&self, color: Color) -> bool {
        let board = self.position.board();
        let officers =
            board.by_role(Role::Chariot) | board.by_role(Role::Cannon) | board.by_role(Role::Horse);
        officers.intersects(board.by_color(color))
    }

    /// If a capture beats beta by far in a shallow search, it will beat it in a deep one.
    pub(super) fn capture_refutes(
        &mut self,
        shared: &Shared<'_>,
        ply: usize,
        beta: i32,
        depth: i32,
        known: Option<&Entry>,
        raw: i16,
    ) -> Option<i32> {
        let high = beta + probcut_margin();
        let doubtful = known.is_some_and(|entry| {
            i32::from(entry.depth) >= depth - 3
                && entry.known != Known::Nothing
                && from_table(entry.value, ply) < high
        });
        if depth < probcut_depth() || is_decided(beta) || doubtful {
            return None;
        }
        let wanted = Wanted::Captures {
            threshold: high - self.peek(ply).eval,
            checks: false,
        };
        let remembered = known.and_then(|entry| entry.m);
        let context = self.context(ply);
        let mut picker = Picker::new(&self.position, &self.pool, wanted, remembered, context);
        let excluded = self.peek(ply).excluded;
        while let Some(m) = self.next_seen(&mut picker, ply, true) {
            if excluded == Some(m) {
                continue;
            }
            let value = self.shallow(shared, ply, m, high, depth);
            if self.over {
                return None;
            }
            if value >= high {
                let key = self.position.key();
                let found = (Some(m), value);
                shared.table.store(
                    key,
                    entry(ply, found, raw, Known::AtLeast, depth - 3, false),
                );
                return Some(if is_decided(value) {
                    value
                } else {
                    value - probcut_margin()
                });
            }
        }
        None
    }

    /// The value of a move in quiescence and, if that is enough, in a search four plies shorter.
    fn shallow(&mut self, shared: &Shared<'_>, ply: usize, m: Move, high: i32, depth: i32) -> i32 {
        self.play(shared, ply, m);
        let mut value = -self.quiesce::<NonPv>(shared, ply + 1, -high, 1 - high, true);
        if value >= high {
            value = -self.search::<NonPv>(shared, ply + 1, -high, 1 - high, depth - 4, true);
        }
        self.take_back();
        value
    }

    /// Whether the position has got better for the side to move since its last move.
    pub(super) fn is_improving(&self, ply: usize) -> bool {
        let eval = self.peek(ply).eval;
        let earlier = [2, 4]
            .map(|plies| self.back(ply, plies).eval)
            .into_iter()
            .find(|&eval| eval != Frame::NO_EVAL);
        eval != Frame::NO_EVAL && earlier.is_some_and(|earlier| eval > earlier)
    }

    /// Whether the position has got worse for the opponent with its last move.
    pub(super) fn is_worsening(&self, ply: usize) -> bool {
        let (eval, before) = (self.peek(ply).eval, self.back(ply, 1).eval);
        before != Frame::NO_EVAL && eval > -before
    }

    /// By how many plies a node is searched deeper or less deep, now that its judgement tells
    /// whether the reduction that led to it was right.
    pub(super) fn hindsight(&self, ply: usize, depth: i32) -> i32 {
        let (eval, before) = (self.peek(ply).eval, self.back(ply, 1).eval);
        let reduction = self.back(ply, 1).reduction;
        if before == Frame::NO_EVAL {
            0
        } else if reduction >= 3 && !self.is_worsening(ply) {
            1
        } else if reduction >= 1 && depth >= 2 && eval + before > hindsight() {
            -1
        } else {
            0
        }
    }
}
