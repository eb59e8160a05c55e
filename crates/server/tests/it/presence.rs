//! Comings and goings.

use crate::{
    games::MATE,
    support::{TestApp, minutes, settings},
};
use protocol::{
    Absence, Action, Color, EndReason, Event, PING, Phase, Refusal, ServerFrame, TableHead,
};
use std::time::Duration;
use tokio::time::timeout;

#[tokio::test]
async fn everybody_is_told_who_is_here() {
    let app = TestApp::start().await;
    let mut game = app.game(None).await;
    let mut watcher = app.socket(None, &game.table).await;
    watcher.hello(None).await;
    let ServerFrame::State { presence, .. } = watcher.state().await else {
        unreachable!()
    };
    assert_eq!(
        (presence.red, presence.black, presence.watchers),
        (true, true, 1)
    );
    drop(watcher);
    let alone = async {
        loop {
            let presence = game.red.presence().await;
            assert!(presence.red && presence.black);
            if presence.watchers == 0 {
                return;
            }
        }
    };
    app.pass(100, alone).await;
}

#[tokio::test]
async fn a_reload_is_not_leaving_but_a_long_absence_can_be_claimed() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(30))).await;
    game.play(1, &MATE[..3]).await;
    assert_eq!(
        game.red.act(Action::ClaimAbandonment).await,
        Err(Refusal::NotAbandoned)
    );

    let guest = game.black_guest.clone();
    game.black = app.sit_by(&guest, &game.table).await;
    game.black.state().await;
    app.clock.advance(10_000);
    assert_eq!(
        absence(&app, &game.table).await,
        None,
        "another socket is still here"
    );

    drop(game.black);
    app.pass(
        1_000,
        game.red.until(|event| matches!(event, Event::Left { .. })),
    )
    .await;
    let claim_at = absence(&app, &game.table).await.unwrap().claim_at;
    app.clock.advance(claim_at - app.now() - 1);
    assert_eq!(
        game.red.act(Action::ClaimAbandonment).await,
        Err(Refusal::NotAbandoned)
    );
    app.clock.advance(1);
    game.red.must(Action::ClaimAbandonment).await;
    assert_eq!(outcome(&app, &game.table).await, EndReason::Abandonment);
}

async fn absence(app: &TestApp, table: &str) -> Option<Absence> {
    head(app, table).await.absence
}

async fn outcome(app: &TestApp, table: &str) -> EndReason {
    head(app, table).await.outcome.unwrap().reason
}

async fn head(app: &TestApp, table: &str) -> TableHead {
    let mut client = app.socket(None, table).await;
    client.hello(None).await;
    let ServerFrame::State { table, .. } = client.state().await else {
        unreachable!()
    };
    table.head
}

#[tokio::test]
async fn who_left_can_return() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(30))).await;
    game.play(1, &MATE[..2]).await;
    drop(game.red);
    let left = Event::Left { color: Color::Red };
    app.pass(1_000, game.black.until(|event| *event == left))
        .await;
    let mut red = app.sit_by(&game.red_guest, &game.table).await;
    let head = game
        .black
        .until(|event| *event == Event::Returned { color: Color::Red })
        .await;
    assert_eq!(head.absence, None);
    assert_eq!(red.act(Action::OfferDraw).await, Ok(()));
}

/// A cut network says nothing: no end of the stream, no answer to a ping.
#[tokio::test]
async fn a_player_whose_network_is_cut_is_soon_known_to_be_away() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(30))).await;
    game.play(1, &MATE[..2]).await;
    let cut_at = app.now();
    // Red's socket stays open and is never read again, so it answers nothing; Black's pings go on.
    let mut presence = None;
    let noticed = async {
        loop {
            game.black.text(PING).await;
            let heard = timeout(Duration::from_millis(50), game.black.frame()).await;
            match heard {
                Ok(ServerFrame::Presence { presence: told }) => presence = Some(told),
                Ok(ServerFrame::Update { head, .. }) if head.absence.is_some() => return,
                _ => {}
            }
        }
    };
    app.pass(100, noticed).await;
    let presence = presence.unwrap();
    assert!(!presence.red && presence.black);
    let after = app.now() - cut_at;
    assert!((12_000..40_000).contains(&after), "{after} ms");
    assert_eq!(absence(&app, &game.table).await.unwrap().color, Color::Red);
}

#[tokio::test]
async fn a_waiting_table_is_closed_when_its_maker_stays_away() {
    let app = TestApp::start().await;
    let maker = app.guest().await;
    let mut wishes = settings(None);
    wishes["visibility"] = "public".into();
    let public = app.table(&maker, &wishes).await;
    let linked = app.table(&maker, &settings(None)).await;
    app.clock.advance(91_000);
    for (table, phase) in [(public, Phase::Over), (linked, Phase::Waiting)] {
        let mut client = app.socket(None, &table).await;
        client.hello(None).await;
        let ServerFrame::State { table, .. } = client.state().await else {
            unreachable!()
        };
        assert_eq!(table.head.phase, phase);
    }
}
