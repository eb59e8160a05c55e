//! The rulings of a [`Ruleset`], in the order of precedence: checks in a row, repetition, counts,
//! length, material.

use crate::{
    Arbiter, Beyond, CheckRule, CountRule, DeadMaterial, Decision, Forbidden, History, MutualCheck,
    Notice, OfferRuling, Otherwise, PerpetualCheck, Reason, RepetitionRule, Ruleset, Ruling,
    Verdict, material, offer,
};
use std::ops::Range;
use xiangqi::{ByColor, Color, Move, Status};

impl Arbiter for Ruleset {
    fn permits(&self, history: &History, m: Move) -> Result<(), Forbidden> {
        match self.parts().checks {
            Some(rule) if rule.beyond == Beyond::Refused => permits_check(rule, history, m),
            _ => Ok(()),
        }
    }

    fn judge(&self, history: &History) -> Ruling {
        let parts = self.parts();
        let last = history.plies().last();
        let length = u16::try_from(history.len()).unwrap_or(u16::MAX);
        let no_progress = last.map_or(0, |ply| ply.no_progress);
        let rulings = [
            parts.checks.map(|rule| checks(rule, history)),
            parts.repetition.map(|rule| repetition(rule, history)),
            parts.no_capture.map(|rule| {
                count(
                    rule,
                    history,
                    history.no_capture(),
                    Reason::NoCapture,
                    |plies, limit| Notice::NoCapture { plies, limit },
                )
            }),
            parts.no_progress.map(|rule| {
                count(
                    rule,
                    history,
                    no_progress,
                    Reason::NoProgress,
                    |plies, limit| Notice::NoProgress { plies, limit },
                )
            }),
            parts.length.map(|rule| {
                count(
                    rule,
                    history,
                    length,
                    Reason::LengthLimit,
                    |plies, limit| Notice::Length { plies, limit },
                )
            }),
            dead_material(parts.material.dead, history),
        ];
        first_ruling(rulings.into_iter().flatten())
    }

    fn draw_offer(&self, history: &History, by: Color) -> OfferRuling {
        offer::rule(self, history, by)
    }
}

/// The first verdict, or else the first notice.
fn first_ruling(rulings: impl Iterator<Item = Ruling>) -> Ruling {
    let mut notice = None;
    for ruling in rulings {
        match ruling {
            Ruling::Over(verdict) => return Ruling::Over(verdict),
            Ruling::Continue(next) => notice = notice.or(next),
        }
    }
    Ruling::Continue(notice)
}

fn permits_check(rule: CheckRule, history: &History, m: Move) -> Result<(), Forbidden> {
    let mover = history.position().turn();
    if history.checks_by(mover) < rule.most {
        return Ok(());
    }
    let mut next = history.position().clone();
    let too_many = next.play(m).is_ok() && next.is_check() && next.status() == Status::Ongoing;
    if too_many {
        Err(Forbidden::TooManyChecks { most: rule.most })
    } else {
        Ok(())
    }
}

/// Rules on the checks in a row of the side that has just moved, and on whether the side to move
/// has anything but a forbidden check left.
fn checks(rule: CheckRule, history: &History) -> Ruling {
    let turn = history.position().turn();
    let given = ByColor::new_with(|color| history.checks_by(color));
    let too_many = |color: Color| {
        Ruling::Over(Verdict {
            decision: Decision::Loses(color),
            reason: Reason::TooManyChecks,
            plies: history.len().saturating_sub(2 * usize::from(given[color]))..history.len(),
        })
    };
    if given[!turn] > rule.most && rule.beyond == Beyond::Loses {
        return too_many(!turn);
    }
    let cornered = rule.beyond == Beyond::Refused
        && given[turn] >= rule.most
        && history
            .position()
            .legal_moves()
            .iter()
            .all(|&m| permits_check(rule, history, m).is_err());
    if cornered {
        return too_many(turn);
    }
    let warn_from = rule.warn_from.unwrap_or(u16::MAX);
    let by = if given[!turn] > 0 { !turn } else { turn };
    let warned = given[by] >= warn_from;
    Ruling::Continue(warned.then_some(Notice::Checks {
        by,
        times: given[by],
        limit: rule.most,
    }))
}

fn repetition(rule: RepetitionRule, history: &History) -> Ruling {
    let times = history.plies().last().map_or(1, |ply| ply.times);
    if times < 2 {
        return Ruling::Continue(None);
    }
    let back = times.min(rule.occurrences) - 1;
    let Some(first) = history.earlier_occurrence(back) else {
        return Ruling::Continue(None);
    };
    let circle = first..history.len();
    let perpetual = perpetual_check(history, circle.clone());
    let at_fault = match rule.perpetual_check {
        PerpetualCheck::Loses => perpetual,
        PerpetualCheck::Allowed => ByColor {
            red: false,
            black: false,
        },
    };
    if times < rule.occurrences {
        let checking = match (at_fault.red, at_fault.black) {
            (true, false) => Some(Color::Red),
            (false, true) => Some(Color::Black),
            _ => None,
        };
        return Ruling::Continue(Some(Notice::Repetition {
            times,
            limit: rule.occurrences,
            checking,
        }));
    }
    let (decision, reason) = match (at_fault.red, at_fault.black) {
        (true, false) => (Decision::Loses(Color::Red), Reason::PerpetualCheck),
        (false, true) => (Decision::Loses(Color::Black), Reason::PerpetualCheck),
        (true, true) if rule.mutual_perpetual_check == MutualCheck::BothLose => {
            (Decision::BothLose, Reason::BothAtFault)
        }
        (true, true) => (Decision::Draw, Reason::Repetition),
        (false, false) => match rule.otherwise {
            Otherwise::Draw => (Decision::Draw, Reason::Repetition),
            Otherwise::PlayOn => return Ruling::Continue(None),
        },
    };
    Ruling::Over(Verdict {
        decision,
        reason,
        plies: circle,
    })
}

/// Whether each side gave check with every move of these plies.
fn perpetual_check(history: &History, plies: Range<usize>) -> ByColor<bool> {
    let plies = &history.plies()[plies];
    ByColor::new_with(|color| {
        plies
            .iter()
            .filter(|ply| ply.piece.color == color)
            .all(crate::Ply::is_check)
    })
}

fn count(
    rule: CountRule,
    history: &History,
    plies: u16,
    reason: Reason,
    notice: impl FnOnce(u16, u16) -> Notice,
) -> Ruling {
    let limit = rule.plies();
    if plies >= limit {
        return Ruling::Over(Verdict {
            decision: Decision::Draw,
            reason,
            plies: history.len().saturating_sub(usize::from(plies))..history.len(),
        });
    }
    Ruling::Continue((plies >= rule.warn_plies()).then(|| notice(plies, limit)))
}

/// Material only changes by a capture, so only then it is looked at.
fn dead_material(rule: DeadMaterial, history: &History) -> Option<Ruling> {
    let changed = history
        .plies()
        .last()
        .is_none_or(|ply| ply.captured.is_some());
    let dead =
        rule == DeadMaterial::Core && changed && material::is_dead(history.position().board());
    dead.then(|| {
        Ruling::Over(Verdict {
            decision: Decision::Draw,
            reason: Reason::DeadMaterial,
            plies: history.len()..history.len(),
        })
    })
}
