//! What is wrong with a line, told to whoever sent it.

use super::LineFault;
use xiangqi::{FenOrPositionError, Illegal, Move};

/// So much of a word is quoted.
const QUOTED: usize = 40;

/// Something in a line that cannot be obeyed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The line cannot be read at all.
    #[error(transparent)]
    Line(#[from] LineFault),
    /// No command begins with this word.
    #[error("unknown command \"{0}\"")]
    Command(String),
    /// A word that has no place there.
    #[error("\"{found}\" after {after} is ignored")]
    Word {
        /// The word.
        found: String,
        /// The command.
        after: &'static str,
    },
    /// A word that a number must follow.
    #[error("{after} needs a number{}", found_instead(found))]
    Number {
        /// The word.
        after: &'static str,
        /// What follows it.
        found: String,
    },
    /// What must be two squares.
    #[error("\"{0}\" is no move")]
    NoMove(String),
    /// Neither `startpos` nor `fen`.
    #[error("position needs startpos or fen")]
    NoPlace,
    /// The text after `fen`.
    #[error("no position: {0}")]
    Fen(#[from] FenOrPositionError),
    /// A move of the game that is not legal.
    #[error("no position: move {ply}, {m}, is illegal: {why}")]
    Illegal {
        /// Its number, from 1.
        ply: usize,
        /// The move.
        m: Move,
        /// Why.
        why: Illegal,
    },
    /// A move to choose or not to choose that is not legal.
    #[error("{0} is not legal here and ignored")]
    NotHere(Move),
    /// There is no option of this name.
    #[error("unknown option \"{0}\"")]
    Option(String),
    /// An option does not take this value.
    #[error("option {name} takes {takes}{}", found_instead(found))]
    Value {
        /// The option.
        name: &'static str,
        /// What it takes.
        takes: String,
        /// What was found.
        found: String,
    },
    /// A search was asked for, and the last position given was none.
    #[error("there is no position to search")]
    Nowhere,
}

impl Fault {
    pub(crate) fn command(found: &str) -> Self {
        Self::Command(quoted(found))
    }

    pub(crate) fn word(found: &str, after: &'static str) -> Self {
        Self::Word {
            found: quoted(found),
            after,
        }
    }

    pub(crate) fn number(after: &'static str, found: Option<&str>) -> Self {
        Self::Number {
            after,
            found: quoted(found.unwrap_or_default()),
        }
    }

    pub(crate) fn no_move(found: &str) -> Self {
        Self::NoMove(quoted(found))
    }

    pub(crate) fn option(found: &str) -> Self {
        Self::Option(quoted(found))
    }

    pub(crate) fn value(name: &'static str, takes: String, found: Option<&str>) -> Self {
        Self::Value {
            name,
            takes,
            found: quoted(found.unwrap_or_default()),
        }
    }

    /// The sentence in one line, whatever it quotes.
    pub(crate) fn in_one_line(&self) -> String {
        self.to_string().replace(char::is_control, " ")
    }
}

/// The beginning of a text, as it may be shown.
fn quoted(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(QUOTED)
        .flat_map(|c| {
            if c.is_control() {
                c.escape_default().collect()
            } else {
                vec![c]
            }
        })
        .collect();
    if text.chars().nth(QUOTED).is_some() {
        shown.push('…');
    }
    shown
}

fn found_instead(found: &str) -> String {
    if found.is_empty() {
        String::new()
    } else {
        format!(", not \"{found}\"")
    }
}
