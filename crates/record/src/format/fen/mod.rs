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

use super::{Import, ReadError, ReadOptions};
use crate::Format;
use line::next_line;
use std::io::BufRead;

/// The positions of a file.
pub(super) fn games<'a>(
    mut input: impl BufRead + 'a,
    options: ReadOptions,
) -> impl Iterator<Item = Result<Import, ReadError>> + 'a {
    let mut number = 0;
    let mut has_ended = false;
    let mut is_empty = true;
    std::iter::from_fn(move || {
        while !has_ended {
            let line = match next_line(&mut input) {
                Ok(Some(line)) => line,
                Ok(None) => break,
                Err(error) => {
                    has_ended = true;
                    return Some(Err(error));
                }
            };
            number += 1;
            let read = match &line {
                Ok(line) if line.is_empty() || line.starts_with(b"#") => continue,
                Ok(line) => read::read(line, options),
                Err(most) => Err(ReadError::TooLarge { most: *most }),
            };
            is_empty = false;
            return Some(read.map_err(|error| error.in_line(number)));
        }
        has_ended = true;
        let format = Format::Fen;
        std::mem::take(&mut is_empty).then_some(Err(ReadError::NotThis { format }))
    })
}

#[cfg(test)]
mod tests;
