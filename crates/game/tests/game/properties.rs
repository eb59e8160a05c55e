//! What holds for every course of commands.

use crate::table::{START, Table, settings};
use Color::{Black, Red};
use arbiter::{Arbiter, History, Ruleset, Ruling};
use game::{
    Action, Byoyomi, Command, Game, Happening, LAG_BANK_MAX, Millis, Phase, Preset, Quota, Refusal,
    Signal, TimeControl, TimeParts, Timestamp,
};
use proptest::prelude::*;
use xiangqi::{Color, Move, Position};

#[derive(Clone, Debug)]
enum Step {
    /// A legal move, by its place in the list of legal moves.
    Play(prop::sample::Index, u32),
    /// The side to move puts back what it moved last, if it can: so circles come about.
    Shuffle,
    Act(bool, usize),
    Report(usize),
    /// Any move by anybody at any ply.
    Stray(bool, prop::sample::Index, u16),
}

const ACTIONS: [Action; 12] = [
    Action::Resign,
    Action::OfferDraw,
    Action::AcceptDraw,
    Action::DeclineDraw,
    Action::OfferTakeback,
    Action::AcceptTakeback,
    Action::DeclineTakeback,
    Action::Abort,
    Action::ClaimAbandonment,
    Action::OfferRematch,
    Action::AcceptRematch,
    Action::DeclineRematch,
];

/// Resigning, aborting and faults end games at once: they come last and seldom.
fn steps() -> impl Strategy<Value = Vec<(Step, u32)>> {
    let step = prop_oneof![
        20 => (any::<prop::sample::Index>(), 0u32..2_000).prop_map(|(m, lag)| Step::Play(m, lag)),
        10 => Just(Step::Shuffle),
        4 => (any::<bool>(), 1usize..7).prop_map(|(red, action)| Step::Act(red, action)),
        1 => (any::<bool>(), 7usize..12).prop_map(|(red, action)| Step::Act(red, action)),
        4 => (0usize..7).prop_map(Step::Report),
        1 => (any::<bool>(), any::<prop::sample::Index>(), 0u16..40)
            .prop_map(|(red, m, ply)| Step::Stray(red, m, ply)),
    ];
    let wait = prop_oneof![8 => 0u32..3_000, 2 => 0u32..40_000, 1 => 0u32..200_000];
    prop::collection::vec((step, wait), 1..80)
}

fn controls() -> impl Strategy<Value = Option<TimeControl>> {
    let custom = TimeParts {
        initial: Millis::seconds(40),
        increment: Millis(500),
        move_cap: Some(Millis::seconds(20)),
        byoyomi: Some(Byoyomi {
            period: Millis::seconds(5),
            periods: 2,
        }),
        quotas: vec![Quota {
            moves: 6,
            bonus: Millis::seconds(30),
        }],
        first_move: None,
    };
    let custom = TimeControl::try_new(custom).unwrap();
    prop_oneof![
        Just(None),
        prop::sample::select(Preset::ALL.to_vec()).prop_map(|preset| Some(preset.control())),
        Just(Some(custom)),
    ]
}

fn starts() -> impl Strategy<Value = Option<&'static str>> {
    prop::sample::select(vec![
        None,
        None,
        Some("3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1"),
        Some("3k5/9/9/9/9/9/9/9/p8/R3K4 w - - 110 60"),
        // The cannon runs from the chariot.
        Some("3k5/9/9/9/1c1R5/9/9/9/9/4K4 b - - 0 1"),
    ])
}

/// The last move of the side to move, back.
fn undone(game: &Game) -> Option<Move> {
    let plies = game.history().plies();
    let last = plies.get(plies.len().checked_sub(2)?)?.m;
    let back = Move {
        from: last.to,
        to: last.from,
    };
    game.position().judge(back).is_ok().then_some(back)
}

/// The history is what a game of these moves alone would have, takebacks or not.
fn check_history(game: &Game) {
    let mut fresh = History::new(game.settings().start.clone());
    for m in game.history().moves() {
        fresh.push(m).unwrap();
    }
    assert_eq!(game.history().plies(), fresh.plies());
    if game.phase() != Phase::Playing {
        return;
    }
    let ruleset = &game.settings().ruleset;
    match ruleset.judge(&fresh) {
        Ruling::Continue(notice) => assert_eq!(game.notice(), notice),
        Ruling::Over(verdict) => panic!("the game should be over: {verdict:?}"),
    }
    if let Some(grounds) = game.grounds() {
        assert_eq!(
            ruleset.explain(game.history(), grounds.plies.clone()),
            ruleset.explain(&fresh, grounds.plies)
        );
    }
}

