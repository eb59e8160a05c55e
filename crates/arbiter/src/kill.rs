//! Whether a side mates by checks alone: the kill (dọa hết, 杀) of the Chinese rules (2020: 24.2,
//! "a move that means to mate by a check, or a series of checks, from the next move on").
//!
//! Every move of the line is a check, so no line ends in stalemate. No text bounds its length; the
//! search does, and says so when it ran into its bound.

use crate::trial::Trial;
use xiangqi::{Color, Move, Position};

/// How far the searches look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The longest series of checks.
    pub checks: u8,
    /// Positions looked at in one search.
    pub nodes: u32,
}

impl Bounds {
    /// Series of at most so many checks, in searches of the customary size.
    pub const fn checks(checks: u8) -> Self {
        Self { checks, nodes: 400 }
    }
}

/// What a bounded search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found<T> {
    /// There is one.
    Yes(T),
    /// There is none.
    No,
    /// The bound was reached first.
    Unknown,
}

/// Whether `side`, if it were to move, would mate by checks alone, and how.
pub fn kill(position: &Position, side: Color, bounds: Bounds) -> Found<Vec<Move>> {
    mate_by_checks(&mut Trial::new(position, side), bounds)
}

pub(crate) fn mate_by_checks(trial: &mut Trial, bounds: Bounds) -> Found<Vec<Move>> {
    let mut search = Search {
        nodes: bounds.nodes,
        cut: false,
    };
    for checks in 1..=bounds.checks {
        search.cut = false;
        if let Some(mut line) = search.attack(trial, checks) {
            line.reverse();
            return Found::Yes(line);
        }
        if !search.cut {
            return Found::No;
        }
    }
    Found::Unknown
}

struct Search {
    nodes: u32,
    /// Whether a line was left because it grew too long, or no nodes were left.
    cut: bool,
}

impl Search {
    /// A mating line of at most so many checks, its last move first.
    fn attack(&mut self, trial: &mut Trial, checks: u8) -> Option<Vec<Move>> {
        if self.nodes == 0 {
            self.cut = true;
            return None;
        }
        self.nodes -= 1;
        for m in trial.checks() {
            if let Some(mut line) = trial.after(m, |trial| self.defend(trial, checks - 1)) {
                line.push(m);
                return Some(line);
            }
        }
        None
    }

    /// The longest line that no answer escapes.
    fn defend(&mut self, trial: &mut Trial, checks: u8) -> Option<Vec<Move>> {
        if checks == 0 {
            let mated = !trial.can_move();
            self.cut |= !mated;
            return mated.then(Vec::new);
        }
        let mut longest = Vec::new();
        for m in trial.moves() {
            let mut line = trial.after(m, |trial| self.attack(trial, checks))?;
            line.push(m);
            if line.len() > longest.len() {
                longest = line;
            }
        }
        Some(longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn red(fen: &str, checks: u8) -> Found<Vec<Move>> {
        let position = Position::from_fen(fen).unwrap();
        kill(&position, Color::Red, Bounds::checks(checks))
    }

    #[test]
    fn a_mate_in_one_is_a_kill() {
        let found = red("4k4/R8/9/9/9/9/9/9/9/1R1K5 b - - 0 1", 1);
        assert_eq!(found, Found::Yes(vec!["b0b9".parse().unwrap()]));
    }

    #[test]
    fn an_attack_without_checks_is_none() {
        assert_eq!(red("4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1", 5), Found::No);
    }

    #[test]
    fn checks_that_go_on_and_on_are_not_known_to_mate() {
        assert_eq!(red("4k4/9/9/9/9/9/9/9/9/R4K3 b - - 0 1", 3), Found::Unknown);
    }
}
