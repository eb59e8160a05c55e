//! What a file is, by its content: names lie.

use super::{ReadError, cbf, cbl, cbr, dhtmlxq, fen, mxq, pgn, text, xqf};
use crate::encoding::choose_for_moves;
use crate::{Encoding, Format};
use std::borrow::Cow;

/// Says whether a file of which this is the beginning is of one format.
type Sign = fn(&[u8]) -> bool;

/// The signs of the formats. Those that can hardly be met by accident come first.
const SIGNS: [(Format, Sign); 9] = [
    (Format::Xqf, xqf::is_one),
    (Format::Cbr, cbr::is_one),
    (Format::Cbl, cbl::is_one),
    (Format::Mxq, mxq::is_one),
    (Format::Cbf, cbf::is_one),
    (Format::Dhtmlxq, dhtmlxq::is_page),
    (Format::Fen, fen::is_list),
    (Format::Pgn, is_pgn),
    (Format::Text, is_text),
];

/// The format of a file by its beginning.
pub fn sniff(head: &[u8]) -> Result<Format, ReadError> {
    if head.is_empty() {
        return Err(ReadError::Empty);
    }
    let head = &narrow(head);
    let found = SIGNS.into_iter().find(|(_, is_one)| is_one(head));
    found.map(|(format, _)| format).ok_or(ReadError::Unknown)
}

/// A line with a tag, or one that ends the description of a game.
fn is_pgn(head: &[u8]) -> bool {
    let mut lines = head.split(|&b| b == b'\n' || b == b'\r');
    lines.any(|line| {
        let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
        pgn::is_tag(line) || pgn::is_end_of_description(line)
    })
}

/// Text with moves in it, or one that says what its moves are in.
fn is_text(head: &[u8]) -> bool {
    let encoding = choose_for_moves(&[head], Encoding::Gb18030).encoding;
    let text = encoding.decode(head).text;
    !head.contains(&0) && (text::has_moves(&text) || text::names_notation(&text))
}

/// UTF-16 as UTF-8, anything else as it is.
fn narrow(head: &[u8]) -> Cow<'_, [u8]> {
    if head.starts_with(b"\xFF\xFE") {
        Cow::Owned(Encoding::Utf16Le.decode(head).text.into_bytes())
    } else {
        Cow::Borrowed(head)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_ours_is_known_without_a_move() {
        let texts = [
            "Format: Vietnamese\nRed: A\n\n*\n",
            "Title: a\nFormat: SAN\n\n1. a5\n*\n",
        ];
        for text in texts {
            assert_eq!(sniff(text.as_bytes()).unwrap(), Format::Text, "{text}");
        }
        let letter = sniff(b"Dear A\nFormat: A4\n");
        assert!(matches!(letter, Err(ReadError::Unknown)));
    }
}
