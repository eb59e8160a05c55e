//! The full account of captures (Chinese rules, 24.3: "wins by a complete series of captures back
//! and forth"), and of checks that win material ("by a check, or a series of checks, from the next
//! move on").
//!
//! Both sides may leave off at any time. The opponent may take back on the square, or take
//! elsewhere what the capture gave up, but not what was there to take before: that is no answer.
//! A capture after which its side is mated at once is none (24.3; 2020: figure 7).

mod series;

use crate::account::{Account, MATE};
use crate::kill::{Bounds, Found, mate_by_checks};
use crate::trial::Trial;
use std::cmp::Ordering;
use xiangqi::{Bitboard, Color, Move, Role, Square};

/// How many captures deep an account goes.
const DEPTH: u8 = 6;

/// What a side wins if it is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Win {
    /// What it begins with.
    pub(crate) first: Move,
    /// What takes what, by the squares where they stand now; of the men that a series of checks
    /// forks the opponent may choose.
    pub(crate) takes: Vec<Move>,
    /// The balance.
    pub(crate) gain: i32,
    /// Whether it begins with a check that is not the capture.
    pub(crate) by_checks: bool,
    /// Whether it takes an exchange of like men to win it.
    pub(crate) exchanges: bool,
    /// Whether a crossed soldier is given for it.
    pub(crate) floats: bool,
}

/// The account of what begins in one position.
pub(crate) struct Ledger {
    attacker: Color,
    /// Captures the attacker has with profit from the beginning: no fruits of another one.
    own: Vec<Move>,
    /// Captures the defender has with profit from the beginning: no answers.
    standing: Vec<Move>,
    /// Those of them that are answers all the same.
    pub(crate) answers: Vec<Move>,
    /// First moves of the defender's gains by checks from the beginning.
    blows: Option<Vec<Move>>,
    /// Men that the first taker guards; that they fall when it takes does not matter (1999: detail
    /// 4; 2020: figure 22).
    wards: Bitboard,
    /// Whether like men that attack each other are only exchanged.
    bar: bool,
    /// Men of the attacker that would only exchange themselves.
    barred: Bitboard,
    nodes: u32,
}

impl Ledger {
    pub(crate) fn new(trial: &mut Trial, bounds: Bounds) -> Self {
        Self {
            attacker: trial.turn(),
            own: profitable(trial),
            standing: trial.other_side(profitable),
            answers: Vec::new(),
            blows: None,
            wards: Bitboard::EMPTY,
            bar: true,
            barred: Bitboard::EMPTY,
            nodes: bounds.nodes * 6,
        }
    }

    /// Whether the bound was reached.
    pub(crate) fn is_cut(&self) -> bool {
        self.nodes == 0
    }

    /// Captures the defender has with profit from the beginning.
    pub(crate) fn standing(&self) -> &[Move] {
        &self.standing
    }

    /// What the attacker wins by a capture.
    pub(crate) fn wins_by_captures(&mut self, trial: &mut Trial) -> Vec<Win> {
        let mut wins = Vec::new();
        for m in trial.captures() {
            for exchanges in [false, true] {
                let gain = self.first(trial, m, exchanges);
                if gain > 0 {
                    wins.push(Win {
                        first: m,
                        takes: vec![m],
                        gain,
                        by_checks: false,
                        exchanges,
                        floats: false,
                    });
                    break;
                }
            }
        }
        wins
    }

    /// What a capture brings, with or without exchanges of like men.
    pub(crate) fn first(&mut self, trial: &mut Trial, m: Move, exchanges: bool) -> i32 {
        self.bar = !exchanges;
        self.barred = if exchanges {
            Bitboard::EMPTY
        } else {
            exchangers(trial, m.to)
        };
        if self.barred.contains(m.from) {
            return 0;
        }
        self.wards = wards(trial, m.from);
        let all = (-MATE, MATE);
        let gain = self.take(trial, m, Account::ZERO, all, DEPTH);
        let gain = gain.unwrap_or(-MATE);
        self.barred = Bitboard::EMPTY;
        self.wards = Bitboard::EMPTY;
        gain
    }

    /// What a capture brings the side to move in the end, on top of its account, as far as that is
    /// more than `least` and less than `most`; none when it is mated for it.
    fn take(
        &mut self,
        trial: &mut Trial,
        m: Move,
        account: Account,
        (least, most): (i32, i32),
        depth: u8,
    ) -> Option<i32> {
        let account = account + trial.prize(m);
        if self.nodes == 0 {
            return Some(account.balance());
        }
        self.nodes -= 1;
        trial.after(m, |trial| {
            let value = -self.settle(trial, m.to, -account, (-most, -least), depth - 1);
            let mated = value > least && is_mated(trial, depth == DEPTH);
            (!mated).then_some(value)
        })
    }

