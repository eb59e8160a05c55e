//! The worth of men on the Chinese scale.

use std::ops::{Add, Neg, Sub};
use xiangqi::{Piece, Role, Square};

/// A general taken or mated: beyond every account.
pub(crate) const MATE: i32 = 10_000;

/// What an advisor or an elephant is worth as a [balance](Account::balance): the least worth that a
/// soldier cannot outweigh.
pub(crate) const GUARD: i32 = 16;

/// Men won, less men lost (1999: 25.3): a chariot is worth two horses, two cannons or one of each,
/// a horse is worth a cannon, an advisor an elephant. Crossed soldiers are counted apart, for their
/// worth floats. What a horse is worth in advisors no text says; two is the custom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Account {
    pieces: i32,
    soldiers: i32,
}

impl Account {
    pub(crate) const ZERO: Self = Self {
        pieces: 0,
        soldiers: 0,
    };

    /// What a man on a square is worth. The general and a soldier that has not crossed are worth
    /// nothing.
    pub(crate) fn of(piece: Piece, square: Square) -> Self {
        let crossed = piece.role == Role::Soldier && square.rank().is_across_river(piece.color);
        Self {
            pieces: match piece.role {
                Role::Chariot => 4,
                Role::Horse | Role::Cannon => 2,
                Role::Advisor | Role::Elephant => 1,
                Role::General | Role::Soldier => 0,
            },
            soldiers: i32::from(crossed),
        }
    }

    /// One number to compare by. A soldier is worth something, and as much as an advisor where it
    /// was given for other men or they for it.
    pub(crate) fn balance(self) -> i32 {
        let floats = self.pieces.signum() * self.soldiers.signum() < 0;
        self.pieces * GUARD + self.soldiers * if floats { GUARD } else { 1 }
    }

    /// Whether a soldier is in it.
    pub(crate) const fn has_soldier(self) -> bool {
        self.soldiers != 0
    }
}

impl Add for Account {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            pieces: self.pieces + other.pieces,
            soldiers: self.soldiers + other.soldiers,
        }
    }
}

impl Neg for Account {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            pieces: -self.pieces,
            soldiers: -self.soldiers,
        }
    }
}

impl Sub for Account {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}
