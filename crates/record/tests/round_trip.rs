//! What is written reads back, for every legal move of many positions, in every notation.

mod shared;

use record::{Notation, NotationError, read_any};
use std::collections::HashMap;
use xiangqi::{Move, Position, Status};

const SEEDED_GAMES: u64 = 24;
const PLIES: usize = 120;

/// Every legal move has a text of its own in every notation that reads back as that move.
fn check(position: &Position) {
    for notation in Notation::ALL {
        let mut texts = HashMap::new();
        for m in position.legal_moves() {
            let text = notation.write(position, m).expect("the move is legal");
            let place = || format!("{notation}: {text} in {}", position.fen());
            assert_eq!(notation.read(position, &text), Ok(m), "{}", place());
            if matches!(notation, Notation::Vietnamese | Notation::Uci) {
                assert_eq!(
                    read_any(position, &text.to_lowercase()),
                    Ok(m),
                    "{}",
                    place()
                );
            }
            let twin = texts.insert(text.clone(), m);
            assert_eq!(twin, None, "{}", place());
        }
    }
}

/// What a text of an illegal move says is that move.
fn check_illegal(position: &Position) {
    let own = position.board().by_color(position.turn());
    for from in own {
        for to in position.board().reach(from) - own {
            let m = Move::new(from, to);
            if position.is_legal(m) {
                continue;
            }
            for notation in Notation::ALL {
                let Ok(text) = notation.write(position, m) else {
                    continue;
                };
                match notation.read(position, &text) {
                    Err(NotationError::Illegal { m: read, .. }) => assert_eq!(read, m, "{text}"),
                    other => panic!("{notation}: {text} in {}: {other:?}", position.fen()),
                }
            }
        }
    }
}

#[test]
fn seeded_games() {
    let mut positions = 0;
    for seed in 1..=SEEDED_GAMES {
        let mut draw = shared::dice(seed);
        let mut position = Position::start();
        for _ in 0..PLIES {
            if position.status() != Status::Ongoing {
                break;
            }
            check(&position);
            check_illegal(&position);
            positions += 1;
            let moves = position.legal_moves();
            position.play(moves[draw(moves.len())]).unwrap();
        }
    }
    println!("{positions} positions");
    assert!(positions > 2_000);
}

/// Positions from real games with several like men on one file: `kind, fen, move` in columns.
#[test]
fn tandem_positions() {
    let Some(table) = shared::file("cases/tandem.tsv") else {
        return;
    };
    let table = String::from_utf8(table).unwrap();
    let mut positions = 0;
    for line in table.lines().skip(1) {
        let columns: Vec<_> = line.split('\t').collect();
        let position = Position::from_fen(columns[1]).unwrap();
        assert!(position.is_legal(columns[2].parse().unwrap()), "{line}");
        check(&position);
        check_illegal(&position);
        positions += 1;
    }
    println!("{positions} positions");
    assert!(positions > 0);
}
