//! What a game does, command by command.

use crate::table::{START, Table, plain_time, settings};
use Color::{Black, Red};
use arbiter::{Fault, Reason};
use game::{
    Action, Command, DRAW_OFFER_GAP, EndReason, Game, GameResult, Happening, Millis, Notice, Phase,
    Preset, Refusal, Signal,
};
use xiangqi::{Color, Illegal};

/// Twelve plies in which nothing is taken and nothing repeats three times.
const QUIET: &str = "h0g2 h9g7 b0c2 b9c7 i0h0 i9h9 a0b0 a9b9 h0i0 h9i9 b0a0 b9a9";

#[test]
fn nothing_happens_before_the_start() {
    let mut table = Table::plain();
    let fresh = Game::new(table.game.settings().clone());
    let action = Command::Player(Red, Action::Resign);
    assert_eq!(fresh.decide(action, START), Err(Refusal::NotStarted));
    assert_eq!(table.game.phase(), Phase::Playing);
    assert_eq!(table.signal(Signal::Start), [], "it has started");
}

#[test]
fn moves_must_be_due_and_legal() {
    let mut table = Table::plain();
    let m = |m: &str, ply| Action::Move {
        m: m.parse().unwrap(),
        ply,
        lag: Millis::ZERO,
    };
    assert_eq!(table.act(Black, m("h9g7", 1)), Err(Refusal::NotYourTurn));
    assert_eq!(table.act(Red, m("h0g2", 2)), Err(Refusal::StalePly));
    assert_eq!(
        table.act(Red, m("b0d1", 1)).unwrap_err(),
        Refusal::Illegal(Illegal::HorseLegBlocked {
            leg: "c0".parse().unwrap()
        })
    );
    assert!(table.act(Red, m("h0g2", 1)).is_ok());
    assert_eq!(
        table.act(Red, m("h0g2", 1)),
        Err(Refusal::StalePly),
        "the same frame twice"
    );
}

#[test]
fn checkmate_ends_the_game() {
    let fen = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 119 100";
    let mut table = Table::with(settings("casual", Some(plain_time(60)), Some(fen)));
    table.play("b0b9");
    // Mate comes before the draw that the same ply would have brought.
    assert_eq!(
        table.ended(),
        Some((GameResult::RedWins, EndReason::Checkmate))
    );
    assert_eq!(table.try_move("e9e8"), Err(Refusal::GameOver));
    assert_eq!(table.game.next_deadline(), None);
}

#[test]
fn stalemate_loses() {
    let fen = "3k5/9/3P5/9/9/9/9/9/9/3K5 w - - 0 1";
    let mut table = Table::with(settings("casual", None, Some(fen)));
    table.play("d0e0");
    assert_eq!(
        table.ended(),
        Some((GameResult::RedWins, EndReason::Stalemate))
    );
}

#[test]
fn a_start_position_can_be_over() {
    let fen = "3akab2/9/9/9/4C4/9/4C4/9/9/3K5 b - - 0 1";
    let table = Table::with(settings("casual", None, Some(fen)));
    assert_eq!(
        table.ended(),
        Some((GameResult::RedWins, EndReason::Checkmate))
    );
}

#[test]
fn resigning_loses() {
    let mut table = Table::plain();
    table.act(Black, Action::Resign).unwrap();
    assert_eq!(
        table.ended(),
        Some((GameResult::RedWins, EndReason::Resignation))
    );
}

#[test]
fn running_out_of_time_loses_whatever_is_on_the_board() {
    // Red has nothing left to mate with and wins all the same.
    let fen = "3rk4/9/9/9/9/9/9/9/9/5K3 b - - 0 1";
    let mut table = Table::with(settings("casual", Some(plain_time(60)), Some(fen)));
    let deadline = table.game.next_deadline().unwrap();
    table.wait(Millis::seconds(60));
    assert_eq!(table.try_move("d9d8"), Err(Refusal::TimeIsUp));
    assert_eq!(
        table.signal(Signal::Tick),
        [],
        "the lag bank is not used up yet"
    );
    table.now = deadline;
    assert_eq!(table.signal(Signal::Tick).len(), 1);
    assert_eq!(
        table.ended(),
        Some((GameResult::RedWins, EndReason::Timeout))
    );
}

