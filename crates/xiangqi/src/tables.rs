//! What each piece reaches, computed at compile time.
//!
//! Horses and elephants are looked up by the squares that can block them. Four such squares around
//! a point are gathered into four bits, by [`orthogonal_index`] or [`diagonal_index`].

use crate::{Bitboard, Color, Square};

/// What a piece on a line reaches, as bits of that line.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// The empty points beside it and the first piece on each side: the ways of a chariot.
    pub(crate) slide: u16,
    /// The first piece behind exactly one screen, on each side: what a cannon takes.
    pub(crate) hop: u16,
}

/// By file of the piece, then by occupied files of its rank.
pub(crate) static RANK_REACH: [[Reach; 1 << 9]; 9] = reaches(9);
/// By rank of the piece, then by occupied ranks of its file.
pub(crate) static FILE_REACH: [[Reach; 1 << 10]; 10] = reaches(10);

/// The bits of a word set nine apart: a file's ranks as squares of the a-file.
pub(crate) static SPREAD: [u128; 1 << 10] = spread();

/// All squares that share a line with a square, itself not included.
pub(crate) static CROSS: [Bitboard; Square::COUNT] = cross();

/// Where a general goes: one step, within its palace.
pub(crate) static GENERAL: [Bitboard; Square::COUNT] = steps(ORTHOGONAL, Zone::Palace);
/// Where an advisor goes: one diagonal step, within its palace.
pub(crate) static ADVISOR: [Bitboard; Square::COUNT] = steps(DIAGONAL, Zone::Palace);
/// Where an elephant goes, by [`diagonal_index`] of the eyes: two diagonal steps, on its own side.
pub(crate) static ELEPHANT: [[Bitboard; 16]; Square::COUNT] = elephants();
/// Where a horse goes, by [`orthogonal_index`] of its legs.
pub(crate) static HORSE: [[Bitboard; 16]; Square::COUNT] = horses(false);
/// From where a horse attacks a square, by [`diagonal_index`] of the square's corners, which are
/// the legs of such horses.
pub(crate) static HORSE_TO: [[Bitboard; 16]; Square::COUNT] = horses(true);

static SOLDIER: [[Bitboard; Square::COUNT]; 2] =
    [soldiers(Color::Red, false), soldiers(Color::Black, false)];
static SOLDIER_TO: [[Bitboard; Square::COUNT]; 2] =
    [soldiers(Color::Red, true), soldiers(Color::Black, true)];

/// Where a soldier of this side goes: forward, and sideways once it is across the river.
pub(crate) fn soldier(color: Color, from: Square) -> Bitboard {
    SOLDIER[color as usize][from.usize()]
}

/// From where soldiers of this side attack a square.
pub(crate) fn soldier_to(color: Color, to: Square) -> Bitboard {
    SOLDIER_TO[color as usize][to.usize()]
}

/// Which of the four orthogonal neighbours are in the set: down, left, up, right from bit 0.
/// Beyond an edge a bit means nothing; the tables do not look at it.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the low bits are the wanted ones"
)]
pub(crate) const fn orthogonal_index(set: Bitboard, square: Square) -> usize {
    let around = ((set.bits() << 9) >> square.index()) as u32 & (1 | 1 << 8 | 1 << 10 | 1 << 18);
    ((around | around >> 7 | around >> 16) & 15) as usize
}

/// Which of the four diagonal neighbours are in the set: left-down, left-up, right-down, right-up
/// from bit 0. Beyond an edge a bit means nothing.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the low bits are the wanted ones"
)]
pub(crate) const fn diagonal_index(set: Bitboard, square: Square) -> usize {
    let around = ((set.bits() << 10) >> square.index()) as u32 & (1 | 1 << 2 | 1 << 18 | 1 << 20);
    ((around | around >> 17) & 15) as usize
}

type Step = (i8, i8);

/// In the order of [`orthogonal_index`].
const ORTHOGONAL: [Step; 4] = [(0, -1), (-1, 0), (0, 1), (1, 0)];
/// In the order of [`diagonal_index`].
const DIAGONAL: [Step; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

#[derive(Clone, Copy)]
enum Zone {
    Palace,
    OwnSide,
    Board,
}

/// Whether a step from one point to another stays in the zone. Both palaces count, since the step
/// is too short to leave one for the other.
const fn allows(zone: Zone, from_rank: i8, file: i8, rank: i8) -> bool {
    let on_board = file >= 0 && file < 9 && rank >= 0 && rank < 10;
    on_board
        && match zone {
            Zone::Board => true,
            Zone::OwnSide => (from_rank < 5) == (rank < 5),
            Zone::Palace => file >= 3 && file <= 5 && (rank <= 2 || rank >= 7),
        }
}

#[expect(clippy::cast_possible_truncation, reason = "indices are below 90")]
const fn coordinates(index: usize) -> (i8, i8) {
    ((index % 9) as i8, (index / 9) as i8)
}

#[expect(clippy::cast_sign_loss, reason = "the coordinates are on the board")]
const fn bit(file: i8, rank: i8) -> u128 {
    1 << (rank * 9 + file) as u32
}

const fn steps(directions: [Step; 4], zone: Zone) -> [Bitboard; Square::COUNT] {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let (file, rank) = coordinates(index);
        let mut bits = 0;
        let mut d = 0;
        while d < 4 {
            let (to_file, to_rank) = (file + directions[d].0, rank + directions[d].1);
            if allows(zone, rank, file, rank) && allows(zone, rank, to_file, to_rank) {
                bits |= bit(to_file, to_rank);
            }
            d += 1;
        }
        table[index] = Bitboard::from_bits(bits);
        index += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "only the compiler runs this")]
