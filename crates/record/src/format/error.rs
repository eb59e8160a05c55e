//! Why a file is not read, or not written.

use crate::{Format, Values};
use xiangqi::FenError;

/// Why a file, or one game of it, is not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The content is of no format known here.
    #[error("this is no format known here")]
    Unknown,
    /// The file is empty.
    #[error("there is nothing in it")]
    Empty,
    /// It was said to be of this format, and is not.
    #[error("this is no {format} file")]
    NotThis {
        /// The format.
        format: Format,
    },
    /// It ends where the format needs more.
    #[error("it ends after {len} bytes, {wanted} are needed")]
    Truncated {
        /// How long it is.
        len: u64,
        /// How long it would have to be.
        wanted: u64,
    },
    /// It is larger than is read.
    #[error("it is larger than {most} bytes")]
    TooLarge {
        /// The limit, from [`limits`](crate::limits).
        most: u64,
    },
    /// A number in it cannot be right.
    #[error("its {what} cannot be {found}")]
    Impossible {
        /// What the number is: `version`, `man` or `digit-count`.
        what: &'static str,
        /// What it says.
        found: u64,
    },
    /// Two men stand on one square, or a man stands on none.
    #[error("the start position puts a man where none can be: {detail}")]
    BadStart {
        /// The part of the file that says so.
        detail: String,
    },
    /// The start position's FEN is none.
    #[error("the start position is wrong: {0}")]
    Fen(#[source] FenError),
    /// The compressed part cannot be unpacked.
    #[error("the packed part is damaged")]
    Unpack,
    /// A line of a list is not read; the others are.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, from 1.
        line: u64,
        /// Why.
        #[source]
        why: Box<Self>,
    },
    /// The disk or the pipe failed.
    #[error("it cannot be read: {0}")]
    Io(#[from] std::io::Error),
}

impl ReadError {
    /// The same of a line of a list.
    pub(crate) fn in_line(self, line: u64) -> Self {
        let why = Box::new(self);
        Self::Line { line, why }
    }

    /// A stable name for programs, also the end of the message's name in the locale files.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::Empty => "empty",
            Self::NotThis { .. } => "not-this",
            Self::Truncated { .. } => "truncated",
            Self::TooLarge { .. } => "too-large",
            Self::Impossible { .. } => "impossible",
            Self::BadStart { .. } => "bad-start",
            Self::Fen(_) => "fen",
            Self::Unpack => "unpack",
            Self::Line { why, .. } => why.code(),
            Self::Io(_) => "io",
        }
    }

    /// The values that its message is told with.
    pub fn values(&self) -> Values {
        match self {
            Self::NotThis { format } => vec![("format", format.name().into())],
            Self::Truncated { len, wanted } => {
                vec![("len", (*len).into()), ("wanted", (*wanted).into())]
            }
            Self::TooLarge { most } => vec![("most", (*most).into())],
            Self::Impossible { what, found } => {
                vec![("what", (*what).into()), ("found", (*found).into())]
            }
            Self::BadStart { detail } => vec![("detail", detail.as_str().into())],
            Self::Fen(error) => vec![("detail", error.to_string().into())],
            Self::Io(error) => vec![("detail", error.to_string().into())],
            Self::Line { line, why } => {
                let mut values = why.values();
                values.push(("line", (*line).into()));
                values
            }
            Self::Unknown | Self::Empty | Self::Unpack => Vec::new(),
        }
    }
}

/// Why a game is not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The format holds one game, and one has been written.
    #[error("a {format} file holds one game")]
    OneGameOnly {
        /// The format.
        format: Format,
    },
    /// The format cannot hold where the game starts from.
    #[error("a {format} file cannot hold this start position")]
    Start {
        /// The format.
        format: Format,
    },
    /// The format cannot hold another game.
    #[error("there is no room for another game")]
    Full,
    /// The disk or the pipe failed.
    #[error("it cannot be written: {0}")]
    Io(#[from] std::io::Error),
}

impl WriteError {
    /// A stable name for programs, also the end of the message's name in the locale files.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OneGameOnly { .. } => "one-game-only",
            Self::Start { .. } => "start",
            Self::Full => "full",
            Self::Io(_) => "io",
        }
    }

    /// The values that its message is told with.
    pub fn values(&self) -> Values {
        match self {
            Self::OneGameOnly { format } | Self::Start { format } => {
                vec![("format", format.name().into())]
            }
            Self::Full => Vec::new(),
            Self::Io(error) => vec![("detail", error.to_string().into())],
        }
    }
}
