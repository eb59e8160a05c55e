//! The decision table: two classes in, a finding out.

use crate::{Class, EqualRule, Fault, MutualRule, Perpetual, RepetitionRule};
use xiangqi::{ByColor, Color};

/// Who is at fault in a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finding {
    /// Nobody did what is forbidden.
    NoFault,
    /// Both did, and neither is the worse.
    BothAlike,
    /// Both gave perpetual check, and both lose by it.
    BothLose,
    /// One side.
    Fault(Fault),
}

/// Finds who is at fault: perpetual check before everything else, then the chase of a chariot that
/// a horse pins, then whatever else is forbidden (Asian rules, order of precedence; Chinese rules
/// 2020, articles 25 and 26.9).
pub(crate) fn decide(rule: &RepetitionRule, classes: &ByColor<Class>) -> Finding {
    let fault = |by: Color, perpetual: Perpetual| {
        Finding::Fault(Fault {
            by,
            reason: perpetual.reason(),
        })
    };
    let yields =
        |color: Color| rule.split_yields_to_check && classes[color].split && classes[!color].checks;
    match (classes.red.perpetual, classes.black.perpetual) {
        (None, None) => match (yields(Color::Red), yields(Color::Black)) {
            (true, false) => fault(Color::Red, Perpetual::Chase),
            (false, true) => fault(Color::Black, Perpetual::Chase),
            _ => Finding::NoFault,
        },
        (Some(red), None) => fault(Color::Red, red),
        (None, Some(black)) => fault(Color::Black, black),
        (Some(red), Some(black)) if rank(red) > rank(black) => fault(Color::Red, red),
        (Some(red), Some(black)) if rank(red) < rank(black) => fault(Color::Black, black),
        (Some(Perpetual::Check), Some(_)) => match rule.mutual_check {
            MutualRule::Draw => Finding::BothAlike,
            MutualRule::BothLose => Finding::BothLose,
        },
        (Some(red), Some(black)) => {
            let worse = |class: &Class| match rule.equal {
                EqualRule::Draw => false,
                EqualRule::Weight => class.heavy,
                EqualRule::Began => class.began,
            };
            match (worse(&classes.red), worse(&classes.black)) {
                (true, false) => fault(Color::Red, red),
                (false, true) => fault(Color::Black, black),
                _ => Finding::BothAlike,
            }
        }
    }
}

