//! Moves drawn by lot, so that no two games are alike.

use super::{Dice, Player};
use crate::dataset::PlayedPly;
use arbiter::{Arbiter, History, Ruleset};
use xiangqi::{Move, Position, Status};

/// The fewest plies of an opening.
const FEWEST: usize = 6;
/// It has up to so many more.
const MORE: usize = 5;
/// Neither side may be better by more than this, in hundredths, after it.
const BALANCE: i32 = 200;
/// Looking at an opening takes this part of the positions that a move takes.
const NODES_PART: u64 = 4;
/// After so many tries the last one is taken as it is.
const TRIES: usize = 200;

/// A beginning of a game that is still open.
pub(super) fn draw(
    rules: &Ruleset,
    player: &mut impl Player,
    dice: &mut impl Dice,
    nodes: u64,
) -> History {
    let mut history = History::new(Position::start());
    for _ in 0..TRIES {
        history = by_lot(rules, dice);
        if history.position().status() != Status::Ongoing {
            continue;
        }
        let thought = player.think(&history, (nodes / NODES_PART).max(1));
        if thought.is_some_and(|(_, score)| score.value().abs() <= BALANCE) {
            break;
        }
    }
    history
}

fn by_lot(rules: &Ruleset, dice: &mut impl Dice) -> History {
    let mut history = History::new(Position::start());
    for _ in 0..FEWEST + dice.below(MORE + 1) {
        let Some(m) = any_move(rules, &history, dice) else {
            break;
        };
        if history.push(m).is_err() {
            break;
        }
    }
    history
}

/// One of the moves that law and ruleset allow.
pub(super) fn any_move(rules: &Ruleset, history: &History, dice: &mut impl Dice) -> Option<Move> {
    let legal = history.position().legal_moves();
    let permitted: Vec<Move> = legal
        .into_iter()
        .filter(|&m| rules.permits(history, m).is_ok())
        .collect();
    if permitted.is_empty() {
        return None;
    }
    permitted.get(dice.below(permitted.len())).copied()
}

/// The moves of an opening as a record keeps them.
pub(super) fn plies(history: &History) -> Vec<PlayedPly> {
    history
        .moves()
        .map(|m| PlayedPly {
            m,
            score: None,
            by_lot: true,
        })
        .collect()
}
