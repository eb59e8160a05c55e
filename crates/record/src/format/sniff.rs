//! What a file is, by its content: names lie.

use super::{ReadError, dhtmlxq, fen, pgn, text};
use crate::encoding::choose_for_moves;
use crate::{Encoding, Format};
use std::borrow::Cow;

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
    if is_pgn(head) {
        return Ok(Format::Pgn);
    }
    if is_text(head) {
        return Ok(Format::Text);
    }
    Err(ReadError::Unknown)
}

/// A line with a tag, or one that ends the description of a game.
fn is_pgn(head: &[u8]) -> bool {
    let head = narrow(head);
    let mut lines = head.split(|&b| b == b'\n' || b == b'\r');
    lines.any(|line| {
        let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
        pgn::is_tag(line) || pgn::is_end_of_description(line)
    })
}

/// Text with moves in it.
fn is_text(head: &[u8]) -> bool {
    let head = narrow(head);
    let encoding = choose_for_moves(&[&head], Encoding::Gb18030).encoding;
    !head.contains(&0) && text::has_moves(&encoding.decode(&head).text)
}

/// UTF-16 as UTF-8, anything else as it is.
fn narrow(head: &[u8]) -> Cow<'_, [u8]> {
    if head.starts_with(b"\xFF\xFE") {
        Cow::Owned(Encoding::Utf16Le.decode(head).text.into_bytes())
    } else {
        Cow::Borrowed(head)
    }
}
