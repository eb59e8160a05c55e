//! The board as a record is played through, sound or not.

use xiangqi::{Board, Color, Diagram, Illegal, Move, Position, Undo};

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
    Unsound(Box<Diagram>),
}

#[derive(Clone, Debug)]
enum Past {
    Undo(Undo),
    /// What stood before a move that cannot simply be undone.
    Before(Box<Now>),
}

impl Now {
    fn of(diagram: Diagram) -> Self {
        match Position::from_diagram(diagram.clone()) {
            Ok(position) => Self::Sound(position),
            Err(_) => Self::Unsound(Box::new(diagram)),
        }
    }

    fn to_diagram(&self) -> Diagram {
        match self {
            Self::Sound(position) => position.to_diagram(),
            Self::Unsound(diagram) => (**diagram).clone(),
        }
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
        match &mut self.now {
            Now::Sound(position) if judged.is_ok() => {
                self.past.push(Past::Undo(position.play_unchecked(m)));
            }
            now => {
                let mut diagram = now.to_diagram();
                diagram.play_anyhow(m);
                let before = std::mem::replace(now, Now::of(diagram));
                self.past.push(Past::Before(Box::new(before)));
            }
        }
        judged
    }

    /// Takes the last move back; at the start nothing happens.
    pub fn take_back(&mut self) {
        match self.past.pop() {
            Some(Past::Before(before)) => self.now = *before,
            Some(Past::Undo(undo)) => {
                if let Now::Sound(position) = &mut self.now {
                    position.take_back(undo);
                }
            }
            None => {}
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
