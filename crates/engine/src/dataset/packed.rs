//! A start position in 13 to 29 bytes: which squares have pieces and whose turn it is, then half a
//! byte for each piece. The counts of plies and moves are not kept: a game begins with it.

use super::{DatasetError, input::Input};
use xiangqi::{Bitboard, Board, Color, Diagram, Piece, Position, Role, Square};

/// Where the start of every common game is meant.
const USUAL: u8 = 0;
const PACKED: u8 = 1;
/// Ninety squares and the bit of the turn.
const SQUARES_BYTES: usize = 12;
const BLACK_TO_MOVE: u128 = 1 << Square::COUNT;
/// The most pieces a position has.
const MAX_PIECES: usize = 32;

pub(super) fn write(position: &Position, bytes: &mut Vec<u8>) {
    let usual = Position::start();
    if position.board() == usual.board() && position.turn() == usual.turn() {
        bytes.push(USUAL);
        return;
    }
    bytes.push(PACKED);
    let mut squares = position.board().occupied().bits();
    if position.turn() == Color::Black {
        squares |= BLACK_TO_MOVE;
    }
    bytes.extend(&squares.to_le_bytes()[..SQUARES_BYTES]);
    let pieces: Vec<u8> = position
        .board()
        .pieces()
        .map(|(_, piece)| number(piece))
        .collect();
    bytes.extend(
        pieces
            .chunks(2)
            .map(|pair| pair[0] | pair.get(1).map_or(0, |second| second << 4)),
    );
}

pub(super) fn read(input: &mut Input<'_>) -> Result<Position, DatasetError> {
    match input.byte()? {
        USUAL => return Ok(Position::start()),
        PACKED => {}
        other => {
            return Err(DatasetError::Meaningless {
                what: "kind of start",
                value: other.into(),
            });
        }
    }
    let mut bits = [0; 16];
    bits[..SQUARES_BYTES].copy_from_slice(input.take(SQUARES_BYTES)?);
    let bits = u128::from_le_bytes(bits);
    let squares = Bitboard::from_bits(bits);
    if squares.len() > MAX_PIECES || bits & !(squares.bits() | BLACK_TO_MOVE) != 0 {
        return Err(DatasetError::Meaningless {
            what: "number of pieces",
            value: u64::from(bits.count_ones()),
        });
    }
    let packed = input.take(squares.len().div_ceil(2))?;
    let halves = packed.iter().flat_map(|byte| [byte & 15, byte >> 4]);
    let mut board = Board::empty();
    for (square, number) in squares.into_iter().zip(halves) {
        board.set(square, piece(number)?);
    }
    let turn = if bits & BLACK_TO_MOVE == 0 {
        Color::Red
    } else {
        Color::Black
    };
    Ok(Position::from_diagram(Diagram {
        board,
        turn,
        halfmove_clock: 0,
        fullmove_number: 1,
    })?)
}

/// Red's roles, then Black's, in the order of [`Role::ALL`].
fn number(piece: Piece) -> u8 {
    let role = match piece.role {
        Role::General => 0,
        Role::Advisor => 1,
        Role::Elephant => 2,
        Role::Horse => 3,
        Role::Chariot => 4,
        Role::Cannon => 5,
        Role::Soldier => 6,
    };
    match piece.color {
        Color::Red => role,
        Color::Black => role + 7,
    }
}

fn piece(number: u8) -> Result<Piece, DatasetError> {
    let color = if number < 7 { Color::Red } else { Color::Black };
    let role = Role::ALL.get(usize::from(number % 7));
    match role {
        Some(&role) if number < 14 => Ok(Piece { color, role }),
        _ => Err(DatasetError::Meaningless {
            what: "piece",
            value: number.into(),
        }),
    }
}
