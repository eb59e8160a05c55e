//! Bytes taken from the front of a slice.

use super::DatasetError;

/// What is left to read.
pub(super) struct Input<'a>(pub(super) &'a [u8]);

impl<'a> Input<'a> {
    /// The next so many bytes.
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], DatasetError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(DatasetError::Cut)?;
        self.0 = rest;
        Ok(taken)
    }

    /// The next so many bytes, as an array.
    pub(super) fn array<const N: usize>(&mut self) -> Result<[u8; N], DatasetError> {
        let (&taken, rest) = self.0.split_first_chunk().ok_or(DatasetError::Cut)?;
        self.0 = rest;
        Ok(taken)
    }

    /// The next byte.
    pub(super) fn byte(&mut self) -> Result<u8, DatasetError> {
        self.array().map(|[byte]| byte)
    }
}
