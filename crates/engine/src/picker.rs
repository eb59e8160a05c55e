//! Legal moves one after another, the most promising first.

use crate::exchange::{self, worth};
use crate::history::{Arrival, Histories};
use crate::parameters::{bad_capture, check_order};
use xiangqi::{Bitboard, Move, Piece, Position, Role};

/// A move and what the order rests on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scored {
    m: Move,
    score: i32,
}

/// The moves of all pickers of a search, one behind the other, so that none has to make room of
/// its own.
pub(crate) type Pool = Vec<Scored>;

/// What there is to draw from, once the remembered move has been given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Remembered,
    Captures,
    GoodCaptures,
    Killer,
    Quiets,
    GoodQuiets,
    BadCaptures,
    Checks,
    GoodChecks,
    Evasions,
    Rest,
    Done,
}

/// Which moves are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// All of them, and none of the order of a quiet position while in check.
    All {
        /// Whether the side to move is in check.
        in_check: bool,
    },
    /// Captures that win at least so much.
    Captures {
        /// See [`exchange::wins_at_least`].
        threshold: i32,
        /// And then quiet moves that give check and lose nothing.
        checks: bool,
    },
}

/// What the order of quiet moves rests on beside the moves themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    /// The arrivals one, two and four plies ago.
    pub(crate) earlier: [Arrival; 3],
    /// A quiet move that refuted a sibling.
    pub(crate) killer: Option<Move>,
}

/// Gives the legal moves of one position.
pub(crate) struct Picker {
    stage: Stage,
    wanted: Wanted,
    remembered: Option<Move>,
    context: Context,
    /// The pool's part: moves not given yet are from `next` to `end`; captures that lose in an
    /// exchange are put aside before `bad_end`.
    start: usize,
    next: usize,
    bad_end: usize,
    end: usize,
}

impl Picker {
    /// A picker for this position. The remembered move may be illegal there.
    pub(crate) fn new(
        position: &Position,
        pool: &Pool,
        wanted: Wanted,
        remembered: Option<Move>,
        context: Context,
    ) -> Self {
        let fits = |m: &Move| match wanted {
            Wanted::All { .. } => true,
            Wanted::Captures { .. } => position.captured_by(*m).is_some(),
        };
        let at = pool.len();
        Self {
            stage: Stage::Remembered,
            wanted,
            remembered: remembered.filter(|&m| fits(&m) && position.is_legal(m)),
            context,
            start: at,
            next: at,
            bad_end: at,
            end: at,
        }
    }

    /// The next move.
    pub(crate) fn next(
        &mut self,
        position: &Position,
        histories: &Histories,
        pool: &mut Pool,
        quiets: bool,
    ) -> Option<Move> {
        // What lies behind belongs to nodes that are done.
        pool.truncate(self.end);
        loop {
            match self.stage {
                Stage::Remembered => {
                    self.stage = match self.wanted {
                        Wanted::All { in_check: true } => Stage::Evasions,
                        _ => Stage::Captures,
                    };
                    if self.remembered.is_some() {
                        return self.remembered;
                    }
                }
                Stage::Captures => {
                    self.generate_captures(position, histories, pool);
                    self.stage = Stage::GoodCaptures;
                }
                Stage::GoodCaptures => {
                    if let Some(m) = self.good_capture(position, pool) {
                        return Some(m);
                    }
                    self.stage = match self.wanted {
                        Wanted::All { .. } => Stage::Killer,
                        Wanted::Captures { checks: true, .. } => Stage::Checks,
                        Wanted::Captures { checks: false, .. } => Stage::Done,
                    };
                }
                Stage::Killer => {
                    self.stage = Stage::Quiets;
                    self.context.killer = self.context.killer.filter(|&m| {
                        self.remembered != Some(m)
                            && position.captured_by(m).is_none()
                            && position.is_legal(m)
                    });
                    if quiets && self.context.killer.is_some() {
                        return self.context.killer;
                    }
                }
                Stage::Quiets => {
                    if quiets {
                        self.generate_quiets(position, histories, pool);
                    }
                    self.stage = Stage::GoodQuiets;
                }
                Stage::GoodQuiets => {
                    if quiets && let Some(m) = self.best(pool) {
                        return Some(m);
                    }
                    self.next = self.start;
                    self.end = self.bad_end;
                    self.stage = Stage::BadCaptures;
                }
                Stage::BadCaptures => {
                    if self.next < self.end {
                        self.next += 1;
                        return Some(pool[self.next - 1].m);
                    }
                    self.stage = Stage::Done;
                }
                Stage::Checks => {
                    self.generate_checks(position, histories, pool);
                    self.stage = Stage::GoodChecks;
                }
                Stage::GoodChecks => {
                    let m = self.best(pool);
                    match m {
                        Some(m) if !exchange::wins_at_least(position, m, 0) => {}
                        Some(_) => return m,
                        None => self.stage = Stage::Done,
                    }
                }
                Stage::Evasions => {
                    self.generate_evasions(position, histories, pool);
                    self.stage = Stage::Rest;
                }
                Stage::Rest => {
                    let best = self.best(pool);
                    if best.is_none() {
                        self.stage = Stage::Done;
                    }
                    return best;
                }
                Stage::Done => return None,
            }
        }
    }

    /// Takes the best of the moves left.
    fn best(&mut self, pool: &mut Pool) -> Option<Move> {
        let left = &mut pool[self.next..self.end];
        let (index, _) = left.iter().enumerate().reduce(|best, one| {
            if one.1.score > best.1.score {
                one
            } else {
                best
            }
        })?;
        left.swap(0, index);
        self.next += 1;
        Some(left[0].m)
    }

