//! CBL: `CCBridge`'s library of games.

use super::writer::Written;
use super::{Import, ReadError, ReadOptions, WriteError};
use crate::{Format, Record};
use std::io::Write;

/// The games of a library.
pub(super) fn games(
    _bytes: Vec<u8>,
    _options: ReadOptions,
) -> Result<impl Iterator<Item = Result<Import, ReadError>>, ReadError> {
    Err::<std::iter::Empty<_>, _>(ReadError::NotThis {
        format: Format::Cbl,
    })
}

/// A library that is being written: its records are kept until it is finished, since their number
/// and sizes stand before them.
#[derive(Debug, Default)]
pub(super) struct Library {}

impl Library {
    /// Adds a game; nothing is written yet.
    pub(super) fn add(&mut self, _record: &Record) -> Result<Written, WriteError> {
        Err(WriteError::Start {
            format: Format::Cbl,
        })
    }

    /// Writes the whole library.
    pub(super) fn write(self, _name: &str, _out: impl Write) -> Result<(), WriteError> {
        Ok(())
    }
}
