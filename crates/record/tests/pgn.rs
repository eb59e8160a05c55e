//! PGN files of many producers, against what an independent reader found in them, and texts.

#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

mod shared;

use record::{Encoding, Format, Import, Outcome, ReadOptions, Reader, headers};
use serde_json::Value;

fn read(bytes: &[u8]) -> (Format, Vec<Import>) {
    let reader = Reader::open(bytes, ReadOptions::default()).unwrap();
    (reader.format(), reader.map(Result::unwrap).collect())
}

/// The board and the side to move.
fn short(fen: &str) -> String {
    fen.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

fn check(file: &str, import: &Import, expected: &Value) {
    let record = &import.record;
    assert_eq!(short(&record.start.fen()), expected["start"], "{file}");
    assert_eq!(
        record.tree.main_line().count(),
        expected["main_plies"],
        "{file}"
    );
    let end = record.at(record.end()).diagram().fen();
    assert_eq!(short(&end), expected["end"], "{file}");
    assert_eq!(import.report.illegal.len(), expected["illegal"], "{file}");
    let clean = expected["err"].is_null();
    assert_eq!(
        import.report.is_clean(),
        clean,
        "{file}: {:?}",
        import.report.remarks
    );
    assert_eq!(
        record.tree.len() - record.tree.main_line().count(),
        expected["vars"],
        "{file}"
    );
    for (name, key) in [(headers::RED, "red"), (headers::BLACK, "black")] {
        let found = record.headers.get(name);
        assert_eq!(found, expected[key].as_str(), "{file}");
    }
    let result = match record.outcome {
        Outcome::Unknown => None,
        outcome => Some(outcome.to_string()),
    };
    assert_eq!(result.as_deref(), expected["result"].as_str(), "{file}");
}

/// Each file was read twice by the other reader, the second time by better rules; its games are
/// those of both times.
#[test]
fn files_say_what_another_reader_found() {
    let Some(expected) = shared::file("records/expected.jsonl") else {
        return;
    };
    let expected = String::from_utf8(expected).unwrap();
    let expected = expected
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut games = 0;
    for file in expected.filter(|file| file["format"] == "pgn") {
        let name = file["file"].as_str().unwrap();
        let (format, found) = read(&shared::file(&format!("records/{name}")).unwrap());
        assert_eq!(format, Format::Pgn, "{name}");
        let encoding = match file["encoding"].as_str().unwrap() {
            "gbk" => Encoding::Gb18030,
            _ => Encoding::Utf8,
        };
        let notations: &[&str] = match file["move_text"][0].as_str().unwrap() {
            "cn" => &["zh"],
            "san0" => &["san"],
            "iccs" => &["iccs", "uci"],
            _ => &["wxf"],
        };
        let listed = file["games"].as_array().unwrap();
        // The games of this one are divided by a marker which that reader did not know.
        let is_marked = name == "pgn/002.pgn";
        let listed = if is_marked {
            &listed[1..]
        } else {
            &listed[listed.len().saturating_sub(found.len())..]
        };
        for (import, expected) in found.iter().zip(listed) {
            let report = &import.report;
            assert_eq!(
                report.encoding.as_ref().unwrap().encoding,
                encoding,
                "{name}"
            );
            let notation = report.notation.as_ref().unwrap().notation;
            assert!(notations.contains(&notation.name()), "{name}: {notation}");
            if is_marked {
                assert_eq!(
                    import.record.tree.main_line().count(),
                    expected["main_plies"]
                );
                assert!(import.report.is_clean(), "{:?}", import.report);
            } else {
                check(name, import, expected);
            }
            games += 1;
        }
        if is_marked {
            assert_eq!(found.len(), 15);
        }
    }
    println!("{games} games");
    assert!(games > 70);
}

fn text(name: &str) -> Option<(Format, Vec<Import>)> {
    Some(read(&shared::file(&format!("records/text/{name}"))?))
}

#[test]
fn a_game_from_playok() {
    let Some((format, games)) = text("a3_playok.wxf") else {
        return;
    };
    assert_eq!(format, Format::Text);
    let [game] = games.as_slice() else {
        panic!("{} games", games.len());
    };
    assert!(game.report.is_clean(), "{:?}", game.report);
    assert_eq!(game.record.tree.main_line().count(), 55);
    assert_eq!(game.record.outcome, Outcome::Won(xiangqi::Color::Red));
    let header = |name| game.record.headers.get(name);
    assert_eq!(header(headers::RED), Some("tmt6838g"));
    assert_eq!(header(headers::BLACK_ELO), Some("1177"));
    assert_eq!(header(headers::TIME_CONTROL), Some("10m+0s"));
}

#[test]
fn tagged_texts_are_pgn() {
    for (name, plies) in [
        ("a4_xqipu_iccs.pgn", 54),
        ("a6_same_file_elephants.pgn", 46),
    ] {
        let Some((format, games)) = text(name) else {
            return;
        };
        assert_eq!((format, games.len()), (Format::Pgn, 1));
        assert!(games[0].report.is_clean(), "{:?}", games[0].report);
        assert_eq!(games[0].record.tree.main_line().count(), plies, "{name}");
    }
}

/// Three of these six published lines hold a move that cannot be made.
#[test]
fn a_vietnamese_line_is_a_game() {
    let Some((format, games)) = text("k1_vietnamese.txt") else {
        return;
    };
    assert_eq!((format, games.len()), (Format::Text, 6));
    for game in &games {
        let notation = game.report.notation.as_ref().unwrap().notation.name();
        println!(
            "{:?} {:?} {}",
            game.report.illegal,
            game.report.remarks,
            game.record.tree.len()
        );
        assert_eq!(notation, "vi");
    }
    assert_eq!(
        games.iter().filter(|game| !game.report.is_clean()).count(),
        3
    );
}

/// Bytes of every file are changed, cut out and doubled.
#[test]
fn damaged_files_are_read_or_refused() {
    let mut draw = shared::dice(1);
    let names = (0..30).map(|index| format!("records/pgn/{index:03}.pgn"));
    for sound in names.filter_map(|name| shared::file(&name)) {
        for _ in 0..4 {
            let mut bytes = sound.clone();
            for _ in 0..=draw(8) {
                let at = draw(bytes.len());
                match draw(3) {
                    0 => bytes[at] = u8::try_from(draw(256)).unwrap(),
                    1 => bytes.truncate(at + 1),
                    _ => bytes.extend_from_within(at..),
                }
            }
            for format in [Format::Pgn, Format::Text] {
                let format = Some(format);
                let options = ReadOptions {
                    format,
                    ..ReadOptions::default()
                };
                let games = Reader::open(bytes.as_slice(), options).unwrap();
                assert!(games.count() < 100);
            }
        }
    }
}
