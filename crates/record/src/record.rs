//! A game as it was written down.

use crate::{Headers, NodeId, Outcome, Replay, Step, Tree};
use xiangqi::{Color, Diagram, Illegal, Position};

/// A game as it was written down: it may be one move of a study, or hold moves that were never
/// legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Who, where, when.
    pub headers: Headers,
    /// What it starts from. A study may start from what cannot come up in a game.
    pub start: Diagram,
    /// The moves.
    pub tree: Tree,
    /// How it ended.
    pub outcome: Outcome,
}

impl Default for Record {
    fn default() -> Self {
        Self::new(Position::start().to_diagram())
    }
}

impl Record {
    /// A record without moves.
    pub fn new(start: Diagram) -> Self {
        Self {
            headers: Headers::default(),
            start,
            tree: Tree::default(),
            outcome: Outcome::Unknown,
        }
    }

    /// Whether it starts as every game does.
    pub fn is_from_start(&self) -> bool {
        let usual = Position::start();
        self.start.board == *usual.board() && self.start.turn == usual.turn()
    }

    /// The side that makes the first move, by the man it moves; none where there is no move or no
    /// man. Real files state the wrong side more often than they begin with an illegal move.
    pub fn first_mover(&self) -> Option<Color> {
        let first = self.tree.node(self.tree.next(Tree::ROOT)?)?;
        Some(self.start.board.piece_at(first.m.from)?.color)
    }

    /// The first move of every line that is not legal where it stands, with the reason. The moves
    /// after it are kept and not judged: they were made on a board that cannot be.
    pub fn illegal_nodes(&self) -> Vec<(NodeId, Illegal)> {
        let mut found = Vec::new();
        self.each_illegal(|id, why, _| found.push((id, why)));
        found
    }

    /// Goes through the [illegal moves](Self::illegal_nodes) in order, each with the board it is
    /// made on.
    pub fn each_illegal(&self, mut told: impl FnMut(NodeId, Illegal, &Replay)) {
        let mut replay = Replay::new(&self.start);
        let mut walk = self.tree.walk();
        while let Some(step) = walk.next() {
            match step {
                Step::Up(_) => replay.take_back(),
                Step::Down(id) => {
                    let Some(m) = self.tree.node(id).map(|node| node.m) else {
                        continue;
                    };
                    if let Err(why) = replay.play(m) {
                        replay.take_back();
                        told(id, why, &replay);
                        // The walk takes it back.
                        replay.play(m).ok();
                        walk.turn_back(id);
                    }
                }
            }
        }
    }

    /// The board at a node.
    pub fn at(&self, id: NodeId) -> Replay {
        let mut replay = Replay::new(&self.start);
        for node in self.tree.path(id) {
            if let Some(node) = self.tree.node(node) {
                // The record is shown as it is, illegal moves included.
                replay.play(node.m).ok();
            }
        }
        replay
    }

    /// The last node of the main line.
    pub fn end(&self) -> NodeId {
        self.tree.main_line().last().unwrap_or(Tree::ROOT)
    }
}
