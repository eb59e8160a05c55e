//! How notations that count from the mover's side name a step: forward, back or sideways, and a
//! number that is a distance or a file.

use xiangqi::{Color, File, Move, Role, Square};

/// Where a piece goes, seen from its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Forward,
    Back,
    Sideways,
}

/// A step: the direction and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) direction: Direction,
    /// For general, chariot, cannon and soldier the ranks gone forward or back; otherwise the file
    /// arrived at, from the mover's own right.
    pub(crate) number: u8,
}

impl Step {
    /// The step of a move of this piece.
    pub(crate) fn of(role: Role, color: Color, m: Move) -> Self {
        let (from, to) = (m.from.rank().from_side(color), m.to.rank().from_side(color));
        let direction = match to {
            _ if to > from => Direction::Forward,
            _ if to < from => Direction::Back,
            _ => Direction::Sideways,
        };
        let counts_ranks = direction != Direction::Sideways && !is_diagonal(role);
        let number = if counts_ranks {
            to.abs_diff(from)
        } else {
            m.to.file().number(color)
        };
        Self { direction, number }
    }

    /// Where the step leads from `from`, if this piece ever steps like that.
    pub(crate) fn target(self, role: Role, color: Color, from: Square) -> Option<Square> {
        let number = i8::try_from(self.number).ok()?;
        let ahead = match (self.direction, color) {
            (Direction::Sideways, _) => 0,
            (Direction::Forward, Color::Red) | (Direction::Back, Color::Black) => 1,
            (Direction::Forward, Color::Black) | (Direction::Back, Color::Red) => -1,
        };
        if !is_diagonal(role) && ahead != 0 {
            return from.offset(0, ahead * number);
        }
        let file = File::from_number(self.number, color)?;
        let files = file.index().abs_diff(from.file().index());
        let ranks = match (role, files) {
            (Role::Advisor, 1) | (Role::Horse, 2) => 1,
            (Role::Elephant, 2) | (Role::Horse, 1) => 2,
            (role, files) if !is_diagonal(role) && files > 0 => {
                return Some(Square::new(file, from.rank()));
            }
            _ => return None,
        };
        let across = from.offset(0, ahead * ranks).filter(|_| ahead != 0)?;
        Some(Square::new(file, across.rank()))
    }
}

/// Whether every step of the piece changes its file and its rank.
fn is_diagonal(role: Role) -> bool {
    matches!(role, Role::Advisor | Role::Elephant | Role::Horse)
}
