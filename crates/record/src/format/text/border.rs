//! Where in a text one game ends and the next begins.

use super::keys;
use crate::format::split::{Border, Numbering};

/// After moves, or a result on a line of its own, a game begins at a line with a known key and at
/// `FORMAT`; after moves also where they are numbered from 1 again.
#[derive(Debug, Default)]
pub(super) struct TextBorder {
    numbering: Numbering,
    has_result: bool,
}

impl Border for TextBorder {
    fn begins_game(&mut self, line: &[u8]) -> bool {
        let line = line.trim_ascii();
        if line.starts_with(b"FORMAT ") || keys::begins(line) {
            let begins = self.numbering.is_under_way() || self.has_result;
            *self = Self::default();
            return begins;
        }
        // What a field before the moves holds may look like moves.
        if !self.numbering.is_under_way() && keys::has_name(line) {
            return false;
        }
        self.has_result |= matches!(line, b"*" | b"1-0" | b"0-1" | b"1/2-1/2");
        self.numbering.begins_again(line)
    }
}
