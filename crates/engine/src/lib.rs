//! Who plays: a search that looks ahead and a judgement of the positions it ends in.
//!
//! The crate is pure: it reads no clock ([`Clock`] is handed in), does no input and output, and with
//! one thread and a limit of nodes or depth the same question has the same answer. What the rules of
//! repetition make of a line is asked of the arbiter, under the ruleset of the game.

mod clock;
mod control;
pub mod dataset;
mod evaluation;
mod evaluator;
mod info;
mod limits;
pub mod nnue;
mod score;
pub mod selfplay;
mod symmetry;
#[cfg(test)]
mod testing;

pub use clock::Clock;
pub use control::Control;
pub use evaluation::HandWritten;
pub use evaluator::{Change, Evaluator};
pub use info::{Bound, Choice, Info};
pub use limits::{Limits, SideTime, Stage, TimeLeft};
pub use score::{Outlook, Score};
