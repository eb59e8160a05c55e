//! Which man is which: each keeps its number through the game.

use xiangqi::{Move, Position, Square};

/// Some of the men that stood on the board when the game began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ManSet(u32);

impl ManSet {
    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Which man stands where: each keeps its number through the game.
#[derive(Clone, Debug)]
pub(crate) struct Men([u8; Square::COUNT]);

/// The number of an empty square. A board has at most 32 men.
const NOBODY: u8 = 32;

impl Men {
    pub(crate) fn of(position: &Position) -> Self {
        let mut men = Self([NOBODY; Square::COUNT]);
        for (number, (square, _)) in (0..NOBODY).zip(position.board().pieces()) {
            men.0[usize::from(square.index())] = number;
        }
        men
    }

    pub(crate) fn carry(&mut self, m: Move) {
        let man = std::mem::replace(&mut self.0[usize::from(m.from.index())], NOBODY);
        self.0[usize::from(m.to.index())] = man;
    }

    pub(crate) fn set(&self, squares: impl IntoIterator<Item = Square>) -> ManSet {
        let numbers = squares
            .into_iter()
            .map(|square| self.0[usize::from(square.index())]);
        ManSet(
            numbers
                .filter(|&man| man < NOBODY)
                .fold(0, |set, man| set | 1 << man),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_keeps_its_number_and_the_taken_leave() {
        let position = Position::start();
        let mut men = Men::of(&position);
        let at = |men: &Men, square: &str| men.set([square.parse::<Square>().unwrap()]);
        let (cannon, horse) = (at(&men, "b2"), at(&men, "b9"));
        assert_eq!(cannon.union(horse).len(), 2);
        men.carry("b2b9".parse().unwrap());
        assert_eq!(at(&men, "b9"), cannon);
        assert!(at(&men, "b2").is_empty());
    }
}
