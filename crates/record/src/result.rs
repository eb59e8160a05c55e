//! How a game ended.

use std::fmt;
use xiangqi::Color;

/// How a game ended, as far as the record says. The reason stands in the header
/// [`TERMINATION`](crate::headers::TERMINATION).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// A side won.
    Won(Color),
    /// Nobody won.
    Drawn,
    /// The record does not say.
    #[default]
    Unknown,
}

impl Outcome {
    /// Reads PGN's `1-0`, `0-1`, `1/2-1/2`, `*`.
    pub fn from_pgn(text: &str) -> Option<Self> {
        Some(match text {
            "1-0" => Self::Won(Color::Red),
            "0-1" => Self::Won(Color::Black),
            "1/2-1/2" => Self::Drawn,
            "*" => Self::Unknown,
            _ => return None,
        })
    }
}

/// As PGN writes it.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Won(Color::Red) => "1-0",
            Self::Won(Color::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Unknown => "*",
        })
    }
}
