//! A forced win with everything that shows it.

use std::collections::HashMap;

use xiangqi::{Color, Move, Position};

/// The longest proof that is followed, in plies: more than any search looks ahead in one go, since
/// what one part of a search has proved another may build on.
const MOST_PLIES: usize = 1_000;

/// A win that no defence prevents: an answer to every move of the defender, until it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Who wins.
    pub winner: Color,
    /// The longest defence against it, to the last move. Its length is that of the win.
    pub line: Vec<Move>,
    /// For every position of the proof by its key: the winner's move where it is theirs, and how
    /// many plies are left.
    nodes: HashMap<u64, Node>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    answer: Option<Move>,
    /// Nothing while the search is below the position.
    plies: Option<usize>,
}

/// Why there is no proof after all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gap {
    /// The winner's move in some position is not known, or is none.
    NoAnswer,
    /// A line comes back to where it was, or never ends.
    Endless,
}

impl Proof {
    /// Follows every defence from a position on, with the winner's moves from `answer`, and makes
    /// sure that all of them lose.
    pub(super) fn follow(
        position: &Position,
        winner: Color,
        answer: impl FnMut(&Position) -> Option<Move>,
    ) -> Result<Self, Gap> {
        let mut walk = Walk {
            position: position.clone(),
            winner,
            answer,
            nodes: HashMap::new(),
        };
        walk.visit(0)?;
        let mut proof = Self {
            winner,
            line: Vec::new(),
            nodes: walk.nodes,
        };
        proof.line = proof.longest(position);
        Ok(proof)
    }

    /// How many plies the win takes against the longest defence.
    pub fn plies(&self) -> usize {
        self.line.len()
    }

    /// The winner's move in a position of the proof.
    pub fn answer(&self, position: &Position) -> Option<Move> {
        self.nodes.get(&position.key())?.answer
    }

    fn longest(&self, position: &Position) -> Vec<Move> {
        let mut position = position.clone();
        let mut line = Vec::new();
        while line.len() < MOST_PLIES {
            let answer = self.answer(&position);
            let Some(m) = answer.or_else(|| self.stiffest(&position)) else {
                break;
            };
            position.play_unchecked(m);
            line.push(m);
        }
        line
    }

    /// The defence that lasts longest, the first of them where there are several.
    fn stiffest(&self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        let lasts = |m: Move| {
            let mut next = position.clone();
            next.play_unchecked(m);
            self.nodes.get(&next.key()).and_then(|node| node.plies)
        };
        moves.iter().rev().copied().max_by_key(|&m| lasts(m))
    }
}

/// A walk through all that the defender may do.
struct Walk<A> {
    position: Position,
    winner: Color,
    answer: A,
    nodes: HashMap<u64, Node>,
}

impl<A: FnMut(&Position) -> Option<Move>> Walk<A> {
    /// How many plies are left from here.
    fn visit(&mut self, depth: usize) -> Result<usize, Gap> {
        let key = self.position.key();
        if let Some(node) = self.nodes.get(&key) {
            return node.plies.ok_or(Gap::Endless);
        }
        if depth > MOST_PLIES {
            return Err(Gap::Endless);
        }
        let attacks = self.position.turn() == self.winner;
        let answer = if attacks { Some(self.answer()?) } else { None };
        self.nodes.insert(
            key,
            Node {
                answer,
                plies: None,
            },
        );
        let plies = match answer {
            Some(m) => 1 + self.after(m, depth)?,
            None => self.defend(depth)?,
        };
        let plies_left = Some(plies);
        self.nodes.insert(
            key,
            Node {
                answer,
                plies: plies_left,
            },
        );
        Ok(plies)
    }

    fn answer(&mut self) -> Result<Move, Gap> {
        (self.answer)(&self.position)
            .filter(|&m| self.position.is_legal(m))
            .ok_or(Gap::NoAnswer)
    }

    fn defend(&mut self, depth: usize) -> Result<usize, Gap> {
        let mut longest = 0;
        for &m in &self.position.legal_moves() {
            longest = longest.max(1 + self.after(m, depth)?);
        }
        Ok(longest)
    }

    fn after(&mut self, m: Move, depth: usize) -> Result<usize, Gap> {
        let undo = self.position.play_unchecked(m);
        let plies = self.visit(depth + 1);
        self.position.take_back(undo);
        plies
    }
}
