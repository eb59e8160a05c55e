//! Lines as bytes: encodings may change inside one.

use crate::ReadError;
use crate::limits::MAX_TEXT_BYTES;
use std::io::{BufRead, Read};

/// The next line without blanks around it; the limit instead, if it is longer.
pub(super) fn next_line(
    input: &mut impl BufRead,
) -> Result<Option<Result<Vec<u8>, u64>>, ReadError> {
    let most = MAX_TEXT_BYTES as u64;
    let mut line = Vec::new();
    if input.by_ref().take(most + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() > MAX_TEXT_BYTES && !line.ends_with(b"\n") {
        skip_line(input)?;
        return Ok(Some(Err(most)));
    }
    Ok(Some(Ok(without_mark(&line).to_vec())))
}

fn skip_line(input: &mut impl BufRead) -> Result<(), ReadError> {
    loop {
        let found = input.fill_buf()?;
        let end = found.iter().position(|&byte| byte == b'\n');
        let len = end.map_or(found.len(), |end| end + 1);
        input.consume(len);
        if end.is_some() || len == 0 {
            return Ok(());
        }
    }
}

fn without_mark(line: &[u8]) -> &[u8] {
    line.strip_prefix(b"\xEF\xBB\xBF")
        .unwrap_or(line)
        .trim_ascii()
}

/// The first word of a text, and what follows it without the blanks between.
pub(super) fn word(text: &[u8]) -> (&[u8], &[u8]) {
    let end = text.iter().position(u8::is_ascii_whitespace);
    let (word, rest) = text.split_at(end.unwrap_or(text.len()));
    (word, rest.trim_ascii_start())
}

/// A text up to one of these bytes, and what follows it, if there is one.
pub(super) fn split<'a>(text: &'a [u8], at: &[u8]) -> (&'a [u8], Option<&'a [u8]>) {
    match text.iter().position(|byte| at.contains(byte)) {
        Some(end) => {
            let (head, rest) = text.split_at(end);
            (head.trim_ascii(), rest.get(1..).map(<[u8]>::trim_ascii))
        }
        None => (text.trim_ascii(), None),
    }
}

/// Whether a text begins with rows of men, right or not.
pub(super) fn is_board(text: &[u8]) -> bool {
    let (board, _) = word(split(text, b";|").0);
    let rows = board.split(|&byte| byte == b'/').count();
    let is_man = |byte: &u8| byte.is_ascii_digit() || b"/RNBAKCPHEGMrnbakcphegm".contains(byte);
    rows >= FEWEST_ROWS && board.iter().all(is_man)
}

/// So many rows are no accident.
const FEWEST_ROWS: usize = 8;

/// Whether a file begins as such a list does.
pub(in crate::format) fn is_list(head: &[u8]) -> bool {
    let mut lines = head
        .split(|&byte| byte == b'\n')
        .map(without_mark)
        .filter(|line| !line.is_empty() && !line.starts_with(b"#"));
    lines.next().is_some_and(|line| {
        let (first, rest) = split(line, b"|");
        is_board(first) || rest.is_some_and(is_board)
    })
}
