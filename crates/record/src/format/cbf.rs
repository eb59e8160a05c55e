//! CBF: `CCBridge`'s XML file of one game.

use super::writer::Written;
use super::{Import, ReadError, ReadOptions, WriteError, WriteOptions};
use crate::{Format, Record};

/// Reads the file's one game.
pub(super) fn read(_bytes: &[u8], _options: ReadOptions) -> Result<Import, ReadError> {
    Err(ReadError::NotThis {
        format: Format::Cbf,
    })
}

/// Writes a file of one game.
pub(super) fn write(_record: &Record, _options: &WriteOptions) -> Result<Written, WriteError> {
    Err(WriteError::Start {
        format: Format::Cbf,
    })
}

/// Whether a file begins as these do.
pub(super) fn is_one(_head: &[u8]) -> bool {
    false
}
