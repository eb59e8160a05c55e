//! What can be wrong with a file of games.

use std::io;
use xiangqi::PositionFaults;

/// Why a file of games could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum DatasetError {
    /// The file itself.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It does not begin as such files do.
    #[error("this is no file of games")]
    Foreign,
    /// A later program wrote it.
    #[error("version {0} of the format is not known")]
    Version(u8),
    /// The name of a ruleset is too long or no text.
    #[error("the ruleset has no proper name")]
    Ruleset,
    /// A block or a game ends too early.
    #[error("a game is cut off within a whole block")]
    Cut,
    /// A number means nothing where it stands.
    #[error("{value} is no {what}")]
    Meaningless {
        /// What it should be.
        what: &'static str,
        /// The number.
        value: u64,
    },
    /// A game begins where none can.
    #[error("the start of a game: {0}")]
    Start(#[from] PositionFaults),
    /// A game has more plies than are kept.
    #[error("the game has more than {} plies", super::MAX_PLIES)]
    TooLong,
}
