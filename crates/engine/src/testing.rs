//! Positions and games for the tests of whatever judges positions.

use crate::{Change, Evaluator};
use proptest::prelude::*;
use xiangqi::{Board, Color, Diagram, File, Move, Piece, Position, Rank, Square};

/// What the move changes.
pub(crate) fn change(position: &Position, m: Move) -> Change {
    Change {
        piece: position.board().piece_at(m.from).unwrap(),
        from: m.from,
        to: m.to,
        captured: position.captured_by(m),
    }
}

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
            evaluator.push(change(&position, m));
            undos.push(position.play_unchecked(m));
        }
        // Searches do not ask everywhere either.
        if choice % 3 > 0 {
            look(evaluator, &position);
        }
    }
}

/// The position with left and right changed.
pub(crate) fn mirrored(position: &Position) -> Position {
    transformed(position, position.turn(), |square, piece| {
        let file = File::new(8 - square.file().index()).unwrap();
        (Square::new(file, square.rank()), piece)
    })
}

/// The position with the colors changed, and the board turned so that they sit where they belong.
pub(crate) fn swapped(position: &Position) -> Position {
    transformed(position, !position.turn(), |square, piece| {
        let rank = Rank::new(9 - square.rank().index()).unwrap();
        let piece = Piece {
            color: !piece.color,
            role: piece.role,
        };
        (Square::new(square.file(), rank), piece)
    })
}

fn transformed(
    position: &Position,
    turn: Color,
    place: impl Fn(Square, Piece) -> (Square, Piece),
) -> Position {
    let mut board = Board::empty();
    for (square, piece) in position.board().pieces() {
        let (square, piece) = place(square, piece);
        board.set(square, piece);
    }
    Position::from_diagram(Diagram {
        board,
        turn,
        ..position.to_diagram()
    })
    .unwrap()
}
