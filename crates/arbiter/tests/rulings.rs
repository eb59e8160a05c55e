//! Rulings on whole games.
#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

mod common;

use Color::{Black, Red};
use arbiter::{
    Arbiter, Decision, Fault, Forbidden, History, Notice, Reason, Ruleset, Ruling, Verdict,
};
use common::{changed, history, named};
use proptest::prelude::*;
use xiangqi::{Color, File, Move, Position, Rank, Square};

fn verdict(ruling: &Ruling) -> (Decision, Reason) {
    match *ruling {
        Ruling::Over(Verdict {
            decision, reason, ..
        }) => (decision, reason),
        Ruling::Continue(ref notice) => panic!("goes on, {notice:?}"),
    }
}

/// A lone chariot that chases the bare general along its rank.
const CHECKS: &str = "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1";
const CHECK_CIRCLE: &str = "d9e9 d4e4 e9d9 e4d4 ";
/// Two chariots that do nothing.
const IDLE: &str = "3k5/9/9/9/9/r8/9/9/8R/4K4 w - - 0 1";
const IDLE_CIRCLE: &str = "i1i2 a4a5 i2i1 a5a4 ";

#[test]
fn an_idle_circle_is_drawn_at_the_third_occurrence() {
    let twice = history(IDLE, IDLE_CIRCLE);
    let notice = Notice::Repetition {
        times: 2,
        limit: 3,
        fault: None,
    };
    assert_eq!(
        named("casual").judge(&twice),
        Ruling::Continue(Some(notice))
    );
    let thrice = history(IDLE, &IDLE_CIRCLE.repeat(2));
    let Ruling::Over(verdict) = named("casual").judge(&thrice) else {
        panic!()
    };
    assert_eq!(
        verdict,
        Verdict {
            decision: Decision::Draw,
            reason: Reason::Repetition,
            plies: 0..8
        }
    );
}

#[test]
fn a_ruleset_without_repetition_plays_on() {
    let often = history(IDLE, &IDLE_CIRCLE.repeat(6));
    assert_eq!(named("bigkool").judge(&often), Ruling::Continue(None));
}

#[test]
fn perpetual_check_loses_for_either_side() {
    let (decision, reason) =
        verdict(&named("casual").judge(&history(CHECKS, &CHECK_CIRCLE.repeat(2))));
    assert_eq!(
        (decision, reason),
        (Decision::Loses(Red), Reason::PerpetualCheck)
    );
    let black = "5k3/9/9/9/3r5/9/9/9/9/3K5 w - - 0 1";
    let circle = "d0e0 d5e5 e0d0 e5d5 ".repeat(3);
    let (decision, reason) = verdict(&named("tong-hop").judge(&history(black, &circle)));
    assert_eq!(
        (decision, reason),
        (Decision::Loses(Black), Reason::PerpetualCheck)
    );
}

/// The same chase, with two quiet moves of the chariot in a circle of six.
const MIXED_CIRCLE: &str = "d9e9 d4e4 e9d9 e4e3 d9d8 e3d3 d8e8 d3e3 e8d8 e3e4 d8d9 e4d4 ";

#[test]
fn a_quiet_move_makes_it_no_perpetual_check() {
    let mixed = history(CHECKS, &MIXED_CIRCLE.repeat(2));
    assert_eq!(
        verdict(&named("casual").judge(&mixed)),
        (Decision::Draw, Reason::Repetition)
    );
}

#[test]
fn a_quiet_move_in_the_first_circle_counts_too() {
    // What is judged is everything since the first occurrence that is counted.
    let moves = format!("{MIXED_CIRCLE}{CHECK_CIRCLE}");
    let ruling = named("casual").judge(&history(CHECKS, &moves));
    assert_eq!(verdict(&ruling), (Decision::Draw, Reason::Repetition));
}

#[test]
fn perpetual_check_can_be_a_repetition_like_any_other() {
    let lenient = changed("casual", |parts| {
        parts.repetition.as_mut().unwrap().forbidden.clear();
    });
    let circle = history(CHECKS, &CHECK_CIRCLE.repeat(2));
    assert_eq!(
        verdict(&lenient.judge(&circle)),
        (Decision::Draw, Reason::Repetition)
    );
}

