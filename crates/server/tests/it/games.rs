//! Whole games between two clients.

use crate::support::{TestApp, make, minutes, settings};
use protocol::{
    Action, Color, EndReason, Event, Outcome, Phase, Refusal, Result as GameResult, ServerFrame,
};
use serde_json::json;

/// The shortest checkmate there is, by a helpful opponent.
pub(crate) const MATE: &[&str] = &["h2h4", "b7b6", "h4c4", "f9e8", "c4c9"];

#[tokio::test]
async fn two_people_play_to_checkmate() {
    let app = TestApp::start().await;
    let mut game = app.game(Some(minutes(5))).await;
    game.play(1, &MATE[..MATE.len() - 1]).await;
    let ply = u16::try_from(MATE.len()).unwrap();
    let mover = if ply % 2 == 1 {
        &mut game.red
    } else {
        &mut game.black
    };
    mover.must(make(MATE[MATE.len() - 1], ply)).await;
    let head = game
        .black
        .until(|event| matches!(event, Event::Ended { .. }))
        .await;
    let result = if ply % 2 == 1 {
        GameResult::RedWins
    } else {
        GameResult::BlackWins
    };
    assert_eq!(head.phase, Phase::Over);
    assert_eq!(
        head.outcome,
        Some(Outcome {
            result,
            reason: EndReason::Checkmate
        })
    );
    assert_eq!(head.clock.unwrap().running, None);
    assert_eq!(
        game.red.act(make("a0a1", ply + 1)).await,
        Err(Refusal::GameOver)
    );
}
