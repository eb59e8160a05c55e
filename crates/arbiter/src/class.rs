//! What a side did with every one of its moves over a window of plies.

use crate::{
    ChaseRule, Offence, Reason, RepetitionRule, Target,
    label::{PlyLabels, Weight},
};
use xiangqi::{ByColor, Color, Square};

/// What a side did over a window.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
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
    /// Whether it began the attacks that led into the window; looked for only where the ruleset
    /// asks.
    pub began: bool,
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
    let split = chased.is_empty() && every(&|ply| !ply.evades && !ply.chases.is_empty());
    Class {
        perpetual,
        victims: chased.iter().map(|man| man.at_end).collect(),
        heavy: every(&is_heavy),
        checks: own().any(|ply| ply.check),
        split,
        began: false,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Threat, label::Chase};
    use xiangqi::{Bitboard, Piece, Role};

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    fn idle(m: &str, color: Color) -> PlyLabels {
        PlyLabels {
            m: m.parse().unwrap(),
            color,
            check: false,
            kill: false,
            chases: Vec::new(),
            evades: false,
            exchange: None,
            provisional: false,
        }
    }

    fn chase(m: &str, color: Color, victims: &[(&str, Weight)]) -> PlyLabels {
        let man = |color, role| Piece { color, role };
        let chases = victims.iter().map(|&(victim, weight)| Chase {
            threat: Threat {
                attacker: square("a0"),
                by: man(color, Role::Chariot),
                victim: square(victim),
                of: man(!color, Role::Cannon),
                roots: Bitboard::EMPTY,
                fake_roots: Bitboard::EMPTY,
                returned: false,
                pinned_by_horse: false,
            },
            weight,
        });
        PlyLabels {
            chases: chases.collect(),
            ..idle(m, color)
        }
    }

    fn check(m: &str, color: Color) -> PlyLabels {
        PlyLabels {
            check: true,
            ..idle(m, color)
        }
    }

    fn kill(m: &str, color: Color) -> PlyLabels {
        PlyLabels {
            kill: true,
            ..idle(m, color)
        }
    }

    fn rule(text: &str) -> RepetitionRule {
        toml::from_str(&format!("occurrences = 3\n{text}")).unwrap()
    }

    fn chasing(text: &str) -> ChaseRule {
        toml::from_str(&format!("protection = 'recapture'\n{text}")).unwrap()
    }

    const ALL: &str = "forbidden = ['check', 'kill', 'chase']";
    const MIXED: &str = "forbidden = ['check', 'kill', 'chase']\nmixed = true";

    fn red(rule_text: &str, chase_text: &str, window: &[PlyLabels]) -> Class {
        classes(&rule(rule_text), Some(&chasing(chase_text)), window).red
    }

    /// Red chases the cannon, which steps between c4 and d4.
    fn hunt(weights: [Weight; 2]) -> Vec<PlyLabels> {
        vec![
            idle("c4d4", Color::Black),
            chase("b0b1", Color::Red, &[("d4", weights[0])]),
            idle("d4c4", Color::Black),
            chase("b1b0", Color::Red, &[("c4", weights[1])]),
        ]
    }

    #[test]
    fn a_man_is_followed_where_it_flees() {
        let window = hunt([Weight::Heavy; 2]);
        let class = red(ALL, "", &window);
        assert_eq!(class.perpetual, Some(Perpetual::Chase));
        assert_eq!(class.victims, [square("c4")]);
        assert!(class.heavy && !class.split && !class.checks);
        let black = classes(&rule(ALL), Some(&chasing("")), &window).black;
        assert_eq!(black.perpetual, None);
        assert!(black.victims.is_empty() && !black.split);
    }

    #[test]
    fn of_two_chased_men_the_one_that_is_always_chased_counts() {
        // The man on e5 stands still, the one on c4 is chased with the last move only.
        let window = [
            chase("b0b1", Color::Red, &[("e5", Weight::Heavy)]),
            idle("i9i8", Color::Black),
            chase(
                "b1b0",
                Color::Red,
                &[("c4", Weight::Heavy), ("e5", Weight::Heavy)],
            ),
            idle("i8i9", Color::Black),
        ];
        let class = red(ALL, "", &window);
        assert_eq!(class.perpetual, Some(Perpetual::Chase));
        assert_eq!(class.victims, [square("e5")]);
    }

    #[test]
    fn what_is_not_forbidden_is_no_fault() {
        let window = hunt([Weight::Heavy; 2]);
        assert_eq!(red("forbidden = ['check']", "", &window).perpetual, None);
        let none = classes(&rule(ALL), None, &window).red;
        assert_eq!((none.perpetual, none.split), (None, true));
        let checks = [check("b0b1", Color::Red), idle("c4d4", Color::Black)];
        assert_eq!(red("forbidden = ['chase']", "", &checks).perpetual, None);
        assert_eq!(red(ALL, "", &checks).perpetual, Some(Perpetual::Check));
        let kills = [kill("b0b1", Color::Red), idle("c4d4", Color::Black)];
        assert_eq!(red("forbidden = ['chase']", "", &kills).perpetual, None);
        assert_eq!(red(ALL, "", &kills).perpetual, Some(Perpetual::Kill));
    }

    #[test]
    fn different_men_in_turn_are_a_split_chase() {
        let window = [
            chase("b0b1", Color::Red, &[("d4", Weight::Heavy)]),
            idle("i9i8", Color::Black),
            chase("b1b0", Color::Red, &[("e5", Weight::Heavy)]),
            idle("i8i9", Color::Black),
        ];
        let class = red(ALL, "", &window);
        assert_eq!((class.perpetual, class.split), (None, true));
        let any = red(ALL, "target = 'any'", &window);
        assert_eq!(any.perpetual, Some(Perpetual::Chase));
        assert_eq!(
            red("forbidden = ['check']", "target = 'any'", &window).perpetual,
            None
        );
        let mut idled = window.to_vec();
        idled.push(idle("b0b2", Color::Red));
        let class = red(ALL, "target = 'any'", &idled);
        assert_eq!((class.perpetual, class.split), (None, false));
    }

    #[test]
    fn mixed_moves_are_one_series_only_where_the_ruleset_says() {
        let window = [
            check("b0b1", Color::Red),
            idle("i9i8", Color::Black),
            chase("b1b0", Color::Red, &[("e5", Weight::Heavy)]),
            idle("i8i9", Color::Black),
            kill("b0b2", Color::Red),
        ];
        assert_eq!(red(ALL, "", &window).perpetual, None);
        assert_eq!(red(MIXED, "", &window).perpetual, Some(Perpetual::Mixed));
        assert!(red(MIXED, "", &window).checks);
        let mut idled = window.to_vec();
        idled.push(idle("b2b0", Color::Red));
        assert_eq!(red(MIXED, "", &idled).perpetual, None);
        let allowed = "forbidden = ['check', 'chase']\nmixed = true";
        assert_eq!(red(allowed, "", &window).perpetual, None);
    }

    #[test]
    fn any_check_voids_chases_where_the_ruleset_says() {
        let mut window = hunt([Weight::Heavy; 2]);
        window[1].check = true;
        assert_eq!(red(ALL, "", &window).perpetual, Some(Perpetual::Chase));
        assert_eq!(red(ALL, "check_voids = true", &window).perpetual, None);
        let mut window = hunt([Weight::Heavy; 2]);
        assert!(red(ALL, "check_voids = true", &window).perpetual.is_some());
        window[0].check = true;
        assert_eq!(red(ALL, "check_voids = true", &window).perpetual, None);
    }

    #[test]
    fn a_check_chases_everybody_where_the_ruleset_says() {
        let window = [
            check("b0b1", Color::Red),
            idle("c4d4", Color::Black),
            chase("b1b0", Color::Red, &[("d4", Weight::Heavy)]),
        ];
        assert_eq!(red(ALL, "", &window).perpetual, None);
        let class = red(ALL, "check_chases_all = true", &window);
        assert_eq!(class.perpetual, Some(Perpetual::Chase));
        let quiet = [
            idle("b0b1", Color::Red),
            window[1].clone(),
            window[2].clone(),
        ];
        assert_eq!(red(ALL, "check_chases_all = true", &quiet).perpetual, None);
    }

    #[test]
    fn the_least_weight_of_a_mans_chases_counts() {
        use Weight::{Heavy, Light, Pinned};
        let of = |weights| red(ALL, "", &hunt(weights));
        assert_eq!(of([Pinned, Pinned]).perpetual, Some(Perpetual::PinnedChase));
        assert_eq!(of([Pinned, Heavy]).perpetual, Some(Perpetual::Chase));
        assert_eq!(of([Heavy, Pinned]).perpetual, Some(Perpetual::Chase));
        assert!(of([Heavy, Heavy]).heavy);
        assert!(!of([Light, Heavy]).heavy);
        // Of two attackers of one man the heavier counts.
        let mut both = hunt([Light, Heavy]);
        both[1] = chase("b0b1", Color::Red, &[("d4", Light), ("d4", Pinned)]);
        both[3] = chase("b1b0", Color::Red, &[("c4", Pinned), ("c4", Light)]);
        assert_eq!(red(ALL, "", &both).perpetual, Some(Perpetual::PinnedChase));
    }

    #[test]
    fn checks_and_kills_are_heavy() {
        let light = chase("b1b0", Color::Red, &[("d4", Weight::Light)]);
        assert!(red(MIXED, "", &[check("b0b1", Color::Red)]).heavy);
        assert!(red(MIXED, "", &[kill("b0b1", Color::Red)]).heavy);
        assert!(!red(MIXED, "", &[light]).heavy);
    }

    #[test]
    fn a_side_that_did_not_move_did_nothing() {
        let window = [check("i9i8", Color::Black)];
        assert_eq!(red(MIXED, "", &window), Class::default());
    }
}