/// Red's cannon and Black's chariot step to and fro between the files of the two generals, and
/// every step both answers a check and gives one.
const MUTUAL: &str = "3rkc3/5r3/9/9/9/9/9/9/4C4/4RK3 w - - 0 1";
const MUTUAL_CIRCLE: &str = "e1f1 f8e8 f1e1 e8f8 ";

#[test]
fn mutual_perpetual_check_is_ruled_as_the_ruleset_says() {
    let both = history(MUTUAL, &MUTUAL_CIRCLE.repeat(2));
    assert!(both.plies().iter().all(arbiter::Ply::is_check));
    assert_eq!(
        verdict(&named("casual").judge(&both)),
        (Decision::Draw, Reason::BothAtFault)
    );
    let strict = changed("casual", |parts| {
        let rule = parts.repetition.as_mut().unwrap();
        rule.mutual_check = arbiter::MutualRule::BothLose;
    });
    assert_eq!(
        verdict(&strict.judge(&both)),
        (Decision::BothLose, Reason::BothAtFault)
    );
}

#[test]
fn the_eleventh_check_in_a_row_is_refused() {
    let rules = named("bigkool");
    let before = history(CHECKS, &format!("{}d9e9", CHECK_CIRCLE.repeat(4)));
    assert_eq!(rules.permits(&before, "d4e4".parse().unwrap()), Ok(()));
    let after = history(CHECKS, &format!("{}d9e9", CHECK_CIRCLE.repeat(5)));
    assert_eq!(
        rules.permits(&after, "d4e4".parse().unwrap()),
        Err(Forbidden::TooManyChecks { most: 10 })
    );
    assert_eq!(rules.permits(&after, "d4d5".parse().unwrap()), Ok(()));
    let notice = Notice::Checks {
        by: Red,
        times: 10,
        limit: 10,
    };
    assert_eq!(rules.judge(&after), Ruling::Continue(Some(notice)));
    assert_eq!(
        named("casual").permits(&after, "d4e4".parse().unwrap()),
        Ok(())
    );
}

#[test]
fn checks_too_many_can_lose_instead() {
    let strict = changed("bigkool", |parts| {
        parts.checks.as_mut().unwrap().beyond = arbiter::Beyond::Loses;
    });
    let after = history(CHECKS, &format!("{}d9e9", CHECK_CIRCLE.repeat(5)));
    assert_eq!(strict.permits(&after, "d4e4".parse().unwrap()), Ok(()));
    assert!(matches!(strict.judge(&after), Ruling::Continue(Some(_))));
    let after = history(CHECKS, &format!("{}d9e9 d4e4", CHECK_CIRCLE.repeat(5)));
    let Ruling::Over(verdict) = strict.judge(&after) else {
        panic!()
    };
    assert_eq!(verdict.decision, Decision::Loses(Red));
    assert_eq!(verdict.reason, Reason::TooManyChecks);
    assert_eq!(verdict.plies, 1..22, "from the first check to the last");
}

#[test]
fn who_has_nothing_but_forbidden_checks_loses() {
    let most = |most| {
        changed("bigkool", |parts| {
            let rule = parts.checks.as_mut().unwrap();
            (rule.most, rule.warn_before) = (vec![most], None);
        })
    };
    // The general is shut in; the soldier has checked once and can only check again.
    let cornered = history("9/9/3k5/9/3P2n2/9/9/9/4p4/3K5 w - - 0 1", "d5d6 d7d8");
    assert_eq!(
        verdict(&most(1).judge(&cornered)),
        (Decision::Loses(Red), Reason::TooManyChecks)
    );
    assert_eq!(most(2).judge(&cornered), Ruling::Continue(None));
}

