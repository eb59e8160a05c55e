//! Real `DhtmlXQ` texts, against what an independent reader found in them. That reader takes a
//! start position that has lost a digit; we reject it.

#[path = "shared/folder.rs"]
mod folder;

use folder::folder;
use record::{Format, ReadOptions, Reader, headers};
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
        if expected["format"] != "dhtmlxq" {
            continue;
        }
        files += 1;
        let file = expected["file"].as_str().unwrap();
        let bytes = fs::read(records.join(file)).unwrap();
        let reader = Reader::open(bytes.as_slice(), ReadOptions::default()).unwrap();
        assert_eq!(reader.format(), Format::Dhtmlxq, "{file}");
        let mut games: Vec<_> = reader.collect();
        assert_eq!(games.len(), 1, "{file}");
        let game = games.remove(0);
        if file.contains("BROKEN") {
            assert_eq!(game.unwrap_err().code(), "bad-start");
            continue;
        }
        let game = game.unwrap();
        let start = game.record.start.fen();
        let fields: Vec<_> = start.split(' ').take(2).collect();
        let title = game.record.headers.get(headers::TITLE);
        for (name, found) in [
            ("start", Value::from(fields.join(" "))),
            ("nodes", game.record.tree.len().into()),
            ("illegal_nodes", game.report.illegal.len().into()),
            ("main_plies", game.record.tree.main_line().count().into()),
            ("title", title.into()),
        ] {
            assert_eq!(expected[name], found, "{file}: {name}");
        }
        assert!(game.report.remarks.is_empty(), "{file}: {:?}", game.report);
    }
    assert!(files > 0);
}
