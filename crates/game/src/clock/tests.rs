use super::*;
use crate::{Byoyomi, Preset, Quota, TimeParts};
use Color::{Black, Red};
use proptest::prelude::*;

fn clock(parts: TimeParts) -> Clock {
    let mut clock = Clock::new(TimeControl::try_new(parts).unwrap());
    clock.start(Red, Timestamp(0));
    clock
}

fn minutes(minutes: u32) -> TimeParts {
    TimeParts {
        initial: Millis::minutes(minutes),
        ..TimeParts::default()
    }
}

/// The side to move thinks for `thinking` and presses, starting from `now`.
fn step(clock: &mut Clock, now: &mut Timestamp, thinking: Millis) {
    *now = now.after(thinking);
    let charged = clock.charge(*now, Millis::ZERO).unwrap();
    clock.press(*now, charged);
}

fn remaining(clock: &Clock, color: Color, now: Timestamp) -> Millis {
    clock.view(now).sides[color].remaining
}

#[test]
fn time_runs_for_the_side_to_move_only() {
    let mut clock = clock(minutes(5));
    let mut now = Timestamp(0);
    step(&mut clock, &mut now, Millis::seconds(10));
    assert_eq!(remaining(&clock, Red, now), Millis::seconds(290));
    let later = now.after(Millis::seconds(7));
    assert_eq!(remaining(&clock, Black, later), Millis::seconds(293));
    assert_eq!(remaining(&clock, Red, later), Millis::seconds(290));
    assert_eq!(clock.running(), Some(Black));
}

#[test]
fn fischer_time_is_added_after_the_move() {
    let mut clock = clock(TimeParts {
        increment: Millis::seconds(2),
        ..minutes(3)
    });
    let mut now = Timestamp(0);
    step(&mut clock, &mut now, Millis::seconds(5));
    assert_eq!(remaining(&clock, Red, now), Millis::seconds(177));
}

#[test]
fn time_is_up_to_the_millisecond() {
    let clock = clock(minutes(1));
    assert_eq!(
        clock.charge(Timestamp(59_999), Millis::ZERO),
        Ok(Millis(59_999))
    );
    assert_eq!(
        clock.charge(Timestamp(60_000), Millis::ZERO),
        Err(Flag::Time)
    );
    assert_eq!(clock.deadline(), Some(Timestamp(60_000)));
    assert_eq!(clock.flag(Timestamp(60_999)), None);
    assert_eq!(clock.flag(Timestamp(61_000)), Some((Red, Flag::Time)));
}

#[test]
fn the_cap_limits_each_move() {
    let mut clock = Clock::new(
        TimeControl::try_new(TimeParts {
            first_move: None,
            ..Preset::BigkoolBlitz.control().parts().clone()
        })
        .unwrap(),
    );
    clock.start(Red, Timestamp(0));
    let mut now = Timestamp(0);
    assert_eq!(
        clock.charge(Timestamp(90_000), Millis::ZERO),
        Err(Flag::MoveCap)
    );
    assert_eq!(
        clock.view(Timestamp(30_000)).sides[Red].move_left,
        Some(Millis::seconds(60))
    );
    for _ in 0..10 {
        step(&mut clock, &mut now, Millis::seconds(80));
    }
    // Red has used 5 × 80 s of 480 s: now the total is the nearer limit.
    assert_eq!(
        clock.charge(now.after(Millis::seconds(80)), Millis::ZERO),
        Err(Flag::Time)
    );
}

#[test]
fn a_cap_as_long_as_the_rest_is_the_rest() {
    let parts = TimeParts {
        move_cap: Some(Millis::minutes(1)),
        ..minutes(1)
    };
    assert_eq!(
        clock(parts).charge(Timestamp(60_000), Millis::ZERO),
        Err(Flag::Time)
    );
}

#[test]
fn increments_belong_to_the_main_time() {
    let byoyomi = Byoyomi {
        period: Millis::seconds(30),
        periods: 1,
    };
    let mut clock = clock(TimeParts {
        byoyomi: Some(byoyomi),
        increment: Millis::seconds(2),
        ..minutes(1)
    });
    let mut now = Timestamp(0);
    step(&mut clock, &mut now, Millis::seconds(61));
    let view = clock.view(now).sides[Red];
    assert!(view.in_byoyomi);
    assert_eq!(view.remaining, Millis::seconds(30));
}

