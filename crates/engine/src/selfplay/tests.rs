use super::*;
use crate::Score;
use crate::dataset::{Ending, GameRecord};
use arbiter::{History, Ruleset};
use xiangqi::{Move, Status};

/// Takes what it can, and counts pieces: enough to bring games to an end.
struct Taker;

impl Player for Taker {
    fn begin(&mut self) {}

    fn think(&mut self, history: &History, _nodes: u64) -> Option<(Move, Score)> {
        let position = history.position();
        let legal = position.legal_moves();
        let taking = legal.iter().find(|&&m| position.captured_by(m).is_some());
        let turning = legal.get(history.len() % legal.len().max(1));
        let count = |color| i32::try_from(position.board().by_color(color).len()).unwrap_or(0);
        let score = 100 * (count(position.turn()) - count(!position.turn()));
        Some((*taking.or(turning)?, Score::hundredths(score)))
    }
}

fn game(seed: u64) -> GameRecord {
    let play = SelfPlay {
        rules: Ruleset::named("wxf-2018").unwrap(),
        nodes: 100,
    };
    play.play(&mut Taker, &mut Seeded::new(seed)).unwrap()
}

#[test]
fn the_same_dice_play_the_same_game() {
    assert_eq!(game(5), game(5));
    assert_ne!(game(5).plies, game(6).plies);
}

#[test]
fn every_move_is_legal_and_every_end_is_one() {
    for seed in 0..60 {
        let game = game(seed);
        let mut position = game.start.clone();
        for ply in &game.plies {
            position.play(ply.m).unwrap();
            assert!(ply.by_lot || ply.score.is_some());
        }
        assert_eq!(game.scored(), game.positions().count());
        match game.ending {
            Ending::NoMove => {
                assert_ne!(position.status(), Status::Ongoing);
                assert_eq!(game.winner, Some(!position.turn()));
            }
            Ending::Agreed | Ending::Rules | Ending::Length => {
                assert_eq!(position.status(), Status::Ongoing);
            }
        }
    }
}

#[test]
fn some_games_have_a_move_by_lot_in_the_middle() {
    let with_lot = (0..60).map(game).filter(|game| {
        let mut scored = game.plies.iter().filter(|ply| ply.score.is_some());
        scored.any(|ply| ply.by_lot)
    });
    assert!((5..40).contains(&with_lot.count()));
}

/// Chariot to and fro, general to and fro: nobody attacks, so the third time is a draw.
#[test]
fn the_ruleset_ends_what_repeats() {
    struct ToAndFro;
    impl Player for ToAndFro {
        fn begin(&mut self) {}
        fn think(&mut self, history: &History, _nodes: u64) -> Option<(Move, Score)> {
            let legal = history.position().legal_moves();
            let back = history.len().checked_sub(2).map(|ply| {
                let Move { from, to } = history.plies()[ply].m;
                Move::new(to, from)
            });
            let m = back
                .filter(|m| legal.contains(m))
                .unwrap_or(*legal.first()?);
            Some((m, Score::hundredths(60)))
        }
    }
    let play = SelfPlay {
        rules: Ruleset::named("wxf-2018").unwrap(),
        nodes: 100,
    };
    let ended: Vec<_> = (0..20)
        .map(|seed| play.play(&mut ToAndFro, &mut Seeded::new(seed)).unwrap())
        .map(|game| (game.winner, game.ending))
        .collect();
    assert!(ended.contains(&(None, Ending::Rules)));
    assert!(ended.iter().all(|&(_, ending)| ending != Ending::Length));
}

#[test]
fn dice_are_even_and_known() {
    let mut dice = Seeded::new(0);
    assert_eq!(dice.roll(), 0xe220_a839_7b1d_cdaf);
    let mut counts = [0_u32; 6];
    for _ in 0..6000 {
        counts[dice.below(6)] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)));
}
