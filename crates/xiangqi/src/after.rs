use crate::lines::{between, up_to_three};
use crate::tables::{CROSS, HORSE_TO, diagonal_index, soldier_to};
use crate::{Bitboard, Board, Color, File, Move, Piece, Rank, Role, Square};

/// The board as it would be after a move, without making it.
pub(crate) struct After<'a> {
    board: &'a Board,
    m: Move,
}

impl<'a> After<'a> {
    pub(crate) fn new(board: &'a Board, m: Move) -> Self {
        Self { board, m }
    }

    /// The pieces of `by` that would attack a square, their general on an open file included.
    pub(crate) fn attackers(&self, by: Color, target: Square) -> Bitboard {
        let taken = Bitboard::from_square(self.m.to);
        let enemy = self.board.by_color(by) - taken;
        let at = target.usize();
        let soldier = Piece {
            color: by,
            role: Role::Soldier,
        };
        let mut attackers = soldier_to(by, target) & self.board.by_piece(soldier) & enemy;

        let horses = enemy & self.board.by_role(Role::Horse) & HORSE_TO[at][0];
        if !horses.is_empty() {
            let occupied = (self.board.occupied() - self.m.from.into()) | taken;
            attackers |= horses & HORSE_TO[at][diagonal_index(occupied, target)];
        }

        let sliders = self.board.by_role(Role::Chariot)
            | self.board.by_role(Role::Cannon)
            | self.board.by_role(Role::General);
        for slider in enemy & sliders & CROSS[at] {
            if self.slides_to(slider, target) {
                attackers.insert(slider);
            }
        }
        attackers
    }

    fn slides_to(&self, slider: Square, target: Square) -> bool {
        let role = self.board.piece_at(slider).map(|piece| piece.role);
        let screens = if slider.file() == target.file() {
            between(slider.rank().index(), target.rank().index()) & self.file(target.file())
        } else if role == Some(Role::General) {
            return false;
        } else {
            between(slider.file().index(), target.file().index()) & self.rank(target.rank())
        };
        up_to_three(screens) == u8::from(role == Some(Role::Cannon))
    }

    fn file(&self, file: File) -> u16 {
        let (red, black) = (
            self.board.lines_of(Color::Red),
            self.board.lines_of(Color::Black),
        );
        let mut word = red.file(file) | black.file(file);
        if self.m.from.file() == file {
            word &= !(1 << self.m.from.rank().index());
        }
        if self.m.to.file() == file {
            word |= 1 << self.m.to.rank().index();
        }
        word
    }

    fn rank(&self, rank: Rank) -> u16 {
        let (red, black) = (
            self.board.lines_of(Color::Red),
            self.board.lines_of(Color::Black),
        );
        let mut word = red.rank(rank) | black.rank(rank);
        if self.m.from.rank() == rank {
            word &= !(1 << self.m.from.file().index());
        }
        if self.m.to.rank() == rank {
            word |= 1 << self.m.to.file().index();
        }
        word
    }
}
