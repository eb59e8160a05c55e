//! What a side could take with its next move: the raw material of every chase.

use xiangqi::{Bitboard, Board, Color, Move, Piece, Role, Square};

/// A capture that a side could make if it were to move, and what would come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Where the attacker stands.
    pub attacker: Square,
    /// The attacker.
    pub by: Piece,
    /// Where the victim stands.
    pub victim: Square,
    /// The victim.
    pub of: Piece,
    /// Men of the victim's side that could legally take back: real roots.
    pub roots: Bitboard,
    /// Men that look at the victim's square after the capture but may not take back, for their
    /// general would be exposed: fake roots.
    pub fake_roots: Bitboard,
    /// Whether the victim itself could legally take the attacker.
    pub returned: bool,
    /// Whether an enemy horse pins the victim: it stands on the horse's leg before its general.
    pub pinned_by_horse: bool,
}

/// Every capture of an enemy man but the general that `color` could legally make on this board if
/// it were to move.
///
/// `color` may be in check, as it can be while the opponent's move has just been made: a capture
/// then counts unless it exposes the general to something else, for the check is answered by the
/// move that is being judged, and what was attacked through it was attacked before. In the same
/// way a capture of the victim's side counts when its general stands in a check already given.
pub fn threats(board: &Board, color: Color) -> Vec<Threat> {
    let own_checks = checks_on(board, color);
    let given = checks_on(board, !color);
    let prey = board.by_color(!color) - board.by_role(Role::General);
    let mut threats = Vec::new();
    for attacker in board.by_color(color) {
        for victim in board.reach(attacker) & prey {
            let m = Move::new(attacker, victim);
            if is_allowed(board, color, m, own_checks) {
                threats.extend(threat(board, m, given));
            }
        }
    }
    threats
}

fn threat(board: &Board, m: Move, given: Bitboard) -> Option<Threat> {
    let (by, of) = (board.piece_at(m.from)?, board.piece_at(m.to)?);
    let after = played(board, m);
    let looking = after.attackers(of.color, m.to);
    let mut roots = Bitboard::EMPTY;
    for root in looking {
        if is_allowed(&after, of.color, Move::new(root, m.to), given) {
            roots.insert(root);
        }
    }
    let back = Move::new(m.to, m.from);
    Some(Threat {
        attacker: m.from,
        by,
        victim: m.to,
        of,
        roots,
        fake_roots: looking - roots,
        returned: board.reach(m.to).contains(m.from) && is_allowed(board, of.color, back, given),
        pinned_by_horse: is_pinned_by_horse(board, m.to, of.color),
    })
}

/// Whether a capture leaves its side's general exposed to nothing but the checks that stood
/// already; a general must step out of every check itself.
fn is_allowed(board: &Board, color: Color, m: Move, standing: Bitboard) -> bool {
    let exposed = board.exposed_to(color, m);
    if board.by_role(Role::General).contains(m.from) {
        exposed.is_empty()
    } else {
        (exposed - standing).is_empty()
    }
}

/// The men that give check to `color`.
pub(crate) fn checks_on(board: &Board, color: Color) -> Bitboard {
    let general = board.by_color(color) & board.by_role(Role::General);
    let Some(at) = general.first() else {
        return Bitboard::EMPTY;
    };
    board.exposed_to(color, Move::new(at, at))
}

/// Whether removing the man would let an enemy horse attack its general (Asian rules, diagrams 39
/// to 41: such a man cannot move at all).
fn is_pinned_by_horse(board: &Board, square: Square, color: Color) -> bool {
    let general = board.by_color(color) & board.by_role(Role::General);
    let (Some(at), horses) = (
        general.first(),
        board.by_color(!color) & board.by_role(Role::Horse),
    ) else {
        return false;
    };
    if horses.is_empty() || general.contains(square) {
        return false;
    }
    let mut without = board.clone();
    without.remove(square);
    !((without.attackers(!color, at) - board.attackers(!color, at)) & horses).is_empty()
}

