//! From the moves a text can mean to the one that it means.

use crate::notation::step::Step;
use crate::notation::{Ground, NotationError};
use xiangqi::{Bitboard, Illegal, Move, Piece, Role};

/// The man that makes the move, if it is one of the side to move.
pub(crate) fn mover(ground: &impl Ground, m: Move) -> Result<Piece, NotationError> {
    let refused = |why| NotationError::Illegal { m, why };
    match ground.board().piece_at(m.from) {
        Some(piece) if piece.color == ground.turn() => Ok(piece),
        Some(_) => Err(refused(Illegal::NotYourTurn)),
        None => Err(refused(Illegal::EmptySquare)),
    }
}

/// The one legal move that a man on one of these squares makes with this step.
pub(crate) fn settle_step(
    ground: &impl Ground,
    role: Role,
    origins: Bitboard,
    step: Step,
) -> Result<Move, NotationError> {
    if origins.is_empty() {
        return Err(NotationError::NoSuchPiece);
    }
    let color = ground.turn();
    let moves = origins.into_iter().filter_map(move |from| {
        let to = step.target(role, color, from)?;
        Some(Move::new(from, to))
    });
    settle(ground, moves)
}

/// The one of these moves that is legal. When none is, the one that comes nearest to it is what was
/// meant, if there is but one; the error names it.
pub(crate) fn settle(
    ground: &impl Ground,
    moves: impl Iterator<Item = Move> + Clone,
) -> Result<Move, NotationError> {
    let mut best: Option<(Nearness, Move, Result<(), Illegal>)> = None;
    let mut is_alone = true;
    for m in moves.clone() {
        let judged = ground.judge(m);
        let nearness = Nearness::of(judged);
        match best {
            Some((other, ..)) if other > nearness => {}
            Some((other, ..)) if other == nearness => is_alone = false,
            _ => {
                best = Some((nearness, m, judged));
                is_alone = true;
            }
        }
    }
    match best {
        Some((_, m, Ok(()))) if is_alone => Ok(m),
        Some((_, m, Err(why))) if is_alone => Err(NotationError::Illegal { m, why }),
        None | Some((Nearness::Alien, ..)) => Err(NotationError::NoSuchStep),
        Some((nearness, ..)) => {
            let candidates = moves
                .filter(|&m| Nearness::of(ground.judge(m)) == nearness)
                .collect();
            Err(NotationError::Ambiguous { candidates })
        }
    }
}

/// How near a move comes to being legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    /// The man never moves like that.
    Alien,
    /// It does, and something stands in the way.
    Barred,
    /// It can, and its general would be in check.
    Exposed,
    Legal,
}

impl Nearness {
    const fn of(judged: Result<(), Illegal>) -> Self {
        match judged {
            Ok(()) => Self::Legal,
            Err(why) => match why {
                Illegal::DoesNotAnswerCheck { .. }
                | Illegal::GeneralsFace { .. }
                | Illegal::LeavesGeneralInCheck { .. } => Self::Exposed,
                Illegal::OwnPiece
                | Illegal::HorseLegBlocked { .. }
                | Illegal::ElephantEyeBlocked { .. }
                | Illegal::PathBlocked { .. }
                | Illegal::CannonJump { .. }
                | Illegal::CannonNoScreen
                | Illegal::CannonTooManyScreens { .. } => Self::Barred,
                Illegal::EmptySquare
                | Illegal::NotYourTurn
                | Illegal::SameSquare
                | Illegal::WrongShape
                | Illegal::LeavesPalace
                | Illegal::CrossesRiver
                | Illegal::SoldierBackward
                | Illegal::SoldierSideways => Self::Alien,
            },
        }
    }
}

/// The text, if whoever reads it finds this move and no other, be it legal or not.
pub(crate) fn reads_back<G: Ground>(
    ground: &G,
    m: Move,
    text: String,
    read: impl FnOnce(&G, &str) -> Result<Move, NotationError>,
) -> Result<String, NotationError> {
    match read(ground, &text) {
        Ok(back) | Err(NotationError::Illegal { m: back, .. }) if back == m => Ok(text),
        Ok(other) | Err(NotationError::Illegal { m: other, .. }) => {
            let candidates = [m, other].into();
            Err(NotationError::Ambiguous { candidates })
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::Position;

    fn settled(fen: &str, moves: &[&str]) -> Result<Move, NotationError> {
        let position = Position::from_fen(fen).unwrap();
        settle(&position, moves.iter().map(|m| m.parse().unwrap()))
    }

    #[test]
    fn the_legal_move_is_meant() {
        let start = Position::start().fen();
        assert_eq!(
            settled(&start, &["b0d1", "h0g2"]),
            Ok("h0g2".parse().unwrap())
        );
        assert_eq!(settled(&start, &[]), Err(NotationError::NoSuchStep));
        let candidates = ["b0c2", "h0g2"].map(|m| m.parse().unwrap()).to_vec();
        let ambiguous = Err(NotationError::Ambiguous { candidates });
        assert_eq!(settled(&start, &["b0c2", "b0d1", "h0g2"]), ambiguous);
    }

    #[test]
    fn of_illegal_moves_the_nearest_is_meant() {
        // The horse on e4 is pinned; the one on a0 has a blocked leg; a horse never goes a0a1.
        let pinned = "4k4/4r4/9/9/9/4N4/9/9/R8/N3K4 w";
        let named = |moves: &[&str]| match settled(pinned, moves) {
            Err(NotationError::Illegal { m, .. }) => m.to_string(),
            other => panic!("{other:?}"),
        };
        assert_eq!(named(&["a0a1", "a0b2", "e4f6"]), "e4f6");
        assert_eq!(named(&["a0a1", "a0b2"]), "a0b2");
        assert_eq!(named(&["a0a1"]), "a0a1");
        let error = settled(pinned, &["e4f6", "e4d6"]).unwrap_err();
        assert_eq!(error.code(), "ambiguous");
        assert_eq!(
            settled(pinned, &["a0a1", "e4e5"]),
            Err(NotationError::NoSuchStep)
        );
    }
}
