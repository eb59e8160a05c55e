//! Writing games to a file.

use super::{WriteError, cbf, cbl, cbr, dhtmlxq, fen, mxq, pgn, text, xqf};
use crate::{Encoding, Format, Notation, Record, Remark};
use std::io::Write;

/// How games are written.
#[derive(Clone, Debug, Default)]
pub struct WriteOptions {
    /// The notation of moves, where the format's moves are text.
    pub notation: Option<Notation>,
    /// The encoding of texts, where the format leaves a choice.
    pub encoding: Option<Encoding>,
    /// The name of a library.
    pub name: Option<String>,
}

/// The bytes of a game, and what the format could not hold.
#[derive(Clone, Debug, Default)]
pub(crate) struct Written {
    pub(crate) bytes: Vec<u8>,
    pub(crate) remarks: Vec<Remark>,
}

/// A file that is being written.
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    format: Format,
    options: WriteOptions,
    games: usize,
    library: cbl::Library,
}

impl<W: Write> Writer<W> {
    /// Begins a file.
    pub fn new(out: W, format: Format, options: WriteOptions) -> Self {
        Self {
            out,
            format,
            options,
            games: 0,
            library: cbl::Library::default(),
        }
    }

    /// Adds a game and says what the format could not hold of it. A library is written when it is
    /// [finished](Self::finish), everything else at once.
    pub fn add(&mut self, record: &Record) -> Result<Vec<Remark>, WriteError> {
        let (format, options) = (self.format, &self.options);
        if self.games > 0 && !format.is_collection() {
            return Err(WriteError::OneGameOnly { format });
        }
        let written = match format {
            Format::Pgn => pgn::write(record, options)?,
            Format::Xqf => xqf::write(record, options)?,
            Format::Cbr => cbr::write(record, options)?,
            Format::Cbl => self.library.add(record)?,
            Format::Dhtmlxq => dhtmlxq::write(record, options)?,
            Format::Mxq => mxq::write(record, options)?,
            Format::Cbf => cbf::write(record, options)?,
            Format::Fen => fen::write(record, options)?,
            Format::Text => text::write(record, options)?,
        };
        self.games += 1;
        self.out.write_all(&written.bytes)?;
        Ok(written.remarks)
    }

    /// Ends the file and gives back what it was written to.
    pub fn finish(mut self) -> Result<W, WriteError> {
        if self.format == Format::Cbl {
            let name = self.options.name.as_deref().unwrap_or_default();
            self.library.write(name, &mut self.out)?;
        }
        self.out.flush()?;
        Ok(self.out)
    }
}
