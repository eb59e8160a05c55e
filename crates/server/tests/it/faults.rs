//! Faults of ours: a panic in a table, a database that fails.

use crate::{
    games::MATE,
    support::{Flaky, TestApp, make, minutes, settings},
};
use protocol::{Action, EndReason, Fault, Phase, Result as GameResult, ServerFrame};
use serde_json::json;
use std::sync::atomic::Ordering;

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
    two.say(&protocol::ClientFrame::Act {
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
        .say(&protocol::ClientFrame::Act {
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
        .say(&protocol::ClientFrame::Act {
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
