//! A judgement written by hand: material, and how far each man stands from home and centre.

use crate::{Change, Evaluator};
use xiangqi::{Color, Piece, Position, Role, Square};

/// Keeps up the sum of what all men are worth, Red's counted up and Black's down.
#[derive(Debug, Default)]
pub(crate) struct HandWritten {
    sum: i32,
    before: Vec<i32>,
}

impl Evaluator for HandWritten {
    fn reset(&mut self, position: &Position) {
        self.before.clear();
        let worth = |(square, piece)| signed(piece, square);
        self.sum = position.board().pieces().map(worth).sum();
    }

    fn push(&mut self, change: Change) {
        self.before.push(self.sum);
        self.sum += signed(change.piece, change.to) - signed(change.piece, change.from);
        if let Some(captured) = change.captured {
            self.sum -= signed(captured, change.to);
        }
    }

    fn pop(&mut self) {
        self.sum = self.before.pop().unwrap_or(0);
    }

    fn evaluate(&mut self, position: &Position) -> i32 {
        match position.turn() {
            Color::Red => self.sum,
            Color::Black => -self.sum,
        }
    }
}

fn signed(piece: Piece, square: Square) -> i32 {
    match piece.color {
        Color::Red => worth(piece, square),
        Color::Black => -worth(piece, square),
    }
}

fn worth(piece: Piece, square: Square) -> i32 {
    let rank = i32::from(square.rank().from_side(piece.color));
    let aside = i32::from(square.file().index().abs_diff(4));
    match piece.role {
        Role::General => -10 * rank,
        Role::Advisor => 200 - 5 * aside,
        Role::Elephant => 200 - 4 * aside,
        Role::Horse => 420 + 8 * rank.min(7) - 6 * aside,
        Role::Chariot => 900 + 4 * rank.min(6) - 3 * aside,
        Role::Cannon => 450 + 2 * rank - 4 * aside,
        Role::Soldier if rank < 5 => 80 - 2 * aside,
        Role::Soldier if rank == 9 => 100,
        Role::Soldier => 150 + 15 * rank.min(7) - 10 * aside,
    }
}
