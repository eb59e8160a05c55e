//! The board as a record is played through, sound or not.

use xiangqi::{Board, Color, Diagram, Illegal, Move, Piece, Position, Undo};

/// What a notation needs to know of the place where a move is made.
pub trait Ground {
    /// The pieces.
    fn board(&self) -> &Board;
    /// The side to move.
    fn turn(&self) -> Color;
    /// Says why the move is not legal, if it is not.
    fn judge(&self, m: Move) -> Result<(), Illegal>;
    /// Whether the move is legal.
    fn is_legal(&self, m: Move) -> bool {
        self.judge(m).is_ok()
    }
}

impl Ground for Position {
    fn board(&self) -> &Board {
        self.board()
    }

    fn turn(&self) -> Color {
        self.turn()
    }

    fn judge(&self, m: Move) -> Result<(), Illegal> {
        self.judge(m)
    }
}

impl Ground for Diagram {
    fn board(&self) -> &Board {
        &self.board
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn judge(&self, m: Move) -> Result<(), Illegal> {
        self.judge(m)
    }
}

/// The board as a record is played through. Records hold illegal moves and start from impossible
/// diagrams; what follows is judged on the board as it then is.
#[derive(Clone, Debug)]
pub struct Replay {
    now: Now,
    past: Vec<Past>,
}

#[derive(Clone, Debug)]
enum Now {
    Sound(Position),
    Unsound(Diagram),
}

/// How a move is taken back.
#[derive(Clone, Copy, Debug)]
enum Past {
    /// It was made on a position and left one.
    Sound(Undo),
    /// It was not legal, or not made on a position.
    Anyhow(Anyhow),
}

/// What a move changed that was carried out whatever the rules say.
#[derive(Clone, Copy, Debug)]
struct Anyhow {
    m: Move,
    /// Whether a man was there to be moved.
    moved: bool,
    captured: Option<Piece>,
    halfmove_clock: u16,
    fullmove_number: u16,
}

impl Now {
    fn of(diagram: Diagram) -> Self {
        match Position::from_diagram(diagram.clone()) {
            Ok(position) => Self::Sound(position),
            Err(_) => Self::Unsound(diagram),
        }
    }

    fn to_diagram(&self) -> Diagram {
        match self {
            Self::Sound(position) => position.to_diagram(),
            Self::Unsound(diagram) => diagram.clone(),
        }
    }
}

impl Anyhow {
    fn play(diagram: &mut Diagram, m: Move) -> Self {
        let (halfmove_clock, fullmove_number) = (diagram.halfmove_clock, diagram.fullmove_number);
        let moved = diagram.board.piece_at(m.from).is_some();
        let captured = diagram.play_anyhow(m);
        Self {
            m,
            moved,
            captured,
            halfmove_clock,
            fullmove_number,
        }
    }

    fn take_back(self, diagram: &mut Diagram) {
        let Move { from, to } = self.m;
        if self.moved {
            if let Some(piece) = diagram.board.remove(to) {
                diagram.board.set(from, piece);
            }
            if let Some(captured) = self.captured {
                diagram.board.set(to, captured);
            }
        }
        diagram.turn = !diagram.turn;
        diagram.halfmove_clock = self.halfmove_clock;
        diagram.fullmove_number = self.fullmove_number;
    }
}

impl Replay {
    /// Sets the board up.
    pub fn new(start: &Diagram) -> Self {
        Self {
            now: Now::of(start.clone()),
            past: Vec::new(),
        }
    }

    /// Plays a move, also an illegal one, and says what is wrong with it.
    pub fn play(&mut self, m: Move) -> Result<(), Illegal> {
        let judged = self.judge(m);
        let past = match &mut self.now {
            Now::Sound(position) if judged.is_ok() => Past::Sound(position.play_unchecked(m)),
            now => {
                let mut diagram = now.to_diagram();
                let undo = Anyhow::play(&mut diagram, m);
                *now = Now::of(diagram);
                Past::Anyhow(undo)
            }
        };
        self.past.push(past);
        judged
    }

    /// Takes the last move back; at the start nothing happens.
    pub fn take_back(&mut self) {
        match (self.past.pop(), &mut self.now) {
            (Some(Past::Sound(undo)), Now::Sound(position)) => position.take_back(undo),
            (Some(Past::Anyhow(undo)), now) => {
                let mut diagram = now.to_diagram();
                undo.take_back(&mut diagram);
                *now = Now::of(diagram);
            }
            // A move that was made on a position left one.
            (Some(Past::Sound(_)), Now::Unsound(_)) | (None, _) => {}
        }
    }

    /// How many moves have been played.
    pub fn plies(&self) -> usize {
        self.past.len()
    }

    /// The position, where the board is one.
    pub fn position(&self) -> Option<&Position> {
        match &self.now {
            Now::Sound(position) => Some(position),
            Now::Unsound(_) => None,
        }
    }

    /// What stands on the board.
    pub fn diagram(&self) -> Diagram {
        self.now.to_diagram()
    }
}

impl Ground for Replay {
    fn board(&self) -> &Board {
        match &self.now {
            Now::Sound(position) => position.board(),
            Now::Unsound(diagram) => &diagram.board,
        }
    }

    fn turn(&self) -> Color {
        match &self.now {
            Now::Sound(position) => position.turn(),
            Now::Unsound(diagram) => diagram.turn,
        }
    }

    fn judge(&self, m: Move) -> Result<(), Illegal> {
        match &self.now {
            Now::Sound(position) => position.judge(m),
            Now::Unsound(diagram) => diagram.judge(m),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn m(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[test]
    fn illegal_moves_are_played_and_taken_back() {
        let start = Position::start().to_diagram();
        let mut replay = Replay::new(&start);
        for (text, legal) in [
            ("h2e2", true),
            ("e5e6", false), // an empty square
            ("e2e6", true),
            ("a0a1", false), // not that side's turn
            ("e6e9", false), // without a screen, and it takes the general
            ("h9g7", true),
            ("e3e4", true),
        ] {
            assert_eq!(replay.play(m(text)).is_ok(), legal, "{text}");
        }
        assert!(replay.position().is_none());
        for _ in 0..7 {
            replay.take_back();
        }
        replay.take_back();
        assert_eq!(replay.diagram(), start);
        assert_eq!(replay.plies(), 0);
    }
}
