//! A network's file: the format, version 1. All numbers are little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `kydainet` |
//! | 4 | version of the format |
//! | 8 | checksum: FNV-1a, 64 bits, of all that follows |
//! | 4 | number of inputs |
//! | 4 | width of the first layer |
//! | 4 | number of outputs |
//! | 4 | scale: hundredths of a soldier that an output of 1 means |
//! | 4 + n | name: its length in bytes, UTF-8 |
//! | 4 + n | description, likewise |
//! | 2 each | weights of the first layer, a row an input |
//! | 2 each | its biases |
//! | 2 each | weights of the second layer, a row an output: side to move, other side |
//! | 4 each | its biases |

use super::features::{FEATURES, OUTPUT_BUCKETS};
use super::simd::LANES;
use super::{Network, NetworkError, Parameters};
use crate::checksum::fnv1a;

const MAGIC: &[u8; 8] = b"kydainet";
const VERSION: u32 = 1;
/// Magic, version and checksum.
const BEFORE_BODY: usize = 20;

/// The file of these numbers.
pub(super) fn write(parameters: &Parameters) -> Vec<u8> {
    let body = body(parameters);
    let mut bytes = Vec::with_capacity(BEFORE_BODY + body.len());
    bytes.extend(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(fnv1a(&body).to_le_bytes());
    bytes.extend(body);
    bytes
}

/// The checksum that [`write`] puts into the file.
pub(super) fn checksum(parameters: &Parameters) -> u64 {
    fnv1a(&body(parameters))
}

fn body(parameters: &Parameters) -> Vec<u8> {
    let mut bytes = Vec::new();
    for size in [
        FEATURES,
        parameters.feature_biases.len(),
        parameters.output_biases.len(),
    ] {
        put_size(&mut bytes, size);
    }
    bytes.extend(parameters.scale.to_le_bytes());
    for text in [&parameters.name, &parameters.description] {
        put_size(&mut bytes, text.len());
        bytes.extend(text.as_bytes());
    }
    let first = parameters
        .feature_weights
        .iter()
        .chain(&parameters.feature_biases);
    bytes.extend(first.flat_map(|number| number.to_le_bytes()));
    bytes.extend(
        parameters
            .output_weights
            .iter()
            .flat_map(|number| number.to_le_bytes()),
    );
    bytes.extend(
        parameters
            .output_biases
            .iter()
            .flat_map(|number| number.to_le_bytes()),
    );
    bytes
}

fn put_size(bytes: &mut Vec<u8>, size: usize) {
    bytes.extend(u32::try_from(size).unwrap_or(u32::MAX).to_le_bytes());
}

/// The numbers in a file, whose sizes fit each other.
pub(super) fn read(bytes: &[u8]) -> Result<Parameters, NetworkError> {
    let mut rest = Reader(bytes);
    if rest.take(MAGIC.len()) != Ok(MAGIC) {
        return Err(NetworkError::NoNetwork);
    }
    let found = rest.u32()?;
    if found != VERSION {
        return Err(NetworkError::Version {
            found,
            expected: VERSION,
        });
    }
    let expected = u64::from_le_bytes(rest.array()?);
    let found = fnv1a(rest.0);
    if found != expected {
        return Err(NetworkError::Checksum { found, expected });
    }
    let parameters = rest.parameters()?;
    match rest.0.len() {
        0 => Ok(parameters),
        more => Err(NetworkError::TooLong(more)),
    }
}

/// What is not yet read. Nothing is allocated that is not there.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn parameters(&mut self) -> Result<Parameters, NetworkError> {
        let (found, width, buckets) = (self.u32()?, self.u32()?, self.u32()?);
        if usize::try_from(found) != Ok(FEATURES) || usize::try_from(buckets) != Ok(OUTPUT_BUCKETS)
        {
            return Err(NetworkError::Inputs { found, buckets });
        }
        let neurons = usize::try_from(width).unwrap_or(usize::MAX);
        if neurons == 0 || !neurons.is_multiple_of(LANES) || neurons > Network::MOST_WIDTH {
            return Err(NetworkError::Width(width));
        }
        Ok(Parameters {
            scale: self.u32()?,
            name: self.text("name")?,
            description: self.text("description")?,
            feature_weights: self.numbers(FEATURES * neurons, i16::from_le_bytes)?,
            feature_biases: self.numbers(neurons, i16::from_le_bytes)?,
            output_weights: self.numbers(OUTPUT_BUCKETS * 2 * neurons, i16::from_le_bytes)?,
            output_biases: self.numbers(OUTPUT_BUCKETS, i32::from_le_bytes)?,
        })
    }

    fn take(&mut self, count: usize) -> Result<&'a [u8], NetworkError> {
        let (taken, rest) = (self.0.split_at_checked(count)).ok_or(NetworkError::TooShort)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetworkError> {
        let (taken, rest) = (self.0.split_first_chunk()).ok_or(NetworkError::TooShort)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn u32(&mut self) -> Result<u32, NetworkError> {
        self.array().map(u32::from_le_bytes)
    }

    fn text(&mut self, what: &'static str) -> Result<String, NetworkError> {
        let length = usize::try_from(self.u32()?).unwrap_or(usize::MAX);
        if length > Network::MOST_TEXT {
            return Err(NetworkError::Text(what));
        }
        let bytes = self.take(length)?.to_vec();
        String::from_utf8(bytes).map_err(|_| NetworkError::Text(what))
    }

    fn numbers<T, const N: usize>(
        &mut self,
        count: usize,
        number: fn([u8; N]) -> T,
    ) -> Result<Vec<T>, NetworkError> {
        let bytes = self.take(count.saturating_mul(N))?;
        let (chunks, _) = bytes.as_chunks::<N>();
        Ok(chunks.iter().copied().map(number).collect())
    }
}
