//! Where in a text one game ends and the next begins.

use super::keys;
use crate::format::split::{Border, Numbering};

/// After moves, a game begins where they are numbered from 1 again, at a line with a known key, and
/// at `FORMAT`.
#[derive(Debug, Default)]
pub(super) struct TextBorder {
    numbering: Numbering,
}

impl Border for TextBorder {
    fn begins_game(&mut self, line: &[u8]) -> bool {
        let line = line.trim_ascii();
        if line.starts_with(b"FORMAT ") || keys::begins(line) {
            let begins = self.numbering.is_under_way();
            self.numbering.reset();
            return begins;
        }
        self.numbering.begins_again(line)
    }
}
