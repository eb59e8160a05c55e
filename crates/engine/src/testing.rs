//! Positions and games for the tests of whatever judges positions.

use crate::{Change, Evaluator};
use proptest::prelude::*;
use xiangqi::Position;

/// The choices that make a random game: each picks one of the legal moves.
pub(crate) fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..200)
}

/// Every position of the game these choices make.
pub(crate) fn game(choices: &[u16]) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    for &choice in choices {
        let mut position = positions[positions.len() - 1].clone();
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[usize::from(choice) % moves.len()]);
        positions.push(position);
    }
    positions
}

/// Plays a random game where some moves are taken back, and looks at the evaluator after each step.
pub(crate) fn wander<E: Evaluator>(
    evaluator: &mut E,
    choices: &[u16],
    mut look: impl FnMut(&mut E, &Position),
) {
    let mut position = Position::start();
    evaluator.reset(&position);
    let mut undos = Vec::new();
    for &choice in choices {
        let moves = position.legal_moves();
        let step = usize::from(choice / 8);
        if (choice % 8 < 3 || moves.is_empty()) && !undos.is_empty() {
            position.take_back(undos.pop().unwrap());
            evaluator.pop();
        } else if !moves.is_empty() {
            let m = moves[step % moves.len()];
            evaluator.push(Change::of(&position, m).unwrap());
            undos.push(position.play_unchecked(m));
        }
        // Searches do not ask everywhere either.
        if choice % 3 > 0 {
            look(evaluator, &position);
        }
    }
}
