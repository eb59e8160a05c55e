//! Lines of bounded length, from bytes that may be anything.

use std::io::{self, BufRead};

/// The longest line that is listened to, in bytes: room for a game of 30,000 moves.
pub const MOST_LINE: usize = 256 * 1024;

/// Why a line is not listened to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// It is longer than [`MOST_LINE`].
    #[error("a line of more than {MOST_LINE} bytes is not read")]
    TooLong,
    /// It is not UTF-8.
    #[error("a line that is not UTF-8 is not read")]
    NotText,
}

/// Reads line by line. The last one needs no newline, and a byte order mark before the first one,
/// as some shells write it, is dropped.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    first: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of this input.
    pub const fn new(input: R) -> Self {
        Self { input, first: true }
    }

    /// The next line without its end, or what is wrong with it; none at the end of the input.
    pub fn next_line(&mut self) -> io::Result<Option<Result<String, LineFault>>> {
        let Some(bytes) = self.bytes()? else {
            return Ok(None);
        };
        let text = bytes.and_then(|bytes| String::from_utf8(bytes).map_err(|_| LineFault::NotText));
        let first = std::mem::take(&mut self.first);
        Ok(Some(text.map(|text| match text.strip_prefix('\u{feff}') {
            Some(rest) if first => rest.to_owned(),
            _ => text,
        })))
    }

    /// The bytes up to the next newline, of which none are kept where they are too many.
    fn bytes(&mut self) -> io::Result<Option<Result<Vec<u8>, LineFault>>> {
        let mut line = Ok(Vec::new());
        let mut found = false;
        loop {
            let some = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                some => some?,
            };
            if some.is_empty() {
                return Ok(found.then_some(line));
            }
            found = true;
            let end = some.iter().position(|&byte| byte == b'\n');
            let part = some.get(..end.unwrap_or(some.len())).unwrap_or_default();
            line = line.and_then(|mut line| {
                line.extend_from_slice(part);
                let fits = line.len() <= MOST_LINE;
                fits.then_some(line).ok_or(LineFault::TooLong)
            });
            let taken = part.len() + usize::from(end.is_some());
            self.input.consume(taken);
            if end.is_some() {
                return Ok(Some(line));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(bytes: &[u8]) -> Vec<Result<String, LineFault>> {
        let mut lines = Lines::new(BufReader::with_capacity(7, bytes));
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    #[test]
    fn the_last_line_needs_no_end() {
        let ok = |text: &str| Ok(text.to_owned());
        assert_eq!(lines(b"uci\nquit"), [ok("uci"), ok("quit")]);
        assert_eq!(lines(b"uci\r\n\n"), [ok("uci\r"), ok("")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_byte_order_mark_is_dropped_at_the_start_only() {
        let found = lines("\u{feff}uci\n\u{feff}uci\n".as_bytes());
        assert_eq!(found, [Ok("uci".to_owned()), Ok("\u{feff}uci".to_owned())]);
    }

    #[test]
    fn what_cannot_be_read_does_not_hide_what_follows() {
        let long = [vec![b'x'; MOST_LINE + 1], b"\nuci\n".to_vec()].concat();
        assert_eq!(
            lines(&long),
            [Err(LineFault::TooLong), Ok("uci".to_owned())]
        );
        let just = vec![b'x'; MOST_LINE];
        assert_eq!(lines(&just).len(), 1);
        assert!(lines(&just)[0].is_ok());
        assert_eq!(
            lines(b"\xff\xfe\nuci"),
            [Err(LineFault::NotText), Ok("uci".to_owned())]
        );
    }
}
