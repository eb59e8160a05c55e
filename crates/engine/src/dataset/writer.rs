//! Games into a file, a block at a time.

use super::{DatasetError, GameRecord};
use crate::checksum::fnv1a;
use std::io::Write;

/// A block is written when it has grown to this: what a killed writer loses at most, some ten games.
const FULL: usize = 4 << 10;

/// Writes games behind a header, or behind the whole blocks of a file that is gone on with.
#[derive(Debug)]
pub struct Writer<W: Write> {
    to: W,
    block: Vec<u8>,
}

impl<W: Write> Writer<W> {
    /// Goes on where `to` stands: behind the header, or behind a whole block.
    pub fn new(to: W) -> Self {
        Self {
            to,
            block: Vec::new(),
        }
    }

    /// Adds a game. It is safe in the file once its block is full, or flushed.
    pub fn add(&mut self, game: &GameRecord) -> Result<(), DatasetError> {
        game.write(&mut self.block)?;
        if self.block.len() >= FULL {
            self.flush()?;
        }
        Ok(())
    }

    /// Writes what has been added so far.
    pub fn flush(&mut self) -> Result<(), DatasetError> {
        if self.block.is_empty() {
            return Ok(());
        }
        let length = u32::try_from(self.block.len()).map_err(|_| DatasetError::TooLong)?;
        let mut bytes = Vec::with_capacity(self.block.len() + 12);
        bytes.extend(length.to_le_bytes());
        bytes.extend(fnv1a(&self.block).to_le_bytes());
        bytes.append(&mut self.block);
        self.to.write_all(&bytes)?;
        Ok(self.to.flush()?)
    }
}
