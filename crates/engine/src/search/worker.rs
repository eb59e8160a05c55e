//! One thread of the search: its position, its line and what it has learned.

use super::frame::Frame;
use super::{MAX_PLY, RootMove, Shared, lost_at, won_at};
use crate::history::{Arrival, Features, Histories};
use crate::level::Sight;
use crate::parameters::lmr_factor;
use crate::picker::{Context, Picker, Pool};
use crate::repetition::{Path, Recurrence};
use crate::{Change, Evaluator, Judge, Score};
use arbiter::{CountRule, Exception, History, Ruleset, can_mate};
use core::sync::atomic::Ordering::Relaxed;
use std::sync::Arc;
use xiangqi::{Color, Move, Position, Role};

/// How many nodes go by between two looks at the clock.
const LOOK: u64 = 512;
/// Depths and move numbers with a reduction of their own.
pub(super) const REDUCTIONS: usize = 128;

/// A thread. It keeps what it has learned from one search to the next.
pub(crate) struct Worker {
    pub(super) index: usize,
    pub(super) position: Position,
    pub(super) path: Path,
    pub(super) evaluator: Box<dyn Evaluator + Send>,
    pub(super) histories: Histories,
    pub(super) frames: Vec<Frame>,
    pub(super) pool: Pool,
    pub(super) reductions: Box<[i32]>,
    pub(super) root_moves: Vec<RootMove>,
    /// Which of the best lines is being looked for.
    pub(super) line: usize,
    pub(super) nodes: u64,
    pub(super) most_nodes: u64,
    pub(super) longest: usize,
    /// The side that searches.
    pub(super) us: Color,
    pub(super) root_depth: i32,
    /// Passing is not tried before this ply while a pass is being verified.
    pub(super) null_from: usize,
    /// Plies without a capture that draw.
    no_capture: u16,
    /// What it sees, if it does not see all.
    sight: Option<Sight>,
    /// Whether a win or loss below rests on a repetition, and so on the way that led to it.
    pub(super) by_rule: bool,
    pub(super) over: bool,
}

impl Worker {
    pub(crate) fn new(index: usize, judge: &Judge, ruleset: Arc<Ruleset>) -> Self {
        let logarithm = |number: usize| {
            f64::from(u32::try_from(number.max(1)).unwrap_or(1)).ln()
                * f64::from(lmr_factor()).sqrt()
        };
        #[expect(clippy::cast_possible_truncation, reason = "it is a small number")]
        let reductions = (0..REDUCTIONS).map(|number| logarithm(number) as i32);
        Self {
            index,
            position: Position::start(),
            no_capture: no_capture_limit(&ruleset),
            path: Path::new(ruleset),
            evaluator: judge.evaluator(),
            histories: Histories::new(),
            frames: vec![Frame::new(); Frame::BEFORE + MAX_PLY + 2],
            pool: Pool::new(),
            reductions: reductions.collect(),
            root_moves: Vec::new(),
            line: 0,
            nodes: 0,
            most_nodes: u64::MAX,
            longest: 0,
            us: Color::Red,
            root_depth: 0,
            null_from: 0,
            sight: None,
            by_rule: false,
            over: false,
        }
    }

    /// Forgets everything it has learned.
    pub(crate) fn clear(&mut self) {
        self.histories.clear();
    }

    pub(crate) fn set_judge(&mut self, judge: &Judge) {
        self.evaluator = judge.evaluator();
    }

    pub(crate) fn set_ruleset(&mut self, ruleset: &Arc<Ruleset>) {
        self.no_capture = no_capture_limit(ruleset);
        self.path.set_ruleset(Arc::clone(ruleset));
    }

    /// From now on it sees so much; all, without any limit.
    pub(crate) const fn set_sight(&mut self, sight: Option<Sight>) {
        self.sight = sight;
    }

    /// Goes to where the game stands, to choose among these moves.
    pub(crate) fn prepare(&mut self, game: &History, moves: &[RootMove], most_nodes: u64) {
        self.position = game.start().clone();
        self.path.start(&self.position);
        for ply in game.plies() {
            let undo = self.position.play_unchecked(ply.m);
            self.path
                .push(&self.position, ply.m, undo, !ply.irreversible);
        }
        self.path.mark_root();
        self.evaluator.reset(&self.position);
        self.us = self.position.turn();
        for frame in &mut self.frames {
            *frame = Frame::new();
        }
        self.frame(0).in_check = self.position.is_check();
        self.root_moves = moves.to_vec();
        self.pool.clear();
        self.nodes = 0;
        self.most_nodes = most_nodes;
        self.longest = 0;
        self.null_from = 0;
        self.by_rule = false;
        self.over = false;
    }

