//! Writes the client's types from ours.
//!
//! `KYDAI_BLESS=1 cargo test -p kydai-wasm-record` rewrites `web/src/lib/records/view.ts`; without
//! it the test fails when the file and the types differ.

use crate::{
    Batch, BoardView, Composition, EncodingView, Fault, GameRow, GameView, IllegalView, MarkView,
    NotationView, NoteView, OpenOptions, OpeningView, PlaceView, Played, RemarkView, ReportView,
    SaveOptions, Saved, Sentence, Side, Summary, Value,
};
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

fn declarations() -> String {
    // Counts and milliseconds are far from where JavaScript's numbers end.
    let config = Config::default().with_large_int("number");
    let mut text = String::from(
        "// Written by `KYDAI_BLESS=1 cargo test -p kydai-wasm-record` from crates/wasm-record. Do not edit.\n",
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
        Side Value Sentence Fault OpenOptions Batch GameRow Summary EncodingView NotationView
        GameView OpeningView NoteView MarkView ReportView RemarkView PlaceView IllegalView BoardView
        Composition Played SaveOptions Saved
    }
    text
}

#[test]
fn client_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/records/view.ts");
    let fresh = declarations();
    if env::var_os("KYDAI_BLESS").is_some() {
        fs::write(&path, &fresh).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == fresh,
        "web/src/lib/records/view.ts is stale: KYDAI_BLESS=1 cargo test -p kydai-wasm-record"
    );
}