#[test]
fn a_move_over_the_cap_loses() {
    let mut table = Table::with(settings(
        "bigkool",
        Some(Preset::BigkoolBlitz.control()),
        None,
    ));
    table.play("h0g2 h9g7");
    table.now = table.game.next_deadline().unwrap();
    table.signal(Signal::Tick);
    assert_eq!(
        table.ended(),
        Some((GameResult::BlackWins, EndReason::MoveTimeout))
    );
}

#[test]
fn too_few_moves_in_a_stage_lose() {
    let mut table = Table::with(settings("casual", Some(Preset::Classical.control()), None));
    table.play("h0g2 h9g7");
    table.now = table.game.next_deadline().unwrap();
    table.signal(Signal::Tick);
    assert_eq!(
        table.ended(),
        Some((GameResult::BlackWins, EndReason::QuotaTimeout))
    );
}

#[test]
fn a_missing_first_move_calls_the_game_off() {
    let mut table = Table::plain();
    table.play("h0g2");
    let deadline = table.game.first_move_by().unwrap();
    assert_eq!(deadline, table.now.after(Millis::seconds(30)));
    table.now = deadline;
    assert_eq!(table.try_move("h9g7"), Err(Refusal::TimeIsUp));
    table.signal(Signal::Tick);
    assert_eq!(
        table.ended(),
        Some((GameResult::Aborted, EndReason::FirstMoveTimeout))
    );
}

#[test]
fn a_game_can_be_called_off_until_both_have_moved() {
    let mut table = Table::plain();
    table.play("h0g2 h9g7");
    assert_eq!(table.act(Red, Action::Abort), Err(Refusal::TooLateToAbort));
    let mut table = Table::plain();
    table.play("h0g2");
    table.act(Black, Action::Abort).unwrap();
    assert_eq!(
        table.ended(),
        Some((GameResult::Aborted, EndReason::Aborted))
    );
}

#[test]
fn a_draw_needs_both() {
    let mut table = Table::plain();
    table.play("h0g2 h9g7");
    assert_eq!(table.act(Red, Action::AcceptDraw), Err(Refusal::NoOffer));
    table.act(Red, Action::OfferDraw).unwrap();
    assert_eq!(
        table.act(Red, Action::OfferDraw),
        Err(Refusal::AlreadyOffered)
    );
    assert_eq!(
        table.act(Red, Action::AcceptDraw),
        Err(Refusal::NoOffer),
        "one's own offer"
    );
    assert_eq!(table.game.offers().draw, Some(Red));
    table.play("b0c2");
    assert_eq!(
        table.game.offers().draw,
        Some(Red),
        "one's own move leaves it standing"
    );
    table.act(Black, Action::AcceptDraw).unwrap();
    assert_eq!(
        table.ended(),
        Some((GameResult::Draw, EndReason::Agreement))
    );
}

#[test]
fn an_offer_from_both_sides_is_an_agreement() {
    let mut table = Table::plain();
    table.act(Red, Action::OfferDraw).unwrap();
    table.act(Black, Action::OfferDraw).unwrap();
    assert_eq!(
        table.ended(),
        Some((GameResult::Draw, EndReason::Agreement))
    );
}

#[test]
fn a_declined_draw_offer_may_not_be_repeated_at_once() {
    let mut table = Table::plain();
    table.act(Black, Action::OfferDraw).unwrap();
    // Red moves on: that declines.
    let happenings = table.try_move("h0g2").unwrap();
    assert_eq!(happenings[1], Happening::DrawDeclined { by: Red });
    assert_eq!(
        table.act(Black, Action::OfferDraw),
        Err(Refusal::OfferedTooSoon)
    );
    assert!(
        table.act(Red, Action::OfferDraw).is_ok(),
        "only the decliner's opponent must wait"
    );
    table.act(Black, Action::DeclineDraw).unwrap();
    let mut moves = "h7h6 b2b3 h6h5 b3b4 h5h6 b4b3 h6h7 b3b2 a6a5 a3a4 i6i5 i3i4 c6c5 c3c4 g6g5 \
                     g3g4 e6e5 e3e4 b9a7 b0a2"
        .split_whitespace();
    while table.act(Black, Action::OfferDraw) == Err(Refusal::OfferedTooSoon) {
        table.play(moves.next().unwrap());
    }
    let own = table.game.moves().len() / 2;
    assert_eq!(own, usize::from(DRAW_OFFER_GAP));
}

