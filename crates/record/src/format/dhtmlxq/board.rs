//! The position as 32 pairs of digits: the square of each man, file from the left and row from the
//! top, `99` for a man that is not there.

use crate::ReadError;
use xiangqi::{Board, Color, File, Piece, Rank, Role, Square};

/// The men of a side in their order.
const MEN: [Role; 16] = {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    [
        Chariot, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Chariot, Cannon,
        Cannon, Soldier, Soldier, Soldier, Soldier, Soldier,
    ]
};

fn men() -> impl Iterator<Item = Piece> {
    Color::ALL
        .into_iter()
        .flat_map(|color| MEN.into_iter().map(move |role| Piece { color, role }))
}

/// The square of two digits, rows counted from the top.
pub(super) fn square(file: u8, row: u8) -> Option<Square> {
    let file = File::new(file.checked_sub(b'0')?)?;
    let rank = Rank::new(9_u8.checked_sub(row.checked_sub(b'0')?)?)?;
    Some(Square::new(file, rank))
}

/// The two digits of a square.
pub(super) fn digits(square: Square) -> String {
    format!("{}{}", square.file().index(), 9 - square.rank().index())
}

/// Reads the men. One lost digit shifts all that follow, so that nothing is guessed.
pub(super) fn read(text: &[u8]) -> Result<Board, ReadError> {
    let digits: Vec<u8> = text
        .iter()
        .copied()
        .filter(|byte| !byte.is_ascii_whitespace())
        .collect();
    let wrong = |pair: &[u8]| ReadError::BadStart {
        detail: String::from_utf8_lossy(pair).into_owned(),
    };
    if digits.len() != 64 {
        return Err(ReadError::Impossible {
            what: "the number of binit's digits",
            found: digits.len() as u64,
        });
    }
    let mut board = Board::empty();
    for (pair, piece) in digits.chunks(2).zip(men()) {
        let &[file, row] = pair else { continue };
        if pair == b"99" {
            continue;
        }
        let square = square(file, row).ok_or_else(|| wrong(pair))?;
        if board.set(square, piece).is_some() {
            return Err(wrong(pair));
        }
    }
    Ok(board)
}

/// Writes the men, unless there are more of a kind than in a game.
pub(super) fn write(board: &Board) -> Option<String> {
    let mut left: Vec<_> = board.pieces().collect();
    let mut out = String::with_capacity(64);
    for man in men() {
        match left.iter().position(|&(_, piece)| piece == man) {
            Some(at) => out.push_str(&digits(left.remove(at).0)),
            None => out.push_str("99"),
        }
    }
    left.is_empty().then_some(out)
}

/// The FEN of 90 squares written out, row by row from the top, as `DHJHtmlXQ` has them.
pub(super) fn written_out(text: &str) -> Option<String> {
    let squares: Vec<char> = text
        .chars()
        .map(|c| if matches!(c, '*' | '0') { '1' } else { c })
        .collect();
    (squares.len() == Square::COUNT).then(|| {
        let rows: Vec<String> = squares.chunks(9).map(|row| row.iter().collect()).collect();
        rows.join("/")
    })
}