fn command(game: &Game, step: &Step, now: Timestamp) -> Command {
    let side = |red: bool| if red { Red } else { Black };
    match *step {
        Step::Play(index, lag) => {
            let position: &Position = game.position();
            let moves = position.legal_moves();
            let Some(&m) = (!moves.is_empty()).then(|| index.get(&moves)) else {
                return Command::System(Signal::Tick);
            };
            let ply = u16::try_from(game.history().len() + 1).unwrap();
            Command::Player(
                position.turn(),
                Action::Move {
                    m,
                    ply,
                    lag: Millis(lag),
                },
            )
        }
        Step::Shuffle => {
            let Some(m) = undone(game) else {
                return Command::System(Signal::Tick);
            };
            let ply = u16::try_from(game.history().len() + 1).unwrap();
            let lag = Millis::ZERO;
            Command::Player(game.position().turn(), Action::Move { m, ply, lag })
        }
        Step::Act(red, action) => Command::Player(side(red), ACTIONS[action]),
        Step::Report(signal) => Command::System(match signal {
            0 => Signal::Left(Red),
            1 => Signal::Left(Black),
            2 => Signal::Returned(Red),
            3 => Signal::Returned(Black),
            4 => Signal::Pause {
                alive: Timestamp(now.0.saturating_sub(5_000)),
            },
            _ => Signal::Tick,
        }),
        Step::Stray(red, index, ply) => {
            let moves = Position::start().legal_moves();
            let m = *index.get(&moves);
            Command::Player(
                side(red),
                Action::Move {
                    m,
                    ply,
                    lag: Millis::ZERO,
                },
            )
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// [`Table::run`] holds that deciding changes nothing and that the log replays to the same
    /// game. Here besides: the outcome is final, deadlines are kept, the stored form is faithful.
    #[test]
    fn any_course_of_commands(
        ruleset in prop::sample::select(Ruleset::all()),
        time in controls(),
        fen in starts(),
        steps in steps(),
    ) {
        let mut table = Table::with(settings(ruleset.id(), time, fen));
        for (step, wait) in &steps {
            table.wait(Millis(*wait));
            let deadline = table.game.next_deadline();
            let outcome = table.game.outcome();
            let result = table.run(command(&table.game, step, table.now));

            if outcome.is_some() {
                prop_assert_eq!(table.game.outcome(), outcome);
                let quiet = |happening: &Happening| matches!(
                    happening,
                    Happening::RematchOffered { .. }
                        | Happening::RematchDeclined { .. }
                        | Happening::RematchAgreed
                );
                prop_assert!(result.iter().flatten().all(quiet));
            }
            if result == Err(Refusal::TimeIsUp) {
                let due = table.game.next_deadline().unwrap();
                prop_assert!(due <= table.now.after(LAG_BANK_MAX), "the flag falls soon");
            }
            if deadline.is_some_and(|deadline| deadline <= table.now) {
                table.signal(Signal::Tick);
                let next = table.game.next_deadline();
                prop_assert!(
                    next.is_none_or(|next| next > table.now),
                    "a tick meets its deadline: {deadline:?}, {next:?}"
                );
            }
        }
        check_history(&table.game);
        let stored = serde_json::to_string(&table.log).unwrap();
        let read: Vec<game::Event> = serde_json::from_str(&stored).unwrap();
        prop_assert_eq!(&read, &table.log);
    }

    /// Without increments, all time that the clocks lost was charged for moves or spent on turns
    /// that were taken back or not finished, and never more than has passed while they ran.
    #[test]
    fn clocks_only_lose_time_that_passed(steps in steps()) {
        let initial = Millis::minutes(5);
        let parts = TimeParts { initial, ..TimeParts::default() };
        let time = TimeControl::try_new(parts).unwrap();
        let mut table = Table::with(settings("casual", Some(time), None));
        let mut ran = 0;
        let mut since = START;
        let mut lost = 0;
        for (step, wait) in &steps {
            let running = table.game.clock_view(table.now).unwrap().running.is_some();
            table.wait(Millis(*wait));
            if running {
                ran += table.now.0 - since.0;
            }
            since = table.now;
            let result = table.run(command(&table.game, step, table.now));
            // A pause gives back what passed after the last sign of life, a move its lag.
            let paused = matches!(result.as_deref(), Ok([Happening::Paused { .. }, ..]));
            let view = table.game.clock_view(table.now).unwrap();
            let now_lost: u64 =
                [Red, Black].iter().map(|&c| u64::from((initial.minus(view.sides[c].remaining)).0)).sum();
            prop_assert!(paused || now_lost + u64::from(LAG_BANK_MAX.0) >= lost);
            prop_assert!(now_lost <= ran, "{now_lost} of {ran}");
            let charged: u64 = table.game.moves().iter().map(|m| u64::from(m.spent.0)).sum();
            prop_assert!(charged <= now_lost, "{charged} of {now_lost}");
            lost = now_lost;
        }
    }
}
