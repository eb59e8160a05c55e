//! A game judged move by move, as in play.

use arbiter::{Arbiter, Decision, Forbidden, History, Notice, Reason, Ruleset, Ruling, Verdict};
use std::ops::Range;
use xiangqi::{Move, Position, Status};

/// How far a game got under a ruleset, and how it ended.
#[derive(Clone, Debug)]
pub(super) struct Trial<'a> {
    pub(super) rules: &'a Ruleset,
    /// What was played.
    pub(super) history: History,
    pub(super) end: End,
    /// How many of the given moves came after the end.
    pub(super) left: usize,
}

/// How a game stands after its last move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It goes on.
    Ongoing(Option<Notice>),
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no legal move.
    Stalemate,
    /// The arbiter has ruled.
    Over(Verdict),
    /// The next move is refused.
    Refused(Move, Forbidden),
}

impl<'a> Trial<'a> {
    /// Plays legal moves until a ruling ends the game or refuses one.
    pub(super) fn of(rules: &'a Ruleset, start: Position, moves: &[Move]) -> Self {
        let mut trial = Self {
            rules,
            history: History::new(start),
            end: End::Ongoing(None),
            left: moves.len(),
        };
        trial.look();
        for &m in moves {
            if !matches!(trial.end, End::Ongoing(_)) {
                break;
            }
            trial.left -= 1;
            trial.play(m);
        }
        trial
    }

    /// The same after one more legal move.
    pub(super) fn with(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }

    fn play(&mut self, m: Move) {
        if let Err(forbidden) = self.rules.permits(&self.history, m) {
            self.end = End::Refused(m, forbidden);
            return;
        }
        self.history
            .push(m)
            .expect("the moves were read as legal ones");
        self.look();
    }

    /// Mate and stalemate first, then the arbiter.
    fn look(&mut self) {
        self.end = match self.history.position().status() {
            Status::Checkmate => End::Checkmate,
            Status::Stalemate => End::Stalemate,
            Status::Ongoing => match self.rules.judge(&self.history) {
                Ruling::Over(verdict) => End::Over(verdict),
                Ruling::Continue(notice) => End::Ongoing(notice),
            },
        };
    }

    /// What was played, with the refused move if there is one: it is what the refusal is about.
    pub(super) fn whole(&self) -> History {
        let mut whole = self.history.clone();
        if let End::Refused(m, _) = self.end {
            whole.push(m).expect("what is refused is legal");
        }
        whole
    }

    /// The plies of [`Trial::whole`] that the ruling rests on; of a game that goes on, those between
    /// the occurrences of its position.
    pub(super) fn window(&self, whole: &History) -> Option<Range<usize>> {
        match &self.end {
            End::Over(verdict) if verdict.plies.is_empty() => None,
            End::Over(verdict) => Some(verdict.plies.clone()),
            End::Refused(_, Forbidden::Repeats { .. }) | End::Ongoing(_) => self.recurring(whole),
            End::Refused(
                _,
                Forbidden::TooManyChecks { most } | Forbidden::TooManyChases { most },
            ) => {
                let run = usize::from(*most) * 2 + 1;
                Some(whole.len().saturating_sub(run)..whole.len())
            }
            End::Checkmate | End::Stalemate => None,
        }
    }

    /// The plies from the first counted occurrence of the last position to the last one.
    fn recurring(&self, whole: &History) -> Option<Range<usize>> {
        let times = whole.plies().last()?.times;
        let rule = self.rules.parts().repetition.as_ref();
        let counted = rule.map_or(times, |rule| rule.occurrences + rule.warnings);
        let first = whole.earlier_occurrence(times.min(counted) - 1)?;
        (times > 1).then_some(first..whole.len())
    }

    /// The circle that the window goes round, once: from its first ply as many as it takes until
    /// the same moves come again. A window that is no repetition has none.
    pub(super) fn cycle(&self, whole: &History, window: &Range<usize>) -> Option<Range<usize>> {
        if self.recurring(whole)? != *window {
            return None;
        }
        let moves: Vec<_> = whole.plies()[window.clone()]
            .iter()
            .map(|ply| ply.m)
            .collect();
        let repeats = |length: &usize| {
            moves.len().is_multiple_of(*length)
                && moves
                    .chunks(*length)
                    .all(|round| round == &moves[..*length])
        };
        let length = (2..=moves.len()).step_by(2).find(repeats)?;
        Some(window.start..window.start + length)
    }

    /// The occurrence of the position at which the ruleset rules.
    pub(super) fn limit(&self) -> Option<u16> {
        if let End::Ongoing(Some(Notice::Repetition { limit, .. })) = self.end {
            return Some(limit);
        }
        let rule = self.rules.parts().repetition.as_ref()?;
        let loses = matches!(&self.end, End::Over(verdict) if verdict.decision != Decision::Draw);
        Some(rule.occurrences + if loses { rule.warnings } else { 0 })
    }

    /// The reason of a ruling by the ruleset.
    pub(super) fn reason(&self) -> Option<Reason> {
        match &self.end {
            End::Over(verdict) => Some(verdict.reason),
            End::Refused(_, Forbidden::TooManyChecks { .. }) => Some(Reason::TooManyChecks),
            End::Refused(_, Forbidden::TooManyChases { .. }) => Some(Reason::TooManyChases),
            End::Refused(_, Forbidden::Repeats { offence, .. }) => {
                Some(offence.unwrap_or(Reason::Repetition))
            }
            End::Ongoing(Some(Notice::Claimable { reason })) => Some(*reason),
            End::Ongoing(Some(notice)) => notice.must_vary().map(|fault| fault.reason),
            End::Ongoing(None) | End::Checkmate | End::Stalemate => None,
        }
    }

    /// Whether the ruling is about what a side did with every move, and not about a count.
    pub(super) fn is_series(&self) -> bool {
        !matches!(
            self.reason(),
            None | Some(
                Reason::NoCapture | Reason::NoProgress | Reason::LengthLimit | Reason::DeadMaterial
            )
        )
    }
}
