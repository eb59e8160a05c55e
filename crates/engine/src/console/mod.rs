//! What the engine's protocols share: reading lines, the position they speak of, the settings, and
//! a search that runs while the next line is read.

mod converse;
mod desk;
mod fault;
mod lines;
mod output;
mod place;
mod player;
mod ranks;
mod setting;
mod strength;
mod words;

pub use converse::Flow;
pub(crate) use converse::{Session, converse};
pub(crate) use desk::{Desk, Telling, Wait};
pub use fault::Fault;
pub use lines::{LineFault, Lines, MOST_LINE};
pub use output::ConsoleError;
pub(crate) use output::Output;
pub use place::Place;
pub use player::{Player, Setup};
pub use ranks::Ranks;
pub use setting::{Kind, Knob, Setting, Settings};
pub use strength::Strength;
pub(crate) use words::Words;
