//! The rulings of a [`Ruleset`], in the order of precedence: attacks in a row, repetition, counts,
//! length, material.

use crate::{
    Arbiter, DeadMaterial, Decision, Forbidden, History, Notice, OfferRuling, Reason, Ruleset,
    Ruling, Verdict, counts, material, offer, repetition, runs,
};
use xiangqi::{Color, Move};

impl Arbiter for Ruleset {
    fn permits(&self, history: &History, m: Move) -> Result<(), Forbidden> {
        runs::permits(self, history, m)?;
        repetition::permits(self, history, m)
    }

    fn judge(&self, history: &History) -> Ruling {
        let rulings: [&dyn Fn() -> Option<Ruling>; 5] = [
            &|| runs::rule(self, history),
            &|| repetition::rule(self, history),
            &|| cornered(self, history),
            &|| counts::rule(self, history),
            &|| dead_material(self.parts().material.dead, history),
        ];
        let mut notice = None;
        for ruling in rulings {
            match ruling() {
                Some(Ruling::Continue(next)) => notice = weightier(notice, next),
                Some(over) => return over,
                None => {}
            }
        }
        Ruling::Continue(notice)
    }

    fn draw_offer(&self, history: &History, by: Color) -> OfferRuling {
        offer::rule(self, history, by)
    }
}

/// The notice that is told of two: a draw that may be claimed before a mere repetition, else the
/// first.
fn weightier(first: Option<Notice>, next: Option<Notice>) -> Option<Notice> {
    match (first, next) {
        (Some(Notice::Repetition { fault: None, .. }), Some(Notice::Claimable { .. })) => next,
        _ => first.or(next),
    }
}

/// A side all of whose legal moves are refused loses.
fn cornered(ruleset: &Ruleset, history: &History) -> Option<Ruling> {
    if !may_refuse(ruleset, history) {
        return None;
    }
    let mut why = None;
    for &m in &history.position().legal_moves() {
        why = Some(ruleset.permits(history, m).err()?);
    }
    let reason = match why? {
        Forbidden::TooManyChecks { .. } => Reason::TooManyChecks,
        Forbidden::TooManyChases { .. } => Reason::TooManyChases,
        Forbidden::Repeats { offence, .. } => offence.unwrap_or(Reason::Repetition),
    };
    Some(Ruling::Over(Verdict {
        decision: Decision::Loses(history.position().turn()),
        reason,
        plies: history.len()..history.len(),
    }))
}

/// Whether any move can be refused at all; most positions are done with here.
fn may_refuse(ruleset: &Ruleset, history: &History) -> bool {
    repetition::may_refuse(ruleset, history) || runs::may_refuse(ruleset, history)
}

fn dead_material(rule: DeadMaterial, history: &History) -> Option<Ruling> {
    material::is_dead(rule, history.position()).then(|| {
        Ruling::Over(Verdict {
            decision: Decision::Draw,
            reason: Reason::DeadMaterial,
            plies: history.len()..history.len(),
        })
    })
}
