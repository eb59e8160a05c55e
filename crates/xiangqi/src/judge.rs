use crate::after::After;
use crate::generate::{general_of, squares_between};
use crate::{Bitboard, Board, Color, Illegal, Move, Piece, Rank, Role, Square};

/// Says why a move is not legal. When several reasons hold, the one a teacher would name first
/// is given: whose piece it is, then how it moves and what is in its way, then an own piece on the
/// target, then the general.
pub(crate) fn judge(board: &Board, turn: Color, m: Move) -> Result<(), Illegal> {
    let piece = board.piece_at(m.from).ok_or(Illegal::EmptySquare)?;
    if piece.color != turn {
        return Err(Illegal::NotYourTurn);
    }
    if m.from == m.to {
        return Err(Illegal::SameSquare);
    }
    movement(board, piece, m)?;
    if board.by_color(turn).contains(m.to) {
        return Err(Illegal::OwnPiece);
    }
    safety(board, piece, m)
}

/// How far the move goes, seen by its side: to the right of Red's seat, and forward.
fn stride(piece: Piece, m: Move) -> (i16, i16) {
    let files = i16::from(m.to.file().index()) - i16::from(m.from.file().index());
    let ranks = i16::from(m.to.rank().from_side(piece.color))
        - i16::from(m.from.rank().from_side(piece.color));
    (files, ranks)
}

fn movement(board: &Board, piece: Piece, m: Move) -> Result<(), Illegal> {
    let (files, ranks) = stride(piece, m);
    match (piece.role, files.abs(), ranks.abs()) {
        (Role::General, 1, 0) | (Role::General, 0, 1) | (Role::Advisor, 1, 1) => {
            if in_palace(piece.color, m.to) {
                Ok(())
            } else {
                Err(Illegal::LeavesPalace)
            }
        }
        (Role::Elephant, 2, 2) => elephant(board, piece.color, m),
        (Role::Horse, 2, 1) | (Role::Horse, 1, 2) => horse(board, m),
        (Role::Chariot, 0, _) | (Role::Chariot, _, 0) => chariot(board, m),
        (Role::Cannon, 0, _) | (Role::Cannon, _, 0) => cannon(board, piece.color, m),
        (Role::Soldier, 0, 1) if ranks > 0 => Ok(()),
        (Role::Soldier, 0, 1) => Err(Illegal::SoldierBackward),
        (Role::Soldier, 1, 0) if m.from.rank().is_across_river(piece.color) => Ok(()),
        (Role::Soldier, 1, 0) => Err(Illegal::SoldierSideways),
        _ => Err(Illegal::WrongShape),
    }
}

/// Whether the square belongs to a side's palace.
pub(crate) fn in_palace(color: Color, square: Square) -> bool {
    (3..=5).contains(&square.file().index()) && square.rank().from_side(color) <= 2
}

fn elephant(board: &Board, color: Color, m: Move) -> Result<(), Illegal> {
    if m.to.rank().is_across_river(color) {
        return Err(Illegal::CrossesRiver);
    }
    let eye = Square::from_index_unchecked(m.from.index().midpoint(m.to.index()));
    if board.occupied().contains(eye) {
        return Err(Illegal::ElephantEyeBlocked { eye });
    }
    Ok(())
}

fn horse(board: &Board, m: Move) -> Result<(), Illegal> {
    let leg = horse_leg(m);
    if board.occupied().contains(leg) {
        return Err(Illegal::HorseLegBlocked { leg });
    }
    Ok(())
}

/// The square beside the horse in the direction of its longer stride.
fn horse_leg(m: Move) -> Square {
    let (from_file, to_file) = (m.from.file(), m.to.file());
    let (from_rank, to_rank) = (m.from.rank(), m.to.rank());
    if from_file.index().abs_diff(to_file.index()) == 2 {
        let file = from_file.index().midpoint(to_file.index());
        Square::from_index_unchecked(from_rank.index() * 9 + file)
    } else {
        let rank = from_rank.index().midpoint(to_rank.index());
        Square::new(from_file, Rank::from_index_unchecked(rank))
    }
}

fn chariot(board: &Board, m: Move) -> Result<(), Illegal> {
    let blockers = squares_between(m.from, m.to) & board.occupied();
    match nearest(blockers, m.from) {
        None => Ok(()),
        Some(blocker) => Err(Illegal::PathBlocked { blocker }),
    }
}

fn nearest(squares: Bitboard, to: Square) -> Option<Square> {
    squares
        .into_iter()
        .min_by_key(|square| square.index().abs_diff(to.index()))
}

/// Onto an own piece, a cannon that goes as it would without that piece, or as it would take an
/// enemy there, does nothing wrong on its way: only the target is.
fn cannon(board: &Board, color: Color, m: Move) -> Result<(), Illegal> {
    let screens = squares_between(m.from, m.to) & board.occupied();
    let own = board.by_color(color).contains(m.to);
    match (board.occupied().contains(m.to), screens.len()) {
        (true, 1) | (false, 0) => Ok(()),
        (true, 0) if own => Ok(()),
        (true, 0) => Err(Illegal::CannonNoScreen),
        (true, _) => Err(Illegal::CannonTooManyScreens { screens }),
        (false, _) => Err(Illegal::CannonJump { blockers: screens }),
    }
}

fn safety(board: &Board, piece: Piece, m: Move) -> Result<(), Illegal> {
    let (us, them) = (piece.color, !piece.color);
    let Some(stands) = general_of(board, us) else {
        return Ok(());
    };
    let own = if stands == m.from { m.to } else { stands };
    let attackers = After::new(board, m).attackers(them, own);
    if attackers.is_empty() {
        return Ok(());
    }
    let checkers = crate::danger::Danger::new(board, us, stands).checkers & attackers;
    if !checkers.is_empty() {
        return Err(Illegal::DoesNotAnswerCheck { checkers });
    }
    match (attackers & board.by_role(Role::General)).first() {
        Some(enemy) => Err(Illegal::GeneralsFace { own, enemy }),
        None => Err(Illegal::LeavesGeneralInCheck { attackers }),
    }
}
