//! Positions, a line each: FEN and EPD, with what lists of positions put beside them.
//!
//! A line is a FEN with two to six fields, perhaps with `moves h2e2 …` after it, and a title after
//! `;` or `|`. A second title after a further `|` may be in another encoding: lists made for both
//! parts of China have one in GBK and one in Big5. EPD's operations are read, and lines of
//! `title|FEN|moves`. Empty lines and lines that begin with `#` are passed over. A line that is
//! none of this is an error with its number, and the list goes on.

mod epd;
mod line;
mod read;
mod write;

pub(super) use line::is_list;
pub(super) use write::write;

use super::lines::Lines;
use super::{Import, ReadError, ReadOptions};
use crate::Format;
use crate::encoding::EncodingChoice;
use crate::limits::MAX_TEXT_BYTES;
use line::is_blank;
use std::io::BufRead;

/// The positions of a file.
pub(super) fn games<'a>(
    input: impl BufRead + 'a,
    options: ReadOptions,
) -> impl Iterator<Item = Result<Import, ReadError>> + 'a {
    let (list, error) = match List::open(input, options) {
        Ok(list) => (Some(list), None),
        Err(error) => (None, Some(Err(error))),
    };
    error.into_iter().chain(list.into_iter().flatten())
}

struct List<'a> {
    /// None at the end.
    lines: Option<Lines<'a>>,
    /// How many lines have been read.
    number: u64,
    is_empty: bool,
    /// The encoding of all lines, if it is known.
    settled: Option<EncodingChoice>,
}

impl<'a> List<'a> {
    fn open(input: impl BufRead + 'a, options: ReadOptions) -> Result<Self, ReadError> {
        let lines = Lines::open(input, options.encoding)?;
        let settled = EncodingChoice::settled(options.encoding, lines.marked());
        Ok(Self {
            lines: Some(lines),
            number: 0,
            is_empty: true,
            settled,
        })
    }

    /// The next line that says something.
    fn line(&mut self) -> Result<Option<Vec<u8>>, ReadError> {
        let Some(lines) = &mut self.lines else {
            return Ok(None);
        };
        let mut line = Vec::new();
        while lines.append(&mut line, MAX_TEXT_BYTES)? {
            self.number += 1;
            let text = line.trim_ascii();
            if !is_blank(text) {
                return Ok(Some(text.to_vec()));
            }
            line.clear();
        }
        Ok(None)
    }
}

impl Iterator for List<'_> {
    type Item = Result<Import, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let read = match self.line() {
            Ok(Some(line)) => {
                let read = read::read(&line, self.settled.as_ref());
                read.map_err(|error| error.in_line(self.number))
            }
            Ok(None) if std::mem::take(&mut self.is_empty) => {
                let format = Format::Fen;
                Err(ReadError::NotThis { format })
            }
            Ok(None) => return None,
            Err(error) => {
                // Where the next line begins is not known.
                self.lines = None;
                Err(error.in_line(self.number + 1))
            }
        };
        self.is_empty = false;
        Some(read)
    }
}

#[cfg(test)]
mod tests;
