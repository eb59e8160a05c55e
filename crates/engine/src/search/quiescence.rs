//! Captures until the position is quiet.

use super::frame::Frame;
use super::worker::Worker;
use super::{Kind, MAX_PLY, Shared, entry, from_table, is_decided, lost_at};
use crate::Score;
use crate::exchange::{self, worth};
use crate::parameters::{quiescence_margin, quiescence_see};
use crate::picker::{Picker, Wanted};
use crate::table::{Entry, Known, NO_EVAL};
use xiangqi::Move;

impl Worker {
    /// The value of the position when only captures are looked at, or answers to check; `checks` adds
    /// quiet moves that give check, here and no further.
    pub(super) fn quiesce<K: Kind>(
        &mut self,
        shared: &Shared<'_>,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        checks: bool,
    ) -> i32 {
        if self.must_end(shared) {
            return 0;
        }
        if K::PV {
            self.frame(ply).line.clear();
            self.longest = self.longest.max(ply);
        }
        if let Some(value) = self.adjudicate(ply) {
            return value;
        }
        let in_check = self.peek(ply).in_check;
        if ply >= MAX_PLY {
            return if in_check { self.draw() } else { self.judge() };
        }
        let key = self.position.key();
        let known = shared.table.probe(key);
        if let Some(entry) = known
            && !K::PV
            && let Some(value) = usable(&entry, ply, 0, alpha, beta)
        {
            return value;
        }

        let mut raw = NO_EVAL;
        let mut best = -Score::LIMIT;
        let mut futile = -Score::LIMIT;
        if in_check {
            self.frame(ply).eval = Frame::NO_EVAL;
        } else {
            let stand;
            (raw, stand) = self.corrected(ply, known.as_ref());
            self.frame(ply).eval = stand;
            best = tightened(stand, known.as_ref(), ply);
            if best >= beta {
                if known.is_none() {
                    shared
                        .table
                        .store(key, entry(ply, (None, best), raw, Known::Nothing, 0, false));
                }
                return if is_decided(best) {
                    best
                } else {
                    i32::midpoint(best, beta)
                };
            }
            alpha = alpha.max(best);
            futile = stand + quiescence_margin();
        }

        let wanted = if in_check {
            Wanted::All { in_check }
        } else {
            Wanted::Captures {
                threshold: quiescence_see(),
                checks,
            }
        };
        let remembered = known.and_then(|entry| entry.m);
        let context = self.context(ply);
        let mut picker = Picker::new(&self.position, &self.pool, wanted, remembered, context);
        let mut best_move = None;
        let mut quiets = true;
        let mut count = 0;
        while let Some(m) = self.next_seen(&mut picker, ply, quiets) {
            count += 1;
            let taken = self.position.captured_by(m);
            if best > -Score::WIN {
                if in_check {
                    // One quiet answer that does not lose is enough.
                    quiets = false;
                    if taken.is_none() && count > 3 {
                        continue;
                    }
                } else if let Some(taken) = taken
                    && !self.position.gives_check(m)
                {
                    let gain = futile + worth(taken.role);
                    if gain <= alpha {
                        best = best.max(gain);
                        continue;
                    }
                    if futile <= alpha && !exchange::wins_at_least(&self.position, m, 1) {
                        best = best.max(futile);
                        continue;
                    }
                }
            }
            self.play(shared, ply, m);
            let value = -self.quiesce::<K>(shared, ply + 1, -beta, -alpha, false);
            self.take_back();
            if self.over {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(m);
                    if K::PV {
                        self.extend_line(ply, m);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        if in_check && count == 0 {
            return lost_at(ply);
        }
        if best >= beta && !is_decided(best) {
            best = i32::midpoint(best, beta);
        }
        let bound = if best >= beta {
            Known::AtLeast
        } else {
            Known::AtMost
        };
        let pv = known.is_some_and(|entry| entry.pv);
        shared
            .table
            .store(key, entry(ply, (best_move, best), raw, bound, 0, pv));
        best
    }

    /// The judgement of the position, as it comes and corrected by experience.
    pub(super) fn corrected(&mut self, ply: usize, known: Option<&Entry>) -> (i16, i32) {
        let raw = match known {
            Some(entry) if entry.eval != NO_EVAL => entry.eval.into(),
            _ => self.judge(),
        };
        let correction = self.histories.correction(&self.features(ply));
        let value = (raw + correction).clamp(1 - Score::WIN, Score::WIN - 1);
        (i16::try_from(raw).unwrap_or(NO_EVAL), value)
    }

    /// The best line at this ply is the move and the best line after it.
    pub(super) fn extend_line(&mut self, ply: usize, m: Move) {
        let at = ply + Frame::BEFORE;
        let (here, after) = self.frames.split_at_mut(at + 1);
        let line = &mut here[at].line;
        line.clear();
        line.push(m);
        line.extend_from_slice(&after[0].line);
    }
}

/// The entry's value, if it ends the search of a node.
pub(super) fn usable(entry: &Entry, ply: usize, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
    if i32::from(entry.depth) < depth || entry.known == Known::Nothing {
        return None;
    }
    let value = from_table(entry.value, ply);
    let ends = match entry.known {
        Known::Exactly => true,
        Known::AtLeast => value >= beta,
        _ => value <= alpha,
    };
    ends.then_some(value)
}

/// The judgement, or what is known better.
pub(super) fn tightened(eval: i32, known: Option<&Entry>, ply: usize) -> i32 {
    let Some(entry) = known.filter(|entry| entry.known != Known::Nothing) else {
        return eval;
    };
    let value = from_table(entry.value, ply);
    let fits = if value > eval {
        entry.known.is_lower()
    } else {
        entry.known.is_upper()
    };
    if fits && !is_decided(value) {
        value
    } else {
        eval
    }
}
