use crate::lines::{self, between};
use crate::tables::{self, CROSS, HORSE_TO};
use crate::{Bitboard, Board, Color, Piece, Role, Square};

/// What threatens a general as the board stands, and what would expose it.
pub(crate) struct Danger {
    /// The enemy pieces that attack the general, the enemy general on an open file included.
    pub(crate) checkers: Bitboard,
    /// Own pieces whose leaving may expose the general: the only one between it and a chariot or
    /// the other general, one of two between it and a cannon, one on the leg of a horse.
    pub(crate) pinned: Bitboard,
    /// Empty squares where an own piece would become a cannon's screen against its own general.
    pub(crate) no_entry: Bitboard,
}

impl Danger {
    /// Looks around the general of `us`, which stands on `general`.
    pub(crate) fn new(board: &Board, us: Color, general: Square) -> Self {
        let enemy = board.by_color(!us);
        let own = board.by_color(us);
        let occupied = own | enemy;
        let at = general.usize();
        let mut danger = Self {
            checkers: tables::soldier_to(!us, general)
                & board.by_piece(Piece {
                    color: !us,
                    role: Role::Soldier,
                }),
            pinned: Bitboard::EMPTY,
            no_entry: Bitboard::EMPTY,
        };

        let horses = enemy & board.by_role(Role::Horse) & HORSE_TO[at][0];
        if !horses.is_empty() {
            let open = HORSE_TO[at][tables::diagonal_index(occupied, general)];
            danger.checkers |= horses & open;
            for horse in horses - open {
                danger.pinned |= own & Bitboard::from_square(leg(horse, general));
            }
        }

        let sliders = board.by_role(Role::Chariot)
            | board.by_role(Role::Cannon)
            | board.by_role(Role::General);
        for slider in enemy & sliders & CROSS[at] {
            danger.face(board, us, general, slider);
        }
        danger
    }

    /// Accounts for an enemy chariot, cannon or general on a line with the general.
    fn face(&mut self, board: &Board, us: Color, general: Square, slider: Square) {
        let role = board.piece_at(slider).map(|piece| piece.role);
        let (red, black) = (board.lines_of(Color::Red), board.lines_of(Color::Black));
        let (file, rank) = (general.file(), general.rank());
        let same_file = slider.file() == file;
        let (way, occupied) = if same_file {
            (
                between(rank.index(), slider.rank().index()),
                red.file(file) | black.file(file),
            )
        } else {
            if role == Some(Role::General) {
                return;
            }
            (
                between(file.index(), slider.file().index()),
                red.rank(rank) | black.rank(rank),
            )
        };
        let squares = |word| {
            if same_file {
                lines::on_file(file, word)
            } else {
                lines::on_rank(rank, word)
            }
        };
        let is_cannon = role == Some(Role::Cannon);
        match (lines::up_to_three(way & occupied), is_cannon) {
            (0, false) | (1, true) => self.checkers.insert(slider),
            (0, true) => self.no_entry |= squares(way),
            (1, false) | (2, true) => {
                self.pinned |= squares(way & occupied) & board.by_color(us);
            }
            _ => {}
        }
    }
}

/// The leg of a horse on its way to a square it would attack: the square's corner on the horse's
/// side.
pub(crate) fn leg(horse: Square, target: Square) -> Square {
    let (h, t) = (horse.index(), target.index());
    let up = horse.rank() > target.rank();
    let right = horse.file() > target.file();
    let corner = match (up, right) {
        (true, true) => t + 10,
        (true, false) => t + 8,
        (false, true) => t - 8,
        (false, false) => t - 10,
    };
    debug_assert!(h != t, "a horse does not attack its own square");
    Square::from_index_unchecked(corner)
}
