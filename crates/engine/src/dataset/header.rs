//! How the games of a file came about.

use super::DatasetError;
use crate::checksum::fnv1a;
use std::io::{self, ErrorKind, Read, Write};

const MAGIC: &[u8; 7] = b"KDGAMES";
const VERSION: u8 = 1;
/// The longest name of a ruleset.
const MAX_RULESET: usize = 32;

/// The beginning of a file: games of one kind, so that the file can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The ruleset the games were played under.
    pub ruleset: String,
    /// Positions looked at for each move.
    pub nodes: u32,
    /// What tells this engine from others: its bench, or a hash of its network.
    pub engine: u64,
    /// What the dice began with.
    pub seed: u64,
}

impl Header {
    /// Writes it.
    pub fn write(&self, to: &mut impl Write) -> Result<(), DatasetError> {
        Ok(to.write_all(&self.to_bytes()?)?)
    }

    fn to_bytes(&self) -> Result<Vec<u8>, DatasetError> {
        let name = self.ruleset.as_bytes();
        let length = u8::try_from(name.len())
            .ok()
            .filter(|&length| usize::from(length) <= MAX_RULESET)
            .ok_or(DatasetError::Ruleset)?;
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, length]);
        bytes.extend(name);
        bytes.extend(self.nodes.to_le_bytes());
        bytes.extend(self.engine.to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(fnv1a(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Reads it, and tells how many bytes it took.
    pub(super) fn read(from: &mut impl Read) -> Result<(Self, u64), DatasetError> {
        let mut bytes = vec![0; MAGIC.len() + 2];
        read_whole(from, &mut bytes)?;
        let [magic @ .., version, length] = bytes.as_slice() else {
            return Err(DatasetError::Foreign);
        };
        if magic != MAGIC {
            return Err(DatasetError::Foreign);
        }
        if *version != VERSION {
            return Err(DatasetError::Version(*version));
        }
        let length = usize::from(*length);
        if length > MAX_RULESET {
            return Err(DatasetError::Ruleset);
        }
        let mut name = vec![0; length];
        read_whole(from, &mut name)?;
        let ruleset = String::from_utf8(name).map_err(|_| DatasetError::Ruleset)?;
        let header = Self {
            ruleset,
            nodes: u32::from_le_bytes(read_array(from)?),
            engine: u64::from_le_bytes(read_array(from)?),
            seed: u64::from_le_bytes(read_array(from)?),
        };
        let bytes = header.to_bytes()?;
        let written: [u8; 8] = read_array(from)?;
        if !bytes.ends_with(&written) {
            return Err(DatasetError::Foreign);
        }
        Ok((header, bytes.len() as u64))
    }
}

fn read_array<const N: usize>(from: &mut impl Read) -> Result<[u8; N], DatasetError> {
    let mut bytes = [0; N];
    read_whole(from, &mut bytes)?;
    Ok(bytes)
}

/// A file too short for a header is none of ours.
fn read_whole(from: &mut impl Read, bytes: &mut [u8]) -> Result<(), DatasetError> {
    from.read_exact(bytes).map_err(|error: io::Error| {
        if error.kind() == ErrorKind::UnexpectedEof {
            DatasetError::Foreign
        } else {
            error.into()
        }
    })
}
