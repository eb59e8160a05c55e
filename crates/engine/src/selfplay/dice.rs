//! Where chance comes from.

/// A source of chance.
pub trait Dice {
    /// Any number, each as likely as any other.
    fn roll(&mut self) -> u64;

    /// A number below `sides`, which is not zero. For the few sides that are asked for, none is
    /// likelier than another by anything that matters.
    fn below(&mut self, sides: usize) -> usize {
        let (wide, sides) = (u128::from(self.roll()), sides as u128);
        usize::try_from((wide * sides) >> 64).unwrap_or(0)
    }
}

/// Chance that is the same for the same seed: Sebastiano Vigna's `SplitMix64`.
#[derive(Clone, Debug)]
pub struct Seeded(u64);

impl Seeded {
    /// Begins with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Dice for Seeded {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
