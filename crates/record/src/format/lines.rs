//! The lines of a text file, whatever ends them and whatever the width of its characters.

use super::ReadError;
use crate::Encoding;
use crate::encoding::mark;
use std::io::{self, BufRead, BufReader, Read};

/// The lines of a text file, each ended by `\n`. UTF-16 is turned into UTF-8, so that every line
/// ends in a byte that is part of no other character.
pub(crate) struct Lines<'a> {
    input: Box<dyn BufRead + 'a>,
    marked: Option<Encoding>,
    after_return: bool,
}

impl<'a> Lines<'a> {
    /// Looks for a byte order mark and leaves it out.
    pub(crate) fn open(
        mut input: impl BufRead + 'a,
        asked: Option<Encoding>,
    ) -> Result<Self, ReadError> {
        let head = input.fill_buf()?;
        let marked = mark(head);
        input.consume(match marked {
            Some(Encoding::Utf8) => 3,
            Some(_) => 2,
            None => 0,
        });
        let input: Box<dyn BufRead + 'a> = match asked.or(marked) {
            Some(Encoding::Utf16Le) => Box::new(BufReader::new(Narrow::new(input))),
            _ => Box::new(input),
        };
        Ok(Self {
            input,
            marked,
            after_return: false,
        })
    }

    /// The encoding that the mark at the beginning names.
    pub(crate) const fn marked(&self) -> Option<Encoding> {
        self.marked
    }

    /// Appends the next line; false at the end of the file.
    ///
    /// # Errors
    ///
    /// When `to` grows beyond `most` bytes.
    pub(crate) fn append(&mut self, to: &mut Vec<u8>, most: usize) -> Result<bool, ReadError> {
        let before = to.len();
        loop {
            let found = self.input.fill_buf()?;
            if self.after_return && found.first() == Some(&b'\n') {
                self.input.consume(1);
                self.after_return = false;
                continue;
            }
            if found.is_empty() {
                let has_text = to.len() > before;
                if has_text {
                    to.push(b'\n');
                }
                return Ok(has_text);
            }
            self.after_return = false;
            let end = found.iter().position(|&b| b == b'\n' || b == b'\r');
            let (line, rest) = found.split_at(end.unwrap_or(found.len()));
            if to.len() + line.len() >= most {
                return Err(ReadError::TooLarge { most: most as u64 });
            }
            to.extend_from_slice(line);
            self.after_return = rest.first() == Some(&b'\r');
            let used = line.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                to.push(b'\n');
                return Ok(true);
            }
        }
    }
}

/// What the lines of a file in this encoding are in once they are read.
pub(crate) const fn narrowed(encoding: Encoding) -> Encoding {
    match encoding {
        Encoding::Utf16Le => Encoding::Utf8,
        other => other,
    }
}

/// UTF-16 as UTF-8.
struct Narrow<R> {
    input: R,
    decoder: encoding_rs::Decoder,
    is_done: bool,
}

impl<R: BufRead> Narrow<R> {
    fn new(input: R) -> Self {
        Self {
            input,
            decoder: encoding_rs::UTF_16LE.new_decoder_without_bom_handling(),
            is_done: false,
        }
    }
}

impl<R: BufRead> Read for Narrow<R> {
    /// Gives nothing to a buffer that may not hold one character.
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        while !self.is_done {
            let from = self.input.fill_buf()?;
            let is_last = from.is_empty();
            let (result, read, written, _) = self.decoder.decode_to_utf8(from, to, is_last);
            self.input.consume(read);
            self.is_done = is_last && result == encoding_rs::CoderResult::InputEmpty;
            if written > 0 || result == encoding_rs::CoderResult::OutputFull {
                return Ok(written);
            }
        }
        Ok(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut lines = Lines::open(bytes, None).unwrap();
        let mut found = Vec::new();
        loop {
            let mut line = Vec::new();
            if !lines.append(&mut line, 100).unwrap() {
                return found;
            }
            found.push(String::from_utf8(line).unwrap());
        }
    }

    #[test]
    fn every_kind_of_line_end() {
        let expected = ["a\n", "\n", "b\n", "c\n"];
        for text in ["a\n\nb\nc", "a\r\n\r\nb\r\nc\r\n", "a\r\rb\rc\r"] {
            assert_eq!(lines(text.as_bytes()), expected, "{text:?}");
        }
        assert!(lines(b"").is_empty());
    }

    #[test]
    fn marks_are_left_out_and_wide_text_is_narrowed() {
        assert_eq!(lines(b"\xEF\xBB\xBFa\nb"), ["a\n", "b\n"]);
        let wide: Vec<u8> = "\u{FEFF}炮二\r\nb\n"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(lines(&wide), ["炮二\n", "b\n"]);
    }

    #[test]
    fn a_line_has_its_limit() {
        let long = [b'a'; 200];
        let mut lines = Lines::open(long.as_slice(), None).unwrap();
        let error = lines.append(&mut Vec::new(), 100);
        assert!(matches!(error, Err(ReadError::TooLarge { most: 100 })));
    }
}
