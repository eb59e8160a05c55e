//! What a ruling, or the warning before it, rests on.

use crate::{Game, Outcome, Phase};
use arbiter::{Arbiter, Decision, Fault, Notice, Reason, Ruling, Verdict};
use std::ops::Range;
use xiangqi::{Color, Status};

/// What a ruling, or the warning before it, rests on. Nothing of it is stored: it is found anew from
/// the course of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounds {
    /// The rule.
    pub reason: Reason,
    /// The side at fault, if there is one.
    pub by: Option<Color>,
    /// The latest circle, or the attacks in a row, as indices into the history's plies; empty for
    /// what rests on a count or on what is left on the board.
    pub plies: Range<usize>,
    /// Occurrences of the position the circle leads back to, or attacks in a row; else 0.
    pub times: u16,
}

impl Game {
    /// What the arbiter's ruling rests on that ended the game, or its standing warning that a side
    /// is at fault.
    pub fn grounds(&self) -> Option<Grounds> {
        match self.phase() {
            Phase::Over(outcome) => self.verdict(outcome).map(|verdict| self.after(&verdict)),
            Phase::Ready | Phase::Playing => self.warning(),
        }
    }

    /// The draw that a draw offer would bring at once.
    pub fn claim(&self) -> Option<Reason> {
        let claim = self.settings().ruleset.claim(self.history());
        (self.phase() == Phase::Playing).then_some(claim?.reason)
    }

    /// The ruling that led to this outcome. None when something else did, and when the arbiter
    /// would rule otherwise today: then the outcome stands and is not explained.
    fn verdict(&self, outcome: Outcome) -> Option<Verdict> {
        if self.position().status() != Status::Ongoing {
            return None;
        }
        let ruleset = &self.settings().ruleset;
        let verdict = match ruleset.judge(self.history()) {
            Ruling::Over(verdict) => verdict,
            Ruling::Continue(_) => ruleset.claim(self.history())?,
        };
        (Outcome::from(&verdict) == outcome).then_some(verdict)
    }

    fn after(&self, verdict: &Verdict) -> Grounds {
        let by = match verdict.decision {
            Decision::Loses(color) => Some(color),
            Decision::Draw | Decision::BothLose => None,
        };
        let grounds = |plies, times| Grounds {
            reason: verdict.reason,
            by,
            plies,
            times,
        };
        match verdict.reason {
            Reason::NoCapture | Reason::NoProgress | Reason::LengthLimit | Reason::DeadMaterial => {
                grounds(0..0, 0)
            }
            Reason::TooManyChecks | Reason::TooManyChases => {
                let times = u16::try_from(verdict.plies.len().div_ceil(2)).unwrap_or(u16::MAX);
                grounds(verdict.plies.clone(), times)
            }
            _ => match self.circle() {
                Some((plies, times)) if !verdict.plies.is_empty() => grounds(plies, times),
                _ => grounds(verdict.plies.clone(), 0),
            },
        }
    }

    fn warning(&self) -> Option<Grounds> {
        let Some(Notice::Repetition {
            fault: Some(Fault { by, reason }),
            ..
        }) = self.notice()
        else {
            return None;
        };
        let (plies, times) = self.circle()?;
        Some(Grounds {
            reason,
            by: Some(by),
            plies,
            times,
        })
    }

    /// The plies since the position stood last, and how often it has stood.
    fn circle(&self) -> Option<(Range<usize>, u16)> {
        let times = self.history().plies().last()?.times;
        let first = self.history().earlier_occurrence(1)?;
        (times > 1).then(|| (first..self.history().len(), times))
    }
}
