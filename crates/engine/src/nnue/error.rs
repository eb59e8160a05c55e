//! Why bytes or numbers are no network.

use thiserror::Error;

/// What is wrong with a network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// Another kind of file.
    #[error("these bytes are no network of ours")]
    NoNetwork,
    /// A file from another time.
    #[error("the network has version {found} of the format; this program reads {expected}")]
    Version {
        /// The version of the file.
        found: u32,
        /// The one that is read.
        expected: u32,
    },
    /// The file is cut off.
    #[error("the network's file ends too early")]
    TooShort,
    /// There is something after the end.
    #[error("the network's file goes on for {0} bytes after its end")]
    TooLong(usize),
    /// What was written is not what is read.
    #[error("the network's file is damaged: its checksum is {found:016x}, not {expected:016x}")]
    Checksum {
        /// Of the bytes as they are.
        found: u64,
        /// As the file claims.
        expected: u64,
    },
    /// It looks at other inputs.
    #[error("the network has {found} inputs and {buckets} outputs, not those of this program")]
    Inputs {
        /// How many inputs it has.
        found: u32,
        /// How many outputs it has.
        buckets: u32,
    },
    /// The first layer is too wide, too narrow, or does not fit vectors.
    #[error("a first layer of {0} neurons cannot be used: it takes a multiple of 32, at most 2048")]
    Width(u32),
    /// The scale would make every score nothing or a win.
    #[error("a scale of {0} hundredths cannot be used: it takes 1 to 10000")]
    Scale(u32),
    /// The name or the description is no text or too long.
    #[error("the network's {0} is no UTF-8 or too long")]
    Text(&'static str),
    /// There are more or fewer numbers than the sizes say.
    #[error("the network's {0} are not as many as its sizes say")]
    Count(&'static str),
    /// A weight of the second layer is outside what kernels can add up.
    #[error("a weight of the second layer is beyond {max}", max = super::Network::MOST_WEIGHT)]
    Weight,
}
