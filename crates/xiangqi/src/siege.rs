use crate::tables::{self, FILE_REACH, RANK_REACH, Reach};
use crate::{Bitboard, Board, Color, Role, Square, lines};

/// The pieces that bear on one square, while those that have taken on it are removed one by one.
/// The square counts as occupied, whatever stands on it.
#[derive(Clone, Debug)]
pub struct Siege<'a> {
    board: &'a Board,
    target: Square,
    occupied: Bitboard,
    rank: u16,
    file: u16,
}

impl<'a> Siege<'a> {
    pub(crate) fn new(board: &'a Board, target: Square) -> Self {
        let (red, black) = (board.lines_of(Color::Red), board.lines_of(Color::Black));
        Self {
            board,
            target,
            occupied: board.occupied() | target.into(),
            rank: red.rank(target.rank()) | black.rank(target.rank()),
            file: red.file(target.file()) | black.file(target.file()),
        }
    }

    /// Takes the piece on a square off the board; what stood behind it may now reach the target,
    /// and a cannon that had it for a screen no longer does.
    pub fn remove(&mut self, square: Square) {
        self.occupied.remove(square);
        if square.rank() == self.target.rank() {
            self.rank &= !(1 << square.file().index());
        }
        if square.file() == self.target.file() {
            self.file &= !(1 << square.rank().index());
        }
    }

    /// Those of `by` that could take on the square now if no general had to be minded.
    pub fn attackers(&self, by: Color) -> Bitboard {
        let board = self.board;
        let at = self.target.usize();
        let corners = tables::diagonal_index(self.occupied, self.target);
        let steps = tables::GENERAL[at] & board.by_role(Role::General)
            | tables::ADVISOR[at] & board.by_role(Role::Advisor)
            | tables::ELEPHANT[at][corners] & board.by_role(Role::Elephant)
            | tables::HORSE_TO[at][corners] & board.by_role(Role::Horse)
            | tables::soldier_to(by, self.target) & board.by_role(Role::Soldier);
        let along = self.on_lines(|reach| reach.slide) & board.by_role(Role::Chariot);
        let over = self.on_lines(|reach| reach.hop) & board.by_role(Role::Cannon);
        (steps | along | over) & board.by_color(by) & self.occupied
    }

    fn on_lines(&self, pick: impl Fn(Reach) -> u16) -> Bitboard {
        let (file, rank) = (self.target.file(), self.target.rank());
        let along = RANK_REACH[usize::from(file.index())][usize::from(self.rank)];
        let up_down = FILE_REACH[usize::from(rank.index())][usize::from(self.file)];
        lines::on_rank(rank, pick(along)) | lines::on_file(file, pick(up_down))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Piece, Position};

    #[test]
    fn a_siege_sees_what_a_board_without_the_removed_pieces_shows() {
        let fen = "3k5/4a4/4b4/4n4/2b6/4C1P2/4R4/4BA3/4A4/2B1K3c w - - 0 1";
        let position = Position::from_fen(fen).unwrap();
        for target in Square::all() {
            let mut board = position.board().clone();
            let prey = Piece {
                color: Color::Black,
                role: Role::Soldier,
            };
            board.set(target, prey);
            let whole = board.clone();
            let mut siege = whole.siege(target);
            for removed in position.board().occupied() - target.into() {
                siege.remove(removed);
                board.remove(removed);
                for by in Color::ALL {
                    assert_eq!(siege.attackers(by), board.attackers(by, target), "{target}");
                }
            }
        }
    }
}
