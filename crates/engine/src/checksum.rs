//! The checksum of stored files.

/// The hash of Fowler, Noll and Vo, in its variant 1a with 64 bits: it tells what was cut or damaged
/// from what is whole, and no more is asked of it.
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
