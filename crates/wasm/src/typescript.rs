//! Writes the client's types from ours.
//!
//! `KYDAI_BLESS=1 cargo test -p kydai-wasm` rewrites `web/src/lib/rules/view.ts`; without it the
//! test fails when the file and the types differ.

use crate::{
    Captured, Failure, FailureCode, MoveRead, MoveWords, PlacedPiece, PositionView, ReadFault,
    Role, Side, Status, Value, Why,
};
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

fn declarations() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Written by `KYDAI_BLESS=1 cargo test -p kydai-wasm` from crates/wasm. Do not edit.\n",
    );
    macro_rules! declare {
        ($($name:ident)*) => {
            $(
                text.push_str("\nexport ");
                text.push_str(&<$name as TS>::decl(&config));
                text.push('\n');
            )*
        };
    }
    declare! {
        Side Role Status PlacedPiece Captured PositionView MoveWords Value Why MoveRead ReadFault
        FailureCode Failure
    }
    text
}

#[test]
fn client_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/rules/view.ts");
    let fresh = declarations();
    if env::var_os("KYDAI_BLESS").is_some() {
        fs::write(&path, &fresh).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == fresh,
        "web/src/lib/rules/view.ts is stale: KYDAI_BLESS=1 cargo test -p kydai-wasm"
    );
}
