//! The images of a position that are worth the same.

use xiangqi::{Board, Color, Diagram, File, Piece, Position, PositionFaults, Rank, Square};

/// The position with left and right changed.
pub(crate) fn mirrored(position: &Position) -> Result<Position, PositionFaults> {
    image(position, position.turn(), |file, rank, color| {
        (File::new(8 - file.index()).unwrap_or(file), rank, color)
    })
}

/// The position with the colors changed, and the board turned so that they sit where they belong.
pub(crate) fn swapped(position: &Position) -> Result<Position, PositionFaults> {
    image(position, !position.turn(), |file, rank, color| {
        let rank = Rank::new(9 - rank.index()).unwrap_or(rank);
        (file, rank, !color)
    })
}

fn image(
    position: &Position,
    turn: Color,
    place: impl Fn(File, Rank, Color) -> (File, Rank, Color),
) -> Result<Position, PositionFaults> {
    let mut board = Board::empty();
    for (square, Piece { color, role }) in position.board().pieces() {
        let (file, rank, color) = place(square.file(), square.rank(), color);
        board.set(Square::new(file, rank), Piece { color, role });
    }
    Position::from_diagram(Diagram {
        board,
        turn,
        ..position.to_diagram()
    })
}
