//! What a ply is under the rules of the Chinese association (2020: chapter 6, articles 24 to 26;
//! 1999: articles 25 to 29 and the detail rules).
//!
//! One question is asked of the board before the move and of the board after it: what would the
//! mover win if it were to move and the opponent stood still? A mate by checks is a kill; material,
//! by a capture, by captures of several men together or by checks, is a chase of what is won. It is
//! charged to the move when it could not be had before, or when the opponent had an answer then
//! that the move took away.
//!
//! What the texts leave open, and what is done here:
//! - Whether a standing attack is new again when the mover's own man, attacked itself, gets out of
//!   danger. In 1999 it is not (detail rule 6). In the figures of 2020 it is; of an exchange on a
//!   rooted man only if the man that moved takes part in it.
//! - Whether what the opponent can take elsewhere belongs to the account. It does if the capture
//!   itself gave it up by leaving a line; not if it was there to take before, and not if the taker
//!   was its root (1999: detail rule 4).
//! - How long a series of checks may be. Two for material, as many as the ruleset says for a kill.
//! - 26.2, the one attacking man that holds a simple draw, is not judged.

use super::{Chase, Weight};
use crate::account::{Account, GUARD};
use crate::exchange::{self, Ledger, Win};
use crate::kill::{self, Bounds, Found};
use crate::trial::Trial;
use crate::{Threat, threats};
use xiangqi::{Bitboard, Color, Move, Position, Role, Square};

/// What the search is told by the ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    pub(crate) bounds: Bounds,
    /// Whether a threat is new also when the opponent had an answer that the move took away.
    pub(crate) answers: bool,
}

/// What a ply threatens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Attacks {
    /// The mate by checks.
    pub(crate) kill: bool,
    /// The men that could be won.
    pub(crate) chases: Vec<Chase>,
    /// Whether an exchange of like men is offered.
    pub(crate) exchange: bool,
    /// Whether a search ran into its bound.
    pub(crate) provisional: bool,
}

/// Looks at a legal move of the side to move; `earlier` is the position one ply before.
pub(crate) fn attacks(
    before: &Position,
    m: Move,
    earlier: Option<&Position>,
    terms: Terms,
) -> Attacks {
    let side = before.turn();
    let mut after = before.clone();
    after.play_unchecked(m);
    let mut attacks = Attacks::default();
    // What is uncovered when the general steps out of a check is idle (2020: 26.1), and a check is
    // a check whatever else it does.
    if after.is_check() || before.is_check() && before.general(side) == m.from {
        return attacks;
    }
    match kill::kill(&after, side, terms.bounds) {
        Found::Yes(_) => {
            attacks.kill = true;
            return attacks;
        }
        Found::No => {}
        Found::Unknown => attacks.provisional = true,
    }
    Comparison::new(before, &after, m, earlier, terms).tell(&mut attacks);
    attacks
}

/// The board after the move against the board before it.
struct Comparison<'a> {
    m: Move,
    side: Color,
    before: &'a Position,
    earlier: Option<&'a Position>,
    terms: Terms,
    now: Trial,
    ledger: Ledger,
}

impl<'a> Comparison<'a> {
    fn new(
        before: &'a Position,
        after: &Position,
        m: Move,
        earlier: Option<&'a Position>,
        terms: Terms,
    ) -> Self {
        let side = before.turn();
        let mut now = Trial::new(after, side);
        let ledger = Ledger::new(&mut now, terms.bounds);
        Self {
            m,
            side,
            before,
            earlier,
            terms,
            now,
            ledger,
        }
    }

    fn tell(mut self, attacks: &mut Attacks) {
        let mut wins = self.ledger.wins_by_captures(&mut self.now);
        wins.extend(self.ledger.wins_by_checks(&mut self.now));
        wins.retain(|win| self.is_charged(win));
        attacks.provisional |= self.ledger.is_cut();
        if !wins.is_empty() {
            let mut pasts = self.pasts(wins.iter().any(|win| win.by_checks));
            let (mut own, mut others) = (Vec::new(), Vec::new());
            for win in &wins {
                if !self.is_new(win, &mut pasts) {
                    continue;
                }
                attacks.exchange |= win.exchanges;
                for chase in self.chases(win) {
                    let part = exchange::participants(&self.now, chase.threat.victim);
                    if part.contains(self.m.to) {
                        own.push(chase);
                    } else {
                        others.push(chase);
                    }
                }
            }
            // What merely stands again counts where the move attacks nothing itself.
            attacks.chases = if own.is_empty() { others } else { own };
            attacks.provisional |= pasts.iter().any(|past| past.ledger.is_cut());
        }
        attacks.exchange = attacks.chases.is_empty() && (attacks.exchange || self.offers());
    }

