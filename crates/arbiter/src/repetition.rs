//! Positions that come back: who is at fault, and what follows.

use crate::{
    Class, Decision, EqualRule, Fault, FaultRule, Finding, Forbidden, History, NoFaultRule, Notice,
    Ply, Reason, RepetitionRule, Ruleset, Ruling, Verdict, class, label, table, threats,
};
use std::ops::Range;
use xiangqi::{ByColor, Color, Move, Position};

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
    let finding = finding(ruleset, rule, history, window.clone());
    if !matches!(finding, Finding::NoFault | Finding::BothAlike) {
        return None;
    }
    Some(Verdict {
        decision: Decision::Draw,
        reason: drawn_for(finding),
        plies: window,
    })
}

/// What becomes of a game that goes round and round a circle: these moves, from this position,
/// lead back to it. Nothing, where the rules let it go on for ever.
pub(crate) fn circle(ruleset: &Ruleset, start: &Position, moves: &[Move]) -> Option<Decision> {
    let rule = ruleset.parts().repetition.as_ref()?;
    let mut history = History::new(start.clone());
    for &m in moves {
        history.push(m).ok()?;
    }
    let window = 0..history.len();
    if !history.is_circle(&window) {
        return None;
    }
    match (finding(ruleset, rule, &history, window), rule.no_fault) {
        // Who may not repeat has to leave the circle, as who would lose by it does.
        (Finding::Fault(fault), _) => Some(Decision::Loses(fault.by)),
        (Finding::BothLose, _) => Some(Decision::BothLose),
        (_, NoFaultRule::Draw | NoFaultRule::Claim) => Some(Decision::Draw),
        (_, NoFaultRule::Refused | NoFaultRule::PlayOn) => None,
    }
}

/// The rule, if it refuses moves.
fn refusing(ruleset: &Ruleset) -> Option<&RepetitionRule> {
    let rule = ruleset.parts().repetition.as_ref()?;
    (rule.fault == FaultRule::Refused || rule.no_fault == NoFaultRule::Refused).then_some(rule)
}

/// Whether any move can be refused here: a position must have come once less than too often.
pub(crate) fn may_refuse(ruleset: &Ruleset, history: &History) -> bool {
    let Some(rule) = refusing(ruleset) else {
        return false;
    };
    let plies = history.plies().iter().rev();
    let mut reversible = plies.take_while(|ply| !ply.irreversible);
    rule.occurrences == 2 || reversible.any(|ply| ply.times >= rule.occurrences - 1)
}

/// The occurrence at which the ruling falls.
const fn limit(rule: &RepetitionRule, fault: bool) -> u16 {
    rule.occurrences + if fault { rule.warnings } else { 0 }
}

/// Whether the move may be made as far as repetition goes.
pub(crate) fn permits(ruleset: &Ruleset, history: &History, m: Move) -> Result<(), Forbidden> {
    let Some(rule) = refusing(ruleset) else {
        return Ok(());
    };
    let times = history.times_after(m);
    if times < rule.occurrences {
        return Ok(());
    }
    let mut next = history.tail(0);
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
        Some(_) => rule.fault == FaultRule::Refused && times >= limit(rule, true),
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
    let back = times.min(limit(rule, true)) - 1;
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
    let labels = label::over(ruleset, history, window.clone());
    let mut classes = class::classes(rule, ruleset.parts().chase.as_ref(), &labels);
    let both = classes.red.perpetual.is_some() && classes.black.perpetual.is_some();
    if rule.equal == EqualRule::Began
        && both
        && let Some(color) = beginner(ruleset, history, window.start)
    {
        classes[color].began = true;
    }
    classes
}

/// Who began the attacks that go on without a break from before a place: the side of the first of
/// them, or the other side, when it was made with a man that stood attacked.
fn beginner(ruleset: &Ruleset, history: &History, place: usize) -> Option<Color> {
    let attacks = |index: usize| {
        let labels = label::over(ruleset, history, index..index + 1);
        labels.first().is_some_and(|ply| !ply.is_idle())
    };
    let mut first = place;
    while first > 0 && history.plies()[first - 1].captured.is_none() && attacks(first - 1) {
        first -= 1;
    }
    let first = (first..history.len()).find(|&index| attacks(index))?;
    let facts = history.facts(first..first + 1).pop()?;
    let stood = history.positions(first..first + 1).pop()?;
    let chased = threats(stood.board(), !facts.color)
        .iter()
        .any(|threat| threat.victim == facts.m.from && threat.roots.is_empty());
    Some(if chased { !facts.color } else { facts.color })
}

fn ruling(rule: &RepetitionRule, finding: Finding, times: u16, window: Range<usize>) -> Ruling {
    let fault = match finding {
        Finding::Fault(fault) => Some(fault),
        _ => None,
    };
    let limit = limit(rule, fault.is_some());
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
        (_, _, NoFaultRule::Draw) => over(Decision::Draw, drawn_for(finding)),
        (_, _, NoFaultRule::Claim) => Ruling::Continue(Some(Notice::Claimable {
            reason: drawn_for(finding),
        })),
        (_, _, NoFaultRule::Refused) => notice,
        (_, _, NoFaultRule::PlayOn) => Ruling::Continue(None),
    }
}

/// Why a repetition is drawn in which neither side is at fault alone.
fn drawn_for(finding: Finding) -> Reason {
    match finding {
        Finding::BothAlike => Reason::BothAtFault,
        _ => Reason::Repetition,
    }
}

/// A series of forbidden moves that goes round and round without closing one circle often enough
/// (Chinese rules 2020, article 24.11, reference figure 8).
///
/// No text says how long it must be. An attack that gets somewhere comes back to few positions: more
/// than every third must have stood in the series already, the last one among them, and none twice
/// before, for that is a circle with a count of its own.
fn series(ruleset: &Ruleset, rule: &RepetitionRule, history: &History) -> Option<Ruling> {
    let plies = usize::from(rule.series?) * 2;
    let first = history.len().checked_sub(plies)?;
    let window = &history.plies()[first..];
    let again = |ply: &&Ply| ply.previous.is_some_and(|place| place >= first);
    let seen = window.iter().filter(again).count();
    let quiet = window.iter().all(|ply| ply.captured.is_none());
    // A circle gone round twice within it is ruled on by its occurrences, and may be left in time.
    let twice = |ply: &Ply| {
        let before = ply.previous.filter(|&place| place >= first);
        before.is_some_and(|place| history.earlier_than(place).is_some_and(|p| p >= first))
    };
    let series = quiet
        && 3 * seen > plies
        && window.last().as_ref().is_some_and(again)
        && !window.iter().any(twice);
    if !series {
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
