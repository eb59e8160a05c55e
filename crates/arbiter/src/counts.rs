//! Moves without a capture, without progress, and in all.

use crate::{
    CountEffect, CountRule, Decision, Exception, History, Notice, Reason, Ruleset, Ruling, Verdict,
    label,
};
use xiangqi::Color;

/// What the counts say after the last ply.
pub(crate) fn rule(ruleset: &Ruleset, history: &History) -> Option<Ruling> {
    let parts = ruleset.parts();
    let counts = [
        (parts.no_capture, Reason::NoCapture),
        (parts.no_progress, Reason::NoProgress),
        (parts.length, Reason::LengthLimit),
    ];
    let mut notice = None;
    for (rule, reason) in counts {
        match rule.and_then(|rule| count_ruling(ruleset, history, rule, reason)) {
            Some(over @ Ruling::Over(_)) => return Some(over),
            next => notice = notice.or(next),
        }
    }
    notice
}

/// What one count says.
fn count_ruling(
    ruleset: &Ruleset,
    history: &History,
    rule: CountRule,
    reason: Reason,
) -> Option<Ruling> {
    let limit = rule.plies();
    if plain(history, reason) < limit.min(rule.warn_plies()) {
        return None;
    }
    let plies = counted(ruleset, history, rule, reason);
    if plies >= limit {
        return Some(match rule.effect {
            CountEffect::Draw => Ruling::Over(verdict(history, reason)),
            CountEffect::Claim => Ruling::Continue(Some(Notice::Claimable { reason })),
        });
    }
    let notice = match reason {
        Reason::NoProgress => Notice::NoProgress { plies, limit },
        Reason::LengthLimit => Notice::Length { plies, limit },
        _ => Notice::NoCapture { plies, limit },
    };
    (plies >= rule.warn_plies()).then_some(Ruling::Continue(Some(notice)))
}

/// The draw that a count leads to.
pub(crate) fn verdict(history: &History, reason: Reason) -> Verdict {
    let plies = usize::from(plain(history, reason));
    Verdict {
        decision: Decision::Draw,
        reason,
        plies: history.len().saturating_sub(plies)..history.len(),
    }
}

/// Whether either side may claim a draw by counting.
pub(crate) fn claim(ruleset: &Ruleset, history: &History) -> Option<Reason> {
    let parts = ruleset.parts();
    let counts = [
        (parts.no_capture, Reason::NoCapture),
        (parts.no_progress, Reason::NoProgress),
        (parts.length, Reason::LengthLimit),
    ];
    counts.into_iter().find_map(|(rule, reason)| {
        let rule = rule.filter(|rule| rule.effect == CountEffect::Claim)?;
        (counted(ruleset, history, rule, reason) >= rule.plies()).then_some(reason)
    })
}

/// The plies, exceptions counted too.
fn plain(history: &History, reason: Reason) -> u16 {
    match reason {
        Reason::NoProgress => history.plies().last().map_or(0, |ply| ply.no_progress),
        Reason::LengthLimit => u16::try_from(history.len()).unwrap_or(u16::MAX),
        _ => history.no_capture(),
    }
}

/// The plies that count.
pub(crate) fn counted(
    ruleset: &Ruleset,
    history: &History,
    rule: CountRule,
    reason: Reason,
) -> u16 {
    let plies = plain(history, reason);
    let Some(last) = history.plies().last() else {
        return plies;
    };
    let checks = last.checks_since_capture;
    let excess = match rule.except {
        Exception::None => 0,
        Exception::ChecksBeyond(free) => Color::ALL
            .iter()
            .map(|&color| checks[color].saturating_sub(free))
            .fold(0, u16::saturating_add),
        Exception::CheckPairsBeyond(free) => checks
            .red
            .saturating_add(checks.black)
            .saturating_sub(free)
            .saturating_mul(2),
        Exception::Attacks => attacks(ruleset, history, plies),
    };
    plies.saturating_sub(excess)
}

/// The checks and chases among the last plies.
fn attacks(ruleset: &Ruleset, history: &History, plies: u16) -> u16 {
    let first = history.len().saturating_sub(usize::from(plies));
    let labels = label::over(ruleset, history, first..history.len());
    let attacks = labels.iter().filter(|ply| !ply.is_idle()).count();
    u16::try_from(attacks).unwrap_or(u16::MAX)
}
