//! Moves in text with what people put between them: numbers, comments, variations, marks, a result.
//! PGN and plain text share it.

mod build;
mod comment;
mod dialect;
mod lex;
mod sheet;
mod word;

pub(crate) use build::{left_over, read};
pub(crate) use lex::{Lexer, Token};
pub(crate) use sheet::{Layout, write};
