//! The thirty-two men in the order in which XQF, old libraries and `DhtmlXQ` list their squares.

use std::fmt::Write as _;
use xiangqi::{Board, Color, Diagram, Piece, Role, Square};

use super::ReadError;

/// How many there are.
pub(crate) const COUNT: usize = 32;

const SIDE: [Role; COUNT / 2] = [
    Role::Chariot,
    Role::Horse,
    Role::Elephant,
    Role::Advisor,
    Role::General,
    Role::Advisor,
    Role::Elephant,
    Role::Horse,
    Role::Chariot,
    Role::Cannon,
    Role::Cannon,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
];

/// Red's men, then Black's.
pub(crate) fn order() -> impl Iterator<Item = Piece> {
    Color::ALL
        .into_iter()
        .flat_map(|color| SIDE.into_iter().map(move |role| Piece { color, role }))
}

/// Sets up the men on their squares, Red to move; none is absent. Two men on one square are an
/// error.
pub(crate) fn set_up(
    squares: impl IntoIterator<Item = Option<Square>>,
) -> Result<Diagram, ReadError> {
    let mut start = Diagram::empty();
    for (piece, square) in order().zip(squares) {
        let Some(square) = square else { continue };
        if let Some(other) = start.board.set(square, piece) {
            let mut detail = String::new();
            // Writing to a string cannot fail.
            write!(
                detail,
                "{}{square} {}{square}",
                other.fen_char(),
                piece.fen_char()
            )
            .ok();
            return Err(ReadError::BadStart { detail });
        }
    }
    Ok(start)
}

/// The squares of the men; fails where there are more of a kind than are listed.
pub(crate) fn squares(board: &Board) -> Option<[Option<Square>; COUNT]> {
    let mut squares = [None; COUNT];
    let pieces: Vec<_> = order().collect();
    for (square, piece) in board.pieces() {
        let free = (0..COUNT).find(|&at| pieces.get(at) == Some(&piece) && squares[at].is_none());
        squares[free?] = Some(square);
    }
    Some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::Position;

    #[test]
    fn what_is_listed_is_set_up_again() {
        let start = Position::start().to_diagram();
        let listed = squares(&start.board).unwrap();
        assert_eq!(listed[0], "a0".parse().ok());
        assert_eq!(listed[31], "i6".parse().ok());
        assert_eq!(set_up(listed).unwrap(), start);
        assert_eq!(set_up([None; COUNT]).unwrap(), Diagram::empty());
    }

    #[test]
    fn two_men_on_a_square_and_a_third_chariot_are_refused() {
        let twice = ["a0".parse().ok(); COUNT];
        let error = set_up(twice).unwrap_err().to_string();
        assert!(error.ends_with("Ra0 Na0"), "{error}");
        let mut start = Position::start().to_diagram();
        let chariot = Piece::from_fen_char('R').unwrap();
        start.board.set("e5".parse().unwrap(), chariot);
        assert_eq!(squares(&start.board), None);
    }
}
