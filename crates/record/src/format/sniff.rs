//! What a file is, by its content: names lie.

use super::{ReadError, dhtmlxq, fen};
use crate::Format;

/// The format of a file by its beginning.
pub fn sniff(head: &[u8]) -> Result<Format, ReadError> {
    if head.is_empty() {
        return Err(ReadError::Empty);
    }
    if head.starts_with(b"XQ") {
        return Ok(Format::Xqf);
    }
    if dhtmlxq::holds_tags(head) || dhtmlxq::is_page(head) {
        return Ok(Format::Dhtmlxq);
    }
    if fen::is_list(head) {
        return Ok(Format::Fen);
    }
    Err(ReadError::Unknown)
}
