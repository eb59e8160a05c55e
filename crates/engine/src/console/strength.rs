//! How well a session's player is to play.

use crate::Level;

/// What was said of strength: UCI has two ways to say it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strength {
    /// The level asked for by its number.
    pub number: Level,
    /// The level asked for by its strength.
    pub elo: Level,
    /// Whether the second counts.
    pub limited: bool,
}

impl Strength {
    /// The level that counts.
    pub const fn level(self) -> Level {
        if self.limited { self.elo } else { self.number }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strength_counts_only_where_it_is_limited() {
        let mut strength = Strength::default();
        assert_eq!(strength.level(), Level::FULL);
        strength.elo = Level::LEAST;
        assert_eq!(strength.level(), Level::FULL);
        strength.limited = true;
        assert_eq!(strength.level(), Level::LEAST);
    }
}
