//! The checksum of headers and blocks.

/// FNV-1a with 64 bits: it tells a cut or damaged block from a whole one, and no more is asked.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    bytes.iter().fold(BASIS, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(PRIME)
    })
}
