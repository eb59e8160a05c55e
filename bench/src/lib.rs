//! What the benches are run on: positions, and records.

pub mod records;

use xiangqi::Position;

/// A name and the FEN of a position.
pub const POSITIONS: &[(&str, &str)] = &[
    (
        "opening",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    (
        "middle",
        "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1",
    ),
    ("ending", "4ka3/4a4/9/9/4N4/p8/9/4C3c/7n1/2BK5 w - - 0 1"),
    (
        "in check",
        "4kcP1N/8n/3rb4/9/9/9/9/3p1A3/4K4/5CB2 w - - 0 1",
    ),
];

/// The position with this name.
///
/// # Panics
///
/// If there is none.
pub fn position(name: &str) -> Position {
    let (_, fen) = POSITIONS
        .iter()
        .find(|(known, _)| *known == name)
        .expect("a known name");
    Position::from_fen(fen).expect("a valid FEN")
}
