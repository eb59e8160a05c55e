//! The seam between a session and who plays in it.

use crate::selfplay::Seeded;
use crate::{Choice, Clock, Control, Engine, Info, Level, Limits, Memory, Options, Score};
use arbiter::{History, Ruleset};
use std::sync::Arc;
use xiangqi::Position;

/// What a player is set up with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Size of the transposition table, in MiB.
    pub hash: u32,
    /// Threads that search together.
    pub threads: u16,
    /// What decides about repetition.
    pub ruleset: &'static Ruleset,
}

/// Who chooses the moves that a session asks for.
pub trait Player: Send + 'static {
    /// Takes on a setup; called before a search whenever it has changed, and at the start.
    fn prepare(&mut self, setup: &Setup);

    /// What was learned from earlier positions has no bearing any more.
    fn forget(&mut self);

    /// Chooses a move as well as this level does; there is at least one that may be chosen.
    fn think(
        &mut self,
        history: &History,
        limits: &Limits,
        level: Level,
        control: &Control,
        clock: &dyn Clock,
        report: &mut dyn FnMut(&Info),
    ) -> Choice;

    /// What a position is worth to the side to move, without looking ahead.
    fn glance(&mut self, position: &Position) -> Score;

    /// What is remembered of a position, if anything.
    fn recall(&self, position: &Position) -> Option<Memory>;
}

impl Player for Engine {
    fn prepare(&mut self, setup: &Setup) {
        self.set_options(Options {
            threads: setup.threads.into(),
            hash_mib: usize::try_from(setup.hash).unwrap_or(Options::MOST_HASH_MIB),
            ruleset: Arc::new(setup.ruleset.clone()),
        });
    }

    fn forget(&mut self) {
        self.clear();
    }

    fn think(
        &mut self,
        history: &History,
        limits: &Limits,
        level: Level,
        control: &Control,
        clock: &dyn Clock,
        report: &mut dyn FnMut(&Info),
    ) -> Choice {
        // The clock is all that comes from outside and is not the same in every game.
        let nanos = u64::try_from(clock.now().as_nanos()).unwrap_or(0);
        let form = level.form(&mut Seeded::new(nanos ^ history.position().key()));
        self.play(history, limits, form, control, clock, report)
    }

    fn glance(&mut self, position: &Position) -> Score {
        Self::glance(self, position)
    }

    fn recall(&self, position: &Position) -> Option<Memory> {
        Self::recall(self, position)
    }
}
