use crate::{Board, Color, Piece, Square};

/// Part of every stored key: changing it makes old keys worthless.
const SEED: u64 = 0x6b_79_64_61_69;

static PIECES: [[[u64; Square::COUNT]; 7]; 2] = pieces();
const BLACK_TO_MOVE: u64 = mix(SEED);

/// The share of one piece on one square.
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.color as usize][piece.role.index()][square.usize()]
}

/// The share of the side to move.
pub(crate) const fn turn(turn: Color) -> u64 {
    match turn {
        Color::Red => 0,
        Color::Black => BLACK_TO_MOVE,
    }
}

/// What changes when the other side is to move.
pub(crate) const PASS: u64 = BLACK_TO_MOVE;

/// The whole key, from scratch.
pub(crate) fn key(board: &Board, to_move: Color) -> u64 {
    board
        .pieces()
        .fold(turn(to_move), |key, (square, p)| key ^ piece(p, square))
}

const fn pieces() -> [[[u64; Square::COUNT]; 7]; 2] {
    let mut table = [[[0; Square::COUNT]; 7]; 2];
    let mut state = SEED;
    let mut color = 0;
    while color < 2 {
        let mut role = 0;
        while role < 7 {
            let mut square = 0;
            while square < Square::COUNT {
                state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
                table[color][role][square] = mix(state);
                square += 1;
            }
            role += 1;
        }
        color += 1;
    }
    table
}

/// The finaliser of `SplitMix64`.
const fn mix(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
