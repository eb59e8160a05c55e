//! Where in a PGN file one game ends and the next begins.

use super::is_tag;
use crate::format::split::{Border, Numbering};

/// A game begins at the first line with a tag after moves. In a file without tags it begins where
/// the moves are numbered from 1 again, or after the blank line that follows a game marked by
/// `EOD`.
#[derive(Debug, Default)]
pub(super) struct PgnBorder {
    part: Part,
    is_after_blank: bool,
    numbering: Numbering,
}

/// The part of a game that a line belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    /// No tag has been seen.
    #[default]
    Untagged,
    /// Nor has one, but the marker `EOD`, which ends the lines before the moves.
    Marked,
    Tags,
    Moves,
}

impl Border for PgnBorder {
    fn begins_game(&mut self, line: &[u8]) -> bool {
        let line = line.trim_ascii();
        let is_after_blank = std::mem::replace(&mut self.is_after_blank, line.is_empty());
        let was = self.part;
        if line.is_empty() {
            return false;
        }
        if is_tag(line) {
            self.part = Part::Tags;
            let is_numbered = self.numbering.is_under_way();
            self.numbering = Numbering::default();
            return is_numbered || matches!(was, Part::Moves | Part::Marked);
        }
        match was {
            Part::Tags | Part::Moves => {
                if !line.starts_with(b"%") {
                    self.part = Part::Moves;
                }
                false
            }
            Part::Untagged | Part::Marked => {
                let begins =
                    self.numbering.begins_again(line) || was == Part::Marked && is_after_blank;
                if begins {
                    self.part = Part::Untagged;
                }
                if is_end_of_description(line) {
                    self.part = Part::Marked;
                }
                begins
            }
        }
    }
}

/// Whether the line ends in the word `EOD`.
pub(in crate::format) fn is_end_of_description(line: &[u8]) -> bool {
    line.trim_ascii()
        .strip_suffix(b"EOD")
        .is_some_and(|before| before.last().is_none_or(u8::is_ascii_whitespace))
}
