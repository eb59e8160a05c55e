//! Proof and disproof numbers, from the eyes of the side to move.

/// How much is still to be shown about a position, in leaves of the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Until the side to move has reached its aim.
    pub(super) reach: u32,
    /// Until it is shown that it cannot.
    pub(super) miss: u32,
}

impl Numbers {
    /// What never ends.
    pub(super) const NEVER: u32 = 1 << 30;
    /// The side to move has reached its aim.
    pub(super) const REACHED: Self = Self {
        reach: 0,
        miss: Self::NEVER,
    };
    /// It cannot.
    pub(super) const MISSED: Self = Self {
        reach: Self::NEVER,
        miss: 0,
    };
    /// Nothing is to be exceeded.
    pub(super) const ALL: Self = Self {
        reach: Self::NEVER,
        miss: Self::NEVER,
    };

    pub(super) const fn is_settled(self) -> bool {
        self.reach == 0 || self.miss == 0
    }
}
