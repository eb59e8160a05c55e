//! What is overlooked in a search that does not see all.

use super::Strength;
use xiangqi::{Board, Color, Move, Piece, Position, Role, Square};

/// The eyes of a level at one turn. Whether a move is seen hangs on the squares it goes between, not
/// on what was played before it in a line: who does not see that the cannon takes the horse does not
/// see it whatever else happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    seed: u64,
    us: Color,
    /// Where the last man moved to: eyes rest on it.
    last: Option<Square>,
    own: u32,
    theirs: u32,
    misses_checks: bool,
    blur: i32,
}

/// Even the move that is hardest to see is seen once in so many times.
const SEEN_ONCE_IN: u32 = 10;
/// A line this long is far.
const FAR: u8 = 4;

impl Sight {
    pub(super) fn new(strength: &Strength, seed: u64, us: Color, last: Option<Square>) -> Self {
        Self {
            seed,
            us,
            last,
            own: strength.own.into(),
            theirs: strength.theirs.into(),
            misses_checks: strength.misses_checks,
            blur: strength.blur.into(),
        }
    }

    /// Whether this legal move is not seen. Who is in check sees every answer.
    pub(crate) fn overlooks(&self, position: &Position, m: Move) -> bool {
        let board = position.board();
        let Some(piece) = board.piece_at(m.from) else {
            return false;
        };
        let rate = if piece.color == self.us {
            self.own
        } else {
            self.theirs
        };
        let rate = rate * self.difficulty(board, piece, m) / 100;
        let drawn = self.number(u64::from(m.from.index()) << 8 | u64::from(m.to.index()));
        drawn % 1000 < u64::from(rate.min(1000 - 1000 / SEEN_ONCE_IN))
            && !position.is_check()
            && (self.misses_checks || !position.gives_check(m))
    }

    /// By how much the position is misjudged; small errors are more likely than large ones.
    pub(crate) fn error(&self, key: u64) -> i32 {
        if self.blur == 0 {
            return 0;
        }
        let wide = u64::from(self.blur.unsigned_abs()) + 1;
        let drawn = self.number(key);
        let sum = (drawn >> 32) % wide + (drawn & 0xffff_ffff) % wide;
        i32::try_from(sum).unwrap_or(self.blur) - self.blur
    }

    /// How hard the move is to see, in hundredths of what is usual.
    fn difficulty(&self, board: &Board, piece: Piece, m: Move) -> u32 {
        let taken = board.piece_at(m.to);
        let files = m.from.file().index().abs_diff(m.to.file().index());
        let ranks = m.from.rank().index().abs_diff(m.to.rank().index());
        let far = files + ranks >= FAR;
        let by = match (piece.role, taken) {
            (Role::Chariot, _) if far => 130,
            (Role::Chariot, _) => 80,
            (Role::Cannon, Some(_)) => 160,
            (Role::Cannon, None) => 90,
            (Role::Horse, Some(_)) => 130,
            (Role::Soldier | Role::General, _) => 70,
            (Role::Horse | Role::Advisor | Role::Elephant, _) => 100,
        };
        let forward = match piece.color {
            Color::Red => m.to.rank() >= m.from.rank(),
            Color::Black => m.to.rank() <= m.from.rank(),
        };
        let direction = if forward { 100 } else { 130 };
        let prey = match taken.map(|piece| piece.role) {
            Some(Role::Chariot | Role::General) => 40,
            Some(Role::Horse | Role::Cannon) => 80,
            Some(_) => 110,
            None => 100,
        };
        let fresh = if self.last == Some(m.from) || self.last == Some(m.to) {
            50
        } else {
            100
        };
        by * direction / 100 * prey / 100 * fresh / 100
    }

    /// A number that hangs on the seed and this. The mixing is that of `SplitMix64`.
    fn number(&self, of: u64) -> u64 {
        let mixed = self.seed ^ of.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
