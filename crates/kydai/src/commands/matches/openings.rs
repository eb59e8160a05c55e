//! Where the games of a match begin.

use engine::selfplay::{Dice, Seeded};
use xiangqi::Position;

/// Plies by lot, where no openings are given.
const PLIES: usize = 4;

/// Reads positions, a line each; `#` begins a comment.
pub(crate) fn read(text: &str) -> Result<Vec<Position>, String> {
    let mut positions = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let fen = line.split('#').next().unwrap_or_default().trim();
        if !fen.is_empty() {
            let position = Position::from_fen(fen);
            positions.push(position.map_err(|error| format!("line {number}: {error}"))?);
        }
    }
    if positions.is_empty() {
        return Err("there is no position".to_owned());
    }
    Ok(positions)
}

/// The start position with a few moves by lot, always the same ones for the same number.
pub(crate) fn by_lot(number: u32) -> Position {
    let mut dice = Seeded::new(number.into());
    let mut position = Position::start();
    for _ in 0..PLIES {
        let moves = position.legal_moves();
        let drawn = moves.get(dice.below(moves.len().max(1)));
        if let Some(&m) = drawn {
            position.play_unchecked(m);
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_positions_line_by_line() {
        let text = "# two\n\n4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 # bare\n";
        assert_eq!(read(text).unwrap().len(), 1);
        assert!(read("# none").is_err());
        assert!(read("\n9/9 w").unwrap_err().starts_with("line 2: "));
    }

    #[test]
    fn the_same_number_draws_the_same_opening() {
        assert_eq!(by_lot(7), by_lot(7));
        assert_ne!(by_lot(7), by_lot(8));
    }
}
