//! A level at one turn of a game.

use super::{Level, Sight};
use crate::Limits;
use arbiter::History;

/// A level at one turn: the same form does the same in the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    level: Level,
    seed: u64,
}

impl Form {
    pub(super) const fn new(level: Level, seed: u64) -> Self {
        Self { level, seed }
    }

    /// Of which level it is.
    pub const fn level(self) -> Level {
        self.level
    }

    /// The limits as the level narrows them.
    pub(crate) fn narrow(self, limits: &Limits) -> Limits {
        let mut limits = limits.clone();
        if let Some((nodes, depth)) = self.level.strength().limits {
            limits.nodes = Some(limits.nodes.map_or(nodes, |asked| asked.min(nodes)));
            limits.depth = Some(limits.depth.map_or(depth, |asked| asked.min(depth)));
        }
        limits
    }

    /// What it sees where the game stands; none if it sees all.
    pub(crate) fn sight(self, game: &History) -> Option<Sight> {
        let strength = self.level.strength();
        let last = game.plies().last().map(|ply| ply.m.to);
        strength
            .limits
            .map(|_| Sight::new(strength, self.seed, game.position().turn(), last))
    }
}