    /// The best capture that does not lose; those that do are put aside.
    fn good_capture(&mut self, position: &Position, pool: &mut Pool) -> Option<Move> {
        loop {
            let m = self.best(pool)?;
            let at = self.next - 1;
            let threshold = match self.wanted {
                Wanted::All { .. } => -pool[at].score / bad_capture(),
                Wanted::Captures { threshold, .. } => threshold,
            };
            if exchange::wins_at_least(position, m, threshold) {
                return Some(m);
            }
            pool.swap(at, self.bad_end);
            self.bad_end += 1;
        }
    }

    fn add(&mut self, pool: &mut Pool, moves: &[Move], score: impl Fn(Move) -> i32) {
        for &m in moves {
            if self.remembered != Some(m) {
                pool.push(Scored { m, score: score(m) });
            }
        }
        self.end = pool.len();
    }

    fn generate_captures(&mut self, position: &Position, histories: &Histories, pool: &mut Pool) {
        let moves = position.legal_moves_onto(position.board().by_color(!position.turn()));
        self.add(pool, &moves, |m| capture_score(position, histories, m));
    }

    fn generate_quiets(&mut self, position: &Position, histories: &Histories, pool: &mut Pool) {
        // The captures put aside stay; what was given is behind.
        self.next = self.end;
        let moves = position.legal_moves_onto(Bitboard::FULL - position.board().occupied());
        let context = self.context;
        let checks = Checks::of(position);
        for &m in &moves {
            if self.remembered != Some(m) && context.killer != Some(m) {
                let score = quiet_score(position, histories, &context, m)
                    + checks.contains(position, m) * check_order();
                pool.push(Scored { m, score });
            }
        }
        self.end = pool.len();
    }

    fn generate_checks(&mut self, position: &Position, histories: &Histories, pool: &mut Pool) {
        self.next = self.end;
        let checks = Checks::of(position);
        let squares = checks.0.iter().fold(Bitboard::EMPTY, |all, &one| all | one);
        let moves = position.legal_moves_onto(squares - position.board().occupied());
        let context = self.context;
        for &m in &moves {
            if self.remembered != Some(m) && checks.contains(position, m) != 0 {
                let score = quiet_score(position, histories, &context, m);
                pool.push(Scored { m, score });
            }
        }
        self.end = pool.len();
    }

    fn generate_evasions(&mut self, position: &Position, histories: &Histories, pool: &mut Pool) {
        const CAPTURES_FIRST: i32 = 1 << 24;
        let moves = position.legal_moves();
        let context = self.context;
        self.add(pool, &moves, |m| {
            if position.captured_by(m).is_some() {
                CAPTURES_FIRST + capture_score(position, histories, m)
            } else {
                quiet_score(position, histories, &context, m)
            }
        });
    }
}

/// The squares from which each kind of piece gives check.
struct Checks([Bitboard; 7]);

impl Checks {
    fn of(position: &Position) -> Self {
        let color = position.turn();
        let general = position.general(!color);
        let squares = |role| {
            position
                .board()
                .squares_attacking(Piece { color, role }, general)
        };
        let mut checks = [Bitboard::EMPTY; 7];
        for role in [Role::Horse, Role::Chariot, Role::Cannon, Role::Soldier] {
            checks[role.index()] = squares(role);
        }
        Self(checks)
    }

    fn contains(&self, position: &Position, m: Move) -> i32 {
        let role = position.board().piece_at(m.from).map(|piece| piece.role);
        i32::from(role.is_some_and(|role| self.0[role.index()].contains(m.to)))
    }
}

fn capture_score(position: &Position, histories: &Histories, m: Move) -> i32 {
    let board = position.board();
    let (Some(piece), Some(taken)) = (board.piece_at(m.from), board.piece_at(m.to)) else {
        return 0;
    };
    7 * worth(taken.role) + histories.capture(Arrival::new(piece, m.to), taken.role)
}

fn quiet_score(position: &Position, histories: &Histories, context: &Context, m: Move) -> i32 {
    let Some(piece) = position.board().piece_at(m.from) else {
        return 0;
    };
    let now = Arrival::new(piece, m.to);
    let [one, two, four] = context.earlier;
    2 * histories.quiet(position.turn(), m)
        + histories.continuation(one, now)
        + histories.continuation(two, now)
        + histories.continuation(four, now) / 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{choices, game};
    use proptest::prelude::*;

    fn all(position: &Position, remembered: Option<Move>, killer: Option<Move>) -> Vec<Move> {
        let histories = Histories::new();
        let context = Context {
            earlier: [Arrival::NONE; 3],
            killer,
        };
        let mut pool = Pool::new();
        let in_check = position.is_check();
        let wanted = Wanted::All { in_check };
        let mut picker = Picker::new(position, &pool, wanted, remembered, context);
        let mut moves = Vec::new();
        while let Some(m) = picker.next(position, &histories, &mut pool, true) {
            moves.push(m);
            // What a node below leaves behind.
            pool.push(Scored { m, score: 0 });
        }
        moves
    }

    proptest! {
        #[test]
        fn every_legal_move_comes_once(
            choices in choices(),
            remembered in any::<prop::sample::Index>(),
            killer in any::<prop::sample::Index>(),
        ) {
            let game = game(&choices);
            let any = |index: prop::sample::Index| {
                let moves = game[index.index(game.len())].legal_moves();
                (!moves.is_empty()).then(|| moves[index.index(moves.len())])
            };
            let (remembered, killer) = (any(remembered), any(killer));
            for position in game.iter().rev().take(12) {
                let mut moves = all(position, remembered, killer);
                if let Some(m) = remembered.filter(|&m| position.is_legal(m)) {
                    prop_assert_eq!(moves[0], m);
                }
                let mut legal = position.legal_moves().to_vec();
                moves.sort();
                legal.sort();
                prop_assert_eq!(moves, legal);
            }
        }
    }
}
