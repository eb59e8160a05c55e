//! From a move to its text.

use crate::notation::settle::{mover, reads_back};
use crate::notation::step::{Direction, Step};
use crate::notation::{Ground, NotationError, men};
use xiangqi::{Move, Piece, Role};

/// Writes a move, legal or not, as long as the text means no other.
pub fn write(ground: &impl Ground, m: Move) -> Result<String, NotationError> {
    let piece = mover(ground, m)?;
    let letter = letter(piece.role);
    let place = place(ground, piece, m);
    let Step { direction, number } = Step::of(piece.role, piece.color, m);
    let sign = match direction {
        Direction::Forward => '.',
        Direction::Back => '/',
        Direction::Sideways => '-',
    };
    let text = format!("{letter}{place}{sign}{number}");
    reads_back(ground, m, text, super::read)
}

const fn letter(role: Role) -> &'static str {
    match role {
        Role::General => "Tg",
        Role::Advisor => "S",
        Role::Elephant => "T",
        Role::Horse => "M",
        Role::Chariot => "X",
        Role::Cannon => "P",
        Role::Soldier => "B",
    }
}

fn place(ground: &impl Ground, piece: Piece, m: Move) -> String {
    let Piece { color, role } = piece;
    let number = m.from.file().number(color);
    let men = men::men(ground, role);
    let standing = men::on_file(men, m.from.file());
    if standing.len() < 2 || matches!(role, Role::Advisor | Role::Elephant) {
        return number.to_string();
    }
    let before = men::before(standing, color, m.from);
    let mark = match (before, standing.len()) {
        (0, _) => "t".to_owned(),
        (before, len) if before + 1 == len => "s".to_owned(),
        (_, 3) => "g".to_owned(),
        (before, _) => format!("g{before}"),
    };
    if men::tandems(men, color).count() > 1 {
        format!("{number}{mark}")
    } else {
        mark
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use xiangqi::Position;

    fn written(fen: &str, m: &str) -> String {
        let position = Position::from_fen(fen).unwrap();
        let m = m.parse().unwrap();
        let text = write(&position, m).unwrap();
        assert_eq!(read(&position, &text), Ok(m), "{text}");
        text
    }

    #[test]
    fn openings_read_as_in_books() {
        let mut position = Position::start();
        for (m, text) in [
            ("h2e2", "P2-5"),
            ("h9g7", "M8.7"),
            ("h0g2", "M2.3"),
            ("i9h9", "X9-8"),
            ("i0h0", "X1-2"),
        ] {
            let m = m.parse().unwrap();
            assert_eq!(write(&position, m).unwrap(), text);
            position.play(m).unwrap();
        }
    }

    #[test]
    fn every_kind_of_step() {
        assert_eq!(
            written("3k5/9/9/9/9/8R/9/9/9/4K4 w - - 0 1", "i4i0"),
            "X1/4"
        );
        assert_eq!(
            written("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "e0e1"),
            "Tg5.1"
        );
        assert_eq!(
            written("3k5/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1", "e1d2"),
            "S5.6"
        );
        assert_eq!(
            written("3k5/9/9/9/9/9/9/4B4/9/4K4 w - - 0 1", "e2c0"),
            "T5/7"
        );
        assert_eq!(
            written("3k5/9/9/9/9/9/9/9/8p/4K4 b - - 0 1", "i1h1"),
            "B9-8"
        );
    }

    #[test]
    fn like_pieces_on_one_file_are_marked() {
        let chariots = "3k5/9/4R4/9/9/9/4R4/9/9/4K4 w - - 0 1";
        assert_eq!(written(chariots, "e7e9"), "Xt.2");
        assert_eq!(written(chariots, "e3a3"), "Xs-9");
        // Black counts from the other side: its foremost soldier is the lowest on the board.
        let soldiers = "3k5/9/9/9/9/6p2/6p2/6p2/9/4K4 b - - 0 1";
        assert_eq!(written(soldiers, "g2g1"), "Bt.1");
        assert_eq!(written(soldiers, "g3h3"), "Bg-8");
        assert_eq!(written(soldiers, "g4f4"), "Bs-6");
        let five = "P2k5/P8/P8/P8/P8/9/9/9/9/4K4 w - - 0 1";
        assert_eq!(written(five, "a7b7"), "Bg2-8");
        assert_eq!(written(five, "a5b5"), "Bs-8");
    }

    #[test]
    fn soldiers_on_two_files_name_the_file() {
        let fen = "3k5/9/2P3P2/2P3P2/9/9/9/9/9/4K4 w - - 0 1";
        assert_eq!(written(fen, "c7c8"), "B7t.1");
        assert_eq!(written(fen, "g6h6"), "B3s-2");
        let position = Position::from_fen(fen).unwrap();
        let candidates = ["c7c8", "g7g8"].map(|m| m.parse().unwrap()).to_vec();
        assert_eq!(
            read(&position, "Bt.1"),
            Err(NotationError::Ambiguous { candidates })
        );
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let start = Position::start();
        assert_eq!(read(&start, "P3-5"), Err(NotationError::NoSuchPiece));
        assert_eq!(read(&start, "Xt.1"), Err(NotationError::NoSuchPiece));
        assert_eq!(read(&start, "M2-5"), Err(NotationError::NoSuchStep));
        assert_eq!(read(&start, "M2.7"), Err(NotationError::NoSuchStep));
        assert_eq!(read(&start, "X1/1"), Err(NotationError::NoSuchStep));
        let error = read(&start, "M2.4").unwrap_err();
        assert_eq!(error.code(), "illegal");
    }
}
