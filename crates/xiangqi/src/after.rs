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
            attackers |= horses & HORSE_TO[at][diagonal_index(self.occupied(), target)];
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

    /// Whether the mover's side, `by`, would attack a square: with the piece that moved, or with one
    /// that it has uncovered or serves as a screen.
    pub(crate) fn is_attacked_by_mover(&self, by: Color, target: Square) -> bool {
        let Some(moved) = self.board.piece_at(self.m.from) else {
            return false;
        };
        self.attacks_from_target(moved, target) || self.others_attack(by, target)
    }

    /// Whether the piece that moved attacks the square from where it stands now.
    fn attacks_from_target(&self, moved: Piece, target: Square) -> bool {
        let to = Bitboard::from_square(self.m.to);
        let at = target.usize();
        match moved.role {
            Role::Soldier => soldier_to(moved.color, target).intersects(to),
            Role::Horse => {
                HORSE_TO[at][0].intersects(to)
                    && HORSE_TO[at][diagonal_index(self.occupied(), target)].intersects(to)
            }
            Role::Chariot | Role::Cannon | Role::General => {
                CROSS[at].intersects(to) && self.slides(moved.role, self.m.to, target)
            }
            Role::Advisor | Role::Elephant => false,
        }
    }

    /// Whether another piece of the mover's side attacks the square.
    fn others_attack(&self, by: Color, target: Square) -> bool {
        let at = target.usize();
        let others = self.board.by_color(by) - self.m.from.into();
        let horses = others & self.board.by_role(Role::Horse) & HORSE_TO[at][0];
        if !horses.is_empty()
            && HORSE_TO[at][diagonal_index(self.occupied(), target)].intersects(horses)
        {
            return true;
        }
        let sliders = self.board.by_role(Role::Chariot)
            | self.board.by_role(Role::Cannon)
            | self.board.by_role(Role::General);
        (others & sliders & CROSS[at])
            .into_iter()
            .any(|slider| self.slides_to(slider, target))
    }

    fn occupied(&self) -> Bitboard {
        (self.board.occupied() - self.m.from.into()) | self.m.to.into()
    }

    fn slides_to(&self, slider: Square, target: Square) -> bool {
        let role = self.board.piece_at(slider).map(|piece| piece.role);
        role.is_some_and(|role| self.slides(role, slider, target))
    }

    /// Whether a chariot, cannon or general on one square attacks another on the same line.
    fn slides(&self, role: Role, slider: Square, target: Square) -> bool {
        let screens = if slider.file() == target.file() {
            between(slider.rank().index(), target.rank().index()) & self.file(target.file())
        } else if role == Role::General {
            return false;
        } else {
            between(slider.file().index(), target.file().index()) & self.rank(target.rank())
        };
        up_to_three(screens) == u8::from(role == Role::Cannon)
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
