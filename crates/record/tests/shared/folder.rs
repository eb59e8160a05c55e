//! Where real files are that are no part of the repository.

use std::{env, path::PathBuf};

/// The folder `KYDAI_SHARED`, or `shared` beside the repository. Without it there is nothing to check.
pub(crate) fn folder() -> PathBuf {
    env::var_os("KYDAI_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    )
}
