//! Positions that come back: who is at fault, and what follows.

use crate::{
    Class, Decision, Fault, FaultRule, Finding, Forbidden, History, NoFaultRule, Notice, Ply,
    Reason, RepetitionRule, Ruleset, Ruling, Verdict, class, label, table,
};
use std::ops::Range;
use xiangqi::{ByColor, Move};

/// What the last ply's repetition means, if it is one.
pub(crate) fn rule(ruleset: &Ruleset, history: &History) -> Option<Ruling> {
    let rule = ruleset.parts().repetition.as_ref()?;
    let times = history.plies().last().map_or(1, |ply| ply.times);
    if times < 2 {
        return None;
    }
    let window = window(rule, history, times);
    let finding = finding(ruleset, rule, history, window.clone());
    match ruling(rule, finding, times, window) {
        over @ Ruling::Over(_) => Some(over),
        goes_on => series(ruleset, rule, history).or(Some(goes_on)),
    }
}

/// The draw that either side may claim because the position has come so often.
pub(crate) fn claim(ruleset: &Ruleset, history: &History) -> Option<Verdict> {
    let rule = ruleset.parts().repetition.as_ref()?;
    let times = history.plies().last()?.times;
    if rule.no_fault != NoFaultRule::Claim || times < rule.occurrences {
        return None;
    }
    let window = window(rule, history, times);
    let reason = match finding(ruleset, rule, history, window.clone()) {
        Finding::NoFault => Reason::Repetition,
        Finding::BothAlike => Reason::BothAtFault,
        Finding::Fault(_) | Finding::BothLose => return None,
    };
    Some(Verdict {
        decision: Decision::Draw,
        reason,
        plies: window,
    })
}

/// Whether the move may be made as far as repetition goes.
pub(crate) fn permits(ruleset: &Ruleset, history: &History, m: Move) -> Result<(), Forbidden> {
    let Some(rule) = &ruleset.parts().repetition else {
        return Ok(());
    };
    if rule.fault != FaultRule::Refused && rule.no_fault != NoFaultRule::Refused {
        return Ok(());
    }
    let times = history.times_after(m);
    if times < rule.occurrences {
        return Ok(());
    }
    let mut next = history.clone();
    if next.push(m).is_err() {
        return Ok(());
    }
    let mover = history.position().turn();
    let window = window(rule, &next, times);
    let offence = match finding(ruleset, rule, &next, window) {
        Finding::Fault(fault) if fault.by == mover => Some(fault.reason),
        _ => None,
    };
    let refused = match offence {
        Some(_) => rule.fault == FaultRule::Refused,
        None => rule.no_fault == NoFaultRule::Refused,
    };
    if refused {
        Err(Forbidden::Repeats { times, offence })
    } else {
        Ok(())
    }
}

/// The plies from the first occurrence that counts to the last.
fn window(rule: &RepetitionRule, history: &History, times: u16) -> Range<usize> {
    let back = times.min(rule.occurrences + rule.warnings) - 1;
    let first = history
        .earlier_occurrence(back)
        .expect("as many occurrences are known as are counted");
    first..history.len()
}

fn finding(
    ruleset: &Ruleset,
    rule: &RepetitionRule,
    history: &History,
    window: Range<usize>,
) -> Finding {
    table::decide(rule, &classes(ruleset, rule, history, window))
}

/// What each side did over these plies.
pub(crate) fn classes(
    ruleset: &Ruleset,
    rule: &RepetitionRule,
    history: &History,
    window: Range<usize>,
) -> ByColor<Class> {
    let labels = label::over(ruleset, history, window);
    class::classes(rule, ruleset.parts().chase.as_ref(), &labels)
}

fn ruling(rule: &RepetitionRule, finding: Finding, times: u16, window: Range<usize>) -> Ruling {
    let fault = match finding {
        Finding::Fault(fault) => Some(fault),
        _ => None,
    };
    let limit = match fault {
        Some(_) => rule.occurrences + rule.warnings,
        None => rule.occurrences,
    };
    let notice = Ruling::Continue(Some(Notice::Repetition {
        times,
        limit,
        fault,
    }));
    if times < limit {
        return notice;
    }
    let over = |decision, reason| {
        Ruling::Over(Verdict {
            decision,
            reason,
            plies: window,
        })
    };
    match (finding, rule.fault, rule.no_fault) {
        (Finding::Fault(Fault { by, reason }), FaultRule::Loses, _) => {
            over(Decision::Loses(by), reason)
        }
        (Finding::Fault(_), FaultRule::Refused, _) => notice,
        (Finding::BothLose, ..) => over(Decision::BothLose, Reason::BothAtFault),
        (Finding::BothAlike, _, NoFaultRule::Draw) => over(Decision::Draw, Reason::BothAtFault),
        (Finding::NoFault, _, NoFaultRule::Draw) => over(Decision::Draw, Reason::Repetition),
        (_, _, NoFaultRule::Claim) => Ruling::Continue(Some(Notice::Claimable {
            reason: Reason::Repetition,
        })),
        (_, _, NoFaultRule::Refused) => notice,
        (_, _, NoFaultRule::PlayOn) => Ruling::Continue(None),
    }
}

/// A series of forbidden moves that goes round and round without closing one circle often enough
/// (Chinese rules 2020, article 24.11, reference figure 8).
///
/// No text says how long it must be. An attack that gets somewhere comes back to few positions: at
/// least every third position must have stood in the series already, the last one among them.
fn series(ruleset: &Ruleset, rule: &RepetitionRule, history: &History) -> Option<Ruling> {
    let plies = usize::from(rule.series?) * 2;
    let first = history.len().checked_sub(plies)?;
    let window = &history.plies()[first..];
    let again = |ply: &&Ply| ply.previous.is_some_and(|place| place >= first);
    let seen = window.iter().filter(again).count();
    let quiet = window.iter().all(|ply| ply.captured.is_none());
    if !quiet || 3 * seen < plies || !window.last().as_ref().is_some_and(again) {
        return None;
    }
    match finding(ruleset, rule, history, first..history.len()) {
        Finding::Fault(Fault { by, reason }) => Some(Ruling::Over(Verdict {
            decision: Decision::Loses(by),
            reason,
            plies: first..history.len(),
        })),
        _ => None,
    }
}
