//! What a game does, seen from outside.
#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

mod play;
mod properties;
mod rulings;
mod table;