/// The board after a move, whatever the rules say of it.
pub(crate) fn played(board: &Board, m: Move) -> Board {
    let mut after = board.clone();
    if let Some(piece) = after.remove(m.from) {
        after.set(m.to, piece);
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::Position;

    fn of(fen: &str, color: Color) -> Vec<Threat> {
        threats(Position::from_fen(fen).unwrap().board(), color)
    }

    fn one(fen: &str, color: Color) -> Threat {
        let threats = of(fen, color);
        assert_eq!(threats.len(), 1, "{threats:#?}");
        threats[0]
    }

    fn squares(set: Bitboard) -> Vec<String> {
        set.into_iter().map(|square| square.to_string()).collect()
    }

    #[test]
    fn a_bare_capture_has_no_roots() {
        let threat = one("3k5/9/9/9/9/n8/9/9/R8/4K4 w - - 0 1", Color::Red);
        assert_eq!(
            (threat.attacker, threat.victim),
            ("a1".parse().unwrap(), "a4".parse().unwrap())
        );
        assert!(threat.roots.is_empty() && threat.fake_roots.is_empty());
        assert!(!threat.returned && !threat.pinned_by_horse);
    }

    #[test]
    fn a_root_is_who_could_legally_take_back() {
        let real = one("4k4/9/4b4/9/2n6/9/9/9/2R6/3K5 w - - 0 1", Color::Red);
        assert_eq!(squares(real.roots), ["e7"]);
        // Here it is all that stands between the generals.
        let fake = one("4k4/9/4b4/9/2n6/9/9/9/2R6/4K4 w - - 0 1", Color::Red);
        assert_eq!(squares(fake.fake_roots), ["e7"]);
        assert!(fake.roots.is_empty());
    }

    #[test]
    fn a_general_may_not_take_back_onto_the_file_of_the_other() {
        let shielded = one("9/3k5/3n5/9/9/9/9/9/3R5/3K5 w - - 0 1", Color::Red);
        assert_eq!(
            squares(shielded.fake_roots),
            ["d8"],
            "its taker would face the general"
        );
        let free = one("9/3k5/3n5/9/9/9/9/9/3R5/4K4 w - - 0 1", Color::Red);
        assert_eq!(squares(free.roots), ["d8"]);
    }

    #[test]
    fn equals_return_the_attack_unless_blocked_or_pinned() {
        let free = one("3k5/9/9/9/9/r8/9/9/R8/4K4 w - - 0 1", Color::Red);
        assert!(free.returned);
        let pinned = of("3k5/3r4r/9/9/9/9/9/9/3R5/4K3R w - - 0 1", Color::Red);
        let ends = |t: &&Threat| (t.attacker.to_string(), t.victim.to_string());
        let on_pinned = pinned
            .iter()
            .find(|t| ends(t) == ("i0".into(), "i8".into()));
        assert!(on_pinned.unwrap().returned, "a free chariot may take");
        // The soldier stands on the leg of the black horse and not on that of the red one.
        let horses = of("3k5/9/9/9/9/9/9/2pn5/1N7/4K4 w - - 0 1", Color::Red);
        let on_horse = horses.iter().find(|t| t.of.role == Role::Horse);
        assert!(!on_horse.unwrap().returned);
    }

    #[test]
    fn a_man_on_a_horses_leg_is_pinned() {
        let threats = of("4k4/5rN2/9/9/9/9/9/9/9/3K1R3 w - - 0 1", Color::Red);
        let on_chariot = threats.iter().find(|t| t.of.role == Role::Chariot);
        assert!(on_chariot.unwrap().pinned_by_horse);
    }

    #[test]
    fn a_capture_that_exposes_the_general_is_none() {
        assert!(
            of("3kr4/9/9/9/9/4R3n/9/9/9/4K4 w - - 0 1", Color::Red)
                .iter()
                .all(|t| t.of.role != Role::Horse)
        );
    }
}
