//! The position as 32 pairs of digits: the square of each man, file from the left and row from the
//! top, `99` for a man that is not there.

use crate::ReadError;
use crate::format::men;
use xiangqi::{Board, File, Rank, Square};

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
    if digits.len() != 2 * men::COUNT {
        return Err(ReadError::Impossible {
            what: "digit-count",
            found: digits.len() as u64,
        });
    }
    let squares: Vec<_> = digits.chunks(2).map(man).collect::<Result<_, _>>()?;
    Ok(men::set_up(squares)?.board)
}

/// The square of a man; none where he is not on the board.
fn man(pair: &[u8]) -> Result<Option<Square>, ReadError> {
    match pair {
        b"99" => Ok(None),
        &[file, row] if let Some(square) = square(file, row) => Ok(Some(square)),
        _ => Err(ReadError::BadStart {
            detail: String::from_utf8_lossy(pair).into_owned(),
        }),
    }
}

/// Writes the men, unless there are more of a kind than in a game.
pub(super) fn write(board: &Board) -> Option<String> {
    let absent = || "99".to_owned();
    let digits = men::squares(board)?.map(|square| square.map_or_else(absent, digits));
    Some(digits.concat())
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
