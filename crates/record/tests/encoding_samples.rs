//! Real files of games, against the encoding in which an independent reader found them.

#[path = "shared/folder.rs"]
mod folder;

use folder::folder;
use record::{Encoding, encoding::choose_for_moves};
use serde_json::Value;
use std::fs;

#[test]
fn samples_agree() {
    let records = folder().join("records");
    let Ok(table) = fs::read_to_string(records.join("expected.jsonl")) else {
        return;
    };
    let mut files = 0;
    for line in table.lines() {
        let expected: Value = serde_json::from_str(line).unwrap();
        let encoding = match expected.get("encoding").and_then(Value::as_str) {
            Some("utf-8" | "ascii") => Encoding::Utf8,
            Some("gbk") => Encoding::Gb18030,
            Some(other) => panic!("{other} is in no other file"),
            None => continue,
        };
        files += 1;
        let file = expected["file"].as_str().unwrap();
        let bytes = fs::read(records.join(file)).unwrap();
        let choice = choose_for_moves(&[&bytes], Encoding::Gb18030);
        assert_eq!(choice.encoding, encoding, "{file}: {:?}", choice.why);
    }
    assert!(files > 0);
}
