//! Rulings at the edges: where a limit, a start or a coincidence makes the difference.
#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

mod common;

use Color::{Black, Red};
use arbiter::{Arbiter, Decision, Forbidden, Notice, OfferRuling, Reason, Ruling, Verdict};
use common::{changed, history, named};
use xiangqi::Color;

fn decision(ruling: &Ruling) -> Option<(Decision, Reason)> {
    match ruling {
        Ruling::Over(verdict) => Some((verdict.decision, verdict.reason)),
        Ruling::Continue(_) => None,
    }
}

const CHECKS: &str = "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1";
const CHECK_CIRCLE: &str = "d9e9 d4e4 e9d9 e4d4 ";
const IDLE_CIRCLE: &str = "i1i2 a4a5 i2i1 a5a4 ";

#[test]
fn who_can_only_repeat_too_often_loses_also_in_a_new_position() {
    // The general comes to d8 three times from d7; then a check from a new square leaves it no
    // other move than to d8.
    let moves = format!("d7d8 {}a9a2 d8d9 a2a9", "a9b9 d8d7 b9a9 d7d8 ".repeat(2));
    let game = history("R8/9/3k5/9/9/9/9/9/9/4K4 b - - 0 1", &moves);
    assert_eq!(game.plies().last().unwrap().times, 1);
    assert_eq!(
        named("no-fourth").permits(&game, "d9d8".parse().unwrap()),
        Err(Forbidden::Repeats {
            times: 4,
            offence: None
        })
    );
    assert_eq!(
        decision(&named("no-fourth").judge(&game)),
        Some((Decision::Loses(Black), Reason::Repetition))
    );
}

#[test]
fn the_plainest_rule_accuses_nobody() {
    let checks = |rounds| history(CHECKS, &CHECK_CIRCLE.repeat(rounds));
    let notice = Notice::Repetition {
        times: 3,
        limit: 4,
        fault: None,
    };
    let rules = named("no-fourth");
    assert_eq!(rules.judge(&checks(2)), Ruling::Continue(Some(notice)));
    let mut fourth = checks(2);
    for m in ["d9e9", "d4e4", "e9d9"] {
        fourth.push(m.parse().unwrap()).unwrap();
    }
    assert_eq!(
        rules.permits(&fourth, "e4d4".parse().unwrap()),
        Err(Forbidden::Repeats {
            times: 4,
            offence: None
        })
    );
}

#[test]
fn a_move_is_refused_when_its_notice_says_so() {
    let rules = changed("casual", |parts| {
        let rule = parts.repetition.as_mut().unwrap();
        rule.fault = arbiter::FaultRule::Refused;
        rule.warnings = 1;
    });
    let third = history(CHECKS, &format!("{CHECK_CIRCLE}d9e9 d4e4 e9d9"));
    let closing = "e4d4".parse().unwrap();
    assert_eq!(rules.permits(&third, closing), Ok(()));
    let told = history(CHECKS, &CHECK_CIRCLE.repeat(2));
    let Ruling::Continue(Some(Notice::Repetition { times, limit, .. })) = rules.judge(&told) else {
        panic!()
    };
    assert_eq!((times, limit), (3, 4));
    let fourth = history(CHECKS, &format!("{}d9e9 d4e4 e9d9", CHECK_CIRCLE.repeat(2)));
    assert!(rules.permits(&fourth, closing).is_err());
}

#[test]
fn a_claim_is_told_before_a_mere_repetition() {
    let shuffled = history("3k5/9/9/9/9/r8/9/9/8R/4K4 w - - 119 1", IDLE_CIRCLE);
    assert_eq!(shuffled.plies().last().unwrap().times, 2);
    assert_eq!(
        named("wxf-2018").judge(&shuffled),
        Ruling::Continue(Some(Notice::Claimable {
            reason: Reason::NoCapture
        }))
    );
}

