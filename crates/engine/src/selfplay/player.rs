//! The engine as a player of its own games.

use super::Player;
use crate::{Control, Engine, Limits, Score};
use arbiter::History;
use core::time::Duration;
use xiangqi::Move;

impl Player for Engine {
    fn begin(&mut self) {
        self.clear();
    }

    /// No clock runs: only the positions are counted.
    fn think(&mut self, history: &History, nodes: u64) -> Option<(Move, Score)> {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let choice = self.search(
            history,
            &limits,
            &Control::new(),
            &|| Duration::ZERO,
            &mut |_| {},
        );
        Some((choice.best?, choice.info.score))
    }
}
