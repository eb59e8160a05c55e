//! Material with which nobody can win.

use xiangqi::{Board, Role};

/// Whether surely neither side can ever mate or smother the other.
///
/// Advisors and elephants never leave home. A single cannon against a bare general has nothing to
/// fire over: its own general cannot be the screen, since on the file the two generals would face
/// each other, and they never share a rank.
pub(crate) fn is_dead(board: &Board) -> bool {
    let count = |role| board.by_role(role).len();
    let attackers = count(Role::Chariot) + count(Role::Horse) + count(Role::Soldier);
    let cannons = count(Role::Cannon);
    let defenders = count(Role::Advisor) + count(Role::Elephant);
    attackers == 0 && (cannons == 0 || (cannons == 1 && defenders == 0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::Position;

    fn dead(fen: &str) -> bool {
        is_dead(Position::from_fen(fen).unwrap().board())
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
    fn any_attacker_may_win() {
        for attacker in ["R", "N", "P"] {
            assert!(!dead(&format!(
                "3k5/9/9/9/{attacker}8/9/9/9/9/4K4 w - - 0 1"
            )));
        }
    }
}
