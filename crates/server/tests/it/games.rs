//! Whole games between two clients.

use crate::support::{EPOCH, TestApp, make, minutes, settings};
use protocol::{
    Action, Color, EndReason, Event, Outcome, Phase, Refusal, Result as GameResult, ServerFrame,
};
use serde_json::json;

/// The shortest checkmate there is, with a helpful opponent.
pub(crate) const MATE: &[&str] = &["h2h4", "b7b6", "h4c4", "f9e8", "c4c9"];

fn ended(event: &Event) -> bool {
    matches!(event, Event::Ended { .. })
}

#[tokio::test]
async fn two_people_play_to_checkmate() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(5))).await;
    game.play(1, &MATE[..4]).await;
    game.red.must(make(MATE[4], 5)).await;
    let head = game.black.until(ended).await;
    let outcome = Outcome {
        result: GameResult::RedWins,
        reason: EndReason::Checkmate,
    };
    assert_eq!((head.phase, head.outcome), (Phase::Over, Some(outcome)));
    assert_eq!(head.clock.unwrap().running, None);
    assert_eq!(
        game.black.act(make("e9d9", 6)).await,
        Err(Refusal::GameOver)
    );

    // Who comes later finds the game with its end.
    let mut late = app.socket(None, &game.table).await;
    late.hello(None).await;
    let ServerFrame::State { you, table, .. } = late.state().await else {
        unreachable!()
    };
    assert_eq!(you, None);
    assert_eq!(table.created_at, EPOCH);
    assert_eq!(
        table
            .moves
            .iter()
            .map(|played| played.mv.as_str())
            .collect::<Vec<_>>(),
        MATE
    );
    assert_eq!(table.head.outcome, Some(outcome));
}

#[tokio::test]
async fn moves_that_are_not_possible_are_refused_and_change_nothing() {
    let app = TestApp::start().await;
    let mut game = app.game(None).await;
    let mut watcher = app.socket(None, &game.table).await;
    watcher.hello(None).await;
    watcher.state().await;
    for (refused, expected) in [
        (game.black.act(make("h7h5", 1)).await, Refusal::NotYourTurn),
        (game.red.act(make("h2i4", 1)).await, Refusal::IllegalMove),
        (game.red.act(make("h2h4", 2)).await, Refusal::StalePly),
        (game.red.act(make("h2h4", 0)).await, Refusal::StalePly),
        (
            game.red.act(make("hello", 1)).await,
            Refusal::UnreadableMove,
        ),
        (
            game.red.act(make("h2h10", 1)).await,
            Refusal::UnreadableMove,
        ),
        (game.red.act(Action::AcceptDraw).await, Refusal::NoOffer),
        (game.red.act(Action::OfferRematch).await, Refusal::NotOver),
        (game.red.act(Action::Sit).await, Refusal::AlreadySeated),
        (
            game.red.act(Action::ClaimAbandonment).await,
            Refusal::NotAbandoned,
        ),
        (watcher.act(make("h2h4", 1)).await, Refusal::NotAPlayer),
        (watcher.act(Action::Resign).await, Refusal::NotAPlayer),
    ] {
        assert_eq!(refused, Err(expected));
    }
    game.play(1, MATE).await;
    assert_eq!(watcher.until(ended).await.phase, Phase::Over);
}

#[tokio::test]
async fn a_third_person_finds_the_table_full() {
    let app = TestApp::start().await;
    let game = app.game(None).await;
    let guest = app.guest().await;
    let mut third = app.sit_by(&guest, &game.table).await;
    assert_eq!(third.act(Action::Sit).await, Err(Refusal::TableFull));
}

#[tokio::test]
async fn a_flag_falls_by_itself() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(1))).await;
    game.play(1, &MATE[..2]).await;
    app.clock.advance(59_999);
    game.play(3, &MATE[2..3]).await;
    app.clock.advance(62_000);
    let head = game.red.until(ended).await;
    let outcome = Outcome {
        result: GameResult::RedWins,
        reason: EndReason::Timeout,
    };
    assert_eq!(head.outcome, Some(outcome));
    assert_eq!(head.clock.unwrap().black.remaining, 0);
}