const fn elephants() -> [[Bitboard; 16]; Square::COUNT] {
    let mut table = [[Bitboard::EMPTY; 16]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let (file, rank) = coordinates(index);
        let mut eyes = 0;
        while eyes < 16 {
            let mut bits = 0;
            let mut d = 0;
            while d < 4 {
                let (to_file, to_rank) = (file + 2 * DIAGONAL[d].0, rank + 2 * DIAGONAL[d].1);
                if eyes >> d & 1 == 0 && allows(Zone::OwnSide, rank, to_file, to_rank) {
                    bits |= bit(to_file, to_rank);
                }
                d += 1;
            }
            table[index][eyes] = Bitboard::from_bits(bits);
            eyes += 1;
        }
        index += 1;
    }
    table
}

/// Forward: by the legs of a horse that stands on the square. Reverse: by the corners of a square
/// that is attacked; a horse two beyond in one direction of a corner has its leg there.
#[expect(clippy::large_stack_arrays, reason = "only the compiler runs this")]
const fn horses(reverse: bool) -> [[Bitboard; 16]; Square::COUNT] {
    let mut table = [[Bitboard::EMPTY; 16]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let (file, rank) = coordinates(index);
        let mut blocked = 0;
        while blocked < 16 {
            let mut bits = 0;
            let mut d = 0;
            while d < 4 {
                if blocked >> d & 1 == 0 {
                    let landings = if reverse {
                        let (df, dr) = DIAGONAL[d];
                        [(2 * df, dr), (df, 2 * dr)]
                    } else {
                        let (df, dr) = ORTHOGONAL[d];
                        [(2 * df + dr, 2 * dr + df), (2 * df - dr, 2 * dr - df)]
                    };
                    let mut l = 0;
                    while l < 2 {
                        let (to_file, to_rank) = (file + landings[l].0, rank + landings[l].1);
                        if allows(Zone::Board, rank, to_file, to_rank) {
                            bits |= bit(to_file, to_rank);
                        }
                        l += 1;
                    }
                }
                d += 1;
            }
            table[index][blocked] = Bitboard::from_bits(bits);
            blocked += 1;
        }
        index += 1;
    }
    table
}

const fn soldiers(color: Color, reverse: bool) -> [Bitboard; Square::COUNT] {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let (file, rank) = coordinates(index);
        let (forward, crossed) = match color {
            Color::Red => (1, rank >= 5),
            Color::Black => (-1, rank <= 4),
        };
        let forward = if reverse { -forward } else { forward };
        let mut bits = 0;
        if allows(Zone::Board, rank, file, rank + forward) {
            bits |= bit(file, rank + forward);
        }
        if crossed && file > 0 {
            bits |= bit(file - 1, rank);
        }
        if crossed && file < 8 {
            bits |= bit(file + 1, rank);
        }
        table[index] = Bitboard::from_bits(bits);
        index += 1;
    }
    table
}

const fn cross() -> [Bitboard; Square::COUNT] {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let (file, rank) = coordinates(index);
        let mut bits = 0;
        let mut other = 0;
        while other < Square::COUNT {
            let (other_file, other_rank) = coordinates(other);
            if other != index && (other_file == file || other_rank == rank) {
                bits |= 1 << other;
            }
            other += 1;
        }
        table[index] = Bitboard::from_bits(bits);
        index += 1;
    }
    table
}

const fn spread() -> [u128; 1 << 10] {
    let mut table = [0; 1 << 10];
    let mut word = 0;
    while word < table.len() {
        let mut rank = 0;
        while rank < 10 {
            if word >> rank & 1 != 0 {
                table[word] |= 1 << (9 * rank);
            }
            rank += 1;
        }
        word += 1;
    }
    table
}

/// For every point of a line of `LENGTH` points and every way to occupy the line.
const fn reaches<const WORDS: usize, const LENGTH: usize>(
    length: usize,
) -> [[Reach; WORDS]; LENGTH] {
    let mut table = [[Reach { slide: 0, hop: 0 }; WORDS]; LENGTH];
    let mut at = 0;
    while at < length {
        let mut occupied = 0;
        while occupied < WORDS {
            let (mut slide, mut hop) = (0, 0);
            let mut screens = 0;
            let mut below = at;
            while below > 0 && screens < 2 {
                below -= 1;
                (slide, hop, screens) = meet(occupied, below, slide, hop, screens);
            }
            screens = 0;
            let mut above = at + 1;
            while above < length && screens < 2 {
                (slide, hop, screens) = meet(occupied, above, slide, hop, screens);
                above += 1;
            }
            table[at][occupied] = Reach { slide, hop };
            occupied += 1;
        }
        at += 1;
    }
    table
}

/// Takes one more point into account on the way outward.
const fn meet(occupied: usize, point: usize, slide: u16, hop: u16, screens: u8) -> (u16, u16, u8) {
    let here = 1 << point;
    let taken = occupied >> point & 1 != 0;
    match (screens, taken) {
        (0, false) => (slide | here, hop, 0),
        (0, true) => (slide | here, hop, 1),
        (_, false) => (slide, hop, screens),
        (_, true) => (slide, hop | here, screens + 1),
    }
}