#[test]
fn byoyomi_periods_renew_and_run_out() {
    let byoyomi = Byoyomi {
        period: Millis::seconds(30),
        periods: 3,
    };
    let mut clock = clock(TimeParts {
        byoyomi: Some(byoyomi),
        ..minutes(1)
    });
    let mut now = Timestamp(0);
    // 60 s of main time and 10 s of the first period: the period is whole again afterwards.
    step(&mut clock, &mut now, Millis::seconds(70));
    let view = clock.view(now).sides[Red];
    assert!(view.in_byoyomi);
    assert_eq!(
        (view.remaining, view.periods),
        (Millis::seconds(30), Some(3))
    );
    step(&mut clock, &mut now, Millis::seconds(1));
    // 65 s use up two periods.
    step(&mut clock, &mut now, Millis::seconds(65));
    let view = clock.view(now).sides[Red];
    assert_eq!(
        (view.remaining, view.periods),
        (Millis::seconds(30), Some(1))
    );
    step(&mut clock, &mut now, Millis::seconds(1));
    assert_eq!(
        clock.charge(now.after(Millis(29_999)), Millis::ZERO),
        Ok(Millis(29_999))
    );
    assert_eq!(
        clock.charge(now.after(Millis(30_000)), Millis::ZERO),
        Err(Flag::Time)
    );
}

#[test]
fn a_stage_adds_time_or_loses() {
    let quotas = vec![Quota {
        moves: 2,
        bonus: Millis::minutes(30),
    }];
    let parts = TimeParts {
        quotas,
        ..minutes(1)
    };
    let mut clock = clock(parts);
    let mut now = Timestamp(0);
    assert_eq!(
        clock.charge(Timestamp(60_000), Millis::ZERO),
        Err(Flag::Quota)
    );
    assert_eq!(clock.view(now).sides[Red].quota_left, Some(2));
    for _ in 0..3 {
        step(&mut clock, &mut now, Millis::seconds(10));
    }
    let view = clock.view(now).sides[Red];
    assert_eq!(view.remaining, Millis::seconds(40 + 1800));
    assert_eq!(view.quota_left, None);
    step(&mut clock, &mut now, Millis::seconds(10));
    assert_eq!(clock.limit(Red).1, Flag::Time);
}

#[test]
fn the_first_move_has_a_deadline_and_is_free() {
    let mut clock = clock(TimeParts {
        first_move: Some(Millis::seconds(30)),
        ..minutes(1)
    });
    let mut now = Timestamp(0);
    assert_eq!(clock.first_move_by(), Some(Timestamp(30_000)));
    assert_eq!(clock.running(), None);
    assert_eq!(clock.flag(Timestamp(30_000)), Some((Red, Flag::FirstMove)));
    assert_eq!(
        clock.charge(Timestamp(29_999), Millis::ZERO),
        Ok(Millis::ZERO)
    );
    assert_eq!(
        clock.charge(Timestamp(30_000), Millis::ZERO),
        Err(Flag::FirstMove)
    );
    step(&mut clock, &mut now, Millis::seconds(20));
    assert_eq!(remaining(&clock, Red, now), Millis::minutes(1));
    assert_eq!(clock.first_move_by(), Some(now.after(Millis::seconds(30))));
    step(&mut clock, &mut now, Millis::seconds(20));
    assert_eq!(clock.first_move_by(), None);
    assert_eq!(clock.running(), Some(Red));
}

#[test]
fn lag_is_forgiven_while_the_bank_lasts() {
    let mut clock = clock(minutes(1));
    let second = Millis::seconds(1);
    assert_eq!(clock.charge(Timestamp(3000), Millis(400)), Ok(Millis(2600)));
    assert_eq!(
        clock.charge(Timestamp(3000), Millis::seconds(9)),
        Ok(Millis(2000))
    );
    assert_eq!(clock.charge(Timestamp(300), second), Ok(Millis::ZERO));
    assert_eq!(clock.charge(Timestamp(60_500), second), Ok(Millis(59_500)));
    clock.press(Timestamp(3000), Millis(2000));
    clock.press(Timestamp(3000), Millis::ZERO);
    // The bank was emptied and has gained once.
    assert_eq!(
        clock.charge(Timestamp(4000), second),
        Ok(second.minus(LAG_BANK_GAIN))
    );
}

