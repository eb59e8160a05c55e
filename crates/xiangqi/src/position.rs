use alloc::string::String;
use core::fmt;

use crate::after::After;
use crate::count;
use crate::danger::Danger;
use crate::fen;
use crate::generate::Generator;
use crate::{
    Bitboard, Board, ByColor, Color, Diagram, FenOrPositionError, Illegal, Move, MoveList,
};
use crate::{Piece, PositionFaults, Role, Square, Status, judge, zobrist};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// A position that can come up in a game: the right pieces on squares they can reach, and the side
/// that is not to move not in check.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    board: Board,
    turn: Color,
    generals: ByColor<Square>,
    key: u64,
    halfmove_clock: u16,
    fullmove_number: u16,
}

/// What [`Position::take_back`] needs to undo a move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    m: Move,
    captured: Option<Piece>,
    key: u64,
    halfmove_clock: u16,
}

impl Undo {
    /// What the move took.
    pub const fn captured(&self) -> Option<Piece> {
        self.captured
    }
}

impl Position {
    /// The position every game starts from.
    pub fn start() -> Self {
        Self::from_fen(START).expect("the start position is one")
    }

    /// Reads a FEN and checks that it is one of a position. What it filled in is told by
    /// [`Diagram::from_fen`].
    pub fn from_fen(text: &str) -> Result<Self, FenOrPositionError> {
        Ok(Self::from_diagram(Diagram::from_fen(text)?.diagram)?)
    }

    /// Checks that a diagram can be a position; if not, says everything that is wrong with it.
    pub fn from_diagram(diagram: Diagram) -> Result<Self, PositionFaults> {
        PositionFaults::of(&diagram)?;
        let Diagram {
            board,
            turn,
            halfmove_clock,
            fullmove_number,
        } = diagram;
        let generals = ByColor::new_with(|color| {
            let general = board.by_piece(Piece {
                color,
                role: Role::General,
            });
            general
                .first()
                .expect("a diagram without faults has both generals")
        });
        let key = zobrist::key(&board, turn);
        Ok(Self {
            board,
            turn,
            generals,
            key,
            halfmove_clock,
            fullmove_number,
        })
    }

    /// The same as a diagram, to be changed freely.
    pub fn to_diagram(&self) -> Diagram {
        Diagram {
            board: self.board.clone(),
            turn: self.turn,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// The pieces.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// A hash of the pieces and the side to move, the same in every build.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The canonical FEN.
    pub fn fen(&self) -> String {
        alloc::format!("{self}")
    }

    /// Plies since the last capture.
    pub fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the move, from 1, one more after each of Black's.
    pub fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// Where a side's general stands.
    pub fn general(&self, color: Color) -> Square {
        self.generals[color]
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        Danger::new(&self.board, self.turn, self.general(self.turn)).checkers
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether the game can go on.
    pub fn status(&self) -> Status {
        let generator = self.generator();
        match (generator.any(), generator.danger.checkers.is_empty()) {
            (true, _) => Status::Ongoing,
            (false, false) => Status::Checkmate,
            (false, true) => Status::Stalemate,
        }
    }

    /// Every legal move.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.generator().all(&mut list);
        list
    }

    /// The legal moves that end on one of these squares: the captures, say, or everything else.
    pub fn legal_moves_onto(&self, squares: Bitboard) -> MoveList {
        let mut list = MoveList::new();
        self.generator().onto(squares, &mut list);
        list
    }

    /// The legal moves of the piece on this square.
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        let mut list = MoveList::new();
        self.generator().from(from, &mut list);
        list
    }

    /// How many legal moves there are, without listing them.
    pub fn legal_move_count(&self) -> u64 {
        count::count(&self.board, self.turn, self.general(self.turn))
    }

    /// Whether the move is legal.
    pub fn is_legal(&self, m: Move) -> bool {
        self.judge(m).is_ok()
    }

    /// Says why the move is not legal, if it is not.
    pub fn judge(&self, m: Move) -> Result<(), Illegal> {
        judge::judge(&self.board, self.turn, m)
    }

    /// Whether the legal move gives check.
    pub fn gives_check(&self, m: Move) -> bool {
        let general = self.general(!self.turn);
        After::new(&self.board, m).is_attacked_by_mover(self.turn, general)
    }

    /// The piece that the move would take.
    pub fn captured_by(&self, m: Move) -> Option<Piece> {
        self.board.piece_at(m.to)
    }

    /// Plays a legal move; an illegal one leaves the position as it is.
    pub fn play(&mut self, m: Move) -> Result<(), Illegal> {
        self.judge(m)?;
        self.play_unchecked(m);
        Ok(())
    }

    /// Plays a move that is known to be legal, as those of [`legal_moves`](Self::legal_moves) are.
    /// After any other move the position is none, and its answers mean nothing.
    pub fn play_unchecked(&mut self, m: Move) -> Undo {
        debug_assert!(self.is_legal(m), "{m} is not legal in {self}");
        let captured = self.captured_by(m);
        let undo = Undo {
            m,
            captured,
            key: self.key,
            halfmove_clock: self.halfmove_clock,
        };
        if let Some(piece) = self.board.piece_at(m.from) {
            self.key ^= zobrist::piece(piece, m.from) ^ zobrist::piece(piece, m.to);
            if piece.role == Role::General {
                self.generals[piece.color] = m.to;
            }
        }
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        if let Some(piece) = captured {
            self.key ^= zobrist::piece(piece, m.to);
            self.halfmove_clock = 0;
        }
        self.key ^= zobrist::PASS;
        self.board.apply(m);
        if self.turn == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.turn = !self.turn;
        undo
    }

    /// Takes back the last move played.
    pub fn take_back(&mut self, undo: Undo) {
        let Undo {
            m,
            captured,
            key,
            halfmove_clock,
        } = undo;
        self.turn = !self.turn;
        if self.turn == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_sub(1);
        }
        self.key = key;
        self.halfmove_clock = halfmove_clock;
        self.board.retract(m, captured);
        if self.generals[self.turn] == m.to {
            self.generals[self.turn] = m.from;
        }
    }

    /// Lets the other side move instead, as no rule allows but a search may ask for: what if nothing
    /// were done? The side to move must not be in check. Passing again undoes it, but for the
    /// counts, which a pass leaves as they are.
    pub fn pass(&mut self) {
        debug_assert!(!self.is_check(), "a side in check cannot pass: {self}");
        self.turn = !self.turn;
        self.key ^= zobrist::PASS;
    }

    fn generator(&self) -> Generator<'_> {
        Generator::new(&self.board, self.turn, self.general(self.turn))
    }
}

/// The canonical FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fen::write(
            f,
            &self.board,
            self.turn,
            self.halfmove_clock,
            self.fullmove_number,
        )
    }
}

/// As `Display`: a position should read well in a failed test.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
