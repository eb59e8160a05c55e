//! Plain text: moves, perhaps with lines of `key: value` before them.

use super::writer::Written;
use super::{Import, ReadError, ReadOptions, WriteError, WriteOptions};
use crate::{Format, Record};
use std::io::BufRead;

/// The games of a file.
pub(super) fn games<'a>(
    _input: impl BufRead + 'a,
    _options: ReadOptions,
) -> impl Iterator<Item = Result<Import, ReadError>> + 'a {
    std::iter::once(Err(ReadError::NotThis {
        format: Format::Text,
    }))
}

/// Writes one game.
pub(super) fn write(_record: &Record, _options: &WriteOptions) -> Result<Written, WriteError> {
    Err(WriteError::Start {
        format: Format::Text,
    })
}