#[test]
fn a_pause_is_nobodys_time() {
    let mut clock = clock(minutes(1));
    clock.pause(Timestamp(10_000));
    assert_eq!(clock.deadline(), None);
    assert_eq!(clock.running(), None);
    assert_eq!(
        remaining(&clock, Red, Timestamp(90_000)),
        Millis::seconds(50)
    );
    clock.resume(Timestamp(100_000));
    assert_eq!(clock.deadline(), Some(Timestamp(150_000)));
    assert_eq!(
        clock.charge(Timestamp(105_000), Millis::ZERO),
        Ok(Millis::seconds(15))
    );
}

#[test]
fn a_takeback_gives_no_time_back() {
    let quotas = vec![Quota {
        moves: 5,
        bonus: Millis::minutes(1),
    }];
    let mut clock = clock(TimeParts {
        quotas,
        ..minutes(1)
    });
    let mut now = Timestamp(0);
    step(&mut clock, &mut now, Millis::seconds(10));
    now = now.after(Millis::seconds(5));
    clock.take_back(ByColor { red: 1, black: 0 }, Red, now);
    assert_eq!(remaining(&clock, Red, now), Millis::seconds(50));
    assert_eq!(remaining(&clock, Black, now), Millis::seconds(55));
    assert_eq!(clock.view(now).sides[Red].quota_left, Some(5));
    assert_eq!(clock.running(), Some(Red));
}

#[test]
fn a_move_made_again_counts_once_for_its_stage() {
    let stage = |moves| Quota {
        moves,
        bonus: Millis::minutes(1),
    };
    let mut clock = clock(TimeParts {
        quotas: vec![stage(2), stage(3)],
        ..minutes(1)
    });
    let mut now = Timestamp(0);
    for _ in 0..3 {
        step(&mut clock, &mut now, Millis::ZERO);
    }
    assert_eq!(clock.view(now).sides[Red].quota_left, Some(3));
    clock.take_back(ByColor { red: 1, black: 0 }, Red, now);
    assert_eq!(clock.view(now).sides[Red].quota_left, Some(4));
    step(&mut clock, &mut now, Millis::ZERO);
    assert_eq!(clock.view(now).sides[Red].quota_left, Some(3));
    assert_eq!(remaining(&clock, Red, now), Millis::minutes(2));
}

proptest! {
    /// Main time is what was given minus what was charged, and what was charged or forgiven is
    /// exactly the time that passed while the clock ran.
    #[test]
    fn no_time_from_nowhere(
        increment in 0u32..5_000,
        turns in prop::collection::vec((0u32..20_000, 0u32..3_000, any::<bool>()), 0..60),
    ) {
        let mut clock = clock(TimeParts { increment: Millis(increment), ..minutes(2) });
        let mut now = Timestamp(0);
        let mut charged = ByColor { red: 0u64, black: 0 };
        let mut given = ByColor { red: 120_000u64, black: 120_000 };
        let mut color = Red;
        for (thinking, lag, pause) in turns {
            now = now.after(Millis(thinking));
            if pause {
                clock.pause(now);
                let later = Timestamp(now.0 + 1_000_000);
                clock.resume(later);
                now = later;
            }
            let before = clock.sides[color].lag_bank;
            let Ok(cost) = clock.charge(now, Millis(lag)) else { break };
            clock.press(now, cost);
            let forgiven = u64::from(thinking) - u64::from(cost.0);
            prop_assert!(forgiven <= u64::from(before.0.min(lag)));
            charged[color] += u64::from(cost.0);
            given[color] += u64::from(increment);
            prop_assert_eq!(
                u64::from(remaining(&clock, color, now).0) + charged[color],
                given[color]
            );
            color = !color;
        }
    }

    /// The flag falls exactly when no move can be made any more, whatever the control.
    #[test]
    fn flag_and_charge_agree(
        main in 0u32..5_000,
        cap in prop::option::of(1_000u32..4_000),
        periods in prop::option::of(1u8..4),
        late in 0u32..30_000,
    ) {
        let byoyomi = periods.map(|periods| Byoyomi { period: Millis::seconds(2), periods });
        let parts = TimeParts {
            initial: Millis(main),
            move_cap: cap.map(Millis),
            byoyomi,
            ..TimeParts::default()
        };
        prop_assume!(TimeControl::try_new(parts.clone()).is_ok());
        let clock = clock(parts);
        let now = Timestamp(u64::from(late));
        let best = clock.charge(now, LAG_BANK_MAX);
        prop_assert_eq!(best.is_err(), clock.flag(now).is_some());
        prop_assert_eq!(
            clock.charge(now, Millis::ZERO).is_err(),
            now >= clock.deadline().unwrap()
        );
    }
}