    /// Whether the win can be a chase at all: neither general nor soldier takes, and no soldier is
    /// given away for it (1999: 27.1, 27.2 and detail rule 10).
    fn is_charged(&self, win: &Win) -> bool {
        let free = |square| exchange::is_general_or_soldier(&self.now, square);
        let taken = self.now.board().piece_at(win.first.to).is_some();
        let all_free = win.takes.iter().all(|take| free(take.from));
        !(win.floats || all_free || taken && free(win.first.from))
    }

    /// The board before the move; and if a check was on it, the board before the check.
    fn pasts(&mut self, checks: bool) -> Vec<Past> {
        let blows = self.ledger.blows(&mut self.now);
        let answered = self.earlier.filter(|_| self.before.is_check());
        let boards = [Some(self.before), answered];
        let boards = boards.into_iter().flatten();
        boards
            .map(|board| Past::new(Trial::new(board, self.side), self, &blows, checks))
            .collect()
    }

    fn is_new(&mut self, win: &Win, pasts: &mut [Past]) -> bool {
        let before = self.was(win);
        if win.by_checks {
            return !pasts.iter_mut().any(|past| past.had_checks(&before));
        }
        let rooted = !self.roots(win.first).is_empty();
        let stands = self.ledger.struck_back(&mut self.now, win.first, &[]) < 0;
        let mut pasts = pasts.iter_mut();
        !pasts.any(|past| past.had_capture(&before, rooted, stands)) && !self.is_self_inflicted(win)
    }

    /// The same win with the men where they stood before the move.
    fn was(&self, win: &Win) -> Win {
        let was = |m: Move| {
            if m.from == self.m.to {
                Move::new(self.m.from, m.to)
            } else {
                m
            }
        };
        Win {
            first: was(win.first),
            takes: win.takes.iter().copied().map(was).collect(),
            ..*win
        }
    }

    /// Whether the opponent's last move gave the man up, and the mover's did nothing for the attack
    /// (2020: figure 13).
    fn is_self_inflicted(&self, win: &Win) -> bool {
        let Some(earlier) = self.earlier else {
            return false;
        };
        if exchange::participants(&self.now, win.first.to).contains(self.m.to) {
            return false;
        }
        let c = self.was(win).first;
        let profit = |position: &Position| {
            let mut trial = Trial::new(position, self.side);
            trial.is_legal(c) && exchange::on_its_square(&mut trial, c, Account::ZERO) > 0
        };
        earlier.board().piece_at(c.to) == self.before.board().piece_at(c.to)
            && profit(self.before)
            && !profit(earlier)
    }

    /// Who could legally take back, and not be mated for it.
    fn roots(&mut self, m: Move) -> Bitboard {
        self.now.after(m, |trial| {
            let roots = trial.captures_on(m.to).into_iter();
            roots
                .filter(|&root| !trial.after(root, Trial::mates_at_once))
                .map(|root| root.from)
                .collect()
        })
    }

    /// The chases of the men that could be won. Where the opponent may choose between them, none is
    /// heavier than the lightest.
    fn chases(&mut self, win: &Win) -> Vec<Chase> {
        if win.exchanges {
            return Vec::new();
        }
        let takes = win.takes.iter();
        let mut chases: Vec<_> = takes.filter_map(|&take| self.chase(win, take)).collect();
        let lightest = chases.iter().map(|chase| chase.weight).min();
        for chase in &mut chases {
            chase.weight = lightest.unwrap_or(chase.weight);
        }
        chases
    }

    /// The chase of one man. Light (2020: 26.9) is what several men do together, and what is done to
    /// a man with roots; but not what is done to a chariot, unless it has roots and it takes several
    /// men to win it by captures, or one man takes it under a check that another gives.
    fn chase(&mut self, win: &Win, take: Move) -> Option<Chase> {
        let board = self.now.board();
        let is = |threat: &Threat| threat.attacker == take.from && threat.victim == take.to;
        let direct = threats(board, self.side).into_iter().find(is);
        let mut threat = direct.unwrap_or(Threat {
            attacker: take.from,
            by: board.piece_at(take.from)?,
            victim: take.to,
            of: board.piece_at(take.to)?,
            roots: Bitboard::EMPTY,
            fake_roots: Bitboard::EMPTY,
            returned: false,
            pinned_by_horse: false,
        });
        if win.by_checks {
            // Before the series has begun.
            threat.roots = board.attackers(!self.side, take.to);
        } else {
            let roots = self.roots(take);
            threat.fake_roots |= threat.roots - roots;
            threat.roots = roots;
        }
        let rooted = !(threat.roots | threat.fake_roots).is_empty();
        let together = if win.by_checks {
            take.from != win.first.from || self.uncovers(win.first)
        } else {
            exchange::participants(&self.now, take.to) != Bitboard::from_square(take.from)
        };
        let light = match (threat.of.role == Role::Chariot, win.by_checks) {
            (true, true) => take.from == win.first.from && together,
            (true, false) => rooted && together,
            (false, true) => rooted || together,
            (false, false) => rooted,
        };
        Some(Chase {
            threat,
            weight: if light { Weight::Light } else { Weight::Heavy },
        })
    }