#[test]
fn a_mate_is_never_one_check_too_many() {
    let one = changed("bigkool", |parts| {
        let rule = parts.checks.as_mut().unwrap();
        (rule.most, rule.warn_before) = (vec![1], None);
    });
    // The first check drives the general onto the last rank, the second mates.
    let after = history("9/3k5/9/9/9/R8/1R7/9/9/4K4 w - - 0 1", "a4a8 d8d9");
    assert_eq!(one.permits(&after, "b3b9".parse().unwrap()), Ok(()));
    assert!(one.permits(&after, "a8a9".parse().unwrap()).is_err());
}

#[test]
fn counts_draw_and_are_announced() {
    let fen = |clock| format!("3k5/9/9/9/9/9/9/9/9/R3K4 w - - {clock} 100");
    let ruling = |clock| named("casual").judge(&history(&fen(clock), "a0a1"));
    assert_eq!(ruling(98), Ruling::Continue(None));
    let notice = Notice::NoCapture {
        plies: 100,
        limit: 120,
    };
    assert_eq!(ruling(99), Ruling::Continue(Some(notice)));
    assert_eq!(verdict(&ruling(119)), (Decision::Draw, Reason::NoCapture));
}

#[test]
fn progress_is_counted_apart_from_captures() {
    // The soldier's advances keep the game alive under the count of progress.
    let rules = changed("tong-hop", |parts| {
        parts.repetition = None;
        let rule = parts.no_progress.as_mut().unwrap();
        (rule.count, rule.warn_from) = (2, Some(1));
    });
    let start = "3k5/9/9/9/P8/9/9/9/9/4K4 w - - 0 1";
    let moving = history(start, "a5a6 d9d8 a6a7 d8d9 a7a8 d9d8");
    assert_eq!(rules.judge(&moving), Ruling::Continue(None));
    let resting = history(start, "a5a6 d9d8 a6b6 d8d9");
    let notice = Notice::NoProgress { plies: 3, limit: 4 };
    assert_eq!(rules.judge(&resting), Ruling::Continue(Some(notice)));
    let resting = history(start, "a5a6 d9d8 a6b6 d8d9 b6a6");
    assert_eq!(
        verdict(&rules.judge(&resting)),
        (Decision::Draw, Reason::NoProgress)
    );
}

#[test]
fn a_game_can_be_too_long() {
    let rules = changed("tong-hop", |parts| {
        let rule = parts.length.as_mut().unwrap();
        (rule.count, rule.warn_from) = (3, Some(2));
    });
    let notice = Notice::Length { plies: 4, limit: 6 };
    assert_eq!(
        rules.judge(&history(IDLE, "i1i2 a4a5 i2i3 a5a6")),
        Ruling::Continue(Some(notice))
    );
    assert_eq!(
        verdict(&rules.judge(&history(IDLE, "i1i2 a4a5 i2i3 a5a6 i3i4 a6a7"))),
        (Decision::Draw, Reason::LengthLimit)
    );
}

#[test]
fn the_last_attacker_taken_draws() {
    let fen = "3k5/9/9/9/9/r7R/9/9/9/4K4 w - - 0 1";
    let taken = history(fen, "i4a4");
    assert_eq!(named("casual").judge(&taken), Ruling::Continue(None));
    let fen = "3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1";
    let taken = history(fen, "e0e1");
    assert_eq!(
        verdict(&named("casual").judge(&taken)),
        (Decision::Draw, Reason::DeadMaterial)
    );
}

/// A chariot that runs after a lone cannon along the files.
const CHASE: &str = "3k5/9/9/9/9/6c2/9/9/R8/4K4 w - - 0 1";
const CHASE_ENTRY: &str = "a1g1 ";
const CHASE_CIRCLE: &str = "g4h4 g1h1 h4g4 h1g1 ";

