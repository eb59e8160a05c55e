//! The engine against itself: whole games, for networks to be trained on.
//!
//! Every game begins with moves drawn by lot, until neither side is much better; now and then a
//! move is drawn by lot later, too. Chance is handed in ([`Dice`]), so a game can be played again.

mod agreement;
mod dice;
mod opening;
mod play;
mod player;

pub use dice::{Dice, Seeded};
pub use play::{Player, SelfPlay, SelfPlayError};

#[cfg(test)]
mod tests;
