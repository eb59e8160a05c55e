//! Writes the client's types from ours.
//!
//! `KYDAI_BLESS=1 cargo test -p kydai-wasm-engine` rewrites `web/src/lib/engine/view.ts`; without it
//! the test fails when the file and the types differ.

use crate::{
    ChoiceView, ClocksView, GameView, LEVELS, LimitsView, LineBound, LineView, ScoreView,
    SideTimeView, StageView,
};
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

fn declarations() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Written by `KYDAI_BLESS=1 cargo test -p kydai-wasm-engine` from crates/wasm-engine. Do not edit.\n",
    );
    text.push_str("\n/** How many levels of strength there are. */\nexport const LEVELS = ");
    text.push_str(&LEVELS.to_string());
    text.push_str(";\n");
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
        GameView StageView SideTimeView ClocksView LimitsView ScoreView LineBound LineView ChoiceView
    }
    text
}

#[test]
fn client_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/engine/view.ts");
    let fresh = declarations();
    if env::var_os("KYDAI_BLESS").is_some() {
        fs::write(&path, &fresh).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == fresh,
        "web/src/lib/engine/view.ts is stale: KYDAI_BLESS=1 cargo test -p kydai-wasm-engine"
    );
}
