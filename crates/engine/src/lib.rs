//! Who plays: a search that looks ahead and a judgement of the positions it ends in.
//!
//! The crate is pure: it reads no clock ([`Clock`] is handed in), does no input and output, and with
//! one thread and a limit of nodes or depth the same question has the same answer. What the rules of
//! repetition make of a line is asked of the arbiter, under the ruleset of the game.

mod bench;
mod checksum;
mod clock;
pub mod console;
mod control;
pub mod dataset;
mod engine;
mod evaluation;
mod evaluator;
mod exchange;
mod history;
mod info;
mod judge;
mod level;
mod limits;
pub mod mate;
mod memory;
pub mod nnue;
mod parameters;
mod picker;
mod prefetch;
mod repetition;
mod score;
mod search;
pub mod selfplay;
mod symmetry;
mod table;
#[cfg(test)]
mod testing;
mod time;
pub mod ucci;
pub mod uci;

pub use bench::{BENCH_DEPTH, Bench, bench};
pub use clock::Clock;
pub use control::Control;
pub use engine::{ENGINE_RULESET, Engine, Options};
pub use evaluation::HandWritten;
pub use evaluator::{Change, Evaluator};
pub use info::{Bound, Choice, Info};
pub use judge::Judge;
pub use level::{Form, Level};
pub use limits::{Limits, SideTime, Stage, TimeLeft};
pub use memory::Memory;
#[cfg(feature = "tune")]
pub use parameters::tune;
pub use score::{Outlook, Score};

/// What the engine calls itself.
pub const NAME: &str = concat!("KyDai ", env!("CARGO_PKG_VERSION"));
