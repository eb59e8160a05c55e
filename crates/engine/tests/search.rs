//! The search as others see it.

use arbiter::History;
use core::time::Duration;
use engine::{Choice, Control, Engine, Judge, Limits, Options, Outlook};
use xiangqi::{Move, Position};

/// A clock that stands still.
fn still() -> Duration {
    Duration::ZERO
}

fn game(fen: &str, moves: &str) -> History {
    let mut history = History::new(Position::from_fen(fen).expect("a position"));
    for m in moves.split_whitespace() {
        history
            .push(m.parse().expect("a move"))
            .expect("a legal move");
    }
    history
}

fn start() -> History {
    History::new(Position::start())
}

fn engine() -> Engine {
    Engine::new(Judge::default(), Options::default())
}

fn search(engine: &mut Engine, game: &History, limits: &Limits) -> Choice {
    engine.search(game, limits, &Control::new(), &still, &mut |_| {})
}

fn depth(depth: u16) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let limits = Limits {
        nodes: Some(20_000),
        ..Limits::default()
    };
    let ask = || search(&mut engine(), &start(), &limits);
    let first = ask();
    assert_eq!(first, ask());
    assert_eq!(first.info.nodes, 20_000);
    let mut engine = engine();
    search(&mut engine, &start(), &limits);
    engine.clear();
    assert_eq!(search(&mut engine, &start(), &limits), first);
}

#[test]
fn a_mate_is_found_and_counted() {
    let mates = [
        (
            "1c3R3/1C7/3Nk4/1N4pr1/n5b2/9/9/9/2p1p4/3Knr1c1 w - - 0 1",
            1,
        ),
        ("3k5/9/9/9/9/9/9/9/R8/1R3K3 w - - 0 1", 3),
    ];
    for (fen, plies) in mates {
        let choice = search(&mut engine(), &game(fen, ""), &depth(10));
        assert_eq!(
            choice.info.score.outlook(),
            Outlook::Wins(plies),
            "{fen} {choice:?}"
        );
    }
}

#[test]
fn smothering_wins() {
    let fen = "3k5/4P4/9/9/9/9/9/9/9/4K4 w - - 0 1";
    let choice = search(&mut engine(), &game(fen, ""), &depth(6));
    assert!(choice.info.score.is_win(), "{choice:?}");
}

#[test]
fn a_search_that_is_stopped_at_once_has_a_move() {
    let control = Control::new();
    control.stop();
    let game = start();
    let choice = engine().search(&game, &Limits::default(), &control, &still, &mut |_| {});
    assert!(game.position().is_legal(choice.best.expect("a move")));
    assert_eq!(choice.info.depth, 0);
}

#[test]
fn every_line_begins_with_another_move() {
    let limits = Limits {
        lines: 4,
        ..depth(7)
    };
    let mut told = Vec::new();
    engine().search(&start(), &limits, &Control::new(), &still, &mut |info| {
        if info.depth == 7 {
            told.push(info.clone());
        }
    });
    let lines: Vec<u16> = told.iter().map(|info| info.line).collect();
    assert_eq!(lines, [1, 2, 3, 4]);
    assert!(told.windows(2).all(|pair| pair[0].score >= pair[1].score));
    let mut first: Vec<Move> = told.iter().map(|info| info.moves[0]).collect();
    first.sort();
    first.dedup();
    assert_eq!(first.len(), 4);
}

#[test]
fn it_chooses_among_the_moves_it_is_given() {
    let named: Move = "a0a1".parse().unwrap();
    let only = Limits {
        only: vec![named],
        ..depth(4)
    };
    assert_eq!(search(&mut engine(), &start(), &only).best, Some(named));
    let free = search(&mut engine(), &start(), &depth(4))
        .best
        .expect("a move");
    let not = Limits {
        not: vec![free],
        ..depth(4)
    };
    assert_ne!(search(&mut engine(), &start(), &not).best, Some(free));
    let none = Limits {
        only: vec![named],
        not: vec![named],
        ..depth(4)
    };
    assert_eq!(search(&mut engine(), &start(), &none).best, None);
}

#[test]
fn several_threads_find_a_mate_as_well() {
    let options = Options {
        threads: 3,
        ..Options::default()
    };
    let mut engine = Engine::new(Judge::default(), options);
    let game = game("3k5/9/9/9/9/9/9/9/R8/1R3K3 w - - 0 1", "");
    let choice = search(&mut engine, &game, &depth(8));
    assert_eq!(choice.info.score.outlook(), Outlook::Wins(3));
}