#[test]
fn the_ruleset_has_a_say_in_draw_offers() {
    let fen = "3k5/9/9/9/9/8r/9/9/9/R3K4 w - - 118 100";
    let mut table = Table::with(settings("tong-hop", None, Some(fen)));
    table.act(Red, Action::OfferDraw).unwrap();
    table.act(Black, Action::DeclineDraw).unwrap();
    table.play("a0a1 d9d8");
    table.act(Black, Action::OfferDraw).unwrap();
    assert_eq!(
        table.ended(),
        Some((GameResult::Draw, EndReason::NoCapture)),
        "a verified claim"
    );

    let mut table = Table::with(settings("tong-hop", None, Some(fen)));
    table.act(Black, Action::OfferDraw).unwrap();
    table.play("a0a1 d9d8");
    table.act(Black, Action::OfferDraw).unwrap();
    assert_eq!(
        table.ended(),
        Some((GameResult::Draw, EndReason::NoCapture)),
        "a claim is no offer that has to wait"
    );

    let fen = "4k4/R8/9/9/p8/9/9/9/9/1R1K5 b - - 0 1";
    let mut table = Table::with(settings("tong-hop", None, Some(fen)));
    assert_eq!(
        table.act(Black, Action::OfferDraw),
        Err(Refusal::OfferForbidden)
    );
}

#[test]
fn a_takeback_undoes_the_offerers_last_move() {
    let mut table = Table::plain();
    assert_eq!(
        table.act(Red, Action::OfferTakeback),
        Err(Refusal::NothingToTakeBack)
    );
    table.play("h0g2");
    assert_eq!(
        table.act(Black, Action::OfferTakeback),
        Err(Refusal::NothingToTakeBack)
    );
    table.act(Red, Action::OfferTakeback).unwrap();
    table.act(Black, Action::AcceptTakeback).unwrap();
    assert_eq!(table.game.moves().len(), 0);

    table.play("h0g2 h9g7 b0c2");
    let clocks = table.game.clock_view(table.now).unwrap().sides;
    table.wait(Millis::seconds(4));
    table.act(Black, Action::OfferTakeback).unwrap();
    let happenings = table.act(Red, Action::AcceptTakeback).unwrap();
    // It was Black's turn: the reply and Black's own move are undone.
    assert_eq!(happenings, [Happening::TakenBack { ply: 1 }]);
    assert_eq!(table.game.position().turn(), Black);
    let after = table.game.clock_view(table.now).unwrap();
    assert_eq!(after.sides.red.remaining, clocks.red.remaining);
    assert!(table.game.offers().takeback.is_none());
}

#[test]
fn a_takeback_lapses_with_any_move_and_can_be_declined() {
    let mut table = Table::plain();
    table.play("h0g2");
    table.act(Red, Action::OfferTakeback).unwrap();
    let happenings = table.try_move("h9g7").unwrap();
    assert_eq!(happenings[1], Happening::TakebackDeclined { by: Black });
    assert_eq!(
        table.act(Red, Action::OfferTakeback),
        Err(Refusal::OfferedTooSoon)
    );
    table.play("b0c2");
    table.act(Red, Action::OfferTakeback).unwrap();
    table.act(Black, Action::DeclineTakeback).unwrap();
    assert_eq!(table.game.moves().len(), 3);
    assert_eq!(
        table.act(Black, Action::AcceptTakeback),
        Err(Refusal::NoOffer)
    );
}

#[test]
fn who_moves_on_withdraws_the_own_request_for_a_takeback() {
    let mut table = Table::plain();
    table.play("h0g2 h9g7");
    table.act(Red, Action::OfferTakeback).unwrap();
    let happenings = table.try_move("b0c2").unwrap();
    assert_eq!(happenings[1], Happening::TakebackDeclined { by: Red });
    // It was not declined, so it may be asked again at once.
    assert!(table.act(Red, Action::OfferTakeback).is_ok());
}

#[test]
fn repetition_is_announced_and_drawn() {
    let mut table = Table::plain();
    table.play("h0g2 h9g7 g2h0 g7h9");
    let notice = Notice::Repetition {
        times: 2,
        limit: 3,
        fault: None,
    };
    assert_eq!(table.game.notice(), Some(notice));
    table.play("h0g2 h9g7 g2h0 g7h9");
    assert_eq!(
        table.ended(),
        Some((GameResult::Draw, EndReason::Repetition))
    );
}