    /// Whether the check is given by another man than the one that moves.
    fn uncovers(&mut self, m: Move) -> bool {
        let side = self.side;
        self.now.after(m, |trial| {
            let general = trial.board().by_color(!side) & trial.board().by_role(Role::General);
            let checkers = general
                .first()
                .map_or(Bitboard::EMPTY, |at| trial.board().attackers(side, at));
            !checkers.is_empty() && !checkers.contains(m.to)
        })
    }

    /// Whether like men attack each other that did not before.
    fn offers(&mut self) -> bool {
        let mut old = Trial::new(self.before, self.side);
        self.now.captures().into_iter().any(|c| {
            let from = if c.from == self.m.to {
                self.m.from
            } else {
                c.from
            };
            let old_one = Move::new(from, c.to);
            exchange::is_exchange(&mut self.now, c)
                && !(old.is_legal(old_one) && exchange::is_exchange(&mut old, old_one))
        })
    }
}

/// A board from before the move.
struct Past {
    trial: Trial,
    ledger: Ledger,
    /// Captures of the opponent's that the move took away.
    answers: Vec<Move>,
    /// First checks of its gains by checks that the move took away.
    blows: Vec<Move>,
    /// What the mover could win by checks.
    by_checks: Vec<Win>,
}

impl Past {
    fn new(mut trial: Trial, now: &Comparison<'_>, blows: &[Move], checks: bool) -> Self {
        let mut ledger = Ledger::new(&mut trial, now.terms.bounds);
        let is = |square: Square| {
            if square == now.m.from {
                now.m.to
            } else {
                square
            }
        };
        let mut answers = ledger.standing().to_vec();
        if !now.terms.answers {
            answers.clear();
        }
        answers.retain(|c| !now.ledger.standing().contains(&Move::new(c.from, is(c.to))));
        ledger.answers.clone_from(&answers);
        let by_checks = if checks {
            ledger.wins_by_checks(&mut trial)
        } else {
            Vec::new()
        };
        let mut taken = ledger.blows(&mut trial);
        taken.retain(|blow| now.terms.answers && !blows.contains(blow));
        Self {
            trial,
            ledger,
            answers,
            blows: taken,
            by_checks,
        }
    }

    /// Whether as much could be won by checks, or the same man by taking it.
    fn had_checks(&mut self, win: &Win) -> bool {
        let as_good = |old: &Win| {
            let victim = |take: &Move| win.takes.iter().any(|now| now.to == take.to);
            let same = old.takes.iter().any(victim);
            old.gain >= win.gain || !same && old.gain + GUARD >= win.gain
        };
        if self.by_checks.iter().any(as_good) {
            return true;
        }
        self.ledger.answers.clone_from(&self.answers);
        win.takes.iter().all(|take| {
            let mut takers = [take.from, win.first.from].into_iter();
            takers.any(|taker| {
                let c = Move::new(taker, take.to);
                self.trial.is_legal(c) && self.ledger.first(&mut self.trial, c, false) >= win.gain
            })
        })
    }

    /// Whether the same capture brought as much, and no answer to it has gone since. Of an exchange
    /// on a rooted man only answers count that take a man which takes part in it.
    fn had_capture(&mut self, win: &Win, rooted: bool, stands: bool) -> bool {
        let c = win.first;
        if !self.trial.is_legal(c) {
            return false;
        }
        self.ledger.answers.clone_from(&self.answers);
        if rooted {
            let part = exchange::participants(&self.trial, c.to);
            self.ledger
                .answers
                .retain(|answer| part.contains(answer.to));
        }
        let gain = self.ledger.first(&mut self.trial, c, win.exchanges);
        if gain <= 0 || gain + GUARD <= win.gain {
            return false;
        }
        !stands || self.ledger.struck_back(&mut self.trial, c, &self.blows) < 0
    }
}
