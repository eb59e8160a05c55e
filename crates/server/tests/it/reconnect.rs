//! Clients that lose their connection, and frames that come twice.

use crate::{
    games::MATE,
    support::{TestApp, make, minutes},
};
use protocol::{Action, Event, Refusal, ServerFrame};

#[tokio::test]
async fn a_client_that_comes_back_is_told_what_it_missed() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(5))).await;
    game.play(1, &MATE[..1]).await;
    let seen = game.black.seq;
    // The connection is lost without a word.
    let guest = game.black_guest.clone();
    drop(std::mem::replace(
        &mut game.black,
        app.sit_by(&guest, &game.table).await,
    ));
    game.black.state().await;
    game.play(2, &MATE[1..3]).await;

    let mut back = app.socket(Some(&guest), &game.table).await;
    back.seq = seen;
    back.hello(Some(seen)).await;
    let ServerFrame::Update { you, events, .. } = back.next().await else {
        panic!("an update")
    };
    let plies: Vec<u16> = events
        .iter()
        .filter_map(|numbered| match numbered.event {
            Event::Moved { ply, .. } => Some(ply),
            _ => None,
        })
        .collect();
    assert_eq!(plies, [2, 3]);
    assert_eq!(you, Some(protocol::Color::Black));

    // Nothing missed: nothing told but where things stand.
    let mut again = app.socket(Some(&guest), &game.table).await;
    again.seq = back.seq;
    again.hello(Some(back.seq)).await;
    let ServerFrame::Update { events, .. } = again.next().await else {
        panic!("an update")
    };
    assert_eq!(events, []);
}

#[tokio::test]
async fn a_gap_too_old_is_answered_with_the_whole() {
    let app = TestApp::start().await;
    let mut game = app.game(None).await;
    let quiet = [
        "a3a4", "a6a5", "c3c4", "c6c5", "e3e4", "e6e5", "g3g4", "g6g5", "i3i4", "i6i5",
    ];
    for (ply, mv) in (1..).zip(quiet) {
        game.play(ply, &[mv]).await;
        // Two more events a move, without which this would be a long game.
        let (mover, other) = if ply % 2 == 1 {
            (&mut game.red, &mut game.black)
        } else {
            (&mut game.black, &mut game.red)
        };
        mover.must(Action::OfferTakeback).await;
        other.must(Action::DeclineTakeback).await;
        mover
            .until(|event| matches!(event, Event::TakebackDeclined { .. }))
            .await;
    }
    let seq = game.red.seq;
    assert_eq!(seq, 33);
    for (since, whole) in [
        (0, true),
        (1, true),
        (seq - 16, false),
        (seq - 17, true),
        (seq + 1, true),
    ] {
        let mut client = app.socket(None, &game.table).await;
        client.seq = since;
        client.hello(Some(since)).await;
        let frame = client.next().await;
        assert_eq!(
            matches!(frame, ServerFrame::State { .. }),
            whole,
            "{since}: {frame:?}"
        );
        assert_eq!(client.seq, seq);
    }
}

#[tokio::test]
async fn a_move_sent_again_is_done_once() {
    let app = TestApp::start().await;
    let mut game = app.game(None).await;
    game.red.must(make("h2e2", 1)).await;
    let seq = game.red.seq;
    // On the same connection with a new number, and on a new connection.
    game.red.must(make("h2e2", 1)).await;
    let mut back = app.sit_by(&game.red_guest, &game.table).await;
    back.state().await;
    assert_eq!(back.act(make("h2e2", 1)).await, Ok(()));
    assert_eq!(back.seq, seq, "nothing happened");
    // Another move in its place, or the same one by the other player, is something else.
    assert_eq!(back.act(make("h2f2", 1)).await, Err(Refusal::StalePly));
    assert_eq!(
        game.black.act(make("h2e2", 1)).await,
        Err(Refusal::StalePly)
    );
}

#[tokio::test]
async fn an_act_sent_again_is_answered_again() {
    let app = TestApp::start().await;
    let mut game = app.game(None).await;
    assert_eq!(game.red.act_as(70, Action::OfferDraw).await, Ok(()));
    assert_eq!(game.black.act_as(70, Action::DeclineDraw).await, Ok(()));
    assert_eq!(
        game.red.act_as(71, Action::OfferDraw).await,
        Err(Refusal::OfferedTooSoon)
    );
    // Without its memory, the server would answer these two the other way round.
    assert_eq!(game.red.act_as(70, Action::OfferDraw).await, Ok(()));
    assert_eq!(
        game.red.act_as(71, make("h2e2", 1)).await,
        Err(Refusal::OfferedTooSoon)
    );
    assert_eq!(
        game.red.act_as(3, make("h2e2", 1)).await,
        Err(Refusal::StalePly),
        "out of order"
    );
    assert_eq!(game.red.act_as(72, make("h2e2", 1)).await, Ok(()));
}
