//! Writes the client's types from ours.
//!
//! `KYDAI_BLESS=1 cargo test -p kydai-wasm-table` rewrites `web/src/lib/machine/setup.ts`; without it
//! the test fails when the file and the type differ.

use crate::Setup;
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

#[test]
fn client_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/machine/setup.ts");
    let fresh = format!(
        "// Written by `KYDAI_BLESS=1 cargo test -p kydai-wasm-table` from crates/wasm-table. Do not edit.\n\
         \nimport type {{ Color, Seats, TableSettings }} from '$lib/protocol';\n\nexport {}\n",
        Setup::decl(&Config::default())
    );
    if env::var_os("KYDAI_BLESS").is_some() {
        fs::write(&path, &fresh).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == fresh,
        "web/src/lib/machine/setup.ts is stale: KYDAI_BLESS=1 cargo test -p kydai-wasm-table"
    );
}
