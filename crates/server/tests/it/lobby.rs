//! The lobby's list, and "play now".

use crate::support::{TestApp, make, minutes, settings};
use protocol::{LobbyFrame, Phase};
use serde_json::json;

fn public() -> serde_json::Value {
    let mut settings = settings(Some(minutes(10)));
    settings["visibility"] = "public".into();
    settings
}

#[tokio::test]
async fn the_list_lives() {
    let app = TestApp::start().await;
    let [maker, guest, hermit] = [app.guest().await, app.guest().await, app.guest().await];
    app.table(&hermit, &settings(None)).await;
    let mut lobby = app.connect(None, "/ws/v1/lobby", None).await.unwrap();
    let LobbyFrame::Tables { tables, .. } = lobby.lobby().await else {
        panic!("the whole list")
    };
    assert_eq!(tables, [], "tables by link are nobody else's business");

    let table = app.table(&maker, &public()).await;
    let listed = lobby
        .changes(|set, _| set.iter().any(|one| one.id == table))
        .await;
    let listed = listed.into_iter().find(|one| one.id == table).unwrap();
    assert_eq!((listed.phase, listed.ply), (Phase::Waiting, 0));
    assert_eq!(listed.seats.red.unwrap().name, maker.name);
    assert_eq!(listed.time, Some(minutes(10)));

    let mut one = app.sit_by(&maker, &table).await;
    one.state().await;
    let mut two = app.sit_by(&guest, &table).await;
    two.state().await;
    two.must(protocol::Action::Sit).await;
    lobby
        .changes(|set, _| set.iter().any(|one| one.phase == Phase::Playing))
        .await;
    one.must(make("h2e2", 1)).await;
    let set = lobby
        .changes(|set, _| set.iter().any(|one| one.ply == 1))
        .await;
    assert!(set[0].fen.contains(" b "), "{}", set[0].fen);
    two.must(protocol::Action::Resign).await;
    lobby.changes(|_, gone| gone.contains(&table)).await;
}

#[tokio::test]
async fn a_table_whose_maker_went_away_is_not_offered() {
    let app = TestApp::start().await;
    let [maker, guest] = [app.guest().await, app.guest().await];
    let table = app.table(&maker, &public()).await;
    let mut lobby = app.connect(None, "/ws/v1/lobby", None).await.unwrap();
    let LobbyFrame::Tables { tables, .. } = lobby.lobby().await else {
        panic!("the whole list")
    };
    assert_eq!(tables.len(), 1);
    app.clock.advance(11_000);
    lobby.changes(|_, gone| gone.contains(&table)).await;
    let wish = json!({ "time": minutes(10), "ruleset": "casual" });
    let other = app.post(&guest, "/api/v1/play", &wish).await;
    assert_ne!(other["table"], table.as_str());

    let mut one = app.sit_by(&maker, &table).await;
    one.state().await;
    lobby
        .changes(|set, _| set.iter().any(|one| one.id == table))
        .await;
}

#[tokio::test]
async fn play_now_brings_two_together_who_want_the_same() {
    let app = TestApp::start().await;
    let [a, b, c, d] = [
        app.guest().await,
        app.guest().await,
        app.guest().await,
        app.guest().await,
    ];
    let wish = |time: u32| json!({ "time": minutes(time), "ruleset": "casual" });
    let first = app.post(&a, "/api/v1/play", &wish(5)).await;
    let again = app.post(&a, "/api/v1/play", &wish(5)).await;
    assert_eq!(first, again, "nobody plays themselves, or waits twice");
    let other = app.post(&c, "/api/v1/play", &wish(10)).await;
    assert_ne!(first, other);
    let second = app.post(&b, "/api/v1/play", &wish(5)).await;
    assert_eq!(first, second);
    let third = app.post(&d, "/api/v1/play", &wish(5)).await;
    assert_ne!(first, third, "that table is taken");

    let mut one = app.sit_by(&a, first["table"].as_str().unwrap()).await;
    let protocol::ServerFrame::State { table, you, .. } = one.state().await else {
        unreachable!()
    };
    assert_eq!(table.head.phase, Phase::Playing);
    assert!(you.is_some());
}

#[tokio::test]
async fn a_game_that_everybody_left_is_listed_again_when_somebody_is_back() {
    let app = TestApp::start().await;
    let [maker, guest] = [app.guest().await, app.guest().await];
    let mut settings = public();
    settings["time"] = serde_json::Value::Null;
    let table = app.table(&maker, &settings).await;
    let mut two = app.sit_by(&guest, &table).await;
    two.state().await;
    two.must(protocol::Action::Sit).await;
    drop(two);
    let mut lobby = app.connect(None, "/ws/v1/lobby", None).await.unwrap();
    lobby.lobby().await;
    app.pass(5_000, lobby.changes(|_, gone| gone.contains(&table)))
        .await;
    assert_eq!(app.metric("kydai_tables").await, 0);
    let mut back = app.sit_by(&guest, &table).await;
    back.state().await;
    lobby
        .changes(|set, _| set.iter().any(|one| one.id == table))
        .await;
}
