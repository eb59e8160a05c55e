//! The crate against an independent, slow reading of the rules, over random play.

use crate::mailbox::Mailbox;
use crate::{play, scatter};
use xiangqi::{Position, Square, Status};

fn texts<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// Everything the crate says about a position's moves.
fn compare(position: &Position) {
    let fen = position.fen();
    let slow = Mailbox::from_fen(&fen);
    let expected = slow.legal_moves();
    let mut moves = texts(position.legal_moves());
    moves.sort_unstable();
    assert_eq!(moves, expected, "legal moves of {fen}");
    assert_eq!(
        position.legal_move_count(),
        expected.len() as u64,
        "move count of {fen}"
    );
    let checkers = slow.checkers();
    assert_eq!(texts(position.checkers()), checkers, "checkers of {fen}");
    let status = match (expected.is_empty(), checkers.is_empty()) {
        (false, _) => Status::Ongoing,
        (true, false) => Status::Checkmate,
        (true, true) => Status::Stalemate,
    };
    assert_eq!(position.status(), status, "status of {fen}");
}

#[test]
fn random_games_from_the_start() {
    play::visit(&[Position::start()], 1, 100_000, compare);
}

#[test]
fn random_games_from_open_positions() {
    play::visit(&play::starts(), 2, 100_000, compare);
}

#[test]
fn random_arrangements() {
    scatter::visit(10, 30_000, compare);
}

/// All 90 × 90 pairs of squares, legal or not, with the reason and the squares to blame.
#[test]
fn every_pair_of_squares_is_judged_alike() {
    let mut reasons = std::collections::BTreeMap::new();
    let mut turn = 0;
    play::visit(&play::starts(), 3, 20_000, |position| {
        turn += 1;
        if turn % 50 != 0 {
            return;
        }
        let fen = position.fen();
        let slow = Mailbox::from_fen(&fen);
        let legal = position.legal_moves();
        for from in Square::all() {
            for to in Square::all() {
                let m = xiangqi::Move::new(from, to);
                let verdict = position.judge(m);
                assert_eq!(verdict.is_ok(), legal.contains(&m), "{m} in {fen}");
                let reason = verdict.map_err(|illegal| (illegal.code(), texts(illegal.squares())));
                assert_eq!(
                    reason,
                    slow.judge(&from.to_string(), &to.to_string()),
                    "{m} in {fen}"
                );
                if let Err((code, _)) = reason {
                    *reasons.entry(code).or_insert(0) += 1;
                }
            }
        }
    });
    assert_eq!(reasons.len(), 18, "not every reason came up: {reasons:?}");
}

#[test]
fn moves_of_one_piece_are_those_of_the_list() {
    play::visit(&play::starts(), 4, 5_000, |position| {
        let all = position.legal_moves();
        for from in Square::all() {
            let expected: Vec<_> = all.iter().copied().filter(|m| m.from == from).collect();
            assert_eq!(
                *position.legal_moves_from(from),
                expected,
                "{from} in {position}"
            );
        }
    });
}
