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
                EqualRule::Unmixed => !class.checks,
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
