//! Material with which nobody can win.

use crate::DeadMaterial;
use xiangqi::{Board, Color, Piece, Position, Role, Status};

/// Whether the ruleset calls the material dead.
pub(crate) fn is_dead(rule: DeadMaterial, position: &Position) -> bool {
    match rule {
        DeadMaterial::Off => false,
        DeadMaterial::Core => is_core(position.board()),
        DeadMaterial::Cannons => is_core(position.board()) || are_spent_cannons(position),
    }
}

/// Whether surely neither side can ever mate or smother the other.
fn is_core(board: &Board) -> bool {
    Color::ALL.iter().all(|&color| !can_mate(board, color))
}

/// Whether this side has what it takes to mate or smother, if only with the opponent's help.
///
/// Advisors and elephants never leave home. A single cannon with nobody else on the board has
/// nothing to fire over: its own general cannot be the screen, since on the file the two generals
/// would face each other, and they never share a rank.
pub fn can_mate(board: &Board, color: Color) -> bool {
    let count = |role| board.by_piece(Piece { color, role }).len();
    let attackers = count(Role::Chariot) + count(Role::Horse) + count(Role::Soldier);
    let men = board.occupied().len() - board.by_role(Role::General).len();
    attackers > 0 || (count(Role::Cannon) > 0 && men > 1)
}

/// Whether one cannon, or one on each side, is all that is left to attack with and has too few
/// screens to mate (Pikafish's computer rule, read from its description):
///
/// - A lone cannon whose side has no advisor: drawn when the other side has no advisor either, or
///   one and the cannon's side no elephant; otherwise drawn unless mate is on the board or one
///   move away, with two advisors only when the cannon's side has no elephant.
/// - A cannon each and no advisor: drawn without elephants, otherwise unless there is such a mate.
fn are_spent_cannons(position: &Position) -> bool {
    let board = position.board();
    let count = |role| board.by_role(role).len();
    if count(Role::Chariot) + count(Role::Horse) + count(Role::Soldier) > 0 {
        return false;
    }
    let of = |color, role| board.by_piece(Piece { color, role }).len();
    match (of(Color::Red, Role::Cannon), of(Color::Black, Role::Cannon)) {
        (1, 0) => is_spent_cannon(position, Color::Red),
        (0, 1) => is_spent_cannon(position, Color::Black),
        (1, 1) if count(Role::Advisor) == 0 => {
            count(Role::Elephant) == 0 || !mates_at_once(position)
        }
        _ => false,
    }
}

fn is_spent_cannon(position: &Position, color: Color) -> bool {
    let of = |color, role| position.board().by_piece(Piece { color, role }).len();
    if of(color, Role::Advisor) > 0 {
        return false;
    }
    match (of(!color, Role::Advisor), of(color, Role::Elephant)) {
        (0, _) | (1, 0) => true,
        (1, _) | (_, 0) => !mates_at_once(position),
        _ => false,
    }
}

/// Whether the side to move mates with one move.
fn mates_at_once(position: &Position) -> bool {
    position.legal_moves().iter().any(|&m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        next.status() == Status::Checkmate
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dead(fen: &str) -> bool {
        is_dead(DeadMaterial::Core, &Position::from_fen(fen).unwrap())
    }

    #[test]
    fn defenders_alone_never_win() {
        assert!(dead("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1"));
        assert!(dead("2bakab2/9/9/9/9/9/9/9/4A4/3K1AB2 w - - 0 1"));
    }

    #[test]
    fn a_cannon_needs_a_screen() {
        assert!(dead("3k5/9/9/9/9/9/9/9/9/4KC3 w - - 0 1"));
        assert!(!dead("3k5/9/9/9/9/9/9/9/9/3AKC3 w - - 0 1"));
        assert!(!dead("3k5/9/9/9/9/9/9/9/4C4/4KC3 w - - 0 1"));
        assert!(!dead("3k1a3/9/9/9/9/9/9/9/9/4KC3 w - - 0 1"));
    }

    #[test]
    fn each_side_is_asked_by_itself() {
        let can = |fen: &str| {
            let position = Position::from_fen(fen).unwrap();
            Color::ALL.map(|color| can_mate(position.board(), color))
        };
        assert_eq!(can("3k5/9/9/9/9/9/9/9/9/3AKC3 w - - 0 1"), [true, false]);
        assert_eq!(can("3k1c3/9/9/9/9/9/9/9/9/4K4 w - - 0 1"), [false, false]);
        assert_eq!(can("3k1c3/9/9/9/9/9/9/9/9/4KC3 w - - 0 1"), [true, true]);
        assert_eq!(can("3k5/9/9/p8/9/9/9/9/9/R3K4 w - - 0 1"), [true, true]);
    }

    #[test]
    fn any_attacker_may_win() {
        for attacker in ["R", "N", "P"] {
            assert!(!dead(&format!(
                "3k5/9/9/9/{attacker}8/9/9/9/9/4K4 w - - 0 1"
            )));
        }
    }
}