    pub(super) fn frame(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + Frame::BEFORE]
    }

    pub(super) fn peek(&self, ply: usize) -> &Frame {
        &self.frames[ply + Frame::BEFORE]
    }

    /// The frame so many plies before this one.
    pub(super) fn back(&self, ply: usize, plies: usize) -> &Frame {
        &self.frames[ply + Frame::BEFORE - plies]
    }

    /// What the order of moves at this ply rests on.
    pub(super) fn context(&self, ply: usize) -> Context {
        Context {
            earlier: [1, 2, 4].map(|plies| self.back(ply, plies).arrival),
            killer: self.peek(ply).killer,
        }
    }

    pub(super) fn features(&self, ply: usize) -> Features {
        let last = self.back(ply, 1).arrival;
        Features::of(self.position.board(), self.position.turn(), last)
    }

    /// Makes a legal move at this ply.
    pub(super) fn play(&mut self, shared: &Shared<'_>, ply: usize, m: Move) {
        let board = self.position.board();
        let piece = board.piece_at(m.from).expect("a legal move moves a piece");
        let captured = board.piece_at(m.to);
        let advance = piece.role == Role::Soldier && m.from.file() == m.to.file();
        let undo = self.position.play_unchecked(m);
        shared.table.prefetch(self.position.key());
        let reversible = captured.is_none() && !advance;
        self.path.push(&self.position, m, undo, reversible);
        self.evaluator.push(Change {
            piece,
            from: m.from,
            to: m.to,
            captured,
        });
        let in_check = self.position.is_check();
        let frame = self.frame(ply);
        frame.m = Some(m);
        frame.arrival = Arrival::new(piece, m.to);
        self.frame(ply + 1).in_check = in_check;
        self.nodes += 1;
    }

    /// Takes back the last move made.
    pub(super) fn take_back(&mut self) {
        if let Some(undo) = self.path.pop() {
            self.position.take_back(undo);
            self.evaluator.pop();
        }
    }

    /// Lets the other side move.
    pub(super) fn pass(&mut self, shared: &Shared<'_>, ply: usize) {
        self.position.pass();
        shared.table.prefetch(self.position.key());
        self.path.push_pass(&self.position);
        let frame = self.frame(ply);
        frame.m = None;
        frame.arrival = Arrival::NONE;
        self.frame(ply + 1).in_check = false;
        self.nodes += 1;
    }

    pub(super) fn take_back_pass(&mut self) {
        self.path.pop();
        self.position.pass();
    }

    /// What the rules beyond the board make of the position, if the game is over by them.
    pub(super) fn adjudicate(&mut self, ply: usize) -> Option<i32> {
        let turn = self.position.turn();
        match self.path.recurrence(&self.position, self.us) {
            Some(Recurrence::Draw) => return Some(self.draw()),
            Some(Recurrence::Loses(color)) => {
                self.by_rule = true;
                return Some(if color == turn {
                    lost_at(ply)
                } else {
                    won_at(ply)
                });
            }
            None => {}
        }
        if self.position.halfmove_clock() >= self.no_capture && !self.is_mated() {
            return Some(self.draw());
        }
        let board = self.position.board();
        let few = board.occupied().len() <= 10;
        if few && Color::ALL.iter().all(|&color| !can_mate(board, color)) && !self.is_mated() {
            return Some(self.draw());
        }
        None
    }

    fn is_mated(&self) -> bool {
        self.position.legal_moves().is_empty()
    }

    /// A draw is worth nothing, give or take a hundredth, so that no line of draws is like another.
    pub(super) const fn draw(&self) -> i32 {
        1 - (self.nodes & 2) as i32
    }

    /// The next move of the picker that is seen. At the root only moves that are seen can be chosen
    /// anyway.
    pub(super) fn next_seen(
        &mut self,
        picker: &mut Picker,
        ply: usize,
        quiets: bool,
    ) -> Option<Move> {
        loop {
            let m = picker.next(&self.position, &self.histories, &mut self.pool, quiets)?;
            match &self.sight {
                Some(sight) if ply > 0 && sight.overlooks(&self.position, m) => {}
                _ => return Some(m),
            }
        }
    }

    /// The value of a node where no move is seen.
    pub(super) fn without_moves(&mut self, ply: usize) -> i32 {
        if self.sight.is_some() && !self.is_mated() {
            self.judge()
        } else {
            lost_at(ply)
        }
    }

    /// The judgement of the position by itself.
    pub(super) fn judge(&mut self) -> i32 {
        let mut value = self.evaluator.evaluate(&self.position);
        if let Some(sight) = &self.sight {
            value += sight.error(self.position.key());
        }
        value.clamp(1 - Score::WIN, Score::WIN - 1)
    }

    /// Whether the search is to end at once. To be asked at each node.
    pub(super) fn must_end(&mut self, shared: &Shared<'_>) -> bool {
        if self.over {
            return true;
        }
        if self.nodes >= self.most_nodes {
            self.over = true;
        } else if self.nodes.is_multiple_of(LOOK) {
            self.look(shared);
        }
        self.over
    }

    /// Tells how far this thread has come, and looks whether it is time to end.
    fn look(&mut self, shared: &Shared<'_>) {
        shared.nodes[self.index].store(self.nodes, Relaxed);
        if shared.over.load(Relaxed) || shared.control.is_stopped() {
            self.over = true;
        } else if self.index == 0 {
            self.over = shared.is_out_of_time() || shared.nodes() >= shared.most_nodes;
        }
    }
}

/// Plies without a capture that end the game, as far as this can be told from their number alone.
fn no_capture_limit(ruleset: &Ruleset) -> u16 {
    let rule = ruleset.parts().no_capture;
    rule.filter(|rule| rule.except == Exception::None)
        .map_or(u16::MAX, CountRule::plies)
}
