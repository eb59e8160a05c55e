//! Lets a new build of the client reach the binary: the embedded folder is an input of this
//! crate, and it must exist for Cargo to be able to watch it.

use std::{env, fs, path::Path};

fn main() -> std::io::Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    fs::create_dir_all(Path::new(&here).join("../../web/dist"))?;
    println!("cargo::rerun-if-changed=../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    Ok(())
}