    /// What the side to move gets at best by answering the capture on a square, or leaving off, as
    /// far as that is more than `least` and less than `most`.
    fn settle(
        &mut self,
        trial: &mut Trial,
        square: Square,
        account: Account,
        (least, most): (i32, i32),
        depth: u8,
    ) -> i32 {
        let mut best = account.balance();
        if depth == 0 || best >= most {
            return best;
        }
        let mut captures = trial.captures();
        captures.sort_by_key(|m| m.to != square);
        for m in captures {
            let excluded = trial.turn() == self.attacker && self.barred.contains(m.from);
            if !excluded && (m.to == square || self.may_go_elsewhere(trial, m)) {
                let bounds = (best.max(least), most);
                let value = self.take(trial, m, account, bounds, depth);
                best = best.max(value.unwrap_or(best));
                if best >= most {
                    break;
                }
            }
        }
        best
    }

    /// Whether a capture belongs to the account though it is not on the square of the last one.
    fn may_go_elsewhere(&self, trial: &mut Trial, m: Move) -> bool {
        if trial.turn() == self.attacker {
            let exchanges = self.bar && is_exchange(trial, m);
            !(self.own.contains(&m) || is_general_or_soldier(trial, m.from) || exchanges)
        } else {
            self.answers.contains(&m) || !self.standing.contains(&m) && !self.wards.contains(m.to)
        }
    }
}

/// The captures with profit on their own square.
fn profitable(trial: &mut Trial) -> Vec<Move> {
    let mut captures = trial.captures();
    captures.retain(|&m| on_its_square(trial, m, Account::ZERO) > 0);
    captures
}

/// What a capture brings when only its own square counts.
pub(crate) fn on_its_square(trial: &mut Trial, m: Move, account: Account) -> i32 {
    let account = account + trial.prize(m);
    trial.after(m, |trial| {
        if trial.mates_at_once() {
            return -MATE;
        }
        let mut best = -account.balance();
        for back in trial.captures_on(m.to) {
            best = best.max(on_its_square(trial, back, -account));
        }
        -best
    })
}

/// The squares of the men that one man guards.
fn wards(trial: &Trial, guard: Square) -> Bitboard {
    let color = trial.turn();
    let guards = |square: &Square| trial.board().attackers(color, *square).contains(guard);
    let own = trial.board().by_color(color).into_iter();
    own.filter(guards).collect()
}

/// Whether a general or a soldier stands there: those may chase as they please (2020: 26.1).
pub(crate) fn is_general_or_soldier(trial: &Trial, square: Square) -> bool {
    matches!(trial.role_at(square), Some(Role::General | Role::Soldier))
}

/// Whether the capture is of a man of the same kind that could as well take the taker, and lose
/// nothing by it (24.4).
pub(crate) fn is_exchange(trial: &mut Trial, m: Move) -> bool {
    if trial.role_at(m.from) != trial.role_at(m.to) {
        return false;
    }
    let back = Move::new(m.to, m.from);
    trial.other_side(|trial| trial.is_legal(back) && on_its_square(trial, back, Account::ZERO) >= 0)
}

/// The men of the side to move that could exchange themselves for the man on a square.
fn exchangers(trial: &mut Trial, square: Square) -> Bitboard {
    let takers = trial.board().attackers(trial.turn(), square).into_iter();
    takers
        .filter(|&from| is_exchange(trial, Move::new(from, square)))
        .collect()
}

/// The men of the side to move that take part in an exchange on a square: those that bear on it, or
/// would if fewer men stood between, and the men between.
pub(crate) fn participants(trial: &Trial, square: Square) -> Bitboard {
    let board = trial.board();
    let own = board.by_color(trial.turn());
    let mut part = board.attackers(trial.turn(), square);
    for slider in own & (board.by_role(Role::Chariot) | board.by_role(Role::Cannon)) {
        if slider.file() != square.file() && slider.rank() != square.rank() {
            continue;
        }
        let between = between(slider, square) & board.occupied();
        if !between.is_empty() || board.by_role(Role::Chariot).contains(slider) {
            part.insert(slider);
            part |= between & own;
        }
    }
    part
}

/// The squares strictly between two of one line.
fn between(one: Square, other: Square) -> Bitboard {
    let step = |from: u8, to: u8| match from.cmp(&to) {
        Ordering::Less => 1,
        Ordering::Equal => 0,
        Ordering::Greater => -1,
    };
    let across = step(one.file().index(), other.file().index());
    let up = step(one.rank().index(), other.rank().index());
    let mut squares = Bitboard::EMPTY;
    let mut at = one;
    while let Some(next) = at.offset(across, up).filter(|&next| next != other) {
        squares.insert(next);
        at = next;
    }
    squares
}

/// Whether the side to move mates with its next checks: a few of them after the first capture of an
/// account, one after the others.
fn is_mated(trial: &mut Trial, first: bool) -> bool {
    let bounds = Bounds {
        checks: 3,
        nodes: 100,
    };
    if first {
        matches!(mate_by_checks(trial, bounds), Found::Yes(_))
    } else {
        trial.mates_at_once()
    }
}
