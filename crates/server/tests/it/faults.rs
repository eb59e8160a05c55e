//! Faults of ours: a panic in a table, a database that fails.

use crate::{
    games::MATE,
    support::{Flaky, PATIENCE, TestApp, make, minutes, settings},
};
use protocol::{Action, ClientFrame, EndReason, Fault, Phase, Result as GameResult, ServerFrame};
use serde_json::json;
use server::{App, Config, Key, Parts};
use std::sync::{Arc, atomic::Ordering};
use store::{Entry, Store, Versioned, Write};

#[tokio::test]
async fn a_panic_ends_only_its_table() {
    let app = TestApp::start().await;
    let mut other = app.game(Some(minutes(5))).await;
    let mut game = app.game(Some(minutes(5))).await;
    game.red.must(Action::Resign).await;
    game.black.must(Action::OfferRematch).await;

    // A table that draws its colours with dice that panic.
    let [maker, guest] = [app.guest().await, app.guest().await];
    let wishes =
        json!({ "time": null, "ruleset": "casual", "color": "random", "visibility": "link" });
    let table = app.table(&maker, &wishes).await;
    let mut one = app.sit_by(&maker, &table).await;
    one.state().await;
    let mut two = app.sit_by(&guest, &table).await;
    two.state().await;
    app.dice.broken.store(true, Ordering::SeqCst);
    two.say(&ClientFrame::Act {
        id: 1,
        action: Action::Sit,
    })
    .await;
    for client in [&mut one, &mut two] {
        let ServerFrame::State { table, .. } = client.next_state().await else {
            unreachable!()
        };
        let outcome = table.head.outcome.unwrap();
        assert_eq!(table.head.phase, Phase::Over);
        assert_eq!(outcome.result, GameResult::Aborted);
    }
    assert_eq!(app.metric("kydai_table_panics_total").await, 1);

    // The table of a game that is over panics as it makes the next one: the result stands.
    game.red
        .say(&ClientFrame::Act {
            id: 9,
            action: Action::AcceptRematch,
        })
        .await;
    let ServerFrame::State { table, .. } = game.black.next_state().await else {
        unreachable!()
    };
    assert_eq!(table.head.outcome.unwrap().reason, EndReason::Resignation);
    app.dice.broken.store(false, Ordering::SeqCst);

    other.play(1, MATE).await;
    let guest = app.guest().await;
    app.table(&guest, &settings(None)).await;
}

#[tokio::test]
async fn a_failed_write_is_told_to_nobody_and_the_table_comes_back() {
    let flaky = Flaky::default();
    let inner = flaky.clone();
    let app = TestApp::build()
        .store(move |store| inner.around(store))
        .start()
        .await;
    let mut game = app.game(Some(minutes(5))).await;
    game.play(1, &MATE[..1]).await;
    flaky.fail(true);
    game.black
        .say(&ClientFrame::Act {
            id: 50,
            action: make(MATE[1], 2),
        })
        .await;
    assert_eq!(game.black.closing().await.0, Fault::Restart);
    assert_eq!(
        game.red.closing().await.0,
        Fault::Restart,
        "and saw no move"
    );
    flaky.fail(false);
    app.clock.advance(2_000);

    game.black = app.sit_by(&game.black_guest, &game.table).await;
    let ServerFrame::State { table, .. } = game.black.next_state().await else {
        unreachable!()
    };
    assert_eq!(table.moves.len(), 1);
    game.red = app.sit_by(&game.red_guest, &game.table).await;
    game.red.next_state().await;
    game.play(2, &MATE[1..]).await;
}

#[tokio::test]
async fn a_log_that_cannot_be_read_is_one_tables_trouble() {
    let app = TestApp::start().await;
    let mut other = app.game(None).await;
    let mut game = app.game(None).await;
    game.play(1, &MATE[..1]).await;
    other.play(1, &MATE[..1]).await;
    let damage = Entry {
        seq: game.red.seq + 1,
        at: app.now(),
        body: Versioned {
            version: 1,
            text: "{\"type\":\"unheardOf\"}".into(),
        },
    };
    let table = game.table.parse().unwrap();
    let damage = Write::Append {
        table,
        entries: vec![damage],
        status: None,
    };
    app.second_store().await.commit(&[damage]).await.unwrap();

    // The next move finds its number taken, and the log unreadable.
    game.black
        .say(&ClientFrame::Act {
            id: 50,
            action: make(MATE[1], 2),
        })
        .await;
    assert_eq!(game.black.closing().await.0, Fault::Restart);
    app.pass(500, async {
        while app.metric("kydai_tables").await > 1 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await;
    let app = app.crash_and_restart(1_000).await;
    let mut red = app.socket(Some(&game.red_guest), &game.table).await;
    red.hello(None).await;
    assert_eq!(red.closing().await, (Fault::TableFailed, None));

    other.red = app.sit_by(&other.red_guest, &other.table).await;
    other.red.next_state().await;
    other.black = app.sit_by(&other.black_guest, &other.table).await;
    other.black.next_state().await;
    other.play(2, &MATE[1..]).await;
}

#[tokio::test]
async fn while_nothing_can_be_written_nobody_is_kept_waiting() {
    let flaky = Flaky::default();
    let inner = flaky.clone();
    let app = TestApp::build()
        .store(move |store| inner.around(store))
        .start()
        .await;
    let health = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    assert_eq!(app.raw(health).await.0, 200);
    let [maker, guest, other] = [app.guest().await, app.guest().await, app.guest().await];
    let mut settings = settings(None);
    settings["visibility"] = "public".into();
    let table = app.table(&maker, &settings).await;
    let mut one = app.sit_by(&maker, &table).await;
    one.state().await;
    flaky.fail(true);
    let mut two = app.sit_by(&guest, &table).await;
    two.state().await;
    two.say(&ClientFrame::Act {
        id: 1,
        action: Action::Sit,
    })
    .await;
    assert_eq!(two.closing().await, (Fault::Restart, Some(1_000)));
    assert_eq!(app.raw(health).await.0, 503);
    // The table waits for its store; who comes now is told to come back.
    let mut early = app.sit_by(&guest, &table).await;
    assert_eq!(early.closing().await, (Fault::Restart, Some(1_000)));
    // And "play now" does not wait for that table either.
    flaky.fail(false);
    let wish = json!({ "time": null, "ruleset": "casual" });
    let joined = app.post(&other, "/api/v1/play", &wish).await;
    assert_ne!(joined["table"], table.as_str());
    assert_eq!(app.raw(health).await.0, 200);
    app.clock.advance(2_000);
    let mut back = app.sit_by(&maker, &table).await;
    back.state().await;
}

#[tokio::test]
async fn a_server_that_cannot_write_does_not_start() {
    let app = TestApp::start().await;
    app.game(Some(minutes(5))).await;
    let flaky = Flaky::default();
    flaky.fail(true);
    let parts = Parts {
        clock: Arc::new(app.clock.clone()),
        dice: app.dice.clone(),
        store: flaky.around(Arc::new(app.second_store().await)),
        key: Key::load_or_make(app.folder.path(), &*app.dice).unwrap(),
    };
    let started = tokio::time::timeout(PATIENCE, App::start(Config::default(), parts)).await;
    assert!(started.expect("an answer in time").is_err());
}
