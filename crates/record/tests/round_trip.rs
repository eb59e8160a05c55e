//! What is written reads back, for every legal move of many positions.

use record::notation::{coordinate, vietnamese};
use record::read_any;
use std::{collections::HashMap, env, fs, path::PathBuf};
use xiangqi::{Position, Status};

const SEEDED_GAMES: u64 = 60;
const PLIES: usize = 120;

/// Every legal move has a text of its own that reads back as that move.
fn check(position: &Position) {
    let mut texts = HashMap::new();
    for m in position.legal_moves() {
        let text = vietnamese::write(position, m).expect("the move is legal");
        assert_eq!(
            vietnamese::read(position, &text),
            Ok(m),
            "{text} in {}",
            position.fen()
        );
        assert_eq!(
            read_any(position, &text.to_lowercase()),
            Ok(m),
            "{text} in {}",
            position.fen()
        );
        assert_eq!(
            read_any(position, &coordinate::write(m)),
            Ok(m),
            "{m} in {}",
            position.fen()
        );
        let twin = texts.insert(text.clone(), m);
        assert_eq!(twin, None, "{text} in {}", position.fen());
    }
}

#[test]
fn seeded_games() {
    // A linear congruential generator will do: what matters is that it is the same every time.
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut draw = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % below
    };
    for _ in 0..SEEDED_GAMES {
        let mut position = Position::start();
        for _ in 0..PLIES {
            if position.status() != Status::Ongoing {
                break;
            }
            check(&position);
            let moves = position.legal_moves();
            position.play(moves[draw(moves.len())]).unwrap();
        }
    }
}

/// Positions from real games with several like pieces on one file: `kind, fen, move` in columns.
/// They are not part of the repository: the folder is `KYDAI_SHARED`, or `shared` beside the
/// repository, and without it there is nothing to check.
#[test]
fn tandem_positions() {
    let shared = env::var_os("KYDAI_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let Ok(table) = fs::read_to_string(shared.join("cases/tandem.tsv")) else {
        return;
    };
    let mut positions = 0;
    for line in table.lines().skip(1) {
        let fen = line.split('\t').nth(1).unwrap();
        check(&Position::from_fen(fen).unwrap());
        positions += 1;
    }
    println!("{positions} positions");
    assert!(positions > 0);
}
