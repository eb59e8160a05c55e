//! Crashes, restarts, and what they do to clocks.

use crate::{
    games::MATE,
    support::{EPOCH, TestApp, make, minutes, settings},
};
use protocol::{Action, EndReason, Event, Fault, Phase, Refusal, ServerFrame};
use std::time::Duration;
use store::Store;

#[tokio::test]
async fn a_game_goes_on_after_a_crash_and_the_time_between_is_nobodys() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(10))).await;
    game.play(1, &MATE[..2]).await;
    app.clock.advance(7_000);
    game.play(3, &MATE[2..3]).await;
    // Black has thought for five seconds when the server is last known to have lived.
    app.clock.advance(5_000);
    let (red_guest, black_guest, table) = (game.red_guest, game.black_guest, game.table);
    wait_for_heartbeat(&app, EPOCH + 12_000).await;

    let app = app.crash_and_restart(3_600_000).await;
    let mut red = app.sit_by(&red_guest, &table).await;
    let ServerFrame::State { table: state, .. } = red.state().await else {
        unreachable!()
    };
    assert_eq!(state.moves.len(), 3);
    let clock = state.head.clock.unwrap();
    assert_eq!(clock.running, None, "the clocks stand still");
    assert_eq!(
        (clock.red.remaining, clock.black.remaining),
        (593_000, 595_000)
    );
    assert_eq!(state.head.pause.unwrap().until, app.now() + 20_000);

    // The opponent is here, but it is Black's clock that would run.
    app.clock.advance(10_000);
    assert_eq!(red.act(make("a0a1", 4)).await, Err(Refusal::NotYourTurn));
    let mut black = app.sit_by(&black_guest, &table).await;
    let head = red.until(|event| *event == Event::Resumed).await;
    assert_eq!(head.clock.unwrap().black.remaining, 595_000);
    assert_eq!(head.pause, None);
    app.clock.advance(2_000);
    black.must(make(MATE[3], 4)).await;
    red.until(|event| matches!(event, Event::Moved { ply: 4, .. }))
        .await;
    red.must(make(MATE[4], 5)).await;
    let head = black
        .until(|event| matches!(event, Event::Ended { .. }))
        .await;
    assert_eq!(head.outcome.unwrap().reason, EndReason::Checkmate);
    assert_eq!(
        head.clock.unwrap().black.remaining,
        593_000,
        "5 s before, 2 s after"
    );
}

#[tokio::test]
async fn clocks_do_not_wait_forever_for_who_does_not_come_back() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(1))).await;
    game.play(1, &MATE[..3]).await;
    let app_clock = app.clock.clone();
    let (red_guest, table) = (game.red_guest, game.table);
    let app = app.crash_and_restart(1_000).await;
    let mut red = app.sit_by(&red_guest, &table).await;
    red.state().await;
    app_clock.advance(20_000);
    red.until(|event| *event == Event::Resumed).await;
    app_clock.advance(62_000);
    let head = red
        .until(|event| matches!(event, Event::Ended { .. }))
        .await;
    assert_eq!(head.outcome.unwrap().reason, EndReason::Timeout);
}

#[tokio::test]
async fn a_second_crash_on_the_heels_of_the_first_costs_nobody_time() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(10))).await;
    game.play(1, &MATE[..3]).await;
    let (black_guest, table) = (game.black_guest, game.table);
    let app = app.crash_and_restart(60_000).await;
    // The pause is in the log once somebody has been shown it.
    let mut client = app.socket(None, &table).await;
    client.hello(None).await;
    client.state().await;
    let app = app.crash_and_restart(60_000).await;
    let mut black = app.sit_by(&black_guest, &table).await;
    let ServerFrame::State { table, .. } = black.next_state().await else {
        unreachable!()
    };
    let head = table.head;
    assert_eq!(head.clock.unwrap().black.remaining, 600_000);
}

#[tokio::test]
async fn waiting_tables_and_names_come_back_too() {
    let app = TestApp::start().await;
    let [maker, guest] = [app.guest().await, app.guest().await];
    let headers = format!("cookie: {}\r\n", maker.cookie);
    let name = serde_json::json!({ "name": "Bích Ngọc" });
    let (status, _, _) = app.http("PATCH", "/api/v1/me", &headers, Some(&name)).await;
    assert_eq!(status, 200);
    let table = app.table(&maker, &settings(None)).await;
    let app = app.crash_and_restart(1_000).await;
    let (_, _, me) = app.http("GET", "/api/v1/me", &headers, None).await;
    assert!(me.contains("Bích Ngọc") && me.contains(&table), "{me}");
    let mut two = app.sit_by(&guest, &table).await;
    two.state().await;
    two.must(Action::Sit).await;
    let mut one = app.sit_by(&maker, &table).await;
    let ServerFrame::State { table, .. } = one.state().await else {
        unreachable!()
    };
    assert_eq!(table.head.phase, Phase::Playing);
}

#[tokio::test]
async fn a_stopping_server_says_so_and_keeps_everything() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(10))).await;
    game.play(1, &MATE[..2]).await;
    let mut lobby = app.connect(None, "/ws/v1/lobby", None).await.unwrap();
    lobby.lobby().await;
    let stopped = tokio::time::timeout(Duration::from_secs(5), app.app.stop());
    let ((), red, black, lobby) = tokio::join!(
        async { stopped.await.unwrap() },
        game.red.closing(),
        game.black.closing(),
        lobby.closing(),
    );
    for told in [red, black, lobby] {
        assert_eq!(told, (Fault::Restart, Some(1_000)));
    }
    let app = app.crash_and_restart(5_000).await;
    let mut red = app.sit_by(&game.red_guest, &game.table).await;
    let ServerFrame::State { table, .. } = red.state().await else {
        unreachable!()
    };
    assert_eq!(table.moves.len(), 2);
}

async fn wait_for_heartbeat(app: &TestApp, at: u64) {
    let store = app.second_store().await;
    for _ in 0..100 {
        if store
            .heartbeat()
            .await
            .unwrap()
            .is_some_and(|beat| beat >= at)
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no heartbeat");
}

#[tokio::test]
async fn clocks_stand_still_in_the_log_before_the_server_is_up() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(10))).await;
    game.play(1, &MATE[..3]).await;
    let table = game.table.parse().unwrap();
    let app = app.crash_and_restart(60_000).await;
    let store = app.second_store().await;
    let stored = store.table(table).await.unwrap().unwrap();
    let last = &stored.log.last().unwrap().body.text;
    assert!(last.contains("paused"), "{last}");
    assert_eq!(store.heartbeat().await.unwrap(), Some(app.now()));
}

#[tokio::test]
async fn the_time_a_stop_takes_is_nobodys() {
    let app = TestApp::start().await;
    let stopped_at = app.now();
    // A request that keeps the server from stopping at once.
    let late = app.raw(
        "PATCH /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
         content-length: 100\r\n\r\n{",
    );
    let stop = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let stop = app.app.stop();
        let pass = async {
            tokio::time::sleep(Duration::from_millis(200)).await;
            app.clock.advance(5_000);
            tokio::time::sleep(Duration::from_millis(200)).await;
            app.clock.advance(60_000);
        };
        tokio::join!(stop, pass);
    };
    tokio::join!(late, stop);
    let store = app.second_store().await;
    assert_eq!(store.heartbeat().await.unwrap(), Some(stopped_at));
}
