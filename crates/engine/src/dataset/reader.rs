//! Games out of a file, a block at a time.

use super::{DatasetError, GameRecord, Header, input::Input};
use crate::checksum::fnv1a;
use std::io::Read;

/// No block is longer.
const MAX_BLOCK: usize = 1 << 20;
/// The length and the checksum before a block.
const HEAD: usize = 12;

/// Reads games until the end of the file, or until a block that is not whole.
#[derive(Debug)]
pub struct Reader<R: Read> {
    from: R,
    header: Header,
    block: Vec<u8>,
    read: usize,
    whole: u64,
    ended: bool,
    cut: bool,
}

impl<R: Read> Reader<R> {
    /// Reads the header.
    pub fn new(mut from: R) -> Result<Self, DatasetError> {
        let (header, whole) = Header::read(&mut from)?;
        Ok(Self {
            from,
            header,
            block: Vec::new(),
            read: 0,
            whole,
            ended: false,
            cut: false,
        })
    }

    /// How the games came about.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The bytes from the start of the file to the end of the last whole block read: after the last
    /// game, where a writer goes on.
    pub fn whole_bytes(&self) -> u64 {
        self.whole
    }

    /// Whether the file ended with a block that is not whole, as a killed writer leaves it.
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// The next game; none after the last whole block.
    pub fn next_game(&mut self) -> Result<Option<GameRecord>, DatasetError> {
        while self.read >= self.block.len() {
            if !self.next_block()? {
                return Ok(None);
            }
        }
        let mut input = Input(&self.block[self.read..]);
        let game = GameRecord::read(&mut input)?;
        self.read = self.block.len() - input.0.len();
        Ok(Some(game))
    }

    /// Reads the next block; false where there is none that is whole.
    fn next_block(&mut self) -> Result<bool, DatasetError> {
        if self.ended {
            return Ok(false);
        }
        self.ended = true;
        let mut head = Vec::new();
        self.append(HEAD, &mut head)?;
        if head.is_empty() {
            return Ok(false);
        }
        self.cut = true;
        let mut input = Input(&head);
        let (Ok(length), Ok(sum)) = (input.array(), input.array()) else {
            return Ok(false);
        };
        let length = u32::from_le_bytes(length) as usize;
        if length > MAX_BLOCK {
            return Ok(false);
        }
        let mut block = Vec::new();
        self.append(length, &mut block)?;
        if block.len() < length || fnv1a(&block) != u64::from_le_bytes(sum) {
            return Ok(false);
        }
        self.whole += (HEAD + length) as u64;
        (self.block, self.read) = (block, 0);
        (self.ended, self.cut) = (false, false);
        Ok(true)
    }

    /// Up to so many bytes, as many as there are.
    fn append(&mut self, count: usize, to: &mut Vec<u8>) -> Result<(), DatasetError> {
        (&mut self.from).take(count as u64).read_to_end(to)?;
        Ok(())
    }
}
