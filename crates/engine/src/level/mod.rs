//! How well the engine plays when it is not to play as well as it can.
//!
//! A level is weak as people are: it overlooks moves, above all those that are hard to see (a cannon
//! that takes over a screen, a chariot from far away, a horse, a move backwards), it looks ahead less
//! far, and it judges a little at random. What it does see it weighs like the engine.

mod form;
mod sight;
#[cfg(test)]
mod tests;

pub use form::Form;
pub(crate) use sight::Sight;

use crate::selfplay::Dice;

/// One of twelve strengths, from 1, which whoever has just learned the moves can beat, to 12, which
/// is all the engine can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Strength {
    /// How strong it is; `docs/engine.md` says how this was measured, and what it means.
    elo: u16,
    /// Positions it looks at, and plies it looks ahead; unless it has no limit.
    limits: Option<(u64, u16)>,
    /// How many of a thousand own moves it overlooks that are neither easy nor hard to see.
    own: u16,
    /// How many of a thousand moves of the opponent it overlooks.
    theirs: u16,
    /// Whether it overlooks checks, too, and with them mates in one.
    misses_checks: bool,
    /// By how many hundredths of a soldier it misjudges a position at the most.
    blur: u16,
}

const fn strength(
    elo: u16,
    limits: (u64, u16),
    (own, theirs): (u16, u16),
    misses_checks: bool,
    blur: u16,
) -> Strength {
    Strength {
        elo,
        limits: Some(limits),
        own,
        theirs,
        misses_checks,
        blur,
    }
}

/// The levels, weakest first. To measure them anew: `cargo run --release -p engine --example ladder`.
const STRENGTHS: [Strength; 12] = [
    strength(400, (1_000, 1), (350, 800), true, 150),
    strength(600, (1_000, 1), (260, 600), true, 110),
    strength(800, (1_000, 1), (190, 420), true, 80),
    strength(1000, (1_500, 2), (130, 300), true, 60),
    strength(1200, (1_500, 2), (70, 150), true, 50),
    strength(1400, (2_000, 3), (40, 80), true, 40),
    strength(1600, (2_000, 4), (26, 52), false, 30),
    strength(1800, (1_500, 6), (12, 24), false, 20),
    strength(2000, (2_500, 20), (4, 8), false, 15),
    strength(2200, (10_000, 40), (0, 0), false, 8),
    strength(2400, (50_000, 60), (0, 0), false, 4),
    Strength {
        elo: 2600,
        limits: None,
        own: 0,
        theirs: 0,
        misses_checks: false,
        blur: 0,
    },
];

impl Level {
    /// The weakest.
    pub const LEAST: Self = Self(1);
    /// All the engine can do.
    pub const FULL: Self = Self(12);

    /// The level of this number, from 1 to 12.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::LEAST.0 || number > Self::FULL.0 {
            None
        } else {
            Some(Self(number))
        }
    }

    /// All of them, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (Self::LEAST.0..=Self::FULL.0).map(Self)
    }

    /// Its number, from 1 to 12.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How strong it is, as `docs/engine.md` measures it.
    pub const fn elo(self) -> u16 {
        self.strength().elo
    }

    /// The level whose strength is nearest to this.
    pub fn from_elo(elo: u16) -> Self {
        Self::all()
            .min_by_key(|level| level.elo().abs_diff(elo))
            .unwrap_or(Self::FULL)
    }

    /// The level at one turn of a game: the dice decide what it overlooks this time.
    pub fn form(self, dice: &mut dyn Dice) -> Form {
        Form::new(self, dice.roll())
    }

    const fn strength(self) -> &'static Strength {
        &STRENGTHS[self.0 as usize - 1]
    }
}

/// [`Level::FULL`].
impl Default for Level {
    fn default() -> Self {
        Self::FULL
    }
}
