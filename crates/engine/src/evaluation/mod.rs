//! The hand-written judgement: the first teacher of the networks, and a fixture for tests.
//!
//! Material and squares are kept up move by move, the rest is looked at when asked. Scores are
//! hundredths of a soldier that has crossed the river.

mod men;
mod tapered;
mod terms;

use crate::{Change, Evaluator};
use tapered::Tapered;
use terms::Side;
use xiangqi::{Color, Piece, Position, Square};

/// To have the move is worth this much.
const TEMPO: i32 = 10;

/// Judges by rules that people wrote.
#[derive(Clone, Debug)]
pub struct HandWritten {
    now: Sums,
    before: Vec<Sums>,
}

/// What the men are worth where they stand, from Red's eyes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sums {
    men: Tapered,
    phase: i32,
}

impl Sums {
    fn of(position: &Position) -> Self {
        let mut sums = Self::default();
        for (square, piece) in position.board().pieces() {
            sums.add(piece, square);
        }
        sums
    }

    fn add(&mut self, piece: Piece, square: Square) {
        self.men += men::value(piece, square);
        self.phase += men::phase(piece.role);
    }

    fn remove(&mut self, piece: Piece, square: Square) {
        self.men -= men::value(piece, square);
        self.phase -= men::phase(piece.role);
    }
}

impl HandWritten {
    /// Follows the game from this position.
    pub fn new(position: &Position) -> Self {
        Self {
            now: Sums::of(position),
            before: Vec::new(),
        }
    }
}

impl Evaluator for HandWritten {
    fn reset(&mut self, position: &Position) {
        self.now = Sums::of(position);
        self.before.clear();
    }

    fn push(&mut self, change: Change) {
        self.before.push(self.now);
        self.now.remove(change.piece, change.from);
        if let Some(captured) = change.captured {
            self.now.remove(captured, change.to);
        }
        self.now.add(change.piece, change.to);
    }

    fn pop(&mut self) {
        if let Some(before) = self.before.pop() {
            self.now = before;
        }
    }

    fn evaluate(&mut self, position: &Position) -> i32 {
        debug_assert_eq!(
            self.now,
            Sums::of(position),
            "the sums follow another game than {position}"
        );
        let board = position.board();
        let side = |color: Color| Side::value(board, color, position.general(!color));
        let red = (self.now.men + side(Color::Red) - side(Color::Black)).at(self.now.phase);
        let leader = if red > 0 { Color::Red } else { Color::Black };
        let red = red * terms::winning_chances(board, leader) / 100;
        TEMPO
            + match position.turn() {
                Color::Red => red,
                Color::Black => -red,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{symmetry, testing};
    use proptest::prelude::*;

    fn judged(position: &Position) -> i32 {
        HandWritten::new(position).evaluate(position)
    }

    fn fen(text: &str) -> Position {
        Position::from_fen(text).unwrap()
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        assert_eq!(judged(&Position::start()), TEMPO);
    }

    #[test]
    fn men_are_worth_what_textbooks_say() {
        let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
        let without = |men: &str, fewer: &str| judged(&fen(&start.replacen(men, fewer, 1)));
        let chariot = without("rnbak", "1nbak");
        let cannon = without("1c5c1", "1c7");
        let horse = without("rnbak", "r1bak");
        assert!(
            chariot > 2 * cannon - 60 && chariot < 3 * cannon,
            "{chariot} {cannon}"
        );
        assert!((horse - cannon).abs() < 90, "{horse} {cannon}");
        let soldier = without("p1p1p1p1p", "p3p1p1p");
        assert!(soldier > 10 && soldier * 3 < horse, "{soldier} {horse}");
    }

    #[test]
    fn a_bare_central_cannon_is_a_weapon() {
        let bare = fen("r1bak1b1r/9/n5n2/p1p3p1p/4C4/9/P1P3P1P/9/4A4/RNBK1ABN1 w - - 0 1");
        let aside = fen("r1bak1b1r/9/n5n2/p1p3p1p/3C5/9/P1P3P1P/9/4A4/RNBK1ABN1 w - - 0 1");
        assert!(judged(&bare) > judged(&aside) + 60);
    }

    #[test]
    fn a_lead_that_cannot_win_is_hardly_one() {
        let guards_only = fen("4k4/9/9/9/9/9/9/4B4/4A4/2BAK4 w - - 0 1");
        let soldier = fen("4k4/9/9/9/4P4/9/9/4B4/4A4/2BAK4 w - - 0 1");
        assert!(judged(&guards_only) < 60);
        assert!(judged(&soldier) > judged(&guards_only) + 100);
    }

    proptest! {
        #[test]
        fn left_and_right_and_the_colors_do_not_matter(choices in testing::choices()) {
            for position in testing::game(&choices) {
                let value = judged(&position);
                prop_assert_eq!(judged(&symmetry::mirrored(&position).unwrap()), value);
                prop_assert_eq!(judged(&symmetry::swapped(&position).unwrap()), value);
                prop_assert!(value.abs() < 10_000);
            }
        }

        #[test]
        fn following_moves_is_like_beginning_anew(choices in testing::choices()) {
            let mut evaluator = HandWritten::new(&Position::start());
            testing::wander(&mut evaluator, &choices, |evaluator, position| {
                assert_eq!(evaluator.now, Sums::of(position));
                assert_eq!(evaluator.evaluate(position), judged(position));
            });
        }
    }
}
