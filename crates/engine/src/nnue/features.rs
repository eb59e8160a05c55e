//! What a network sees of a position: which of its inputs are on.
//!
//! Each side sees the board from its own seat, and so that its own general stands on the left half: a
//! mirrored position looks the same. Where the general is on the central file, the other men decide
//! ([`balance`]). An input is a man of either side on a square, in a set of its own for
//! each square of one's own general; men have inputs only for squares they can stand on, and one's own
//! general has none, since it chooses the set.

use super::balance;
use xiangqi::{Color, Piece, Position, Role, Square};

/// Squares of one's own general, of the left half of its palace.
pub const KING_BUCKETS: usize = 6;
/// Inputs in the set of one such square.
pub const PER_BUCKET: usize = 2 * MEN_PLACES + places(Role::General);
/// All inputs.
pub const FEATURES: usize = KING_BUCKETS * PER_BUCKET;
/// No position turns on more: all men but one's own general.
pub const MOST_ACTIVE: usize = 31;
/// There is an output for each so many men on the board.
pub const OUTPUT_BUCKETS: usize = 8;

/// Squares on which one side's men other than its general can stand, added up by kind.
const MEN_PLACES: usize = places(Role::Advisor)
    + places(Role::Elephant)
    + places(Role::Horse)
    + places(Role::Chariot)
    + places(Role::Cannon)
    + places(Role::Soldier);

/// How one side looks at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    color: Color,
    mirrored: bool,
    bucket: u8,
}

impl View {
    /// How many different views each side has.
    pub const COUNT: usize = KING_BUCKETS * 2;

    /// The view of this side.
    pub fn new(position: &Position, color: Color) -> Self {
        let balance = balance::of(position.board(), color);
        Self::with(color, position.general(color), balance)
    }

    /// The view of this side with its general on this square and the other men balanced so.
    pub(super) fn with(color: Color, general: Square, balance: i64) -> Self {
        let file = general.file().index();
        let mirrored = match file.cmp(&CENTRAL_FILE) {
            core::cmp::Ordering::Less => false,
            core::cmp::Ordering::Equal => balance > 0,
            core::cmp::Ordering::Greater => true,
        };
        let rank = general.rank().from_side(color).min(PALACE_RANKS - 1);
        let from_center = file.abs_diff(CENTRAL_FILE).min(1);
        Self {
            color,
            mirrored,
            bucket: rank * 2 + from_center,
        }
    }

    /// Whose view it is.
    pub fn color(self) -> Color {
        self.color
    }

    /// Which of a side's views it is, below [`View::COUNT`].
    pub(super) fn number(self) -> usize {
        usize::from(self.bucket) * 2 + usize::from(self.mirrored)
    }

    /// The input of this man on this square, below [`FEATURES`]; none for one's own general. For a
    /// man on a square where it can never stand the number means nothing.
    pub fn feature(self, piece: Piece, square: Square) -> Option<usize> {
        let table = &INDEX[self.color as usize * 2 + usize::from(self.mirrored)];
        let place = table[piece.color as usize][piece.role as usize][usize::from(square.index())];
        (place != NOWHERE).then(|| usize::from(self.bucket) * PER_BUCKET + usize::from(place))
    }

    /// All inputs that are on, in no particular order.
    pub fn active(self, position: &Position) -> impl Iterator<Item = usize> + '_ {
        (position.board().pieces()).filter_map(move |(square, piece)| self.feature(piece, square))
    }
}

/// Which output judges a position with so many men, below [`OUTPUT_BUCKETS`].
pub fn output_bucket(men: usize) -> usize {
    (men.saturating_sub(1) / 4).min(OUTPUT_BUCKETS - 1)
}

const CENTRAL_FILE: u8 = 4;
const PALACE_RANKS: u8 = 3;
const NOWHERE: u16 = u16::MAX;

/// Place in a bucket's set, by the side that looks and whether mirrored, by color, role and square.
static INDEX: [[[[u16; Square::COUNT]; Role::ALL.len()]; 2]; 4] = [
    indices(Color::Red, false),
    indices(Color::Red, true),
    indices(Color::Black, false),
    indices(Color::Black, true),
];

const fn indices(viewer: Color, mirrored: bool) -> [[[u16; Square::COUNT]; Role::ALL.len()]; 2] {
    let mut table = [[[NOWHERE; Square::COUNT]; Role::ALL.len()]; 2];
    let mut next = 0_u16;
    let mut own = 0;
    // One's own men come first.
    while own < 2 {
        let color = if own == 0 {
            viewer as usize
        } else {
            1 - viewer as usize
        };
        let mut role = 0;
        while role < Role::ALL.len() {
            // In the order of the squares as the viewer sees them.
            let mut seen = 0;
            while seen < Square::COUNT && !(own == 0 && role == Role::General as usize) {
                let (file, rank) = (seen % 9, seen / 9);
                let from_home = if own == 0 { rank } else { 9 - rank };
                if can_stand(Role::ALL[role], file, from_home) {
                    let file = if mirrored { 8 - file } else { file };
                    let rank = if viewer as usize == 0 { rank } else { 9 - rank };
                    table[color][role][rank * 9 + file] = next;
                    next += 1;
                }
                seen += 1;
            }
            role += 1;
        }
        own += 1;
    }
    table
}

/// Whether a man can ever stand on a file of a rank counted from its own side.
const fn can_stand(role: Role, file: usize, rank: usize) -> bool {
    match role {
        Role::General => file >= 3 && file <= 5 && rank <= 2,
        Role::Advisor => file >= 3 && file <= 5 && rank <= 2 && (file + rank) % 2 == 1,
        Role::Elephant => match rank {
            0 | 4 => file == 2 || file == 6,
            2 => file.is_multiple_of(4),
            _ => false,
        },
        Role::Horse | Role::Chariot | Role::Cannon => true,
        Role::Soldier => rank >= 5 || rank >= 3 && file.is_multiple_of(2),
    }
}

const fn places(role: Role) -> usize {
    let mut places = 0;
    let mut square = 0;
    while square < Square::COUNT {
        if can_stand(role, square % 9, square / 9) {
            places += 1;
        }
        square += 1;
    }
    places
}
