//! Reading a file: what it is, and its games one by one.

use super::{ReadError, cbf, cbl, cbr, dhtmlxq, fen, mxq, pgn, sniff, text, xqf};
use crate::limits::{MAX_GAME_BYTES, MAX_LIBRARY_BYTES};
use crate::{Encoding, Format, IllegalNode, Place, Record, RemarkKind, Report};
use std::fmt;
use std::io::{BufRead, Cursor, Read};
use xiangqi::Color;

/// What the reader is told beforehand.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// The format; otherwise the content decides.
    pub format: Option<Format>,
    /// The encoding of texts; otherwise the content decides, game by game.
    pub encoding: Option<Encoding>,
}

/// A game that was read, and what is to be said of it.
#[derive(Clone, Debug)]
pub struct Import {
    /// The game.
    pub record: Record,
    /// What was found.
    pub report: Report,
}

impl Import {
    /// A game whose every move was found to be legal as it was read.
    pub(crate) const fn legal(record: Record, report: Report) -> Self {
        Self { record, report }
    }

    /// Closes a report: lists the illegal moves.
    pub(crate) fn new(record: Record, mut report: Report) -> Self {
        let listed = |(node, why)| IllegalNode {
            node,
            ply: record.tree.ply(node),
            why,
        };
        report.illegal = record.illegal_nodes().into_iter().map(listed).collect();
        Self { record, report }
    }
}

/// Gives the first move to the side whose man makes it, whatever the file says of the side to move;
/// `stated` is what it says, if it says anything.
pub(crate) fn settle_turn(record: &mut Record, stated: Option<Color>, report: &mut Report) {
    record.start.turn = match (record.first_mover(), stated) {
        (Some(mover), Some(stated)) if mover != stated => {
            report.remark(Place::Start, RemarkKind::SideFromFirstMove);
            mover
        }
        (Some(mover), _) => mover,
        (None, stated) => stated.unwrap_or(record.start.turn),
    };
}

/// The games of a file, one after the other.
pub struct Reader<'a> {
    format: Format,
    games: Box<dyn Iterator<Item = Result<Import, ReadError>> + 'a>,
}

/// How much of a file is looked at to find out what it is.
pub(crate) const SNIFF_BYTES: usize = 64 << 10;

impl<'a> Reader<'a> {
    /// Looks at the beginning and finds out what it is.
    ///
    /// Of a collection in text only one game at a time is in memory; a file of one game and a
    /// library are read whole, up to their [limits](crate::limits).
    pub fn open(mut input: impl BufRead + 'a, options: ReadOptions) -> Result<Self, ReadError> {
        let mut head = Vec::new();
        input
            .by_ref()
            .take(SNIFF_BYTES as u64)
            .read_to_end(&mut head)?;
        let format = match options.format {
            Some(format) => format,
            None => sniff(&head)?,
        };
        let input = Cursor::new(head).chain(input);
        let games: Box<dyn Iterator<Item = _> + 'a> = match format {
            Format::Pgn => Box::new(pgn::games(input, options)?),
            Format::Xqf => one(input, options, xqf::read),
            Format::Cbr => one(input, options, cbr::read),
            Format::Cbl => Box::new(cbl::games(whole(input, MAX_LIBRARY_BYTES)?, options)?),
            Format::Dhtmlxq => Box::new(dhtmlxq::games(input, options)),
            Format::Mxq => one(input, options, mxq::read),
            Format::Cbf => one(input, options, cbf::read),
            Format::Fen => Box::new(fen::games(input, options)),
            Format::Text => Box::new(text::games(input, options)?),
        };
        Ok(Self { format, games })
    }

    /// What the file is.
    pub const fn format(&self) -> Format {
        self.format
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Import, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.games.next()
    }
}

impl fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader")
            .field("format", &self.format)
            .finish_non_exhaustive()
    }
}

/// The one game of a file, read when it is asked for.
fn one<'a>(
    input: impl Read + 'a,
    options: ReadOptions,
    read: impl Fn(&[u8], ReadOptions) -> Result<Import, ReadError> + 'a,
) -> Box<dyn Iterator<Item = Result<Import, ReadError>> + 'a> {
    Box::new(
        std::iter::once(input)
            .map(move |input| whole(input, MAX_GAME_BYTES).and_then(|bytes| read(&bytes, options))),
    )
}

/// All the bytes, unless there are more than `most`.
pub(crate) fn whole(input: impl Read, most: usize) -> Result<Vec<u8>, ReadError> {
    let most = most as u64;
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(ReadError::TooLarge { most });
    }
    Ok(bytes)
}
