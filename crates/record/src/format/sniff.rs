//! What a file is, by its content: names lie.

use super::{ReadError, cbf, cbl, cbr, mxq, xqf};
use crate::Format;

/// Says whether a file of which this is the beginning is of one format.
type Sign = fn(&[u8]) -> bool;

/// The signs of the formats. Those that can hardly be met by accident come first.
const SIGNS: [(Format, Sign); 5] = [
    (Format::Xqf, xqf::is_one),
    (Format::Cbr, cbr::is_one),
    (Format::Cbl, cbl::is_one),
    (Format::Mxq, mxq::is_one),
    (Format::Cbf, cbf::is_one),
];

/// The format of a file by its beginning.
pub fn sniff(head: &[u8]) -> Result<Format, ReadError> {
    if head.is_empty() {
        return Err(ReadError::Empty);
    }
    let found = SIGNS.into_iter().find(|(_, is_one)| is_one(head));
    found.map(|(format, _)| format).ok_or(ReadError::Unknown)
}
