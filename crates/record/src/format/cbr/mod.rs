//! CBR: `CCBridge`'s file of one game, which is also a record of its [library](super::cbl).
//!
//! Fields of fixed width with text in UTF-16LE, then the moves in [preorder](super::preorder). The
//! gaps between texts hold whatever was in the program's memory.

mod guid;
mod layout;
mod read;
#[cfg(test)]
pub(super) mod tests;
mod write;

pub(super) use guid::Guid;
pub(super) use layout::{GUID, MAGIC, PART, TITLE};
pub(super) use read::{read, record, string};
pub(super) use write::{kind, record_bytes, write};

use layout::{HEADER, VERSION};

/// Whether a file begins as these do.
pub(super) fn is_one(head: &[u8]) -> bool {
    head.starts_with(MAGIC)
}