#[test]
fn perpetual_chase_is_warned_and_then_loses() {
    let rules = named("wxf-2018");
    let after = |rounds| {
        history(
            CHASE,
            &format!("{CHASE_ENTRY}{}", CHASE_CIRCLE.repeat(rounds)),
        )
    };
    let fault = Some(Fault {
        by: Red,
        reason: Reason::PerpetualChase,
    });
    for (rounds, times) in [(1, 2), (2, 3)] {
        let Ruling::Continue(Some(notice)) = rules.judge(&after(rounds)) else {
            panic!()
        };
        assert_eq!(
            notice,
            Notice::Repetition {
                times,
                limit: 4,
                fault
            }
        );
        assert_eq!(notice.must_vary().is_some(), times == 3);
    }
    assert_eq!(
        rules.judge(&after(3)),
        Ruling::Over(Verdict {
            decision: Decision::Loses(Red),
            reason: Reason::PerpetualChase,
            plies: 1..13
        })
    );
    assert_eq!(
        verdict(&named("casual").judge(&after(2))),
        (Decision::Draw, Reason::Repetition)
    );
}

#[test]
fn a_side_that_varies_in_time_is_not_at_fault() {
    let rules = named("wxf-2018");
    let moves = format!("{CHASE_ENTRY}{}g4h4 g1i1", CHASE_CIRCLE.repeat(2));
    let varied = history(CHASE, &moves);
    assert_eq!(rules.judge(&varied), Ruling::Continue(None));
}

#[test]
fn the_fourth_occurrence_is_refused_whoever_makes_it() {
    let rules = named("no-fourth");
    let thrice = history(IDLE, &format!("{}i1i2 a4a5 i2i1", IDLE_CIRCLE.repeat(2)));
    assert_eq!(
        rules.permits(&thrice, "a5a4".parse().unwrap()),
        Err(Forbidden::Repeats {
            times: 4,
            offence: None
        })
    );
    assert_eq!(rules.permits(&thrice, "a5a3".parse().unwrap()), Ok(()));
    let twice = history(IDLE, &format!("{IDLE_CIRCLE}i1i2 a4a5 i2i1"));
    assert_eq!(rules.permits(&twice, "a5a4".parse().unwrap()), Ok(()));
}

#[test]
fn chases_in_a_row_lose_beyond_the_limit_of_the_men_that_make_them() {
    let rules = named("cxq");
    let six = history(
        CHASE,
        &format!("{CHASE_ENTRY}{}g4h4 g1h1 h4g4", CHASE_CIRCLE.repeat(2)),
    );
    let notice = Notice::Chases {
        by: Red,
        times: 6,
        limit: 6,
    };
    assert_eq!(rules.judge(&six), Ruling::Continue(Some(notice)));
    let mut seven = six.clone();
    seven.push("h1g1".parse().unwrap()).unwrap();
    let Ruling::Over(over) = rules.judge(&seven) else {
        panic!()
    };
    assert_eq!(over.decision, Decision::Loses(Red));
    assert_eq!(over.reason, Reason::TooManyChases);
    assert_eq!(over.plies, 0..13);
    let mut varied = six;
    varied.push("h1i1".parse().unwrap()).unwrap();
    assert_eq!(rules.judge(&varied), Ruling::Continue(None));
}

#[test]
fn two_men_may_check_twice_as_often_as_one() {
    let rules = named("cxq");
    let one = history(CHECKS, &format!("{}d9e9 d4e4", CHECK_CIRCLE.repeat(3)));
    assert_eq!(
        verdict(&rules.judge(&one)),
        (Decision::Loses(Red), Reason::TooManyChecks)
    );
    // Two chariots take turns.
    let start = "3k5/9/9/9/R8/1R7/9/9/9/5K3 w - - 0 1";
    let two = "a5a9 d9d8 b4b8 d8d7 b8b7 d7d8 a9a8 d8d9 b7b9";
    let two = history(start, two);
    assert_eq!(two.checks_by(Red), 5);
    assert_eq!(two.checking(Red).len(), 2);
}

