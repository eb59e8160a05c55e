//! What a file is, by its content: names lie.

use super::ReadError;
use crate::Format;

/// The format of a file by its beginning.
pub fn sniff(head: &[u8]) -> Result<Format, ReadError> {
    if head.is_empty() {
        return Err(ReadError::Empty);
    }
    if head.starts_with(b"XQ") {
        return Ok(Format::Xqf);
    }
    Err(ReadError::Unknown)
}
