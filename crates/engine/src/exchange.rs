//! What comes of taking on one square, again and again, until it no longer pays.

use xiangqi::{Bitboard, Board, Color, Move, Position, Role, Siege, Square};

/// What men are worth in an exchange, by [`Role::index`].
const WORTH: [i32; 7] = [10_000, 200, 200, 420, 900, 440, 110];

/// The men in the order in which they are risked.
const CHEAPEST_FIRST: [Role; 7] = [
    Role::Soldier,
    Role::Advisor,
    Role::Elephant,
    Role::Horse,
    Role::Cannon,
    Role::Chariot,
    Role::General,
];

/// What a man is worth in an exchange.
pub(crate) const fn worth(role: Role) -> i32 {
    WORTH[role.index()]
}

/// Whether the exchange begun with this move wins at least so much, when both sides take with the
/// cheapest man and stop when they like. Pins are not looked at, nor facing generals.
pub(crate) fn wins_at_least(position: &Position, m: Move, threshold: i32) -> bool {
    let board = position.board();
    let role_at = |square| board.piece_at(square).map(|piece| piece.role);
    let mut balance = role_at(m.to).map_or(0, worth) - threshold;
    if balance < 0 {
        return false;
    }
    // The worst that can happen is that the man itself is lost for nothing.
    let mut at_risk = role_at(m.from).map_or(0, worth);
    balance -= at_risk;
    if balance >= 0 {
        return true;
    }
    let mut siege = board.siege(m.to);
    siege.remove(m.from);
    let mut side = !position.turn();
    // Whoever cannot or will not take on is the one who falls short.
    while let Some((from, role)) = cheapest(board, &siege, side) {
        siege.remove(from);
        if role == Role::General && !siege.attackers(!side).is_empty() {
            break;
        }
        at_risk = worth(role);
        side = !side;
        // Seen by the side that is to take next, were the man just risked its own gain.
        balance = -balance - 1 - at_risk;
        if balance >= 0 {
            break;
        }
    }
    side != position.turn()
}

fn cheapest(board: &Board, siege: &Siege<'_>, side: Color) -> Option<(Square, Role)> {
    let attackers = siege.attackers(side);
    if attackers == Bitboard::EMPTY {
        return None;
    }
    CHEAPEST_FIRST.into_iter().find_map(|role| {
        let square = (attackers & board.by_role(role)).first()?;
        Some((square, role))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{choices, game};
    use proptest::prelude::*;

    fn role_at(board: &Board, square: Square) -> Option<Role> {
        board.piece_at(square).map(|piece| piece.role)
    }

    fn carry(board: &Board, from: Square, to: Square) -> Board {
        let mut next = board.clone();
        if let Some(piece) = next.remove(from) {
            next.set(to, piece);
        }
        next
    }

    /// What the side gains by taking on, in the slow way: every capture on a board of its own.
    fn gain(board: &Board, target: Square, side: Color) -> i32 {
        let attackers = board.attackers(side, target);
        let cheapest = CHEAPEST_FIRST
            .into_iter()
            .find_map(|role| (attackers & board.by_role(role)).first());
        let (Some(from), Some(taken)) = (cheapest, role_at(board, target)) else {
            return 0;
        };
        let next = carry(board, from, target);
        let is_general = role_at(board, from) == Some(Role::General);
        if is_general && !next.attackers(!side, target).is_empty() {
            return 0;
        }
        (worth(taken) - gain(&next, target, !side)).max(0)
    }

    fn value(position: &Position, m: Move) -> i32 {
        let board = position.board();
        let taken = role_at(board, m.to).map_or(0, worth);
        taken - gain(&carry(board, m.from, m.to), m.to, !position.turn())
    }

    proptest! {
        #[test]
        fn an_exchange_wins_what_taking_one_by_one_wins(choices in choices()) {
            for position in game(&choices) {
                for &m in &position.legal_moves() {
                    let value = value(&position, m);
                    prop_assert!(wins_at_least(&position, m, value), "{m} {value} {position}");
                    prop_assert!(!wins_at_least(&position, m, value + 1), "{m} {value} {position}");
                }
            }
        }
    }

    #[test]
    fn a_cannon_loses_its_screen_and_a_chariot_stands_behind() {
        let exchange = |fen: &str, m: &str, wins: i32| {
            let position = Position::from_fen(fen).unwrap();
            let m = m.parse().unwrap();
            assert!(wins_at_least(&position, m, wins), "{fen} {m}");
            assert!(!wins_at_least(&position, m, wins + 1), "{fen} {m}");
        };
        // The horse is guarded by a cannon behind a screen.
        let guarded = "5k3/4c4/4b4/9/4n4/9/9/4R4/9/3K5 w - - 0 1";
        exchange(guarded, "e2e5", worth(Role::Horse) - worth(Role::Chariot));
        // A second chariot behind the first takes the cannon in turn.
        let doubled = "5k3/4c4/4b4/9/4n4/9/9/4R4/4R4/3K5 w - - 0 1";
        let all = worth(Role::Horse) - worth(Role::Chariot) + worth(Role::Cannon);
        exchange(doubled, "e2e5", all);
    }
}