#[test]
fn checks_beyond_ten_do_not_count_for_the_engines() {
    let rules = changed("pikafish-2024", |parts| {
        parts.repetition = None;
        let rule = parts.no_capture.as_mut().unwrap();
        (rule.count, rule.warn_from) = (24, None);
    });
    let eleven = history(CHECKS, &CHECK_CIRCLE.repeat(6));
    assert_eq!(eleven.plies().len(), 24);
    assert!(
        matches!(rules.judge(&eleven), Ruling::Continue(_)),
        "two checks too many to count"
    );
    let more = history(
        CHECKS,
        &format!("{}d9e9 d4d5 e9e8 d5d6", CHECK_CIRCLE.repeat(6)),
    );
    assert_eq!(
        verdict(&rules.judge(&more)),
        (Decision::Draw, Reason::NoCapture)
    );
}

#[test]
fn a_draw_that_may_be_claimed_does_not_fall_by_itself() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 119 100";
    let game = history(fen, "a0a1");
    let claim = Notice::Claimable {
        reason: Reason::NoCapture,
    };
    assert_eq!(named("vn-2004").judge(&game), Ruling::Continue(Some(claim)));
    assert!(matches!(
        named("vn-2004").draw_offer(&game, Red),
        arbiter::OfferRuling::Upheld(Verdict {
            reason: Reason::NoCapture,
            ..
        })
    ));
}

fn mirrored(square: Square) -> Square {
    let file = File::new(8 - square.file().index()).unwrap();
    Square::new(file, square.rank())
}

fn turned(square: Square) -> Square {
    let rank = Rank::new(9 - square.rank().index()).unwrap();
    Square::new(square.file(), rank)
}

fn map(m: Move, square: fn(Square) -> Square) -> Move {
    Move::new(square(m.from), square(m.to))
}

/// The start position with the colours swapped: Black at the bottom of its own and to move.
fn turned_start() -> Position {
    Position::from_fen("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1")
        .unwrap()
}

fn swapped(ruling: Ruling) -> Ruling {
    match ruling {
        Ruling::Continue(notice) => Ruling::Continue(notice.map(|notice| match notice {
            Notice::Repetition {
                times,
                limit,
                fault,
            } => Notice::Repetition {
                times,
                limit,
                fault: fault.map(|fault| Fault {
                    by: !fault.by,
                    ..fault
                }),
            },
            Notice::Chases { by, times, limit } => Notice::Chases {
                by: !by,
                times,
                limit,
            },
            Notice::Checks { by, times, limit } => Notice::Checks {
                by: !by,
                times,
                limit,
            },
            other => other,
        })),
        Ruling::Over(mut verdict) => {
            if let Decision::Loses(color) = &mut verdict.decision {
                *color = !*color;
            }
            Ruling::Over(verdict)
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Rulings on random games: the mirror image is ruled alike, swapped colours are ruled the
    /// other way round, and taking plies back and making them again changes nothing.
    #[test]
    fn rulings_do_not_depend_on_left_right_or_colour(
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..120),
        backs in prop::collection::vec(0usize..6, 8),
        ruleset in prop::sample::select(Ruleset::all()),
    ) {
        let rules = ruleset;
        let mut game = History::new(Position::start());
        let mut image = History::new(Position::start());
        let mut other = History::new(turned_start());
        for (place, choice) in choices.iter().enumerate() {
            let moves = game.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            // Half of the time undo the own last move, so that positions come back.
            let back = game.len().checked_sub(2).map(|place| game.plies()[place].m);
            let m = match back.map(|m| Move::new(m.to, m.from)) {
                Some(back) if place % 4 > 1 && moves.contains(&back) => back,
                _ => *choice.get(&moves),
            };
            prop_assert_eq!(
                rules.permits(&game, m),
                rules.permits(&image, map(m, mirrored))
            );
            game.push(m).unwrap();
            image.push(map(m, mirrored)).unwrap();
            other.push(map(m, turned)).unwrap();
            let ruling = rules.judge(&game);
            prop_assert_eq!(&ruling, &rules.judge(&image));
            prop_assert_eq!(&ruling, &swapped(rules.judge(&other)));

            let redo = backs[place % backs.len()].min(game.len());
            let mut again = game.clone();
            again.truncate(game.len() - redo);
            for ply in &game.plies()[game.len() - redo..] {
                again.push(ply.m).unwrap();
            }
            prop_assert_eq!(again.plies(), game.plies());
        }
    }
}
