//! Lines as bytes: encodings may change inside one.

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

/// Whether a line says nothing.
pub(super) fn is_blank(line: &[u8]) -> bool {
    line.is_empty() || line.starts_with(b"#")
}

/// Whether a file begins as such a list does.
pub(in crate::format) fn is_list(head: &[u8]) -> bool {
    let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head);
    let mut lines = head
        .split(|byte| matches!(byte, b'\n' | b'\r'))
        .map(<[u8]>::trim_ascii);
    lines.find(|line| !is_blank(line)).is_some_and(|line| {
        let (first, rest) = split(line, b"|");
        is_board(first) || rest.is_some_and(is_board)
    })
}
