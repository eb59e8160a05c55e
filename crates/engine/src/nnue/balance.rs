//! Which half of the board is the heavier one, for a side whose general stands between them.
//!
//! The sum of all men's weights is the other way round in the mirror image, and other than zero in
//! every position that is not its own mirror image (but for one chance in billions): so of a position
//! and its mirror image exactly one is looked at mirrored. What counts first is how many men stand on
//! each half, then how far from the middle they are, since these seldom change from move to move; a
//! number drawn for each man and square decides the rest.

use xiangqi::{Board, Color, Piece, Role, Square};

/// The sum of all men's weights from the eyes of this side: positive where the right half (from Red's
/// seat) is the heavier.
pub(super) fn of(board: &Board, viewer: Color) -> i64 {
    (board.pieces())
        .map(|(square, piece)| weight(viewer, piece, square))
        .sum()
}

/// One man's part in the sum.
pub(super) fn weight(viewer: Color, piece: Piece, square: Square) -> i64 {
    let index = square.index();
    let seen = match viewer {
        Color::Red => index,
        Color::Black => 81 + 2 * (index % 9) - index,
    };
    let is_enemy = usize::from(piece.color != viewer);
    WEIGHTS[is_enemy][piece.role as usize][usize::from(seen)]
}

/// By whether the man is the enemy's, its role, and the square as the viewer sees it.
static WEIGHTS: [[[i64; Square::COUNT]; Role::ALL.len()]; 2] = weights();

/// Of the three parts of a weight each outweighs whatever the next can add up to.
const HALF_UNIT: i64 = 1 << 54;
const DISTANCE_UNIT: i64 = 1 << 42;
const DRAWN_BITS: u32 = 36;

/// Of files from the central one.
const DISTANCES: [i64; 5] = [0, 1, 2, 3, 4];

const fn weights() -> [[[i64; Square::COUNT]; Role::ALL.len()]; 2] {
    let mut weights = [[[0; Square::COUNT]; Role::ALL.len()]; 2];
    let mut drawn = 0x9e37_79b9_7f4a_7c15_u64;
    let mut kind = 0;
    while kind < 2 * Role::ALL.len() {
        let (owner, role) = (kind % 2, kind / 2);
        let mut rank = 0;
        while rank < 10 {
            let mut distance = 1;
            while distance < DISTANCES.len() {
                drawn = next(drawn);
                let size = half_weight(Role::ALL[role]);
                let weight = size * (HALF_UNIT + DISTANCES[distance] * DISTANCE_UNIT)
                    + (drawn >> (u64::BITS - DRAWN_BITS)).cast_signed();
                let middle = rank * 9 + 4;
                weights[owner][role][middle + distance] = weight;
                weights[owner][role][middle - distance] = -weight;
                distance += 1;
            }
            rank += 1;
        }
        kind += 1;
    }
    weights
}

/// How much a man weighs by standing on a half at all. The general that is not in the middle matters
/// most, then the chariots.
const fn half_weight(role: Role) -> i64 {
    match role {
        Role::General => 16,
        Role::Chariot => 5,
        Role::Horse | Role::Cannon => 3,
        Role::Advisor | Role::Elephant | Role::Soldier => 1,
    }
}

/// One step of xorshift (Marsaglia 2003), whose numbers look like chance.
const fn next(mut state: u64) -> u64 {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    state
}
