//! Checks and chases in a row, repetition or not.

use crate::{
    Beyond, Decision, Forbidden, History, Notice, Reason, Ruleset, Ruling, RunRule, Verdict, label,
    label::PlyLabels,
};
use std::ops::Range;
use xiangqi::{Bitboard, Color, Move, Square, Status};

/// Moves of one side in a row that are all checks, or all chases of one man.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Run {
    /// How many.
    times: u16,
    /// How many men made them.
    men: u32,
    /// The plies from the first to the last.
    plies: Range<usize>,
}

impl Run {
    fn is_too_long(&self, rule: &RunRule) -> bool {
        self.times > 0 && self.times > rule.most(self.men)
    }
}

/// Whether a check or a chase too many can be refused in this position.
pub(crate) fn may_refuse(ruleset: &Ruleset, history: &History) -> bool {
    let turn = history.position().turn();
    let refuses = |rule: &&RunRule| rule.beyond == Beyond::Refused;
    let parts = ruleset.parts();
    let checks = parts.checks.as_ref().filter(refuses);
    let chases = parts.chases.as_ref().filter(refuses);
    checks.is_some_and(|rule| history.checks_by(turn) >= rule.least())
        || chases.is_some_and(|rule| chase_run(ruleset, history, turn).times >= rule.least())
}

/// Whether the move may be made as far as attacks in a row go. A move that ends the game always
/// may.
pub(crate) fn permits(ruleset: &Ruleset, history: &History, m: Move) -> Result<(), Forbidden> {
    if !may_refuse(ruleset, history) {
        return Ok(());
    }
    let reach = ruleset.parts().chases.as_ref().map_or(0, reach);
    let mut next = history.tail(reach);
    if next.push(m).is_err() || next.position().status() != Status::Ongoing {
        return Ok(());
    }
    let mover = history.position().turn();
    let parts = ruleset.parts();
    if let Some(rule) = parts
        .checks
        .as_ref()
        .filter(|r| r.beyond == Beyond::Refused)
    {
        let run = check_run(&next, mover);
        if run.is_too_long(rule) {
            let most = rule.most(run.men);
            return Err(Forbidden::TooManyChecks { most });
        }
    }
    if let Some(rule) = parts
        .chases
        .as_ref()
        .filter(|r| r.beyond == Beyond::Refused)
    {
        let run = chase_run(ruleset, &next, mover);
        if run.is_too_long(rule) {
            let most = rule.most(run.men);
            return Err(Forbidden::TooManyChases { most });
        }
    }
    Ok(())
}

/// What the attacks in a row mean: those of the side that has just moved can have become too many;
/// of those of the other side both are still told.
pub(crate) fn rule(ruleset: &Ruleset, history: &History) -> Option<Ruling> {
    let moved = history.plies().last()?.piece.color;
    let own = rule_for(ruleset, history, moved);
    if matches!(own, Some(Ruling::Over(_))) {
        return own;
    }
    let other = rule_for(ruleset, history, !moved);
    own.or(other.filter(|ruling| matches!(ruling, Ruling::Continue(_))))
}

fn rule_for(ruleset: &Ruleset, history: &History, by: Color) -> Option<Ruling> {
    let parts = ruleset.parts();
    let checks = parts.checks.as_ref().and_then(|rule| {
        let run = check_run(history, by);
        let notice = |times, limit| Notice::Checks { by, times, limit };
        run_ruling(
            ruleset,
            history,
            by,
            rule,
            &run,
            Reason::TooManyChecks,
            notice,
        )
    });
    if matches!(checks, Some(Ruling::Over(_))) {
        return checks;
    }
    let chases = parts.chases.as_ref().and_then(|rule| {
        let run = chase_run(ruleset, history, by);
        let notice = |times, limit| Notice::Chases { by, times, limit };
        run_ruling(
            ruleset,
            history,
            by,
            rule,
            &run,
            Reason::TooManyChases,
            notice,
        )
    });
    match chases {
        Some(Ruling::Over(_)) => chases,
        _ => checks.or(chases),
    }
}

fn run_ruling(
    ruleset: &Ruleset,
    history: &History,
    by: Color,
    rule: &RunRule,
    run: &Run,
    reason: Reason,
    notice: impl FnOnce(u16, u16) -> Notice,
) -> Option<Ruling> {
    let limit = rule.most(run.men);
    if run.is_too_long(rule) && rule.beyond == Beyond::Loses {
        return Some(Ruling::Over(weigh(ruleset, history, by, run, reason)));
    }
    let soon = run.times.saturating_add(rule.warn_before.unwrap_or(0));
    let warned = run.times > 0 && soon >= limit;
    (rule.warn_before.is_some() && warned).then(|| Ruling::Continue(Some(notice(run.times, limit))))
}

