//! What rulings and warnings rest on, and that takebacks and restarts do not change it.

use crate::table::{Table, settings};
use Color::{Black, Red};
use arbiter::{Forbidden, Reason};
use game::{Action, EndReason, GameResult, Grounds, Refusal};
use xiangqi::Color;

/// Red's chariot comes out and finds a cannon that nobody protects.
const COMING: &str = "i0i1 i6i5 i1d1 b7b5 d1d5";
/// It runs to and fro, and the chariot after it.
const CHASE: &str = "b5b4 d5d4 b4b5 d4d5";

fn table(ruleset: &str, moves: &str) -> Table {
    let mut table = Table::with(settings(ruleset, None, None));
    table.play(moves);
    table
}

#[test]
fn a_perpetual_chase_is_warned_of_and_loses() {
    let mut table = table("wxf-2018", COMING);
    assert_eq!(table.game.grounds(), None);
    let grounds = |plies, times| {
        Some(Grounds {
            reason: Reason::PerpetualChase,
            by: Some(Red),
            plies,
            times,
        })
    };
    table.play(CHASE);
    assert_eq!(table.game.grounds(), grounds(5..9, 2));
    assert_eq!(table.game.notice().unwrap().must_vary(), None);
    table.play(CHASE);
    assert_eq!(table.game.grounds(), grounds(9..13, 3));
    let must_vary = table.game.notice().unwrap().must_vary().unwrap();
    assert_eq!(
        (must_vary.by, must_vary.reason),
        (Red, Reason::PerpetualChase)
    );
    table.play(CHASE);
    assert_eq!(
        table.ended(),
        Some((GameResult::BlackWins, EndReason::PerpetualChase))
    );
    assert_eq!(table.game.grounds(), grounds(13..17, 4));
    assert_eq!(table.game.notice(), None);
}

#[test]
fn varying_ends_the_warning() {
    let mut table = table("wxf-2018", COMING);
    table.play(CHASE).play(CHASE).play("h9g7");
    assert_eq!(table.game.grounds(), None);
    assert_eq!(table.game.notice(), None);
}

#[test]
fn a_takeback_takes_back_what_was_counted() {
    let mut table = table("wxf-2018", COMING);
    table.play(CHASE).play(CHASE);
    for _ in 0..2 {
        table.act(Red, Action::OfferTakeback).unwrap();
        table.act(Black, Action::AcceptTakeback).unwrap();
        assert_eq!(table.game.history().len(), 12);
        table.play("d4d5");
        let fresh = self::table("wxf-2018", &format!("{COMING} {CHASE} {CHASE}"));
        assert_eq!(table.game.history().plies(), fresh.game.history().plies());
        assert_eq!(table.game.notice(), fresh.game.notice());
        assert_eq!(table.game.grounds(), fresh.game.grounds());
    }
    // Both took their last moves back, and the circle is not closed a fourth time.
    table.play("b5b4").act(Red, Action::OfferTakeback).unwrap();
    table.act(Black, Action::AcceptTakeback).unwrap();
    assert_eq!(table.game.history().len(), 12);
    table.play("d4e4 b5b4");
    assert_eq!(table.ended(), None);
    assert_eq!(table.game.grounds(), None);
}

#[test]
fn a_move_that_repeats_too_often_is_refused_with_its_count() {
    let mut table = table("no-fourth", "");
    for _ in 0..3 {
        table.play("a0a1 a9a8 a1a0");
        if table.game.history().len() < 11 {
            table.play("a8a9");
        }
    }
    assert_eq!(
        table.try_move("a8a9"),
        Err(Refusal::Forbidden(Forbidden::Repeats {
            times: 4,
            offence: None
        }))
    );
    table.play("a8b8");
    assert_eq!(table.ended(), None);
}

#[test]
fn mates_resignations_and_agreements_rest_on_nothing_of_the_arbiters() {
    let table = table("wxf-2018", "h2h4 b7b6 h4c4 f9e8 c4c9");
    assert_eq!(table.ended().unwrap().1, EndReason::Checkmate);
    assert_eq!(table.game.grounds(), None);
    let mut table = self::table("wxf-2018", COMING);
    table.play(CHASE);
    table.act(Red, Action::Resign).unwrap();
    assert_eq!(table.game.grounds(), None);
}

#[test]
fn a_claim_is_shown_while_a_draw_offer_would_bring_it() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 119 100";
    let mut table = Table::with(settings("vn-2004", None, Some(fen)));
    assert_eq!(table.game.claim(), None);
    table.play("a0a1 d9d8");
    assert_eq!(table.game.claim(), Some(Reason::NoCapture));
    table.act(Red, Action::OfferDraw).unwrap();
    assert_eq!(
        table.ended(),
        Some((GameResult::Draw, EndReason::NoCapture))
    );
    let grounds = table.game.grounds().unwrap();
    assert_eq!((grounds.reason, grounds.plies), (Reason::NoCapture, 0..0));
    assert_eq!(table.game.claim(), None);
}
