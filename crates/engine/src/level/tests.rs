use super::*;
use crate::selfplay::Seeded;
use crate::testing;
use crate::{Choice, Control, Engine, Info, Judge, Limits, Options};
use arbiter::{Arbiter, Decision, History, Ruling};
use core::time::Duration;
use proptest::prelude::*;
use xiangqi::{Color, Move, Position, Status};

/// What the full level looks at here.
const NODES: u64 = 2_000;
/// No move of the levels below this one takes more positions than a phone looks at in a second.
const QUICK: u64 = 100_000;

fn engine() -> Engine {
    let options = Options {
        hash_mib: 1,
        ..Options::default()
    };
    Engine::new(Judge::HandWritten, options)
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn play(engine: &mut Engine, game: &History, form: Form, limits: &Limits) -> Choice {
    let still = || Duration::ZERO;
    engine.play(
        game,
        limits,
        form,
        &Control::new(),
        &still,
        &mut |_: &Info| {},
    )
}

fn choose(engine: &mut Engine, game: &History, level: Level, dice: &mut dyn Dice) -> Choice {
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    play(engine, game, level.form(dice), &limits)
}

fn game(fen: &str) -> History {
    History::new(Position::from_fen(fen).unwrap())
}

/// How often of a hundred times the level chooses one of the moves.
fn times(fen: &str, number: u8, moves: &[&str]) -> usize {
    let moves: Vec<Move> = moves.iter().map(|m| m.parse().unwrap()).collect();
    let (mut engine, game) = (engine(), game(fen));
    (0..100)
        .filter(|&seed| {
            let choice = choose(&mut engine, &game, level(number), &mut Seeded::new(seed));
            moves.contains(&choice.best.unwrap())
        })
        .count()
}

#[test]
fn there_are_twelve_each_stronger_than_the_one_before() {
    let levels: Vec<Level> = Level::all().collect();
    assert_eq!(levels.len(), 12);
    assert_eq!(levels[0], Level::LEAST);
    assert_eq!(levels[11], Level::FULL);
    for pair in levels.windows(2) {
        let gain = pair[1].elo() - pair[0].elo();
        assert!((100..=300).contains(&gain), "{pair:?}: {gain}");
    }
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(13), None);
}

#[test]
fn the_level_of_a_strength_is_the_nearest() {
    for level in Level::all() {
        assert_eq!(Level::from_elo(level.elo()), level);
        assert_eq!(Level::from_elo(level.elo() + 40), level);
    }
    assert_eq!(Level::from_elo(0), Level::LEAST);
    assert_eq!(Level::from_elo(u16::MAX), Level::FULL);
}

