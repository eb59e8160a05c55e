//! Move texts, each notation its own module, both ways.

mod characters;
pub mod chinese;
pub mod coordinate;
mod dialect;
mod error;
mod men;
pub mod san;
mod settle;
mod step;
pub mod vietnamese;
pub mod wxf;

pub use crate::replay::Ground;
pub use dialect::decide;
pub(crate) use dialect::is_move;
pub use error::NotationError;

use chinese::Script;
use coordinate::Base;
use std::fmt;
use std::str::FromStr;
use xiangqi::Move;

/// The longest text that is looked at; the longest move anybody writes is far shorter.
pub const MAX_LEN: usize = 64;

/// A way to write moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Notation {
    /// `P2-5`, `M8.7`.
    Vietnamese,
    /// `炮二平五`, `马８进７`: four characters, simplified.
    Chinese,
    /// `炮二平五`, `馬８進７`: four characters, traditional.
    ChineseTraditional,
    /// `C2=5`, `H8+7`.
    Wxf,
    /// `H2-E2`: ranks 0–9.
    Iccs,
    /// `h2e2`: ranks 0–9, as UCCI and Pikafish have it.
    Uci,
    /// `h3e3`: ranks 1–10, as Fairy-Stockfish has it.
    Uci10,
    /// `Che2`: the pieces' English letters and the target, as `WinBoard` writes it; ranks 0–9.
    San,
    /// `Che3`: the same with ranks 1–10, as elephantchess.io has it.
    San10,
}

/// Which notation a game's moves were taken to be in, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationChoice {
    /// The notation.
    pub notation: Notation,
    /// How many plies of the main line each notation that was tried could read; the first that
    /// reads most is taken. Empty where the form of the texts left but one.
    pub tried: Vec<(Notation, usize)>,
}

impl Notation {
    /// Every notation.
    pub const ALL: [Self; 9] = [
        Self::Vietnamese,
        Self::Chinese,
        Self::ChineseTraditional,
        Self::Wxf,
        Self::Iccs,
        Self::Uci,
        Self::Uci10,
        Self::San,
        Self::San10,
    ];

    /// Its name, as `--notation` takes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vietnamese => "vi",
            Self::Chinese => "zh",
            Self::ChineseTraditional => "zh-hant",
            Self::Wxf => "wxf",
            Self::Iccs => "iccs",
            Self::Uci => "uci",
            Self::Uci10 => "uci10",
            Self::San => "san",
            Self::San10 => "san10",
        }
    }

    /// Whether a move's text is its two squares, whatever stands there.
    pub(crate) const fn is_coordinates(self) -> bool {
        matches!(self, Self::Iccs | Self::Uci | Self::Uci10)
    }

    /// Reads a legal move. What the text leaves open is settled by what is legal.
    pub fn read(self, ground: &impl Ground, text: &str) -> Result<Move, NotationError> {
        match self {
            Self::Vietnamese => vietnamese::read(ground, text),
            Self::Chinese | Self::ChineseTraditional => chinese::read(ground, text),
            Self::Wxf => wxf::read(ground, text),
            Self::Iccs | Self::Uci => coordinate::read(ground, text),
            Self::Uci10 => coordinate::read_from_one(ground, text),
            Self::San => san::read(ground, text, Base::Zero),
            Self::San10 => san::read(ground, text, Base::One),
        }
    }

    /// Writes a move of a man of the side to move. One that is not legal is written, too, as long as
    /// its text means no other move; where there is no such text, coordinates still are one.
    pub fn write(self, ground: &impl Ground, m: Move) -> Result<String, NotationError> {
        match self {
            Self::Vietnamese => vietnamese::write(ground, m),
            Self::Chinese => chinese::write(ground, m, Script::Simplified),
            Self::ChineseTraditional => chinese::write(ground, m, Script::Traditional),
            Self::Wxf => wxf::write(ground, m),
            Self::Iccs => Ok(coordinate::write_iccs(m)),
            Self::Uci => Ok(coordinate::write(m)),
            Self::Uci10 => Ok(coordinate::write_from_one(m)),
            Self::San => san::write(ground, m, Base::Zero),
            Self::San10 => san::write(ground, m, Base::One),
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no notation has this name")]
pub struct ParseNotationError;

impl FromStr for Notation {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = Self::ALL.into_iter().find(|known| known.name() == text);
        known.ok_or(ParseNotationError)
    }
}

/// Reads a move somebody typed: Vietnamese notation, or else coordinates. The two have no text in
/// common.
pub fn read_any(ground: &impl Ground, text: &str) -> Result<Move, NotationError> {
    match vietnamese::read(ground, text) {
        Err(NotationError::Unreadable) => coordinate::read(ground, text),
        result => result,
    }
}
