//! What a side did with every one of its moves over a window of plies.

use crate::{
    ChaseRule, Offence, Reason, RepetitionRule, Target,
    label::{PlyLabels, Weight},
};
use xiangqi::{ByColor, Color, Square};

/// What a side did over a window.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Class {
    /// What it did with every move, of what the ruleset forbids.
    pub perpetual: Option<Perpetual>,
    /// The men it chased with every move, where they stand at the end of the window.
    pub victims: Vec<Square>,
    /// Whether none of its moves is a light one.
    pub heavy: bool,
    /// Whether any of its moves gives check.
    pub checks: bool,
    /// Whether every move chases somebody, and no man is chased by all of them.
    pub split: bool,
}

/// What a side did with every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Perpetual {
    /// Give check.
    Check,
    /// Threaten mate.
    Kill,
    /// Chase a chariot that a horse pins.
    PinnedChase,
    /// Chase.
    Chase,
    /// Now one, now another of what is forbidden.
    Mixed,
}

impl Perpetual {
    /// Why it is forbidden.
    pub const fn reason(self) -> Reason {
        match self {
            Self::Check => Reason::PerpetualCheck,
            Self::Kill => Reason::PerpetualKill,
            Self::PinnedChase | Self::Chase => Reason::PerpetualChase,
            Self::Mixed => Reason::PerpetualAttack,
        }
    }
}

/// A man chased so far, walking back from the end of the window.
#[derive(Clone, Copy)]
struct Chased {
    /// Where it stands at the place the walk has come to.
    here: Square,
    /// Where it stands at the end.
    at_end: Square,
    /// The least weight of its chases.
    weight: Weight,
}

/// The classes of both sides over these plies.
pub(crate) fn classes(
    rule: &RepetitionRule,
    chase: Option<&ChaseRule>,
    window: &[PlyLabels],
) -> ByColor<Class> {
    ByColor::new_with(|color| class(rule, chase, window, color))
}

fn class(
    rule: &RepetitionRule,
    chase: Option<&ChaseRule>,
    window: &[PlyLabels],
    color: Color,
) -> Class {
    let own = || window.iter().filter(|ply| ply.color == color);
    if own().next().is_none() {
        return Class::default();
    }
    let every = |does: &dyn Fn(&PlyLabels) -> bool| own().all(does);
    let chased = match chase {
        Some(chase) if !(chase.check_voids && window.iter().any(|ply| ply.check)) => {
            chased_throughout(chase, window, color)
        }
        _ => Vec::new(),
    };
    let any_target = chase.is_some_and(|chase| chase.target == Target::Any);
    let forbids = |offence| rule.forbidden.contains(&offence);
    let perpetual = if forbids(Offence::Check) && every(&|ply| ply.check) {
        Some(Perpetual::Check)
    } else if forbids(Offence::Kill) && every(&|ply| ply.kill) {
        Some(Perpetual::Kill)
    } else if forbids(Offence::Chase) && !chased.is_empty() {
        let pinned = chased.iter().any(|man| man.weight == Weight::Pinned);
        Some(if pinned {
            Perpetual::PinnedChase
        } else {
            Perpetual::Chase
        })
    } else if forbids(Offence::Chase) && any_target && every(&|ply| !ply.chases.is_empty()) {
        Some(Perpetual::Chase)
    } else if rule.mixed && every(&|ply| is_forbidden(rule, ply)) {
        Some(Perpetual::Mixed)
    } else {
        None
    };
    let split = chased.is_empty() && every(&|ply| !ply.chases.is_empty());
    Class {
        perpetual,
        victims: chased.iter().map(|man| man.at_end).collect(),
        heavy: every(&is_heavy),
        checks: own().any(|ply| ply.check),
        split,
    }
}

/// Whether the ply does anything that is forbidden as a series.
fn is_forbidden(rule: &RepetitionRule, ply: &PlyLabels) -> bool {
    rule.forbidden.iter().any(|offence| match offence {
        Offence::Check => ply.check,
        Offence::Kill => ply.kill,
        Offence::Chase => !ply.chases.is_empty(),
    })
}

/// Checks, kills and heavy chases are heavy.
fn is_heavy(ply: &PlyLabels) -> bool {
    let heavy = |chase: &crate::label::Chase| chase.weight >= Weight::Heavy;
    ply.check || ply.kill || ply.chases.iter().any(heavy)
}

/// The men that `color` chased with every move: the walk goes from the last ply to the first and
/// carries each man back to where it stood.
fn chased_throughout(rule: &ChaseRule, window: &[PlyLabels], color: Color) -> Vec<Chased> {
    let mut chased: Option<Vec<Chased>> = None;
    for ply in window.iter().rev() {
        if ply.color == color && !(rule.check_chases_all && ply.check) {
            chased = Some(match chased {
                None => begin(ply),
                Some(men) => men.into_iter().filter_map(|man| keep(man, ply)).collect(),
            });
        }
        for man in chased.iter_mut().flatten() {
            if man.here == ply.m.to {
                man.here = ply.m.from;
            }
        }
    }
    chased.unwrap_or_default()
}

/// Each victim of a ply, once, with the greatest weight of its chases.
fn begin(ply: &PlyLabels) -> Vec<Chased> {
    let mut men: Vec<Chased> = Vec::new();
    for chase in &ply.chases {
        let here = chase.threat.victim;
        match men.iter_mut().find(|man| man.here == here) {
            Some(man) => man.weight = man.weight.max(chase.weight),
            None => men.push(Chased {
                here,
                at_end: here,
                weight: chase.weight,
            }),
        }
    }
    men
}

/// The man, if the ply chases it too.
fn keep(man: Chased, ply: &PlyLabels) -> Option<Chased> {
    let chases = ply.chases.iter();
    let weight = chases
        .filter(|chase| chase.threat.victim == man.here)
        .map(|chase| chase.weight)
        .max()?;
    Some(Chased {
        weight: man.weight.min(weight),
        ..man
    })
}
