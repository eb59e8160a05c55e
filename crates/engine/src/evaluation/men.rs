//! What the men are worth where they stand.
//!
//! The unit is a hundredth of a soldier that has just crossed the river. The proportions are what
//! textbooks teach: a chariot is worth two cannons or more, cannon and horse are about equal (the
//! cannon better while there are screens, the horse when they are gone), advisor and elephant a
//! soldier each, a soldier at home about half of one across.

use super::tapered::Tapered;
use xiangqi::{Color, Piece, Role, Square};

/// Files a to e; the other half of the board is the mirror image.
const HALF: usize = 5;
/// By rank from the enemy's back rank down to one's own, as a diagram shows it from one's own side.
type Table = [[i32; HALF]; 10];

const GENERAL: Table = [
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0, 0, 0, -34, -30],
    [0, 0, 0, -16, -12],
    [0, 0, 0, 0, 10],
];

const ADVISOR: Table = [
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0, 0, 0, -8, 0],
    [0, 0, 0, 0, 8],
    [0, 0, 0, 0, 0],
];

const ELEPHANT: Table = [
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
    [0, 0, -4, 0, 0],
    [0; HALF],
    [-10, 0, 0, 0, 12],
    [0; HALF],
    [0, 0, 0, 0, 0],
];

const HORSE: Table = [
    [-20, -8, -8, -10, -14],
    [-10, 2, 24, 4, -6],
    [-4, 10, 20, 22, 10],
    [-2, 10, 12, 18, 12],
    [-2, 8, 12, 14, 12],
    [-6, 4, 10, 12, 10],
    [-8, 0, 6, 8, 6],
    [-8, 0, 4, 2, -4],
    [-14, -6, -4, -6, -26],
    [-24, -16, -10, -12, -20],
];

const CHARIOT: Table = [
    [10, 12, 12, 22, 24],
    [14, 18, 18, 26, 30],
    [10, 14, 14, 24, 28],
    [12, 18, 18, 24, 24],
    [12, 16, 16, 22, 22],
    [10, 14, 14, 20, 20],
    [4, 8, 8, 16, 14],
    [-2, 4, 4, 12, 8],
    [0, 4, 4, 12, 0],
    [-16, 4, 0, 14, -4],
];

const CANNON: Table = [
    [12, 8, 0, -6, -8],
    [6, 6, 0, -4, -6],
    [4, 4, 0, -4, -4],
    [0, 4, 4, 6, 8],
    [0, 2, 4, 4, 10],
    [-2, 0, 2, 2, 8],
    [-2, 0, 4, 2, 8],
    [0, 4, 6, 6, 14],
    [0, 2, 4, 2, 4],
    [0, 0, 2, 4, -4],
];

const SOLDIER_MIDDLE: Table = [
    [20, 20, 25, 30, 30],
    [90, 105, 130, 160, 165],
    [95, 115, 135, 160, 165],
    [85, 105, 120, 130, 135],
    [70, 90, 95, 100, 100],
    [45, 45, 50, 50, 65],
    [30, 30, 38, 38, 40],
    [0; HALF],
    [0; HALF],
    [0; HALF],
];

const SOLDIER_END: Table = [
    [40, 45, 50, 60, 60],
    [120, 140, 165, 190, 190],
    [125, 145, 165, 185, 185],
    [115, 135, 150, 160, 160],
    [100, 120, 130, 135, 135],
    [75, 75, 75, 75, 80],
    [60; HALF],
    [0; HALF],
    [0; HALF],
    [0; HALF],
];

/// What a man of each kind is worth on an average square, before its table.
const fn material(role: Role) -> Tapered {
    match role {
        Role::General | Role::Soldier => Tapered::new(0, 0),
        Role::Advisor | Role::Elephant => Tapered::new(105, 95),
        Role::Horse => Tapered::new(265, 285),
        Role::Chariot => Tapered::new(590, 610),
        Role::Cannon => Tapered::new(290, 275),
    }
}

const fn tables(role: Role) -> (&'static Table, &'static Table) {
    match role {
        Role::General => (&GENERAL, &GENERAL),
        Role::Advisor => (&ADVISOR, &ADVISOR),
        Role::Elephant => (&ELEPHANT, &ELEPHANT),
        Role::Horse => (&HORSE, &HORSE),
        Role::Chariot => (&CHARIOT, &CHARIOT),
        Role::Cannon => (&CANNON, &CANNON),
        Role::Soldier => (&SOLDIER_MIDDLE, &SOLDIER_END),
    }
}

/// A man's whole value on each square, from Red's eyes: Black's are negative.
static VALUES: [[[Tapered; Square::COUNT]; Role::ALL.len()]; 2] =
    [values(Color::Red), values(Color::Black)];

const fn values(color: Color) -> [[Tapered; Square::COUNT]; Role::ALL.len()] {
    let mut values = [[Tapered::new(0, 0); Square::COUNT]; Role::ALL.len()];
    let mut role = 0;
    while role < values.len() {
        let base = material(Role::ALL[role]);
        let (middle, end) = tables(Role::ALL[role]);
        let mut square = 0;
        while square < Square::COUNT {
            let (file, rank) = (square % 9, square / 9);
            let file = if file < HALF { file } else { 8 - file };
            let (row, sign) = match color {
                Color::Red => (9 - rank, 1),
                Color::Black => (rank, -1),
            };
            values[role][square] = Tapered::new(
                sign * (base.middle + middle[row][file]),
                sign * (base.end + end[row][file]),
            );
            square += 1;
        }
        role += 1;
    }
    values
}

/// What the man is worth on the square, from Red's eyes.
pub(super) fn value(piece: Piece, square: Square) -> Tapered {
    VALUES[piece.color as usize][piece.role as usize][usize::from(square.index())]
}

/// How much the man counts toward a full board.
pub(super) const fn phase(role: Role) -> i32 {
    match role {
        Role::Chariot => 4,
        Role::Horse | Role::Cannon => 2,
        Role::General | Role::Advisor | Role::Elephant | Role::Soldier => 0,
    }
}
