//! What several tests need.

use std::{env, fs, path::PathBuf};

/// A file that is not part of the repository: the folder is `KYDAI_SHARED`, or `shared` beside the
/// repository. Without it there is nothing to check.
pub(crate) fn file(name: &str) -> Option<Vec<u8>> {
    let folder = env::var_os("KYDAI_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    fs::read(folder.join(name)).ok()
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
