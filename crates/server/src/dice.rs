//! Where chance comes from. Nothing else in the server may roll.

use std::fmt;

/// A source of random bytes.
pub trait Dice: fmt::Debug + Send + Sync {
    /// Fills `bytes`.
    fn fill(&self, bytes: &mut [u8]);
}

impl dyn Dice + '_ {
    /// An array of random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }

    /// Heads or tails.
    pub fn coin(&self) -> bool {
        let [byte] = self.bytes();
        byte & 1 == 1
    }
}

/// The operating system's random source.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDice;

impl Dice for SystemDice {
    fn fill(&self, bytes: &mut [u8]) {
        // A machine that cannot roll dice cannot keep secrets either; there is nothing to do.
        getrandom::fill(bytes).expect("the operating system's random source works");
    }
}
