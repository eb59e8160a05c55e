//! Gains by checks (24.3: "wins by a check, or a series of checks, from the next move on").

use super::{DEPTH, Ledger, Win, is_exchange};
use crate::account::{Account, MATE};
use crate::trial::Trial;
use std::cmp::Ordering;
use xiangqi::Move;

/// How many checks a winning series has at most.
const SERIES: u8 = 2;

/// Where a series of checks leads.
#[derive(Clone)]
struct Line {
    gain: i32,
    /// The last captures of the best lines, each by the squares where the men stood.
    takes: Vec<Move>,
    floats: bool,
}

impl Line {
    const fn of(gain: i32) -> Self {
        Self {
            gain,
            takes: Vec::new(),
            floats: false,
        }
    }

    /// Takes the other line if it brings more, or along with this one if it brings as much.
    fn improve(&mut self, other: Self) {
        let order = other.gain.cmp(&self.gain);
        // To leave off takes nothing: another line must bring more than that.
        if order != Ordering::Equal || !self.takes.is_empty() {
            self.merge(other, order);
        }
    }

    /// Takes the other line in place of this one, or along with it.
    fn merge(&mut self, other: Self, order: Ordering) {
        match order {
            Ordering::Less => {}
            Ordering::Equal => {
                self.takes.extend(other.takes);
                self.floats &= other.floats;
            }
            Ordering::Greater => *self = other,
        }
    }
}

impl Ledger {
    /// What the attacker wins by a check or a series of checks.
    ///
    /// At the end of the series the opponent may also take what it could have taken from the
    /// beginning, had the attacker's checks not forbidden it.
    pub(crate) fn wins_by_checks(&mut self, trial: &mut Trial) -> Vec<Win> {
        let mut checks = trial.checks();
        checks.retain(|&m| self.series(trial, m).is_some());
        if checks.is_empty() {
            return Vec::new();
        }
        let standing = self.standing.clone();
        self.standing = trial.other_side(|trial| {
            let unpunished = |m: &Move| !self.is_punished(trial, *m);
            standing.iter().copied().filter(unpunished).collect()
        });
        let wins = checks.into_iter();
        let wins = wins.filter_map(|m| self.series(trial, m)).collect();
        self.standing = standing;
        wins
    }

    /// The first moves of the gains by checks that the defender has from the beginning.
    pub(crate) fn blows(&mut self, trial: &mut Trial) -> Vec<Move> {
        if let Some(blows) = &self.blows {
            return blows.clone();
        }
        let blows: Vec<Move> = trial.other_side(|trial| {
            let checks = trial.checks().into_iter();
            checks
                .filter(|&m| self.series(trial, m).is_some())
                .collect()
        });
        self.blows = Some(blows.clone());
        blows
    }

    /// What the opponent gets at best by checks that cost the attacker the man it took with, if it
    /// did not have them from the beginning or they are answers all the same.
    pub(crate) fn struck_back(&mut self, trial: &mut Trial, m: Move, answers: &[Move]) -> i32 {
        let blows = self.blows(trial);
        self.bar = false;
        let account = -trial.prize(m);
        trial.after(m, |trial| {
            let checks = trial.checks().into_iter();
            checks
                .filter(|check| !blows.contains(check) || answers.contains(check))
                .filter_map(|check| {
                    let account = account + trial.prize(check);
                    let line =
                        trial.after(check, |trial| self.evade(trial, account, SERIES, -MATE));
                    let costs = check.to == m.to || line.takes.iter().any(|take| take.to == m.to);
                    costs.then_some(line.gain)
                })
                .max()
                .unwrap_or(-MATE)
        })
    }

    /// Whether checks punish a capture.
    fn is_punished(&mut self, trial: &mut Trial, m: Move) -> bool {
        self.bar = false;
        let account = -trial.prize(m);
        trial.after(m, |trial| {
            trial.checks().into_iter().any(|check| {
                let account = account + trial.prize(check);
                trial
                    .after(check, |trial| self.evade(trial, account, SERIES, 0))
                    .gain
                    > 0
            })
        })
    }

    /// What a series of checks that begins with this one wins.
    fn series(&mut self, trial: &mut Trial, m: Move) -> Option<Win> {
        let won = trial.prize(m);
        if is_exchange(trial, m) {
            return None;
        }
        self.bar = won != Account::ZERO;
        let mut line = trial.after(m, |trial| self.evade(trial, won, SERIES, 0));
        if line.gain <= 0 || line.gain >= MATE {
            return None;
        }
        if line.takes.is_empty() && won != Account::ZERO {
            line.takes.push(m);
        }
        for take in &mut line.takes {
            if take.from == m.to {
                take.from = m.from;
            }
        }
        line.takes
            .sort_by_key(|take| (take.from.index(), take.to.index()));
        line.takes.dedup();
        (!line.takes.is_empty()).then_some(Win {
            first: m,
            takes: line.takes,
            gain: line.gain,
            by_checks: true,
            exchanges: false,
            floats: line.floats,
        })
    }

    /// The side to move answers a check in the way that is worst for the other, whose account and
    /// gain are told, as far as that is more than `least`.
    fn evade(&mut self, trial: &mut Trial, account: Account, checks: u8, least: i32) -> Line {
        if self.nodes == 0 {
            return Line::of(0);
        }
        self.nodes -= 1;
        let mut worst = Line::of(MATE);
        for m in trial.moves() {
            let lost = trial.prize(m);
            let most = worst.gain.saturating_add(1);
            let mut line = trial.after(m, |trial| self.go_on(trial, account - lost, checks, most));
            // A man that came to answer the check is known by where it came from.
            for take in &mut line.takes {
                if take.to == m.to {
                    take.to = m.from;
                }
            }
            line.floats |= lost.has_soldier();
            let order = worst.gain.cmp(&line.gain);
            worst.merge(line, order);
            if worst.gain <= least {
                break;
            }
        }
        worst
    }

    /// What the side to move gets at best after its check was answered, as far as that is less than
    /// `most`.
    fn go_on(&mut self, trial: &mut Trial, account: Account, checks: u8, most: i32) -> Line {
        let mated = trial.is_check() && !trial.can_move();
        let mut best = Line::of(if mated { -MATE } else { account.balance() });
        if best.gain >= most {
            return best;
        }
        for m in trial.captures() {
            if self.bar && is_exchange(trial, m) {
                continue;
            }
            let bounds = (best.gain - 1, most);
            if let Some(gain) = self.take(trial, m, account, bounds, DEPTH - 1) {
                let line = Line {
                    takes: vec![m],
                    ..Line::of(gain)
                };
                best.improve(line);
            }
            if best.gain >= most {
                return best;
            }
        }
        if checks > 1 {
            for m in trial.checks() {
                let account = account + trial.prize(m);
                let least = best.gain - 1;
                let mut line =
                    trial.after(m, |trial| self.evade(trial, account, checks - 1, least));
                for take in &mut line.takes {
                    if take.from == m.to {
                        take.from = m.from;
                    }
                }
                best.improve(line);
                if best.gain >= most {
                    break;
                }
            }
        }
        best
    }
}
