use xiangqi::{Bitboard, Board, Color, Illegal, Move, Position, Square};

use crate::Message;

impl Message {
    /// Why the move is not legal in the position, told to the side to move: files and ranks are
    /// counted from its own seat.
    pub fn illegal(position: &Position, m: Move, reason: &Illegal) -> Self {
        Self::illegal_on(position.board(), position.turn(), m, reason)
    }

    /// The same on a board that is no position: records hold those.
    pub fn illegal_on(board: &Board, turn: Color, m: Move, reason: &Illegal) -> Self {
        let of = |id| About {
            message: Self::plain(id),
            board,
            turn,
        };
        match *reason {
            Illegal::EmptySquare => of("illegal-empty-square").square(m.from),
            Illegal::NotYourTurn => of("illegal-not-your-turn").color(turn),
            Illegal::SameSquare => of("illegal-same-square"),
            Illegal::OwnPiece => of("illegal-own-piece").piece_on(m.to),
            Illegal::WrongShape => of("illegal-wrong-shape").role_of(m.from),
            Illegal::LeavesPalace => of("illegal-leaves-palace").role_of(m.from),
            Illegal::CrossesRiver => of("illegal-crosses-river"),
            Illegal::SoldierBackward => of("illegal-soldier-backward"),
            Illegal::SoldierSideways => of("illegal-soldier-sideways"),
            Illegal::HorseLegBlocked { leg } => of("illegal-horse-leg-blocked").square(leg),
            Illegal::ElephantEyeBlocked { eye } => of("illegal-elephant-eye-blocked").square(eye),
            Illegal::PathBlocked { blocker } => of("illegal-path-blocked").square(blocker),
            Illegal::CannonJump { .. } => of("illegal-cannon-jump"),
            Illegal::CannonNoScreen => of("illegal-cannon-no-screen"),
            Illegal::CannonTooManyScreens { screens } => {
                of("illegal-cannon-too-many-screens").count(screens)
            }
            Illegal::GeneralsFace { own, .. } => of("illegal-generals-face").file(own),
            Illegal::LeavesGeneralInCheck { attackers } => {
                of("illegal-leaves-general-in-check").attackers(attackers)
            }
            Illegal::DoesNotAnswerCheck { checkers } => {
                of("illegal-does-not-answer-check").attackers(checkers)
            }
        }
        .message
    }
}

/// A message about a position that is being given its arguments.
struct About<'a> {
    message: Message,
    board: &'a Board,
    turn: Color,
}

impl About<'_> {
    fn with(mut self, name: &'static str, value: impl Into<crate::Argument>) -> Self {
        self.message = self.message.with(name, value);
        self
    }

    fn color(self, color: Color) -> Self {
        self.with("color", color.to_string())
    }

    fn file(self, square: Square) -> Self {
        let number = square.file().number(self.turn);
        self.with("file", number)
    }

    fn square(self, square: Square) -> Self {
        let distance = square.rank().from_side(self.turn);
        self.file(square).with("rank", distance)
    }

    fn role_of(self, square: Square) -> Self {
        match self.board.piece_at(square) {
            Some(piece) => self.with("role", piece.role.to_string()),
            None => self,
        }
    }

    fn piece_on(self, square: Square) -> Self {
        self.role_of(square).square(square)
    }

    fn count(self, squares: Bitboard) -> Self {
        self.with("count", squares.len())
    }

    /// How many there are, and which the first one is.
    fn attackers(self, squares: Bitboard) -> Self {
        match squares.first() {
            Some(first) => self.count(squares).piece_on(first),
            None => self.count(squares),
        }
    }
}