#[test]
fn what_is_announced_as_claimable_is_granted() {
    let by_length = changed("casual", |parts| {
        parts.length = toml::from_str("count = 2\nunit = 'plies'\neffect = 'claim'").unwrap();
    });
    let game = history("3k5/9/9/9/9/r8/9/9/8R/4K4 w - - 0 1", "i1i2 a4a5");
    let reason = Reason::LengthLimit;
    assert_eq!(
        by_length.judge(&game),
        Ruling::Continue(Some(Notice::Claimable { reason }))
    );
    let upheld = OfferRuling::Upheld(Verdict {
        decision: Decision::Draw,
        reason,
        plies: 0..2,
    });
    assert_eq!(by_length.draw_offer(&game, Red), upheld);

    // Both check all the while, and a repetition is only drawn on request.
    let both = history(
        "3rkc3/5r3/9/9/9/9/9/9/4C4/4RK3 w - - 0 1",
        &"e1f1 f8e8 f1e1 e8f8 ".repeat(2),
    );
    let by_repetition = changed("casual", |parts| {
        parts.repetition.as_mut().unwrap().no_fault = arbiter::NoFaultRule::Claim;
    });
    let reason = Reason::BothAtFault;
    assert_eq!(
        by_repetition.judge(&both),
        Ruling::Continue(Some(Notice::Claimable { reason }))
    );
    let upheld = OfferRuling::Upheld(Verdict {
        decision: Decision::Draw,
        reason,
        plies: 0..8,
    });
    assert_eq!(by_repetition.draw_offer(&both, Red), upheld);
}

#[test]
fn material_that_is_dead_from_the_start_draws_with_the_first_move() {
    let bare = history("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "e0e1");
    assert_eq!(
        decision(&named("casual").judge(&bare)),
        Some((Decision::Draw, Reason::DeadMaterial))
    );
}

#[test]
fn a_last_cannon_that_misses_its_mate_is_spent() {
    // Black has an advisor and Red's cannon an elephant: drawn unless mate is on the board.
    let rules = named("pikafish-2024");
    let fen = "4ka3/9/9/9/9/9/9/9/9/2BC1K3 w - - 0 1";
    let quiet = history(fen, "d0d1");
    assert_eq!(
        decision(&rules.judge(&quiet)),
        Some((Decision::Draw, Reason::DeadMaterial))
    );
}

#[test]
fn another_mans_chase_of_another_man_lengthens_no_run() {
    // The chariot chases the cannon seven times; with its last step to h1 it also opens the leg of
    // the horse, which then attacks the other cannon.
    let fen = "3k5/9/9/9/9/7c1/9/5c3/R8/4K1N2 w - - 0 1";
    let moves = format!("a1h1 {}", "h4g4 h1g1 g4h4 g1h1 ".repeat(3));
    let game = history(fen, &moves);
    assert_eq!(
        decision(&named("cxq").judge(&game)),
        Some((Decision::Loses(Red), Reason::TooManyChases))
    );
}

#[test]
fn the_lowest_limit_is_kept_wherever_it_stands() {
    let rules = changed("bigkool", |parts| {
        let rule = parts.checks.as_mut().unwrap();
        (rule.most, rule.warn_before) = (vec![9, 2], None);
    });
    // Two chariots have given two checks in turn.
    let start = "3k5/9/9/9/R8/1R7/9/9/9/5K3 w - - 0 1";
    let game = history(start, "a5a9 d9d8 b4b8 d8d7");
    assert_eq!(
        rules.permits(&game, "b8b7".parse().unwrap()),
        Err(Forbidden::TooManyChecks { most: 2 })
    );
}

#[test]
fn a_warning_may_come_from_the_first_check_on() {
    let rules = changed("bigkool", |parts| {
        parts.checks.as_mut().unwrap().warn_before = Some(u16::MAX);
    });
    let notice = Notice::Checks {
        by: Red,
        times: 1,
        limit: 10,
    };
    assert_eq!(
        rules.judge(&history(CHECKS, "d9e9 d4e4")),
        Ruling::Continue(Some(notice))
    );
}

#[test]
fn the_engines_compare_threats_and_ask_nothing_else() {
    // Diagram 61 of the Asian rules: Red's elephant uncovers the cannon's attack on the chariot,
    // and Black's answers happen to cut the other cannon's root. The law charges only Red; the
    // engines' rule counts whatever is attacked now and was not before, so both chase.
    let fen = "3akabC1/9/4b4/r3p4/p1p6/4P4/P1P5n/NCr1B4/4A4/R2AK1B2 w";
    let circle = "e2g4 g2h4 g4e2 h4g2 ";
    let after = |rounds| history(fen, &format!("h9h2 i3g2 {}", circle.repeat(rounds)));
    assert_eq!(
        decision(&named("wxf-2018").judge(&after(3))),
        Some((Decision::Loses(Red), Reason::PerpetualChase))
    );
    assert_eq!(
        decision(&named("pikafish-2024").judge(&after(2))),
        Some((Decision::Draw, Reason::BothAtFault))
    );
}
