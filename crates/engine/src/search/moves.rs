//! The moves of a node: which are looked at, how deep, and what is learned from them.

use super::node::Node;
use super::worker::{REDUCTIONS, Worker};
use super::{Kind, NonPv, Pv, Shared, entry, is_decided};
use crate::Score;
use crate::exchange;
use crate::history::Arrival;
use crate::parameters::{
    DOUBLE_MOST, bonus_most, bonus_offset, bonus_slope, capture_futility_base,
    capture_futility_slope, double_margin, futility_base, futility_depth, futility_slope,
    history_pruning, lmp_base, lmr_base, lmr_capture_known, lmr_check, lmr_cut, lmr_cutoffs,
    lmr_history, lmr_not_improving, lmr_pv, malus_most, malus_offset, malus_slope, prior_bonus,
    see_capture, see_quiet, shallower, singular_depth, singular_margin,
};
use crate::picker::{Picker, Wanted};
use crate::table::Known;
use core::mem;
use xiangqi::{Move, Piece};

/// Moves tried in vain whose records are remembered to be lowered.
const TRIED: usize = 32;

/// A move of a node, and what is known of it before it is made.
struct Candidate {
    m: Move,
    arrival: Arrival,
    taken: Option<Piece>,
    checks: bool,
    /// How many moves were looked at, this one included.
    number: i32,
    /// Its record.
    record: i32,
}

/// Moves that were tried in vain.
struct Tried {
    moves: [Option<Move>; TRIED],
    len: usize,
}

impl Tried {
    const fn new() -> Self {
        Self {
            moves: [None; TRIED],
            len: 0,
        }
    }

    fn push(&mut self, m: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = Some(m);
            self.len += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves[..self.len].iter().flatten().copied()
    }
}

