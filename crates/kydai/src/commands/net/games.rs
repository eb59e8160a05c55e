//! Random games, for a network to judge.

use xiangqi::{Move, Position};

/// Where random games end, if not before.
const MOST_PLIES: usize = 150;

/// Games from the start position, each of moves that are all as likely; the same ones every time.
pub(super) fn random(count: usize) -> Vec<Vec<Move>> {
    let mut state = 0x2545_f491_4f6c_dd1d;
    (0..count).map(|_| game(&mut state)).collect()
}

fn game(state: &mut u64) -> Vec<Move> {
    let mut position = Position::start();
    let mut moves = Vec::new();
    while moves.len() < MOST_PLIES {
        let legal = position.legal_moves();
        let Some(&m) = usize::try_from(next(state) >> 33)
            .ok()
            .and_then(|number| legal.get(number % legal.len().max(1)))
        else {
            break;
        };
        moves.push(m);
        position.play_unchecked(m);
    }
    moves
}

/// One step of xorshift (Marsaglia 2003).
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}
