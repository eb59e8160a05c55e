//! The files people keep games in: what kind one is, by its content, and reading and writing each.

mod bytes;
mod cbf;
mod cbl;
mod cbr;
mod decoding;
mod dhtmlxq;
mod error;
mod fen;
mod head;
mod lines;
mod men;
mod movetext;
mod mxq;
mod pgn;
mod preorder;
mod reader;
mod result;
mod sniff;
mod split;
#[cfg(test)]
mod testing;
mod text;
mod texts;
mod writer;
mod xqf;

pub use error::{ReadError, WriteError};
pub use reader::{Import, ReadOptions, Reader};
pub use sniff::sniff;
pub use writer::{WriteOptions, Writer};

use std::fmt;
use std::str::FromStr;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// Portable game notation: tags and move text, any number of games.
    Pgn,
    /// `XQStudio`'s file: one game.
    Xqf,
    /// `CCBridge`'s file of one game.
    Cbr,
    /// `CCBridge`'s library.
    Cbl,
    /// 东萍 `DhtmlXQ` tags, also called UBB: in a page, in a forum's text, or alone.
    Dhtmlxq,
    /// 弈天's file: one game.
    Mxq,
    /// `CCBridge`'s XML file: one game.
    Cbf,
    /// FEN or EPD, a position a line.
    Fen,
    /// Plain text: moves, perhaps with lines of `key: value` before them.
    Text,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 9] = [
        Self::Pgn,
        Self::Xqf,
        Self::Cbr,
        Self::Cbl,
        Self::Dhtmlxq,
        Self::Mxq,
        Self::Cbf,
        Self::Fen,
        Self::Text,
    ];

    /// Its name, as `--to` takes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::Xqf => "xqf",
            Self::Cbr => "cbr",
            Self::Cbl => "cbl",
            Self::Dhtmlxq => "dhtmlxq",
            Self::Mxq => "mxq",
            Self::Cbf => "cbf",
            Self::Fen => "fen",
            Self::Text => "text",
        }
    }

    /// The ending of its files' names, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Dhtmlxq => "ubb",
            Self::Text => "txt",
            other => other.name(),
        }
    }

    /// Whether its files are text that a reader finds games in, whatever the encoding.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Pgn | Self::Dhtmlxq | Self::Fen | Self::Text)
    }

    /// Whether a file can hold more than one game.
    pub const fn is_collection(self) -> bool {
        matches!(
            self,
            Self::Pgn | Self::Cbl | Self::Dhtmlxq | Self::Fen | Self::Text
        )
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no format has this name")]
pub struct ParseFormatError;

impl FromStr for Format {
    type Err = ParseFormatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.to_ascii_lowercase().as_str() {
            "pgn" => Self::Pgn,
            "xqf" => Self::Xqf,
            "cbr" => Self::Cbr,
            "cbl" => Self::Cbl,
            "ubb" | "dhtmlxq" | "html" | "htm" => Self::Dhtmlxq,
            "mxq" => Self::Mxq,
            "cbf" | "xml" => Self::Cbf,
            "fen" | "epd" => Self::Fen,
            "txt" | "text" | "wxf" => Self::Text,
            _ => return Err(ParseFormatError),
        })
    }
}
