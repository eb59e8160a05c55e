//! Coordinates: files a–i from Red's left, ranks 0–9 from Red's side (`h2e2`).

use crate::notation::{Ground, MAX_LEN, NotationError};
use xiangqi::Move;

/// Writes a move as its two squares.
pub fn write(m: Move) -> String {
    m.to_string()
}

/// Reads a legal move: `h2e2`, also in capitals and with a hyphen or blanks (`H2-E2`).
pub fn read(ground: &impl Ground, text: &str) -> Result<Move, NotationError> {
    if text.len() > MAX_LEN {
        return Err(NotationError::Unreadable);
    }
    let squares: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '-')
        .map(|c| c.to_ascii_lowercase())
        .collect();
    let m: Move = squares.parse().map_err(|_| NotationError::Unreadable)?;
    match ground.judge(m) {
        Ok(()) => Ok(m),
        Err(why) => Err(NotationError::Illegal { m, why }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::{Illegal, Position};

    #[test]
    fn common_spellings_are_read() {
        let start = Position::start();
        for text in ["h2e2", "H2E2", "H2-E2", " h2 e2 "] {
            assert_eq!(read(&start, text).map(write), Ok("h2e2".into()), "{text:?}");
        }
    }

    #[test]
    fn faults_are_told_apart() {
        let start = Position::start();
        assert_eq!(read(&start, "h2"), Err(NotationError::Unreadable));
        assert_eq!(read(&start, "j2e2"), Err(NotationError::Unreadable));
        assert_eq!(
            read(&start, &"h2e2 ".repeat(20)),
            Err(NotationError::Unreadable)
        );
        assert!(matches!(
            read(&start, "e1e2"),
            Err(NotationError::Illegal {
                why: Illegal::EmptySquare,
                ..
            })
        ));
    }
}
