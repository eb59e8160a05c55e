//! A start position and the moves from it, as the client writes them.

use crate::{Failure, FailureCode};
use xiangqi::{Move, Piece, Position};

/// A move that was made.
#[derive(Debug)]
pub(crate) struct Made {
    pub(crate) m: Move,
    pub(crate) piece: Piece,
    pub(crate) captured: Option<Piece>,
}

/// Reads a position.
pub(crate) fn position(fen: &str) -> Result<Position, Failure> {
    Position::from_fen(fen).map_err(|_| Failure {
        error: FailureCode::BadFen,
        ply: None,
    })
}

/// Makes the moves one after the other; `each` sees each of them with the position it is made in.
/// Returns the last position.
pub(crate) fn play(
    start: &str,
    moves: &str,
    mut each: impl FnMut(&Position, Made),
) -> Result<Position, Failure> {
    let mut position = position(start)?;
    for (text, ply) in moves.split_ascii_whitespace().zip(1..) {
        let fail = |error| Failure {
            error,
            ply: Some(ply),
        };
        let m: Move = text.parse().map_err(|_| fail(FailureCode::BadMove))?;
        let before = position.clone();
        position
            .play(m)
            .map_err(|_| fail(FailureCode::IllegalMove))?;
        if let Some(piece) = before.board().piece_at(m.from) {
            each(
                &before,
                Made {
                    m,
                    piece,
                    captured: before.captured_by(m),
                },
            );
        }
    }
    Ok(position)
}
