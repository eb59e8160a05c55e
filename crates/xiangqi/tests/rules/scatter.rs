//! Positions made by throwing pieces on the board: few games come to such crowds around a general.

use xiangqi::{Color, Diagram, File, Piece, Position, Rank, Role, Square};

use crate::play::Dice;

/// Shows `count` such positions.
pub(crate) fn visit(seed: u64, count: usize, mut show: impl FnMut(&Position)) {
    let mut dice = Dice::new(seed);
    let mut shown = 0;
    while shown < count {
        if let Ok(position) = Position::from_diagram(arrangement(&mut dice)) {
            show(&position);
            shown += 1;
        }
    }
}

/// File and distance from the own back rank of the points a piece can stand on.
const ADVISORS: [(usize, usize); 5] = [(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)];
const ELEPHANTS: [(usize, usize); 7] = [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)];

/// Generals in their palaces, and some of the other pieces: one in two of these is near a general.
fn arrangement(dice: &mut Dice) -> Diagram {
    let mut diagram = Diagram::empty();
    diagram.turn = Color::ALL[dice.below(2)];
    for color in Color::ALL {
        for role in Role::ALL {
            let count = if role == Role::General {
                1
            } else {
                dice.below(role.full_count() + 1)
            };
            for _ in 0..count {
                let (file, distance) = match role {
                    Role::General => (3 + dice.below(3), dice.below(3)),
                    Role::Advisor => ADVISORS[dice.below(ADVISORS.len())],
                    Role::Elephant => ELEPHANTS[dice.below(ELEPHANTS.len())],
                    Role::Soldier => (dice.below(9), 5 + dice.below(5)),
                    _ if dice.below(2) == 0 => (2 + dice.below(5), dice.below(10)),
                    _ => (dice.below(9), dice.below(10)),
                };
                let file = File::new(u8::try_from(file).unwrap()).unwrap();
                let rank = Rank::at_distance(u8::try_from(distance).unwrap(), color).unwrap();
                let square = Square::new(file, rank);
                if diagram.board.piece_at(square).is_none() {
                    diagram.board.set(square, Piece { color, role });
                }
            }
        }
    }
    diagram
}
