use crate::account::Account;
use xiangqi::{Bitboard, Board, Color, Move, Piece, Position, Role, Square};

/// A board to try moves on, where either side may be to move: what would follow if the opponent
/// passed is a question no [`Position`] answers.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    board: Board,
    turn: Color,
}

impl Trial {
    /// The position with `turn` to move, whoever's turn it is.
    pub(crate) fn new(position: &Position, turn: Color) -> Self {
        Self {
            board: position.board().clone(),
            turn,
        }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) fn turn(&self) -> Color {
        self.turn
    }

    /// Makes a move, asks, and takes the move back.
    pub(crate) fn after<T>(&mut self, m: Move, ask: impl FnOnce(&mut Self) -> T) -> T {
        let taken = self
            .board
            .remove(m.from)
            .and_then(|piece| self.board.set(m.to, piece));
        self.turn = !self.turn;
        let answer = ask(self);
        self.turn = !self.turn;
        if let Some(piece) = self.board.remove(m.to) {
            self.board.set(m.from, piece);
        }
        if let Some(taken) = taken {
            self.board.set(m.to, taken);
        }
        answer
    }

    /// Asks with the other side to move.
    pub(crate) fn other_side<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.turn = !self.turn;
        let answer = ask(self);
        self.turn = !self.turn;
        answer
    }

    /// What the move would take.
    pub(crate) fn prize(&self, m: Move) -> Account {
        let taken = self.board.piece_at(m.to);
        taken.map_or(Account::ZERO, |piece| Account::of(piece, m.to))
    }

    pub(crate) fn role_at(&self, square: Square) -> Option<Role> {
        self.board.piece_at(square).map(|piece| piece.role)
    }

    /// Whether the man on the square could go there, legally.
    pub(crate) fn is_legal(&self, m: Move) -> bool {
        self.board.by_color(self.turn).contains(m.from)
            && self.board.reach(m.from).contains(m.to)
            && self.is_safe(m)
    }

    /// Whether the move leaves the mover's own general unattacked.
    fn is_safe(&self, m: Move) -> bool {
        self.board.exposed_to(self.turn, m).is_empty()
    }

    /// Whether the side to move is in check.
    pub(crate) fn is_check(&self) -> bool {
        self.general(self.turn)
            .is_some_and(|square| !self.is_safe(Move::new(square, square)))
    }

    fn general(&self, color: Color) -> Option<Square> {
        let general = Piece {
            color,
            role: Role::General,
        };
        self.board.by_piece(general).first()
    }

    /// Whether the side to move has a legal move.
    pub(crate) fn can_move(&self) -> bool {
        self.reaching(Bitboard::FULL).any(|m| self.is_safe(m))
    }

    /// Every legal move.
    pub(crate) fn moves(&self) -> Vec<Move> {
        self.legal(Bitboard::FULL)
    }

    /// Every legal capture of a man that is worth something.
    pub(crate) fn captures(&self) -> Vec<Move> {
        let mut captures = self.legal(self.board.by_color(!self.turn));
        captures.retain(|&m| self.prize(m) != Account::ZERO);
        captures
    }

    /// Every legal capture on one square.
    pub(crate) fn captures_on(&self, square: Square) -> Vec<Move> {
        let takers = self.board.attackers(self.turn, square);
        let captures = takers.into_iter().map(|from| Move::new(from, square));
        captures.filter(|&m| self.is_safe(m)).collect()
    }

    /// Every legal move that gives check.
    pub(crate) fn checks(&mut self) -> Vec<Move> {
        let Some(general) = self.general(!self.turn) else {
            return Vec::new();
        };
        let candidates = self.reaching(Bitboard::FULL);
        let mut checks: Vec<_> = candidates.filter(|&m| self.may_check(m, general)).collect();
        checks.retain(|&m| self.after(m, |trial| trial.is_check()) && self.is_safe(m));
        checks
    }

    /// Whether the side to move can mate with its next move.
    pub(crate) fn mates_at_once(&mut self) -> bool {
        let mut checks = self.checks().into_iter();
        checks.any(|m| self.after(m, |trial| !trial.can_move()))
    }

    fn legal(&self, targets: Bitboard) -> Vec<Move> {
        self.reaching(targets)
            .filter(|&m| self.is_safe(m))
            .collect()
    }

    /// Every move onto one of these squares, whatever becomes of the own general.
    fn reaching(&self, targets: Bitboard) -> impl Iterator<Item = Move> + '_ {
        self.board
            .by_color(self.turn)
            .into_iter()
            .flat_map(move |from| {
                let to = self.board.reach(from) & targets;
                to.into_iter().map(move |to| Move::new(from, to))
            })
    }

    /// Whether the move could attack the general there: a cheap look that never misses one.
    fn may_check(&self, m: Move, general: Square) -> bool {
        let apart = |square: Square| {
            let files = square.file().index().abs_diff(general.file().index());
            let ranks = square.rank().index().abs_diff(general.rank().index());
            (files.min(ranks), files.max(ranks))
        };
        let direct = match self.role_at(m.from) {
            Some(Role::Chariot | Role::Cannon) => apart(m.to).0 == 0,
            Some(Role::Horse) => apart(m.to) == (1, 2),
            Some(Role::Soldier) => apart(m.to) == (0, 1),
            _ => false,
        };
        let own = self.board.by_color(self.turn) - m.from.into();
        let sliders = own & (self.board.by_role(Role::Chariot) | self.board.by_role(Role::Cannon));
        let horses = own & self.board.by_role(Role::Horse);
        // A man that leaves a line or comes onto it, and one that leaves a horse's leg.
        let on_line = |square: Square| apart(square).0 == 0;
        direct
            || (on_line(m.from) || on_line(m.to)) && sliders.into_iter().any(on_line)
            || apart(m.from) == (1, 1) && horses.into_iter().any(|horse| apart(horse) == (1, 2))
    }
}
