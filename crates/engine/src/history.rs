//! How moves have fared in this search so far: what the order of moves and many reductions rest on.

use crate::parameters::{
    CAPTURE_MOST, CONTINUATION_MOST, CORRECTION_GRAIN, CORRECTION_MOST, HISTORY_MOST,
};
use xiangqi::{Board, Color, Move, Piece, Role, Square};

const SQUARES: usize = Square::COUNT;
const ROLES: usize = Role::ALL.len();
/// Pieces of both sides, each on each square.
const ARRIVALS: usize = 2 * ROLES * SQUARES;
/// Entries of each correction table and side.
const CORRECTIONS: usize = 1 << 14;

/// A piece that has arrived on a square: what continuations are counted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival(usize);

impl Arrival {
    /// Stands for no move: a pass, or before the first.
    pub(crate) const NONE: Self = Self(ARRIVALS);

    /// This piece on that square.
    pub(crate) const fn new(piece: Piece, to: Square) -> Self {
        let man = piece.color as usize * ROLES + piece.role.index();
        Self(man * SQUARES + to.index() as usize)
    }
}

/// All records of one thread.
pub(crate) struct Histories {
    /// By side and move.
    quiet: Box<[i16]>,
    /// By arrival and man taken.
    capture: Box<[i16]>,
    /// By earlier arrival and arrival.
    continuation: Box<[i16]>,
    /// By side and feature of the position: soldiers, Red's men, Black's men, continuation.
    corrections: [Box<[i16]>; 4],
}

impl Histories {
    pub(crate) fn new() -> Self {
        let table = |len: usize| vec![0; len].into_boxed_slice();
        Self {
            quiet: table(2 * SQUARES * SQUARES),
            capture: table(ARRIVALS * ROLES),
            continuation: table((ARRIVALS + 1) * ARRIVALS),
            corrections: [(); 4].map(|()| table(2 * CORRECTIONS)),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.quiet.fill(0);
        self.capture.fill(0);
        self.continuation.fill(0);
        for table in &mut self.corrections {
            table.fill(0);
        }
    }

    /// The record of a quiet move by itself.
    pub(crate) fn quiet(&self, color: Color, m: Move) -> i32 {
        self.quiet[quiet_index(color, m)].into()
    }

    /// The record of a quiet move after an earlier one.
    pub(crate) fn continuation(&self, earlier: Arrival, now: Arrival) -> i32 {
        self.continuation[earlier.0 * ARRIVALS + now.0].into()
    }

    /// The record of a capture.
    pub(crate) fn capture(&self, now: Arrival, taken: Role) -> i32 {
        self.capture[now.0 * ROLES + taken.index()].into()
    }

    /// A quiet move did well or badly.
    pub(crate) fn update_quiet(&mut self, color: Color, m: Move, bonus: i32) {
        pull(&mut self.quiet[quiet_index(color, m)], bonus, HISTORY_MOST);
    }

    /// It did after an earlier move.
    pub(crate) fn update_continuation(&mut self, earlier: Arrival, now: Arrival, bonus: i32) {
        let entry = &mut self.continuation[earlier.0 * ARRIVALS + now.0];
        pull(entry, bonus, CONTINUATION_MOST);
    }

    /// A capture did well or badly.
    pub(crate) fn update_capture(&mut self, now: Arrival, taken: Role, bonus: i32) {
        let entry = &mut self.capture[now.0 * ROLES + taken.index()];
        pull(entry, bonus, CAPTURE_MOST);
    }

    /// By how much positions like this are judged too low.
    pub(crate) fn correction(&self, features: &Features) -> i32 {
        let sum: i32 = features
            .0
            .iter()
            .zip(&self.corrections)
            .map(|(&index, table)| i32::from(table[index]))
            .sum();
        sum / CORRECTION_GRAIN / 2
    }

    /// A position was judged too low by so much, as a search of so many plies showed.
    pub(crate) fn update_correction(&mut self, features: &Features, error: i32, depth: i32) {
        let most = CORRECTION_MOST / 4;
        let bonus = (error * depth / 8).clamp(-most, most);
        for (&index, table) in features.0.iter().zip(&mut self.corrections) {
            pull(&mut table[index], bonus, CORRECTION_MOST);
        }
    }
}

fn quiet_index(color: Color, m: Move) -> usize {
    let side = color as usize * SQUARES;
    (side + usize::from(m.from.index())) * SQUARES + usize::from(m.to.index())
}

/// Moves a record by a bonus, the less the nearer it is to its bound.
fn pull(entry: &mut i16, bonus: i32, most: i32) {
    let bonus = bonus.clamp(-most, most);
    let old = i32::from(*entry);
    let new = old + bonus - old * bonus.abs() / most;
    *entry = i16::try_from(new).unwrap_or(*entry);
}

/// Where the corrections of a position are kept: positions alike in a feature share one.
pub(crate) struct Features([usize; 4]);

impl Features {
    /// Those of a position with this side to move, after this last arrival.
    pub(crate) fn of(board: &Board, turn: Color, last: Arrival) -> Self {
        let soldiers = board.by_role(Role::Soldier);
        let men = |color| board.by_color(color).bits() & !soldiers.bits();
        let both = |color| (soldiers & board.by_color(color)).bits();
        let heavy = board.by_role(Role::Chariot) | board.by_role(Role::Cannon);
        let shape = |color: Color, salt| {
            let heavy = heavy.bits() & board.by_color(color).bits();
            hash(men(color)) ^ hash(heavy).rotate_left(salt)
        };
        let index = |hash: u64| {
            let low = usize::try_from(hash >> 50).unwrap_or(0);
            turn as usize * CORRECTIONS + low
        };
        Self([
            index(hash(both(Color::Red)) ^ hash(both(Color::Black)).rotate_left(17)),
            index(shape(Color::Red, 11)),
            index(shape(Color::Black, 29)),
            index((last.0 as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        ])
    }
}

/// Mixes a set of squares.
#[expect(clippy::cast_possible_truncation, reason = "both halves are used")]
const fn hash(bits: u128) -> u64 {
    let low = (bits as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let high = ((bits >> 64) as u64).wrapping_add(0x632b_e59b_d9b4_e019);
    let mixed = (low ^ low >> 32 ^ high).wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ mixed >> 29
}
