//! When to give up, and when to make peace.

use crate::{Choice, Score};

/// Worth so much less than nothing, a game is as good as lost.
const HOPELESS: i32 = -1500;
/// After so many answers in a row that see it lost, it is given up.
const PATIENCE: u8 = 3;
/// Neither side is better by more than this.
const LEVEL: i32 = 15;
/// After so many answers in a row that see it level, a draw is offered.
const DULL: u8 = 12;

/// What goes with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Courtesy {
    /// Only the move.
    None,
    /// A draw is offered, or agreed to.
    Draw,
    /// The game is given up.
    Resign,
}

/// What is remembered of the answers so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Manners {
    /// Whether the opponent offers a draw.
    pub(super) offered: bool,
    hopeless: u8,
    level: u8,
}

impl Manners {
    /// What goes with this answer.
    pub(super) fn answer(&mut self, choice: &Choice) -> Courtesy {
        let offered = std::mem::take(&mut self.offered);
        if choice.info.depth == 0 {
            return Courtesy::None;
        }
        let value = choice.info.score.value();
        let count = |so_far: u8, holds: bool| if holds { so_far.saturating_add(1) } else { 0 };
        self.hopeless = count(self.hopeless, value <= HOPELESS);
        self.level = count(self.level, value.abs() <= LEVEL);
        if self.hopeless >= PATIENCE {
            Courtesy::Resign
        } else if self.level >= DULL {
            self.level = 0;
            Courtesy::Draw
        } else if offered && value <= Score::EVEN.value() {
            Courtesy::Draw
        } else {
            Courtesy::None
        }
    }
}
