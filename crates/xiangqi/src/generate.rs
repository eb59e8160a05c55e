use crate::after::After;
use crate::danger::{Danger, leg};
use crate::lines::{self, between};
use crate::{Bitboard, Board, Color, Move, MoveList, Piece, Role, Square};

/// Where one piece may legally go, for each piece of the side to move.
///
/// Few moves need a look at the board after them: those of the general, those of pinned pieces, and
/// the answers to a check. All others are legal as they come.
pub(crate) struct Generator<'a> {
    board: &'a Board,
    us: Color,
    general: Square,
    pub(crate) danger: Danger,
    answers: Answers,
}

/// What can answer a check. Every such move still has to be looked at.
enum Answers {
    /// There is no check.
    NotNeeded,
    /// One checker: moves to these squares, or any move of these screens.
    One { to: Bitboard, screens: Bitboard },
    /// Several checkers: any move may do.
    Any,
}

impl<'a> Generator<'a> {
    pub(crate) fn new(board: &'a Board, us: Color, general: Square) -> Self {
        let danger = Danger::new(board, us, general);
        let answers = match danger.checkers.first() {
            None => Answers::NotNeeded,
            Some(checker) if danger.checkers == checker.into() => {
                one_checker(board, us, general, checker)
            }
            Some(_) => Answers::Any,
        };
        Self {
            board,
            us,
            general,
            danger,
            answers,
        }
    }

    /// Adds every legal move.
    pub(crate) fn all(&self, list: &mut MoveList) {
        for from in self.board.by_color(self.us) {
            self.from(from, list);
        }
    }

    /// Adds every legal move to one of these squares.
    pub(crate) fn onto(&self, squares: Bitboard, list: &mut MoveList) {
        for from in self.board.by_color(self.us) {
            for to in self.targets_among(from, squares) {
                list.push(Move::new(from, to));
            }
        }
    }

    /// Adds the legal moves of the piece on a square, if it is one of the side to move.
    pub(crate) fn from(&self, from: Square, list: &mut MoveList) {
        for to in self.targets(from) {
            list.push(Move::new(from, to));
        }
    }

    /// Whether there is a legal move at all.
    pub(crate) fn any(&self) -> bool {
        self.board
            .by_color(self.us)
            .into_iter()
            .any(|from| !self.targets(from).is_empty())
    }

    /// The legal targets of the piece on a square.
    pub(crate) fn targets(&self, from: Square) -> Bitboard {
        self.targets_among(from, Bitboard::FULL)
    }

    /// Those legal targets of the piece on a square that are among these.
    #[inline]
    fn targets_among(&self, from: Square, wanted: Bitboard) -> Bitboard {
        let Some(piece) = self
            .board
            .piece_at(from)
            .filter(|piece| piece.color == self.us)
        else {
            return Bitboard::EMPTY;
        };
        let targets = self.board.targets(from, piece) & wanted;
        if piece.role == Role::General {
            return self.safe(from, targets);
        }
        match &self.answers {
            Answers::NotNeeded if self.danger.pinned.contains(from) => self.safe(from, targets),
            Answers::NotNeeded => targets - self.danger.no_entry,
            Answers::One { screens, .. } if screens.contains(from) => self.safe(from, targets),
            Answers::One { to, .. } => self.safe(from, targets & *to),
            Answers::Any => self.safe(from, targets),
        }
    }

    /// Those targets that leave the general unattacked.
    pub(crate) fn safe(&self, from: Square, targets: Bitboard) -> Bitboard {
        targets
            .into_iter()
            .filter(|&to| {
                let general = if from == self.general {
                    to
                } else {
                    self.general
                };
                After::new(self.board, Move::new(from, to))
                    .attackers(!self.us, general)
                    .is_empty()
            })
            .collect()
    }
}

fn one_checker(board: &Board, us: Color, general: Square, checker: Square) -> Answers {
    let role = board.piece_at(checker).map(|piece| piece.role);
    let mut to = Bitboard::from_square(checker);
    let mut screens = Bitboard::EMPTY;
    match role {
        Some(Role::Horse) => to.insert(leg(checker, general)),
        Some(Role::Chariot | Role::Cannon) => {
            let way = squares_between(general, checker);
            to |= way;
            screens = way & board.by_color(us);
        }
        Some(Role::General | Role::Advisor | Role::Elephant | Role::Soldier) | None => {}
    }
    Answers::One { to, screens }
}

/// The squares strictly between two squares of one line.
pub(crate) fn squares_between(one: Square, other: Square) -> Bitboard {
    if one.file() == other.file() {
        lines::on_file(
            one.file(),
            between(one.rank().index(), other.rank().index()),
        )
    } else if one.rank() == other.rank() {
        lines::on_rank(
            one.rank(),
            between(one.file().index(), other.file().index()),
        )
    } else {
        Bitboard::EMPTY
    }
}

/// The square of a side's general, if it has one.
pub(crate) fn general_of(board: &Board, color: Color) -> Option<Square> {
    board
        .by_piece(Piece {
            color,
            role: Role::General,
        })
        .first()
}
