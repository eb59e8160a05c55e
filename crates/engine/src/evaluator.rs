//! The seam between the search and whatever judges a position that nobody looks beyond.

use xiangqi::{Move, Piece, Position, Square};

/// What a move changed on the board: enough to follow it without looking at the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// What moved.
    pub piece: Piece,
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
    /// What stood there.
    pub captured: Option<Piece>,
}

impl Change {
    /// What the move would change in this position; nothing, if it moves nothing.
    pub fn of(position: &Position, m: Move) -> Option<Self> {
        Some(Self {
            piece: position.board().piece_at(m.from)?,
            from: m.from,
            to: m.to,
            captured: position.captured_by(m),
        })
    }
}

/// Judges positions. It follows the search move by move, so that a network can keep its sums up
/// instead of adding them up anew.
pub trait Evaluator {
    /// Begins anew from this position.
    fn reset(&mut self, position: &Position);

    /// Follows a move. It may put the work off until it is asked.
    fn push(&mut self, change: Change);

    /// Goes back before the last move followed.
    fn pop(&mut self);

    /// What the position is worth to the side to move, in hundredths of a soldier, well within the
    /// scores of mates. `position` is the one that has been followed to.
    fn evaluate(&mut self, position: &Position) -> i32;
}
