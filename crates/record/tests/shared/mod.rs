//! What several tests need.

mod folder;

use folder::folder;
use std::fs;

/// A file that is not part of the repository, if it is there.
pub(crate) fn file(name: &str) -> Option<Vec<u8>> {
    fs::read(folder().join(name)).ok()
}

/// A linear congruential generator: what matters is that it is the same every time.
pub(crate) fn dice(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = 0x2545_f491_4f6c_dd1d_u64.wrapping_mul(seed);
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("31 bits") % below
    }
}