#[tokio::test]
async fn offers_are_made_and_answered() {
    let app = TestApp::start().await;
    let mut game = app.game(None).await;
    game.play(1, &MATE[..3]).await;

    game.red.must(Action::OfferTakeback).await;
    let head = game
        .black
        .until(|event| matches!(event, Event::TakebackOffered { .. }))
        .await;
    assert_eq!(head.offers.takeback, Some(Color::Red));
    game.black.must(Action::AcceptTakeback).await;
    game.red
        .until(|event| *event == Event::TakenBack { ply: 2 })
        .await;
    game.play(3, &MATE[2..3]).await;

    game.black.must(Action::OfferDraw).await;
    assert_eq!(
        game.black.act(Action::OfferDraw).await,
        Err(Refusal::AlreadyOffered)
    );
    game.red.must(Action::DeclineDraw).await;
    assert_eq!(
        game.black.act(Action::OfferDraw).await,
        Err(Refusal::OfferedTooSoon)
    );
    game.red.must(Action::OfferDraw).await;
    game.black.must(Action::AcceptDraw).await;
    let head = game.red.until(ended).await;
    let outcome = Outcome {
        result: GameResult::Draw,
        reason: EndReason::Agreement,
    };
    assert_eq!(head.outcome, Some(outcome));
}

#[tokio::test]
async fn a_rematch_leads_both_to_a_table_with_colours_swapped() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(5))).await;
    game.red.must(Action::Resign).await;
    game.black.until(ended).await;
    game.red.must(Action::OfferRematch).await;
    game.black.must(Action::AcceptRematch).await;
    let head = game
        .red
        .until(|event| matches!(event, Event::RematchAgreed { .. }))
        .await;
    let next = head.next_table.unwrap();
    assert_ne!(next, game.table);

    let mut client = app.sit_by(&game.red_guest, &next).await;
    let ServerFrame::State { you, table, .. } = client.state().await else {
        unreachable!()
    };
    assert_eq!(you, Some(Color::Black));
    assert_eq!(table.head.phase, Phase::Playing);
    assert_eq!(table.settings.time, Some(minutes(5)));
    assert_eq!(table.head.seats.red.unwrap().id, game.black_guest.id);
    assert_eq!(
        game.black.act(Action::OfferRematch).await,
        Err(Refusal::AlreadyOffered)
    );
}

#[tokio::test]
async fn colours_are_drawn_when_nobody_chose() {
    let app = TestApp::start().await;
    let mut seen = Vec::new();
    for _ in 0..16 {
        let [maker, guest] = [app.guest().await, app.guest().await];
        let wishes = json!({
            "time": null, "ruleset": "casual", "color": "random", "visibility": "link",
        });
        let table = app.table(&maker, &wishes).await;
        let mut one = app.sit_by(&maker, &table).await;
        let ServerFrame::State {
            you, table: state, ..
        } = one.state().await
        else {
            unreachable!()
        };
        assert_eq!((you, state.head.phase), (None, Phase::Waiting));
        assert_eq!(state.head.host.unwrap().name, maker.name);
        let mut two = app.sit_by(&guest, &table).await;
        two.state().await;
        two.must(Action::Sit).await;
        let head = one.until(|event| *event == Event::Started).await;
        assert_eq!((head.phase, head.host), (Phase::Playing, None));
        seen.push(head.seats.red.unwrap().id == maker.id);
    }
    assert!(seen.contains(&true) && seen.contains(&false), "{seen:?}");
}

#[tokio::test]
async fn the_maker_chooses_a_colour_and_may_close_the_table() {
    let app = TestApp::start().await;
    let [maker, guest] = [app.guest().await, app.guest().await];
    let table = app.table(&maker, &settings(None)).await;
    let mut one = app.sit_by(&maker, &table).await;
    let ServerFrame::State {
        you, table: state, ..
    } = one.state().await
    else {
        unreachable!()
    };
    assert_eq!(you, Some(Color::Red));
    assert_eq!(state.head.seats.red.unwrap().id, maker.id);
    assert_eq!(one.act(Action::Sit).await, Err(Refusal::AlreadySeated));
    assert_eq!(one.act(make("h2e2", 1)).await, Err(Refusal::NotStarted));

    let mut two = app.sit_by(&guest, &table).await;
    two.state().await;
    assert_eq!(two.act(Action::Abort).await, Err(Refusal::NotAPlayer));
    one.must(Action::Abort).await;
    let head = two.until(ended).await;
    let outcome = Outcome {
        result: GameResult::Aborted,
        reason: EndReason::Aborted,
    };
    assert_eq!((head.phase, head.outcome), (Phase::Over, Some(outcome)));
    assert_eq!(two.act(Action::Sit).await, Err(Refusal::GameOver));
}
