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
