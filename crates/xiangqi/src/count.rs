use crate::generate::Generator;
use crate::{Board, Color, Square};

/// How many legal moves there are.
pub(crate) fn count(board: &Board, us: Color, general: Square) -> u64 {
    let generator = Generator::new(board, us, general);
    board
        .by_color(us)
        .into_iter()
        .map(|from| generator.targets(from).len() as u64)
        .sum()
}
