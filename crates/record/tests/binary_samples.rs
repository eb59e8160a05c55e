//! Real files, against what an independent reader found in them. They are not part of the
//! repository: the folder is `KYDAI_SHARED`, or `shared` beside the repository, and without it
//! there is nothing to check.

#[path = "shared/folder.rs"]
mod folder;

use folder::folder;
use record::{Encoding, Format, Import, NodeId, ReadOptions, Reader, Tree, headers};
use serde_json::Value;
use std::{collections::HashSet, fs, path::PathBuf};
use xiangqi::{Color, Diagram};

fn records() -> PathBuf {
    folder().join("records")
}

fn read(file: &str) -> (Format, Vec<Import>) {
    let bytes = fs::read(records().join(file)).expect("the file is there");
    let reader = Reader::open(bytes.as_slice(), ReadOptions::default());
    let reader = reader.unwrap_or_else(|error| panic!("{file}: {error}"));
    let format = reader.format();
    let games = reader.map(|game| game.unwrap_or_else(|error| panic!("{file}: {error}")));
    (format, games.collect())
}

/// The pieces and the side to move, as the table writes them.
fn fen(diagram: &Diagram) -> String {
    let fen = diagram.fen();
    let fields: Vec<_> = fen.split(' ').take(2).collect();
    fields.join(" ")
}

/// One thing that is expected of a game, and what was found.
type Fact = (&'static str, Value);

/// The moves up to the first illegal one of each line, which is where that reader stops.
fn followed(game: &Import) -> HashSet<NodeId> {
    let Import { record, report } = game;
    let illegal: HashSet<_> = report.illegal.iter().map(|found| found.node).collect();
    let mut followed = HashSet::from([Tree::ROOT]);
    for id in record.tree.ids().skip(1) {
        let parent = record.tree.node(id).expect("no root").parent;
        if followed.contains(&parent) && !illegal.contains(&parent) {
            followed.insert(id);
        }
    }
    followed
}

fn facts(game: &Import) -> Vec<Fact> {
    let Import { record, report } = game;
    let followed = followed(game);
    let is_followed = |id: &NodeId| followed.contains(id);
    let main = record.tree.main_line().filter(is_followed).count();
    let illegal = report
        .illegal
        .iter()
        .map(|found| found.node)
        .filter(is_followed);
    let comments = record.tree.annotated().count();
    let turn = match record.start.turn {
        Color::Red => "w",
        Color::Black => "b",
    };
    let first_illegal = report.illegal.first().map(|found| {
        let parent = record.tree.node(found.node).expect("no root");
        let before = record.at(parent.parent).diagram();
        vec![
            Value::from(found.ply),
            parent.m.to_string().into(),
            fen(&before).into(),
        ]
    });
    let title = record.headers.get(headers::TITLE).unwrap_or_default();
    vec![
        ("start", fen(&record.start).into()),
        ("first_to_move", turn.into()),
        ("nodes", (followed.len() - 1).into()),
        ("illegal_nodes", illegal.count().into()),
        ("main_plies", main.into()),
        ("result", record.outcome.to_string().into()),
        ("title", title.into()),
        ("comments", comments.into()),
        ("version", report.version.into()),
        ("first_illegal", first_illegal.into()),
    ]
}

/// That reader cuts a title at the end of its field, where we read on into an empty one.
fn is_cut(wanted: &Value, found: &Value) -> bool {
    let [wanted, found] = [wanted, found].map(|title| title.as_str().expect("a text"));
    let wanted = wanted.trim_end_matches('\u{FFFD}');
    Encoding::Gb18030.encode(wanted).bytes.len() >= 62 && found.starts_with(wanted)
}

fn compare(expected: &Value, game: &Import, place: &str, faults: &mut Vec<String>) {
    for (name, found) in facts(game) {
        let wanted = match expected.get(name) {
            None => continue,
            Some(Value::Null) if name != "first_illegal" => continue,
            // Its first entry names the reason in words of its own.
            Some(Value::Array(parts)) => Value::from(parts.get(1..).expect("a reason").to_vec()),
            Some(other) => other.clone(),
        };
        if name == "title" && is_cut(&wanted, &found) {
            continue;
        }
        if wanted != found {
            faults.push(format!("{place}: {name} is {found}, not {wanted}"));
        }
    }
}

/// Every file of one format.
fn check(format: &str) {
    let Ok(table) = fs::read_to_string(records().join("expected.jsonl")) else {
        return;
    };
    let mut faults = Vec::new();
    let mut files = 0;
    for line in table.lines() {
        let expected: Value = serde_json::from_str(line).expect("a line of JSON");
        if expected["format"] != format {
            continue;
        }
        files += 1;
        let file = expected["file"].as_str().expect("a name");
        let (found, games) = read(file);
        assert_eq!(found.name(), format, "{file}");
        if let Some(wanted) = expected.get("games_n") {
            if *wanted != games.len() {
                faults.push(format!("{file}: {} games, not {wanted}", games.len()));
            }
            let wanted = expected.get("games").and_then(Value::as_array);
            for (i, wanted) in wanted.into_iter().flatten().enumerate() {
                let place = format!("{file} game {i}");
                compare(wanted, &games[i], &place, &mut faults);
            }
        } else {
            assert_eq!(games.len(), 1, "{file}");
            compare(&expected, &games[0], file, &mut faults);
        }
    }
    assert!(files > 0);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn xqf() {
    check("xqf");
}

#[test]
fn cbr() {
    check("cbr");
}

#[test]
fn cbl() {
    check("cbl");
}

#[test]
fn mxq() {
    check("mxq");
}

/// The table has nothing on it but that it is there.
#[test]
fn cbf() {
    check("cbf");
    if records().exists() {
        let (_, games) = read("cbf/00.cbf");
        let Import { record, report } = &games[0];
        assert!(report.is_clean() && record.tree.len() > 60);
        assert_eq!(record.outcome, record::Outcome::Drawn);
    }
}