#[test]
fn a_takeback_forgets_repetitions_too() {
    let mut table = Table::plain();
    table.play("h0g2 h9g7 g2h0 g7h9 h0g2");
    table.act(Red, Action::OfferTakeback).unwrap();
    table.act(Black, Action::AcceptTakeback).unwrap();
    let notice = Notice::Repetition {
        times: 2,
        limit: 3,
        fault: None,
    };
    assert_eq!(table.game.notice(), Some(notice));
    table.play("b0c2");
    assert_eq!(table.game.notice(), None);
}

#[test]
fn perpetual_check_loses_and_is_announced() {
    let fen = "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1";
    let mut table = Table::with(settings("casual", Some(plain_time(600)), Some(fen)));
    table.play("d9e9 d4e4 e9d9 e4d4");
    let notice = Notice::Repetition {
        times: 2,
        limit: 3,
        fault: Some(Fault {
            by: Red,
            reason: Reason::PerpetualCheck,
        }),
    };
    assert_eq!(table.game.notice(), Some(notice));
    table.play("d9e9 d4e4 e9d9 e4d4");
    assert_eq!(
        table.ended(),
        Some((GameResult::BlackWins, EndReason::PerpetualCheck))
    );
}

#[test]
fn a_forbidden_check_is_refused() {
    let fen = "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1";
    let mut table = Table::with(settings("bigkool", Some(plain_time(600)), Some(fen)));
    for _ in 0..5 {
        table.play("d9e9 d4e4 e9d9 e4d4");
    }
    assert_eq!(
        table.game.notice(),
        Some(Notice::Checks {
            by: Red,
            times: 10,
            limit: 10
        })
    );
    table.play("d9e9");
    assert!(matches!(table.try_move("d4e4"), Err(Refusal::Forbidden(_))));
    table.play("d4d5");
    assert_eq!(table.game.notice(), None);
}

#[test]
fn a_player_who_left_can_be_claimed_against_only_on_move() {
    let mut table = Table::plain();
    table.play("h0g2 h9g7");
    assert_eq!(
        table.signal(Signal::Left(Black)),
        [Happening::Left { color: Black }]
    );
    assert_eq!(table.signal(Signal::Left(Black)), [], "it is known");
    table.wait(Millis::minutes(2));
    assert_eq!(table.game.absence(), None, "Red is to move");
    assert_eq!(
        table.act(Red, Action::ClaimAbandonment),
        Err(Refusal::NotAbandoned)
    );
    table.play("b0c2");
    let absence = table.game.absence().unwrap();
    assert_eq!(
        (absence.color, absence.claim_at),
        (Black, table.now.after(Millis::seconds(60)))
    );
    table.wait(Millis(59_999));
    assert_eq!(
        table.act(Red, Action::ClaimAbandonment),
        Err(Refusal::NotAbandoned)
    );
    table.wait(Millis(1));
    assert_eq!(
        table.act(Black, Action::ClaimAbandonment),
        Err(Refusal::NotAbandoned)
    );
    table.act(Red, Action::ClaimAbandonment).unwrap();
    assert_eq!(
        table.ended(),
        Some((GameResult::RedWins, EndReason::Abandonment))
    );
}

#[test]
fn coming_back_ends_an_absence() {
    let mut table = Table::with(settings(
        "casual",
        Some(Preset::Blitz3Plus2.control()),
        None,
    ));
    table.play("h0g2 h9g7");
    table.signal(Signal::Left(Red));
    let absence = table.game.absence().unwrap();
    assert_eq!(
        absence.claim_at,
        table.now.after(Millis::seconds(30)),
        "a fast game"
    );
    table.wait(Millis::seconds(40));
    let happenings = table.signal(Signal::Returned(Red));
    assert_eq!(happenings, [Happening::Returned { color: Red }]);
    assert_eq!(
        table.act(Black, Action::ClaimAbandonment),
        Err(Refusal::NotAbandoned)
    );
}

