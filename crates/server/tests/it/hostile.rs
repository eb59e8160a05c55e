//! Clients that do not keep to the protocol.

use crate::{
    games::MATE,
    support::{Game, TestApp, make, settings},
};
use protocol::{Action, ClientFrame, Event, Fault, Refusal, VERSION};
use tokio_tungstenite::tungstenite::Message;

/// The game goes on as if nothing had been.
async fn is_unharmed(mut game: Game) {
    game.play(1, MATE).await;
}

#[tokio::test]
async fn frames_that_are_none_close_the_socket_with_a_reason() {
    let app = TestApp::start().await;
    let game = app.game(None).await;
    let hello = || ClientFrame::Hello {
        protocol: VERSION,
        since: None,
    };
    let deep = "[".repeat(500);
    let long = format!(
        r#"{{"type":"act","id":1,"action":{{"type":"{}"}}}}"#,
        "x".repeat(2_000)
    );
    for text in [
        "",
        "{",
        "null",
        "[]",
        "0x",
        r#"{"type":"act"}"#,
        r#"{"type":"act","id":-1,"action":{"type":"resign"}}"#,
        r#"{"type":"act","id":1,"action":{"type":"cheat"}}"#,
        r#"{"type":"act","id":1,"action":{"type":"move","move":"h2e2","ply":1,"time":5}}"#,
        r#"{"type":"hello","protocol":1,"since":null}"#,
        &deep,
        &long,
    ] {
        let mut client = app.socket(Some(&game.red_guest), &game.table).await;
        client.say(&hello()).await;
        client.state().await;
        client.text(text).await;
        let told = client.closing().await;
        assert_eq!(told, (Fault::BadFrame, None), "{text}");
        assert!(client.is_closed().await);
    }
    let mut client = app.socket(Some(&game.red_guest), &game.table).await;
    client.say(&hello()).await;
    client.send(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(client.closing().await.0, Fault::BadFrame);
    is_unharmed(game).await;
}

#[tokio::test]
async fn a_huge_frame_is_cut_off() {
    let app = TestApp::start().await;
    let game = app.game(None).await;
    let mut client = app.sit_by(&game.red_guest, &game.table).await;
    client.state().await;
    client.text(&"x".repeat(12_000)).await;
    assert_eq!(client.closing().await.0, Fault::BadFrame);
    let mut client = app.sit_by(&game.red_guest, &game.table).await;
    client.state().await;
    // The server may cut this off before all of it was sent.
    client.try_text(&"x".repeat(4_000_000)).await;
    client.until_closed().await;
    is_unharmed(game).await;
}

#[tokio::test]
async fn the_first_frame_must_be_a_hello_of_this_version() {
    let app = TestApp::start().await;
    let game = app.game(None).await;
    let mut client = app.socket(Some(&game.red_guest), &game.table).await;
    client
        .say(&ClientFrame::Act {
            id: 1,
            action: Action::Resign,
        })
        .await;
    assert_eq!(client.closing().await.0, Fault::NoHello);
    let mut client = app.socket(Some(&game.red_guest), &game.table).await;
    client
        .say(&ClientFrame::Hello {
            protocol: VERSION + 1,
            since: None,
        })
        .await;
    assert_eq!(client.closing().await.0, Fault::WrongVersion);
    is_unharmed(game).await;
}

#[tokio::test]
async fn tables_that_are_none_are_said_to_be_none() {
    let app = TestApp::start().await;
    for table in ["AAAAAAAA", "x", "..%2f..%2fetc", "123456789"] {
        let mut client = app.socket(None, table).await;
        client.hello(None).await;
        assert_eq!(client.closing().await.0, Fault::NoSuchTable, "{table}");
    }
}

#[tokio::test]
async fn replayed_and_swapped_frames_do_no_harm() {
    let app = TestApp::start().await;
    let mut game = app.game(None).await;
    // The reply before the move, the move, and both once more.
    assert_eq!(
        game.black.act(make(MATE[1], 2)).await,
        Err(Refusal::StalePly)
    );
    game.red.must(make(MATE[0], 1)).await;
    game.red.must(make(MATE[0], 1)).await;
    game.black.must(make(MATE[1], 2)).await;
    game.black.must(make(MATE[1], 2)).await;
    game.red
        .until(|event| matches!(event, Event::Moved { ply: 2, .. }))
        .await;
    game.play(3, &MATE[2..]).await;
}

#[tokio::test]
async fn pages_of_other_sites_get_no_socket() {
    let app = TestApp::start().await;
    let game = app.game(None).await;
    let own = format!("http://{}", app.address);
    for path in [
        "/ws/v1/lobby".to_owned(),
        format!("/ws/v1/tables/{}", game.table),
    ] {
        let guest = Some(&game.red_guest);
        for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
            assert_eq!(
                app.connect(guest, &path, Some(origin)).await.err(),
                Some(403)
            );
        }
        assert!(app.connect(guest, &path, Some(&own)).await.is_ok());
    }
    is_unharmed(game).await;
}

