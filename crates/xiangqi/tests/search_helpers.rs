//! What a search asks of a position, against the slow way of finding it out.

use xiangqi::{Bitboard, MoveList, Position};

/// Positions on a long walk that takes every kind of move.
fn walk(fen: &str, plies: usize, mut each: impl FnMut(&Position, &MoveList)) {
    let mut position = Position::from_fen(fen).expect("a position");
    let mut dice: u64 = 0x9e37_79b9_7f4a_7c15;
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            position = Position::from_fen(fen).expect("a position");
            continue;
        }
        each(&position, &moves);
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let index = usize::try_from(dice >> 33).expect("31 bits") % moves.len();
        position.play(moves[index]).expect("a legal move");
    }
}

const FENS: [&str; 3] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
    "3k5/4a4/4b4/4n4/2b6/4C1P2/4R4/4BA3/4A4/2B1K3c w - - 0 1",
];

#[test]
fn a_move_gives_check_when_the_general_stands_in_check_after_it() {
    let mut checks = 0;
    for fen in FENS {
        walk(fen, 2_000, |position, moves| {
            for &m in moves {
                let mut next = position.clone();
                next.play(m).expect("a legal move");
                assert_eq!(
                    position.gives_check(m),
                    next.is_check(),
                    "{m} in {position}"
                );
                checks += usize::from(next.is_check());
            }
        });
    }
    assert!(checks > 500, "only {checks} checks");
}

#[test]
fn captures_and_the_other_moves_make_up_all() {
    for fen in FENS {
        walk(fen, 500, |position, moves| {
            let enemy = position.board().by_color(!position.turn());
            let captures = position.legal_moves_onto(enemy);
            let others = position.legal_moves_onto(Bitboard::FULL - position.board().occupied());
            assert!(captures.iter().all(|&m| position.captured_by(m).is_some()));
            let mut both: Vec<_> = captures.iter().chain(&others).copied().collect();
            let mut all = moves.to_vec();
            both.sort();
            all.sort();
            assert_eq!(both, all, "{position}");
        });
    }
}

#[test]
fn who_passes_twice_has_done_nothing() {
    for fen in FENS {
        walk(fen, 200, |position, _| {
            if position.is_check() {
                return;
            }
            let mut passed = position.clone();
            passed.pass();
            let there = Position::from_diagram(passed.to_diagram()).expect("a position");
            assert_eq!(passed.key(), there.key());
            passed.pass();
            assert_eq!(&passed, position);
        });
    }
}