const fn rank(perpetual: Perpetual) -> u8 {
    match perpetual {
        Perpetual::Check => 2,
        Perpetual::PinnedChase => 1,
        Perpetual::Kill | Perpetual::Chase | Perpetual::Mixed => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;

    const ALL: [Option<Perpetual>; 6] = [
        None,
        Some(Perpetual::Check),
        Some(Perpetual::Kill),
        Some(Perpetual::PinnedChase),
        Some(Perpetual::Chase),
        Some(Perpetual::Mixed),
    ];

    fn rule(text: &str) -> RepetitionRule {
        toml::from_str(&format!("occurrences = 3\n{text}")).unwrap()
    }

    fn class(perpetual: Option<Perpetual>) -> Class {
        Class {
            perpetual,
            ..Class::default()
        }
    }

    fn at_fault(rule: &RepetitionRule, red: Class, black: Class) -> Option<Color> {
        match decide(rule, &ByColor { red, black }) {
            Finding::Fault(fault) => Some(fault.by),
            _ => None,
        }
    }

    #[test]
    fn one_side_alone_is_at_fault_for_what_it_did() {
        let rule = rule("");
        let reasons = [
            (Perpetual::Check, Reason::PerpetualCheck),
            (Perpetual::Kill, Reason::PerpetualKill),
            (Perpetual::PinnedChase, Reason::PerpetualChase),
            (Perpetual::Chase, Reason::PerpetualChase),
            (Perpetual::Mixed, Reason::PerpetualAttack),
        ];
        for (perpetual, reason) in reasons {
            for by in Color::ALL {
                let mut classes = ByColor::<Class>::default();
                classes[by].perpetual = Some(perpetual);
                assert_eq!(
                    decide(&rule, &classes),
                    Finding::Fault(Fault { by, reason })
                );
            }
        }
        assert_eq!(decide(&rule, &ByColor::default()), Finding::NoFault);
    }

    #[test]
    fn perpetual_check_goes_before_a_pinned_chase_and_that_before_the_rest() {
        let rule = rule("");
        let rank = |perpetual: Option<Perpetual>| match perpetual {
            None => 0,
            Some(Perpetual::Kill | Perpetual::Chase | Perpetual::Mixed) => 1,
            Some(Perpetual::PinnedChase) => 2,
            Some(Perpetual::Check) => 3,
        };
        for red in ALL {
            for black in ALL {
                let expected = match rank(red).cmp(&rank(black)) {
                    std::cmp::Ordering::Greater => Some(Color::Red),
                    std::cmp::Ordering::Less => Some(Color::Black),
                    std::cmp::Ordering::Equal => None,
                };
                assert_eq!(
                    at_fault(&rule, class(red), class(black)),
                    expected,
                    "{red:?} against {black:?}"
                );
            }
        }
    }

    #[test]
    fn the_same_on_both_sides_is_nobodys_fault_or_both_sides() {
        let both = |perpetual| ByColor::new_with(|_| class(Some(perpetual)));
        for perpetual in ALL.into_iter().flatten() {
            assert_eq!(decide(&rule(""), &both(perpetual)), Finding::BothAlike);
        }
        let strict = rule("mutual_check = 'both-lose'");
        assert_eq!(decide(&strict, &both(Perpetual::Check)), Finding::BothLose);
        assert_eq!(decide(&strict, &both(Perpetual::Chase)), Finding::BothAlike);
    }

    #[test]
    fn the_heavier_of_two_is_at_fault_where_weight_counts() {
        let of = |heavy| Class {
            heavy,
            ..class(Some(Perpetual::Chase))
        };
        let weight = rule("equal = 'weight'");
        assert_eq!(at_fault(&weight, of(true), of(false)), Some(Color::Red));
        assert_eq!(at_fault(&weight, of(false), of(true)), Some(Color::Black));
        assert_eq!(at_fault(&weight, of(true), of(true)), None);
        assert_eq!(at_fault(&weight, of(false), of(false)), None);
        assert_eq!(at_fault(&rule(""), of(true), of(false)), None);
    }

    #[test]
    fn who_began_is_at_fault_where_that_counts() {
        let of = |began| Class {
            began,
            ..class(Some(Perpetual::Chase))
        };
        let first = rule("equal = 'began'");
        assert_eq!(at_fault(&first, of(true), of(false)), Some(Color::Red));
        assert_eq!(at_fault(&first, of(false), of(true)), Some(Color::Black));
        assert_eq!(at_fault(&first, of(false), of(false)), None);
        assert_eq!(at_fault(&rule(""), of(true), of(false)), None);
    }

    #[test]
    fn a_split_chase_yields_to_checks_where_the_ruleset_says() {
        let of = |split, checks| Class {
            checks,
            split,
            ..Class::default()
        };
        let yielding = rule("split_yields_to_check = true");
        let (split, checks, quiet) = (of(true, false), of(false, true), of(false, false));
        let red = Some(Color::Red);
        assert_eq!(at_fault(&yielding, split.clone(), checks.clone()), red);
        assert_eq!(
            at_fault(&yielding, checks.clone(), split.clone()),
            Some(Color::Black)
        );
        assert_eq!(at_fault(&yielding, split.clone(), quiet.clone()), None);
        assert_eq!(at_fault(&yielding, quiet, checks.clone()), None);
        assert_eq!(at_fault(&yielding, of(true, true), of(true, true)), None);
        assert_eq!(at_fault(&rule(""), split, checks), None);
    }
}