#[tokio::test]
async fn a_flood_of_frames_is_cut_off() {
    let app = TestApp::start().await;
    let game = app.game(None).await;
    let mut client = app.sit_by(&game.red_guest, &game.table).await;
    client.state().await;
    for id in 1..=60 {
        let act = format!(r#"{{"type":"act","id":{id},"action":{{"type":"acceptDraw"}}}}"#);
        client.try_text(&act).await;
    }
    assert_eq!(client.closing().await.0, Fault::TooFast);
    is_unharmed(game).await;
}

#[tokio::test]
async fn a_client_that_does_not_read_is_let_go() {
    let app = TestApp::build().small_buffers().start().await;
    let mut game = app.game(None).await;
    let mut lazy = app.sit_by(&game.red_guest, &game.table).await;
    lazy.state().await;
    // Nobody else, who would have to read all along.
    drop((game.red, game.black));
    // Watchers that come and go make much to tell, and the lazy one hears none of it.
    for _ in 0..4_000 {
        if app.metric("kydai_slow_sockets_total").await > 0 {
            break;
        }
        let mut watchers = Vec::new();
        for _ in 0..5 {
            let mut watcher = app.socket(None, &game.table).await;
            watcher.hello(None).await;
            watcher.state().await;
            app.clock.advance(500);
            watcher.presence().await;
            watchers.push(watcher);
        }
    }
    // Once it reads again, it finds that it is too late, and that it may come back. Whose only
    // socket it was counts as having left.
    game.black = app.sit_by(&game.black_guest, &game.table).await;
    game.black.state().await;
    assert_eq!(lazy.closing().await, (Fault::TooSlow, Some(1_000)));
    app.pass(
        500,
        game.black
            .until(|event| matches!(event, Event::Left { .. })),
    )
    .await;
    game.red = app.sit_by(&game.red_guest, &game.table).await;
    game.red.state().await;
    is_unharmed(game).await;
}

#[tokio::test]
async fn many_sockets_do_not_make_one_person_many() {
    let app = TestApp::start().await;
    let game = app.game(None).await;
    let mut told = Vec::new();
    for _ in 0..4 {
        let mut client = app.sit_by(&game.red_guest, &game.table).await;
        client.state().await;
        // Fewer than one socket may send.
        for id in 1..=20 {
            let act = format!(r#"{{"type":"act","id":{id},"action":{{"type":"acceptDraw"}}}}"#);
            client.try_text(&act).await;
        }
        told.push(client);
    }
    assert_eq!(told.pop().unwrap().closing().await.0, Fault::TooFast);
    app.clock.advance(60_000);
    is_unharmed(game).await;
}

#[tokio::test]
async fn nobody_sits_at_tables_without_end() {
    let app = TestApp::build()
        .config(|config| config.capacity.tables_per_person = 2)
        .start()
        .await;
    let greedy = app.guest().await;
    let mut answers = Vec::new();
    for _ in 0..3 {
        let maker = app.guest().await;
        let table = app.table(&maker, &settings(None)).await;
        let mut client = app.sit_by(&greedy, &table).await;
        client.state().await;
        answers.push(client.act(Action::Sit).await);
    }
    assert_eq!(answers, [Ok(()), Ok(()), Err(Refusal::TooManyTables)]);
}