impl Worker {
    /// Looks at the moves of a node.
    pub(super) fn search_moves<K: Kind>(&mut self, shared: &Shared<'_>, node: &Node) -> i32 {
        let (ply, beta) = (node.ply, node.beta);
        let mut alpha = node.alpha;
        let in_check = self.peek(ply).in_check;
        let excluded = self.peek(ply).excluded;
        let remembered = if K::ROOT {
            Some(self.root_moves[self.line].m)
        } else {
            node.remembered()
        };
        let context = self.context(ply);
        let wanted = Wanted::All { in_check };
        let outside = mem::take(&mut self.by_rule);
        let mut picker = Picker::new(&self.position, &self.pool, wanted, remembered, context);
        let mut quiets = true;
        let mut best = -Score::LIMIT;
        let mut best_move = None;
        let mut tried = (Tried::new(), Tried::new());
        let mut number = 0;
        while let Some(m) = self.next_seen(&mut picker, ply, quiets) {
            if excluded == Some(m) || (K::ROOT && !self.is_root_choice(m)) {
                continue;
            }
            number += 1;
            let candidate = self.candidate(ply, m, number);
            if !K::ROOT
                && best > -Score::WIN
                && !in_check
                && self.is_hopeless(node, alpha, &candidate, &mut quiets)
            {
                continue;
            }
            let extension = match self.extension::<K>(shared, node, &candidate, remembered) {
                Ok(extension) => extension,
                Err(value) => {
                    self.by_rule |= outside;
                    return value;
                }
            };
            if self.over {
                return 0;
            }
            let nodes = self.nodes;
            self.play(shared, ply, m);
            let value = self.value_of::<K>(shared, node, alpha, &candidate, extension);
            self.take_back();
            if self.over {
                return 0;
            }
            if K::ROOT {
                let spent = self.nodes - nodes;
                self.note_root(m, value, (alpha, beta), number, spent);
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(m);
                    if K::PV && !K::ROOT {
                        self.extend_line(ply, m);
                    }
                    if value >= beta {
                        self.frame(ply).cutoffs += 1;
                        break;
                    }
                    alpha = value;
                }
            }
            if best_move != Some(m) {
                if candidate.taken.is_some() {
                    tried.1.push(m);
                } else {
                    tried.0.push(m);
                }
            }
        }
        // Such a win or loss says nothing about the position when it is reached in another way.
        let keeps = !(self.by_rule && is_decided(best));
        self.by_rule = outside || !keeps;
        if number == 0 {
            return if excluded.is_some() {
                alpha
            } else {
                self.without_moves(ply)
            };
        }
        if best_move.is_none() && excluded.is_none() && !K::ROOT {
            self.reward_prior(ply, node.depth);
        }
        if let Some(m) = best_move {
            self.learn(ply, m, node.depth, &tried.0, &tried.1);
        }
        if best >= beta && !is_decided(best) && !is_decided(beta) {
            best = (best * node.depth + beta) / (node.depth + 1);
        }
        if keeps && excluded.is_none() && !(K::ROOT && self.line > 0) {
            self.conclude::<K>(shared, node, best, best_move);
        }
        best
    }

    fn candidate(&self, ply: usize, m: Move, number: i32) -> Candidate {
        let board = self.position.board();
        let piece = board.piece_at(m.from).expect("a legal move moves a piece");
        let taken = board.piece_at(m.to);
        let arrival = Arrival::new(piece, m.to);
        let records = &self.histories;
        let record = match taken {
            Some(taken) => records.capture(arrival, taken.role),
            None => {
                records.quiet(piece.color, m)
                    + records.continuation(self.back(ply, 1).arrival, arrival)
                    + records.continuation(self.back(ply, 2).arrival, arrival)
            }
        };
        Candidate {
            m,
            arrival,
            taken,
            checks: self.position.gives_check(m),
            number,
            record,
        }
    }

    /// Whether the move need not be looked at. `quiets` is unset when no further quiet move need.
    fn is_hopeless(&self, node: &Node, alpha: i32, c: &Candidate, quiets: &mut bool) -> bool {
        let improving = i32::from(node.improving);
        if c.number >= (lmp_base() + node.depth * node.depth) / (2 - improving) {
            *quiets = false;
        }
        let eval = self.peek(node.ply).eval;
        let reduction = self.base_reduction(node.depth, c.number) / 1024;
        let depth = (node.depth - 1 - reduction).max(0);
        if let Some(taken) = c.taken {
            let gain = eval
                + capture_futility_base()
                + capture_futility_slope() * depth
                + exchange::worth(taken.role)
                + c.record / 16;
            if !c.checks && depth < 7 && gain <= alpha {
                return true;
            }
            let margin = see_capture() * node.depth + c.record / 32;
            return !exchange::wins_at_least(&self.position, c.m, -margin.max(0));
        }
        if c.record < -history_pruning() * node.depth {
            return true;
        }
        let depth = (depth + c.record / 6_000).max(0);
        let gain = eval + futility_base() + futility_slope() * depth;
        if !c.checks && depth < futility_depth() && gain <= alpha {
            return true;
        }
        !exchange::wins_at_least(&self.position, c.m, -see_quiet() * depth * depth)
    }

    fn base_reduction(&self, depth: i32, number: i32) -> i32 {
        let at = |index: i32| {
            let index = usize::try_from(index).unwrap_or(0).min(REDUCTIONS - 1);
            self.reductions[index]
        };
        at(depth) * at(number) + lmr_base()
    }

    /// By how many plies the move is followed deeper: the remembered one, if all others are worse
    /// by far. An error is the value of the node, when several moves refute it.
    fn extension<K: Kind>(
        &mut self,
        shared: &Shared<'_>,
        node: &Node,
        candidate: &Candidate,
        remembered: Option<Move>,
    ) -> Result<i32, i32> {
        let ply = node.ply;
        let (Some(entry), Some(value)) = (node.known, node.value()) else {
            return Ok(0);
        };
        let asks = !K::ROOT
            && remembered == Some(candidate.m)
            && self.peek(ply).excluded.is_none()
            && node.depth >= singular_depth() + i32::from(node.pv)
            && entry.known.is_lower()
            && i32::from(entry.depth) >= node.depth - 3
            && !is_decided(value)
            && ply < 2 * usize::try_from(self.root_depth).unwrap_or(0);
        if !asks {
            return Ok(0);
        }
        let bar = value - (singular_margin() + i32::from(node.pv && !K::PV)) * node.depth;
        let killer = self.peek(ply).killer;
        self.frame(ply).excluded = Some(candidate.m);
        let others =
            self.search::<NonPv>(shared, ply, bar - 1, bar, (node.depth - 1) / 2, node.cut);
        self.frame(ply).excluded = None;
        self.frame(ply).killer = killer;
        if self.over {
            return Ok(0);
        }
        if others < bar {
            let twice =
                !K::PV && others < bar - double_margin() && self.peek(ply).doubles < DOUBLE_MOST;
            self.frame(ply).doubles += u8::from(twice);
            return Ok(1 + i32::from(twice));
        }
        if others >= node.beta && !is_decided(others) {
            return Err(others);
        }
        let doubtful = value >= node.beta || node.cut;
        Ok(if doubtful { -2 } else { 0 })
    }

    /// The value of the move just made, to the side that made it.
    fn value_of<K: Kind>(
        &mut self,
        shared: &Shared<'_>,
        node: &Node,
        alpha: i32,
        candidate: &Candidate,
        extension: i32,
    ) -> i32 {
        let (ply, beta) = (node.ply, node.beta);
        let mut depth = node.depth - 1 + extension;
        let mut value = -Score::LIMIT;
        if node.depth >= 2 && candidate.number > 1 + i32::from(K::ROOT) {
            let reduction = self.reduction::<K>(node, candidate) / 1024;
            let most = depth + i32::from(K::PV);
            let reduced = (depth - reduction).min(most).max(1);
            self.frame(ply).reduction = depth - reduced;
            value = -self.search::<NonPv>(shared, ply + 1, -alpha - 1, -alpha, reduced, true);
            self.frame(ply).reduction = 0;
            if value > alpha && reduced < depth {
                depth += i32::from(value > alpha + 50 + 2 * depth);
                depth -= i32::from(value <= alpha + shallower());
                if reduced < depth {
                    let cut = !node.cut;
                    value = -self.search::<NonPv>(shared, ply + 1, -alpha - 1, -alpha, depth, cut);
                }
                let bonus = if value <= alpha {
                    -malus(depth)
                } else {
                    bonus(depth)
                };
                if candidate.taken.is_none() {
                    self.update_continuations(ply, candidate.arrival, bonus);
                }
            }
        } else if !K::PV || candidate.number > 1 {
            let cut = !node.cut;
            value = -self.search::<NonPv>(shared, ply + 1, -alpha - 1, -alpha, depth, cut);
        }
        if K::PV && (candidate.number == 1 || value > alpha) {
            value = -self.search::<Pv>(shared, ply + 1, -beta, -alpha, depth, false);
        }
        value
    }

    /// By how much less deep a late move is looked at, in 1024ths of a ply.
    fn reduction<K: Kind>(&self, node: &Node, candidate: &Candidate) -> i32 {
        let mut reduction = self.base_reduction(node.depth, candidate.number);
        if node.cut {
            reduction += lmr_cut();
        }
        if node.pv {
            reduction -= lmr_pv();
        }
        if !node.improving {
            reduction += lmr_not_improving();
        }
        if node.remembered_takes {
            reduction += lmr_capture_known();
        }
        if self.peek(node.ply + 1).cutoffs > 3 {
            reduction += lmr_cutoffs();
        }
        if candidate.checks {
            reduction -= lmr_check();
        }
        reduction - candidate.record * 1024 / lmr_history()
    }

    /// Keeps the value of a node, and learns how well it was judged.
    fn conclude<K: Kind>(
        &mut self,
        shared: &Shared<'_>,
        node: &Node,
        best: i32,
        best_move: Option<Move>,
    ) {
        let known = if best >= node.beta {
            Known::AtLeast
        } else if K::PV && best_move.is_some() {
            Known::Exactly
        } else {
            Known::AtMost
        };
        let found = (best_move, best);
        shared.table.store(
            node.key,
            entry(node.ply, found, node.raw, known, node.depth, node.pv),
        );
        let eval = self.peek(node.ply).eval;
        let quiet = best_move.is_none_or(|m| self.position.captured_by(m).is_none());
        let tells = match known {
            Known::AtLeast => best > eval,
            Known::AtMost => best < eval,
            _ => true,
        };
        if !self.peek(node.ply).in_check && quiet && tells && !is_decided(best) {
            let features = self.features(node.ply);
            let error = best - eval;
            self.histories
                .update_correction(&features, error, node.depth);
        }
    }

    /// A move was best: its record rises, those of the others fall.
    fn learn(&mut self, ply: usize, m: Move, depth: i32, quiets: &Tried, captures: &Tried) {
        let (up, down) = (bonus(depth), malus(depth));
        let turn = self.position.turn();
        let board = self.position.board();
        let Some(piece) = board.piece_at(m.from) else {
            return;
        };
        let arrival = Arrival::new(piece, m.to);
        if let Some(taken) = board.piece_at(m.to) {
            self.histories.update_capture(arrival, taken.role, up);
        } else {
            self.frame(ply).killer = Some(m);
            self.histories.update_quiet(turn, m, up);
            self.update_continuations(ply, arrival, up);
            for other in quiets.iter() {
                let Some(piece) = self.position.board().piece_at(other.from) else {
                    continue;
                };
                self.histories.update_quiet(turn, other, -down);
                self.update_continuations(ply, Arrival::new(piece, other.to), -down);
            }
        }
        for other in captures.iter() {
            let board = self.position.board();
            if let (Some(piece), Some(taken)) =
                (board.piece_at(other.from), board.piece_at(other.to))
            {
                let arrival = Arrival::new(piece, other.to);
                self.histories.update_capture(arrival, taken.role, -down);
            }
        }
    }

    /// A remembered move ended the search of a node at once.
    pub(super) fn reward_remembered(&mut self, ply: usize, m: Move, depth: i32) {
        let board = self.position.board();
        if let Some(piece) = board.piece_at(m.from)
            && piece.color == self.position.turn()
            && board.piece_at(m.to).is_none()
        {
            let up = bonus(depth);
            self.histories.update_quiet(piece.color, m, up);
            self.update_continuations(ply, Arrival::new(piece, m.to), up);
        }
    }

    /// No move helps: the opponent's last one was good.
    fn reward_prior(&mut self, ply: usize, depth: i32) {
        let before = self.back(ply, 1);
        let (Some(m), arrival) = (before.m, before.arrival) else {
            return;
        };
        if !self.path.last_was_quiet() {
            return;
        }
        let up = bonus(depth) * prior_bonus() / 100;
        let color = !self.position.turn();
        self.histories.update_quiet(color, m, up);
        self.update_continuations(ply - 1, arrival, up);
    }

    fn update_continuations(&mut self, ply: usize, now: Arrival, bonus: i32) {
        for (plies, weight) in [(1, 8), (2, 7), (4, 4)] {
            let earlier = self.back(ply, plies).arrival;
            if earlier != Arrival::NONE {
                self.histories
                    .update_continuation(earlier, now, bonus * weight / 8);
            }
        }
    }
}

fn bonus(depth: i32) -> i32 {
    (bonus_slope() * depth - bonus_offset()).min(bonus_most())
}

fn malus(depth: i32) -> i32 {
    (malus_slope() * depth - malus_offset()).min(malus_most())
}