#[test]
fn all_but_the_full_level_have_limits_that_a_phone_keeps_in_time() {
    for level in Level::all() {
        match level.strength().limits {
            Some((nodes, _)) => assert!(nodes <= QUICK),
            None => assert_eq!(level, Level::FULL),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_level_plays_what_law_and_arbiter_allow_and_again_the_same(
        choices in testing::choices(),
        seed: u64,
    ) {
        let mut engine = engine();
        let ruleset = engine.options().ruleset.clone();
        let mut history = History::new(Position::start());
        for position in testing::game(&choices).windows(2) {
            let (before, after) = (&position[0], &position[1]);
            let moves = before.legal_moves();
            let played = moves.iter().find(|&&m| {
                let mut next = before.clone();
                next.play_unchecked(m);
                next.key() == after.key()
            });
            history.push(*played.unwrap()).unwrap();
        }
        let position = history.position();
        for level in Level::all() {
            let form = level.form(&mut Seeded::new(seed));
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            engine.clear();
            let choice = play(&mut engine, &history, form, &limits);
            let Some(best) = choice.best else {
                prop_assert_ne!(position.status(), Status::Ongoing);
                continue;
            };
            prop_assert!(position.is_legal(best));
            let permitted = |m| ruleset.permits(&history, m).is_ok();
            let legal = position.legal_moves();
            prop_assert!(permitted(best) || !legal.iter().any(|&m| permitted(m)));
            prop_assert!(choice.info.nodes <= NODES);
            engine.clear();
            prop_assert_eq!(play(&mut engine, &history, form, &limits), choice);
        }
    }

    #[test]
    fn what_is_asked_narrows_a_level_further(seed: u64) {
        let limits = Limits {
            nodes: Some(50),
            not: vec!["h2e2".parse().unwrap()],
            ..Limits::default()
        };
        let game = History::new(Position::start());
        for level in Level::all() {
            let form = level.form(&mut Seeded::new(seed));
            let choice = play(&mut engine(), &game, form, &limits);
            prop_assert!(choice.info.nodes <= 50);
            prop_assert_ne!(choice.best, Some("h2e2".parse().unwrap()));
        }
    }
}

/// The soldier on e4 can take a chariot, and nothing takes back.
const FREE_CHARIOT: &str = "3k5/9/9/9/4r4/4P4/9/9/4A4/4KA3 w - - 0 1";

#[test]
fn even_the_weakest_takes_a_chariot_that_stands_there_mostly() {
    let taken = times(FREE_CHARIOT, 1, &["e4e5"]);
    assert!(taken >= 70, "{taken}");
    assert!(times(FREE_CHARIOT, 6, &["e4e5"]) >= 95);
}

/// Black's cannon takes a horse over the soldier on c3, its soldier the horse before it.
const TWO_PREYS: &str = "4k4/9/2c6/9/9/4p4/2P1N4/9/9/2N1K4 b - - 0 1";

#[test]
fn a_cannon_behind_its_screen_is_harder_to_see_than_a_soldier() {
    let before: &str = "4k4/9/2c6/9/9/4p4/2P1N4/4K4/9/2N6 w - - 0 1";
    let position = Position::from_fen(TWO_PREYS).unwrap();
    let overlooked = |number: u8, m: &str| {
        let m: Move = m.parse().unwrap();
        let sees = |seed| {
            let form = level(number).form(&mut Seeded::new(seed));
            !form.sight(&game(before)).unwrap().overlooks(&position, m)
        };
        (0..1000).filter(|&seed| !sees(seed)).count()
    };
    for number in 1..=5 {
        let (cannon, soldier) = (overlooked(number, "c7c0"), overlooked(number, "e4e3"));
        assert!(
            cannon > soldier + soldier / 2,
            "{number}: {cannon} {soldier}"
        );
        assert!(cannon < 950 && soldier > 10, "{number}: {cannon} {soldier}");
    }
}

/// Chariots mate on a9 and on b9 alike.
const MATE: &str = "3k5/R8/9/9/9/9/9/9/9/1R3K3 w - - 0 1";

#[test]
fn those_who_know_the_game_do_not_miss_a_mate_in_one() {
    for number in 7..=12 {
        assert_eq!(times(MATE, number, &["b0b9"]), 100, "{number}");
    }
}

/// Who wins, Red being the first of the levels.
fn winner(levels: [u8; 2], seed: u64) -> Option<Color> {
    let mut engine = engine();
    let mut dice = Seeded::new(seed);
    let mut history = History::new(Position::start());
    while history.len() < 240 {
        let turn = history.position().turn();
        let number = levels[usize::from(turn == Color::Black)];
        let Some(m) = choose(&mut engine, &history, level(number), &mut dice).best else {
            return Some(!turn);
        };
        history.push(m).unwrap();
        match engine.options().ruleset.judge(&history) {
            Ruling::Over(verdict) => {
                return match verdict.decision {
                    Decision::Loses(side) => Some(!side),
                    Decision::Draw | Decision::BothLose => None,
                };
            }
            Ruling::Continue(_) => {}
        }
    }
    None
}

#[test]
fn the_third_beats_the_first() {
    let score: i32 = (0..4)
        .flat_map(|seed| {
            let first =
                winner([1, 3], seed).map_or(0, |color| if color == Color::Black { 1 } else { -1 });
            let second =
                winner([3, 1], seed).map_or(0, |color| if color == Color::Red { 1 } else { -1 });
            [first, second]
        })
        .sum();
    assert!(score >= 4, "{score}");
}
