use core::fmt;

use crate::after::After;
use crate::lines::{self, Lines};
use crate::siege::Siege;
use crate::tables;
use crate::{Bitboard, ByColor, Color, Move, Piece, Role, Square};

/// Pieces on squares, in any arrangement. It knows where pieces are and how they move, not whose
/// turn it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    squares: [Option<Piece>; Square::COUNT],
    colors: ByColor<Bitboard>,
    roles: [Bitboard; Role::ALL.len()],
    lines: ByColor<Lines>,
}

impl Board {
    /// A board without pieces.
    pub fn empty() -> Self {
        Self {
            squares: [None; Square::COUNT],
            colors: ByColor::default(),
            roles: [Bitboard::EMPTY; Role::ALL.len()],
            lines: ByColor::default(),
        }
    }

    /// The piece on the square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.squares[square.usize()]
    }

    /// Every piece with its square, lowest square first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares of one side's pieces.
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The squares of both sides' pieces of one kind.
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares of one side's pieces of one kind.
    pub fn by_piece(&self, piece: Piece) -> Bitboard {
        self.by_color(piece.color) & self.by_role(piece.role)
    }

    /// The squares that are not empty.
    pub fn occupied(&self) -> Bitboard {
        self.colors.red | self.colors.black
    }

    /// Puts the piece on the square, in place of what stood there, which it returns.
    pub fn set(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        let old = self.remove(square);
        self.squares[square.usize()] = Some(piece);
        self.toggle(square, piece);
        old
    }

    /// Empties the square and returns what stood there.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let old = self.squares[square.usize()].take();
        if let Some(piece) = old {
            self.toggle(square, piece);
        }
        old
    }

    fn toggle(&mut self, square: Square, piece: Piece) {
        self.colors[piece.color] ^= square.into();
        self.roles[piece.role.index()] ^= square.into();
        self.lines[piece.color].toggle(square);
    }

    /// Carries out a move, whatever the rules say, and returns what it took.
    pub(crate) fn apply(&mut self, m: Move) -> Option<Piece> {
        let piece = self.remove(m.from)?;
        self.set(m.to, piece)
    }

    /// Takes back the move that [`apply`](Self::apply) carried out.
    pub(crate) fn retract(&mut self, m: Move, captured: Option<Piece>) {
        if let Some(piece) = self.remove(m.to) {
            self.set(m.from, piece);
        }
        if let Some(captured) = captured {
            self.set(m.to, captured);
        }
    }

    /// Where the piece on a square could go if no general had to be minded: empty squares and
    /// those of the other side's pieces; nowhere from an empty square.
    pub fn reach(&self, from: Square) -> Bitboard {
        self.piece_at(from)
            .map_or(Bitboard::EMPTY, |piece| self.targets(from, piece))
    }

    /// The pieces of `by` that could take an enemy piece on this square if no general had to be
    /// minded, whatever stands on it now.
    pub fn attackers(&self, by: Color, target: Square) -> Bitboard {
        let at = target.usize();
        let occupied = self.occupied();
        let steps = tables::GENERAL[at] & self.by_role(Role::General)
            | tables::ADVISOR[at] & self.by_role(Role::Advisor)
            | tables::ELEPHANT[at][tables::diagonal_index(occupied, target)]
                & self.by_role(Role::Elephant)
            | tables::HORSE_TO[at][tables::diagonal_index(occupied, target)]
                & self.by_role(Role::Horse)
            | tables::soldier_to(by, target) & self.by_role(Role::Soldier);
        let along = self.line_targets(target, |reach, _| reach.slide) & self.by_role(Role::Chariot);
        let over = self.line_targets(target, |reach, _| reach.hop) & self.by_role(Role::Cannon);
        (steps | along | over) & self.by_color(by)
    }

    /// The enemy pieces that would attack the general of `color` once the move had been made, the
    /// enemy general on an open file included; none when it has no general.
    pub fn exposed_to(&self, color: Color, m: Move) -> Bitboard {
        let general = self.by_piece(Piece {
            color,
            role: Role::General,
        });
        let square = if general.contains(m.from) {
            Some(m.to)
        } else {
            general.first()
        };
        square.map_or(Bitboard::EMPTY, |square| {
            After::new(self, m).attackers(!color, square)
        })
    }

    /// The rank and file words of one side's pieces.
    pub(crate) fn lines_of(&self, color: Color) -> &Lines {
        &self.lines[color]
    }

    /// Where the piece on a square could go if no general had to be minded. Squares of its own
    /// side's pieces are left out.
    pub(crate) fn targets(&self, from: Square, piece: Piece) -> Bitboard {
        let own = self.by_color(piece.color);
        let at = from.usize();
        match piece.role {
            Role::General => tables::GENERAL[at] - own,
            Role::Advisor => tables::ADVISOR[at] - own,
            Role::Elephant => {
                tables::ELEPHANT[at][tables::diagonal_index(self.occupied(), from)] - own
            }
            Role::Horse => tables::HORSE[at][tables::orthogonal_index(self.occupied(), from)] - own,
            Role::Chariot => self.line_targets(from, |reach, _| reach.slide) - own,
            Role::Cannon => {
                self.line_targets(from, |reach, occupied| reach.slide & !occupied | reach.hop) - own
            }
            Role::Soldier => tables::soldier(piece.color, from) - own,
        }
    }

    /// The squares from which a piece like this would attack a square, as all others stand.
    pub fn squares_attacking(&self, piece: Piece, target: Square) -> Bitboard {
        let at = target.usize();
        let corners = tables::diagonal_index(self.occupied(), target);
        match piece.role {
            Role::General => tables::GENERAL[at],
            Role::Advisor => tables::ADVISOR[at],
            Role::Elephant => tables::ELEPHANT[at][corners],
            Role::Horse => tables::HORSE_TO[at][corners],
            Role::Chariot => self.line_targets(target, |reach, _| reach.slide),
            Role::Cannon => self.squares_behind_screens(target),
            Role::Soldier => tables::soldier_to(piece.color, target),
        }
    }

    /// The squares behind exactly one screen, seen from a square.
    fn squares_behind_screens(&self, target: Square) -> Bitboard {
        let (file, rank) = (target.file(), target.rank());
        let on_rank = self.lines.red.rank(rank) | self.lines.black.rank(rank);
        let on_file = self.lines.red.file(file) | self.lines.black.file(file);
        // Without the screens one sees as far as the next piece.
        let behind = |reaches: &[tables::Reach], occupied: u16| {
            let seen = reaches[usize::from(occupied)].slide;
            reaches[usize::from(occupied & !seen)].slide & !seen
        };
        let along = &tables::RANK_REACH[usize::from(file.index())];
        let up_down = &tables::FILE_REACH[usize::from(rank.index())];
        lines::on_rank(rank, behind(along, on_rank))
            | lines::on_file(file, behind(up_down, on_file))
    }

    /// The pieces around a square, for those who take on it one after another.
    pub fn siege(&self, target: Square) -> Siege<'_> {
        Siege::new(self, target)
    }

    fn line_targets(&self, from: Square, pick: impl Fn(tables::Reach, u16) -> u16) -> Bitboard {
        let (file, rank) = (from.file(), from.rank());
        let on_rank = self.lines.red.rank(rank) | self.lines.black.rank(rank);
        let on_file = self.lines.red.file(file) | self.lines.black.file(file);
        let along = tables::RANK_REACH[file.index() as usize][on_rank as usize];
        let up_down = tables::FILE_REACH[rank.index() as usize][on_file as usize];
        lines::on_rank(rank, pick(along, on_rank)) | lines::on_file(file, pick(up_down, on_file))
    }
}

