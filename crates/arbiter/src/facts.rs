//! What a ply did, whatever ruleset asks.

use crate::threat::{Threat, checks_on, played, threats};
use xiangqi::{Bitboard, Color, Move, Position, Role};

/// The facts of one ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The move.
    pub m: Move,
    /// The side that made it.
    pub color: Color,
    /// What moved.
    pub role: Role,
    /// Whether it answered a check.
    pub evades: bool,
    /// The men that give check after it.
    pub checkers: Bitboard,
    /// What its side could have taken instead of making it.
    pub before: Vec<Threat>,
    /// What its side could take next if the opponent did nothing.
    pub after: Vec<Threat>,
}

impl Facts {
    /// Looks at a legal move of the side to move.
    pub fn of(before: &Position, m: Move) -> Self {
        let color = before.turn();
        let after = played(before.board(), m);
        Self {
            m,
            color,
            role: before
                .board()
                .piece_at(m.from)
                .map_or(Role::General, |piece| piece.role),
            evades: before.is_check(),
            checkers: checks_on(&after, !color),
            before: threats(before.board(), color),
            after: threats(&after, color),
        }
    }

    /// Whether the move gives check.
    pub fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The same capture before the move: the same attacker, wherever it stood, on the same victim.
    pub fn earlier(&self, threat: &Threat) -> Option<&Threat> {
        let stood = if threat.attacker == self.m.to {
            self.m.from
        } else {
            threat.attacker
        };
        self.before
            .iter()
            .find(|earlier| earlier.attacker == stood && earlier.victim == threat.victim)
    }
}
