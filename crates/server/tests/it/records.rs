//! A table's game as a file.

use crate::games::MATE;
use crate::support::{TestApp, minutes};
use record::{Encoding, Format, Notation, Outcome, ReadOptions, Reader, Record, headers};
use serde_json::json;
use std::io::Cursor;
use xiangqi::Color;

/// The game of a file as our own reader finds it.
fn read(body: &str, format: Format) -> Record {
    let options = ReadOptions {
        format: Some(format),
        ..ReadOptions::default()
    };
    let mut games = Reader::open(Cursor::new(body.to_owned()), options).unwrap();
    let import = games.next().unwrap().unwrap();
    assert!(import.report.is_clean(), "{:?}", import.report);
    import.record
}

#[tokio::test]
async fn a_game_can_be_had_as_a_file_while_it_runs_and_after() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(5))).await;
    game.play(1, &MATE[..4]).await;
    let path = format!("/api/v1/tables/{}/record", game.table);
    let (status, head, body) = app.http("GET", &path, "", None).await;
    assert_eq!(status, 200, "{body}");
    assert!(
        head.contains("content-type: application/vnd.chess-pgn"),
        "{head}"
    );
    let named = format!("filename=\"kydai-{}.pgn\"", game.table);
    assert!(head.contains(&named), "{head}");
    let record = read(&body, Format::Pgn);
    assert_eq!((record.tree.len(), record.outcome), (4, Outcome::Unknown));

    game.play(5, &MATE[4..]).await;
    let asked = format!("{path}?format=pgn&notation=vi&encoding=utf-8");
    let (_, _, body) = app.http("GET", &asked, "", None).await;
    assert!(body.contains("1. P2.2"), "{body}");
    let record = read(&body, Format::Pgn);
    assert_eq!(record.outcome, Outcome::Won(Color::Red));
    for (name, value) in [
        (headers::RED, game.red_guest.name.as_str()),
        (headers::BLACK, game.black_guest.name.as_str()),
        (headers::TERMINATION, "checkmate"),
        (headers::TIME_CONTROL, "300"),
        (headers::DATE, "2027.01.15"),
    ] {
        assert_eq!(record.headers.get(name), Some(value), "{name}");
    }
    let moves = record
        .tree
        .main_line()
        .filter_map(|id| record.tree.node(id));
    let moves: Vec<_> = moves.map(|node| node.m.to_string()).collect();
    assert_eq!(moves, MATE);
}

#[tokio::test]
async fn what_is_asked_for_must_be_known() {
    let app = TestApp::start().await;
    let game = app.game(None).await;
    let path = format!("/api/v1/tables/{}/record", game.table);
    for (path, status) in [
        (format!("{path}?format=xqf"), 200),
        (format!("{path}?format=doc"), 400),
        (format!("{path}?notation=klingon"), 400),
        (format!("{path}?encoding=utf-7"), 400),
        (format!("{path}?what=pgn"), 400),
        ("/api/v1/tables/AAAAAAAA/record".to_owned(), 404),
        ("/api/v1/tables/!/record".to_owned(), 404),
    ] {
        let (answer, _, body) = app.http("GET", &path, "", None).await;
        assert_eq!(answer, status, "{path}: {body}");
    }
    for (query, parameter, known) in [
        ("format=doc", json!("format"), "cbl"),
        ("notation=klingon", json!("notation"), "zh-hant"),
        ("encoding=utf-7", json!("encoding"), "viscii"),
        ("what=pgn", json!(null), "notation"),
    ] {
        let (_, _, body) = app.http("GET", &format!("{path}?{query}"), "", None).await;
        let said: serde_json::Value = serde_json::from_str(&body).unwrap();
        assert_eq!(
            (&said["code"], &said["parameter"]),
            (&json!("badRequest"), &parameter)
        );
        let names = said["known"].as_array().unwrap();
        assert!(names.contains(&json!(known)), "{body}");
    }
    for format in Format::ALL {
        let path = format!("{path}?format={format}");
        let (status, _, body) = app.http("GET", &path, "", None).await;
        assert!(status == 200 || status == 400, "{path}: {body}");
    }
    for notation in Notation::ALL {
        let path = format!("{path}?notation={notation}");
        assert_eq!(app.http("GET", &path, "", None).await.0, 200, "{path}");
    }
    for encoding in Encoding::ALL {
        let path = format!("{path}?encoding={encoding}");
        assert_eq!(app.http("GET", &path, "", None).await.0, 200, "{path}");
    }
}