/// Ten rows as in a printed diagram, Black's back rank first.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in crate::Rank::all().rev() {
            for file in crate::File::all() {
                let piece = self.piece_at(Square::new(file, rank));
                write!(f, "{}", piece.map_or('.', Piece::fen_char))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    const RED_CANNON: Piece = Piece {
        color: Color::Red,
        role: Role::Cannon,
    };
    const BLACK_HORSE: Piece = Piece {
        color: Color::Black,
        role: Role::Horse,
    };

    #[test]
    fn every_view_of_the_board_agrees() {
        let mut board = Board::empty();
        let square: Square = "b2".parse().unwrap();
        assert_eq!(board.set(square, BLACK_HORSE), None);
        assert_eq!(board.set(square, RED_CANNON), Some(BLACK_HORSE));
        assert_eq!(board.by_piece(RED_CANNON), square.into());
        assert!(board.by_piece(BLACK_HORSE).is_empty());
        assert_eq!(board.pieces().collect::<Vec<_>>(), [(square, RED_CANNON)]);
        assert_eq!(board.remove(square), Some(RED_CANNON));
        assert_eq!(board, Board::empty());
    }

    #[test]
    fn attackers_are_the_pieces_that_could_take() {
        for fen in [
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "3k5/4a4/4b4/4n4/2b6/4C1P2/4R4/4BA3/4A4/2B1K3c w - - 0 1",
        ] {
            let position = crate::Position::from_fen(fen).unwrap();
            for target in Square::all() {
                for by in Color::ALL {
                    let mut board = position.board().clone();
                    let prey = Piece {
                        color: !by,
                        role: Role::Soldier,
                    };
                    board.set(target, prey);
                    let takers: Vec<_> = board
                        .by_color(by)
                        .into_iter()
                        .filter(|&from| board.reach(from).contains(target))
                        .collect();
                    let attackers: Vec<_> = board.attackers(by, target).into_iter().collect();
                    assert_eq!(attackers, takers, "{by} on {target} in {fen}");
                }
            }
        }
    }

    #[test]
    fn a_piece_attacks_from_the_squares_that_are_named() {
        let fen = "3k5/4a4/4b4/4n4/2b6/4C1P2/4R4/4BA3/4A4/2B1K3c w - - 0 1";
        let position = crate::Position::from_fen(fen).unwrap();
        for target in position.board().occupied() {
            for role in [Role::Horse, Role::Chariot, Role::Cannon, Role::Soldier] {
                let color = !position.board().piece_at(target).unwrap().color;
                let piece = Piece { color, role };
                let squares = position.board().squares_attacking(piece, target);
                for from in Square::all().filter(|&from| position.board().piece_at(from).is_none())
                {
                    let mut board = position.board().clone();
                    board.set(from, piece);
                    let attacks = board.reach(from).contains(target);
                    assert_eq!(squares.contains(from), attacks, "{piece:?} {from} {target}");
                }
            }
        }
    }

    #[test]
    fn a_general_is_exposed_along_an_open_file() {
        let mut board = Board::empty();
        let mut put = |square: &str, color, role| {
            let square = square.parse().unwrap();
            board.set(square, Piece { color, role });
            square
        };
        let red: Square = put("e0", Color::Red, Role::General);
        put("e9", Color::Black, Role::General);
        let soldier = put("e5", Color::Red, Role::Soldier);
        let aside = Move::new(soldier, "f5".parse().unwrap());
        let ahead = Move::new(soldier, "e6".parse().unwrap());
        assert_eq!(board.exposed_to(Color::Black, aside), red.into());
        assert!(board.exposed_to(Color::Black, ahead).is_empty());
        let flight = Move::new("e9".parse().unwrap(), "d9".parse().unwrap());
        assert!(board.exposed_to(Color::Black, flight).is_empty());
    }

    #[test]
    fn a_move_taken_back_leaves_no_trace() {
        let mut board = Board::empty();
        board.set("b2".parse().unwrap(), RED_CANNON);
        board.set("b9".parse().unwrap(), BLACK_HORSE);
        let before = board.clone();
        let m = "b2b9".parse().unwrap();
        let captured = board.apply(m);
        assert_eq!(captured, Some(BLACK_HORSE));
        assert_ne!(board, before);
        board.retract(m, captured);
        assert_eq!(board, before);
    }
}
