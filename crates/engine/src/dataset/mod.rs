//! Games that the engine played against itself, as files keep them: what networks are trained on.
//!
//! A file begins with a [`Header`] that says how its games came about. Blocks follow, each with its
//! length and a checksum, each holding whole games. So a file whose writer was killed is good up to
//! its last whole block, and can be gone on with from there ([`Reader::whole_bytes`]). All numbers
//! are little-endian.
//!
//! | part | bytes |
//! | --- | --- |
//! | header | `KDGAMES`, the version, the length of the ruleset's name and the name, nodes a move (4), signature of the engine (8), seed (8), checksum of all that (8) |
//! | block | length (4), checksum (8), games |
//! | game | winner and ending (1), start (1, or 13 to 29 where it is not the usual one), plies (2), each ply |
//! | ply | squares and whether it was drawn by lot (2), score (2) |

mod error;
mod game;
mod header;
mod input;
mod packed;
mod reader;
mod writer;

pub use error::DatasetError;
pub use game::{Ending, GameRecord, MAX_PLIES, PlayedPly};
pub use header::Header;
pub use reader::Reader;
pub use writer::Writer;

#[cfg(test)]
mod tests;