#[test]
fn time_while_the_server_was_down_is_nobodys() {
    let mut table = Table::with(settings("casual", Some(plain_time(60)), None));
    table.play("h0g2 h9g7");
    let alive = table.now.after(Millis::seconds(10));
    table.wait(Millis::minutes(30));
    table.signal(Signal::Pause { alive });
    let until = table.now.after(Millis::seconds(20));
    assert_eq!(table.game.next_deadline(), Some(until));
    assert_eq!(table.game.clock_view(table.now).unwrap().running, None);
    assert_eq!(table.try_move("b0c2"), Err(Refusal::Paused));
    // The waiting player's return changes nothing, the mover's lets the clock run.
    table.wait(Millis::seconds(3));
    assert_eq!(
        table.signal(Signal::Returned(Black)),
        [Happening::Returned { color: Black }]
    );
    table.wait(Millis::seconds(3));
    let happenings = table.signal(Signal::Returned(Red));
    assert_eq!(
        happenings,
        [Happening::Returned { color: Red }, Happening::Resumed]
    );
    table.play("b0c2");
    let red = table
        .game
        .clock_view(table.now)
        .unwrap()
        .sides
        .red
        .remaining;
    // 1 s for the first move, 10 s until the crash, 1 s after coming back.
    assert_eq!(red, Millis::seconds(60 - 12));
}

#[test]
fn a_pause_ends_by_itself() {
    let mut table = Table::with(settings("casual", Some(plain_time(60)), None));
    table.play("h0g2 h9g7");
    table.signal(Signal::Pause { alive: table.now });
    table.wait(Millis(19_999));
    assert_eq!(table.signal(Signal::Tick), []);
    table.wait(Millis(1));
    assert_eq!(table.signal(Signal::Tick), [Happening::Resumed]);
    // From then on the absent player can be claimed against.
    let absence = table.game.absence().unwrap();
    assert_eq!(
        (absence.color, absence.claim_at),
        (Red, table.now.after(Millis::seconds(30)))
    );
}

#[test]
fn a_takeback_does_not_end_a_pause() {
    let mut table = Table::with(settings("casual", Some(plain_time(60)), None));
    table.play("h0g2 h9g7");
    table.act(Red, Action::OfferTakeback).unwrap();
    table.signal(Signal::Pause { alive: table.now });
    table.signal(Signal::Returned(Black));
    table.act(Black, Action::AcceptTakeback).unwrap();
    table.wait(Millis::seconds(15));
    table.signal(Signal::Returned(Red));
    let view = table.game.clock_view(table.now).unwrap();
    assert_eq!(view.running, Some(Red));
    assert_eq!(view.sides.red.remaining, Millis::seconds(59));
}

#[test]
fn a_flag_that_fell_before_the_crash_stays_fallen() {
    let mut table = Table::with(settings("casual", Some(plain_time(60)), None));
    table.play("h0g2 h9g7");
    let alive = table.game.next_deadline().unwrap();
    table.wait(Millis::minutes(30));
    table.signal(Signal::Pause { alive });
    assert_eq!(
        table.ended(),
        Some((GameResult::BlackWins, EndReason::Timeout))
    );
    assert_eq!(table.log.last().unwrap().at, alive);
}

#[test]
fn a_fault_of_ours_ends_the_game_for_nobody() {
    let mut table = Table::plain();
    table.play("h0g2 h9g7");
    table.signal(Signal::Fail);
    assert_eq!(
        table.ended(),
        Some((GameResult::Aborted, EndReason::ServerFault))
    );
    assert_eq!(table.signal(Signal::Fail), []);
}

#[test]
fn a_rematch_needs_both() {
    let mut table = Table::plain();
    assert_eq!(table.act(Red, Action::OfferRematch), Err(Refusal::NotOver));
    table.act(Red, Action::Resign).unwrap();
    table.act(Red, Action::OfferRematch).unwrap();
    assert_eq!(
        table.act(Red, Action::OfferRematch),
        Err(Refusal::AlreadyOffered)
    );
    assert_eq!(table.act(Red, Action::AcceptRematch), Err(Refusal::NoOffer));
    table.act(Black, Action::DeclineRematch).unwrap();
    assert_eq!(
        table.act(Red, Action::OfferRematch),
        Err(Refusal::OfferedTooSoon)
    );
    table.act(Black, Action::OfferRematch).unwrap();
    assert_eq!(
        table.act(Red, Action::OfferRematch),
        Ok(vec![Happening::RematchAgreed])
    );
    assert!(table.game.is_rematch_agreed());
    assert_eq!(
        table.act(Black, Action::OfferRematch),
        Err(Refusal::AlreadyOffered)
    );
}

#[test]
fn a_game_without_clocks_has_no_deadlines() {
    let mut table = Table::with(settings("casual", None, None));
    assert_eq!(table.game.next_deadline(), None);
    table.play(QUIET);
    assert_eq!(table.game.moves()[5].spent, Millis::seconds(1));
    assert_eq!(table.game.clock_view(table.now), None);
}