/// Who answers for a run that is too long: a side that has checked all the while before one that
/// has chased, and nobody when both have done the same ("check outranks chase, and the same on
/// both sides is a draw").
fn weigh(ruleset: &Ruleset, history: &History, by: Color, run: &Run, reason: Reason) -> Verdict {
    let as_long = |other: &Run| other.times + 1 >= run.times;
    let checked = as_long(&check_run(history, !by));
    let same = match reason {
        Reason::TooManyChases => as_long(&chase_run(ruleset, history, !by)),
        _ => checked,
    };
    let (decision, reason) = if reason == Reason::TooManyChases && checked {
        (Decision::Loses(!by), Reason::TooManyChecks)
    } else if same {
        (Decision::Draw, Reason::BothAtFault)
    } else {
        (Decision::Loses(by), reason)
    };
    Verdict {
        decision,
        reason,
        plies: run.plies.clone(),
    }
}

fn check_run(history: &History, by: Color) -> Run {
    let times = history.checks_by(by);
    run(history, by, times, history.checking(by).len())
}

/// A run of `by`'s latest moves.
fn run(history: &History, by: Color, times: u16, men: u32) -> Run {
    let waits = history.position().turn() == by;
    let end = history.len() - usize::from(waits && !history.is_empty());
    let plies = (2 * usize::from(times)).saturating_sub(1);
    Run {
        times,
        men,
        plies: end.saturating_sub(plies)..end,
    }
}

/// A man that is chased with every move of a run, and the men that chase it, where they stand at
/// the place the walk back has come to.
#[derive(Clone, Copy)]
struct Pursuit {
    victim: Square,
    chasers: Bitboard,
}

impl Pursuit {
    /// Takes the man that made a move back to where it stood.
    fn take_back(&mut self, m: Move) {
        if self.victim == m.to {
            self.victim = m.from;
        }
        if self.chasers.contains(m.to) {
            self.chasers.remove(m.to);
            self.chasers.insert(m.from);
        }
    }
}

/// The plies that a run of chases is looked for in: a run that is too long fits, with the ply
/// before it.
fn reach(rule: &RunRule) -> usize {
    2 * (usize::from(rule.most.iter().copied().max().unwrap_or(0)) + 2)
}

/// The latest moves of `by` in a row that all chase one man; a capture begins a new run.
fn chase_run(ruleset: &Ruleset, history: &History, by: Color) -> Run {
    let Some(rule) = &ruleset.parts().chases else {
        return Run::default();
    };
    let mut chased: Option<Vec<Pursuit>> = None;
    let mut times = 0;
    for (index, ply) in history.plies().iter().enumerate().rev().take(reach(rule)) {
        if ply.captured.is_some() {
            break;
        }
        if ply.piece.color == by {
            let labels = &label::over(ruleset, history, index..index + 1)[0];
            let still = pursued(labels, chased.as_deref());
            if still.is_empty() {
                break;
            }
            chased = Some(still);
            times += 1;
        }
        for pursuit in chased.iter_mut().flatten() {
            pursuit.take_back(ply.m);
        }
    }
    // Of several men that are chased throughout, the one that the fewest chase: its limit is the
    // lowest.
    let men = chased.iter().flatten().map(|pursuit| pursuit.chasers.len());
    let men = u32::try_from(men.min().unwrap_or(0)).unwrap_or(u32::MAX);
    run(history, by, times, men)
}

/// The men that a ply chases and that were chased later too, if it is known who was.
fn pursued(labels: &PlyLabels, later: Option<&[Pursuit]>) -> Vec<Pursuit> {
    let mut pursuits: Vec<Pursuit> = Vec::new();
    for chase in &labels.chases {
        let (victim, attacker) = (chase.threat.victim, chase.threat.attacker);
        let is_of = |pursuit: &&Pursuit| pursuit.victim == victim;
        if let Some(known) = pursuits.iter_mut().find(|pursuit| pursuit.victim == victim) {
            known.chasers.insert(attacker);
            continue;
        }
        let later_chasers = match later {
            None => Some(Bitboard::EMPTY),
            Some(later) => later.iter().find(is_of).map(|pursuit| pursuit.chasers),
        };
        if let Some(mut chasers) = later_chasers {
            chasers.insert(attacker);
            pursuits.push(Pursuit { victim, chasers });
        }
    }
    pursuits
}
