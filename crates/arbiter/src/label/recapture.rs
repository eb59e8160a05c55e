//! Chases of the Asian family (Asian rules; World Xiangqi Rules 2018, chapter 4): protected is who
//! can be avenged by a legal capture, tested after the capture.

use super::{Chase, Weight, is_prey};
use crate::{ChaseRule, Facts, Fresh, threat::Threat};
use xiangqi::Role;

/// The chases of a ply: threats that count and did not count before the move.
pub(crate) fn chases(rule: &ChaseRule, facts: &Facts) -> Vec<Chase> {
    let counted = facts.after.iter().filter(|threat| counts(rule, threat));
    counted
        .filter(|threat| is_new(rule, facts, threat))
        .map(|&threat| Chase {
            threat,
            weight: if rule.pinned_chariot && is_pinned_chariot(&threat) {
                Weight::Pinned
            } else {
                Weight::Heavy
            },
        })
        .collect()
}

/// A threat is new when it did not stand before the move, or did not count then because its victim
/// was protected.
fn is_new(rule: &ChaseRule, facts: &Facts, threat: &Threat) -> bool {
    match rule.fresh {
        Fresh::Pair => !facts
            .earlier(threat)
            .is_some_and(|earlier| counts(rule, earlier)),
        Fresh::Victim => !facts
            .before
            .iter()
            .any(|earlier| earlier.victim == threat.victim && counts(rule, earlier)),
    }
}

/// Whether carrying out the threat would win something.
fn counts(rule: &ChaseRule, threat: &Threat) -> bool {
    let (by, of) = (threat.by.role, threat.of.role);
    if !is_prey(threat) {
        return false;
    }
    if matches!(by, Role::General | Role::Soldier) && !rule.generals_and_soldiers_chase {
        return false;
    }
    if rule.pinned_chariot && is_pinned_chariot(threat) {
        return true;
    }
    if by == of && threat.returned {
        return false;
    }
    is_worth_more(rule, by, of) || threat.roots.is_empty()
}

/// Whether the attacker is worth so much less than its victim that protection does not help.
fn is_worth_more(rule: &ChaseRule, by: Role, of: Role) -> bool {
    match by {
        Role::Horse | Role::Cannon => of == Role::Chariot,
        Role::Advisor | Role::Elephant => {
            rule.guards_chase_attackers
                && matches!(of, Role::Chariot | Role::Horse | Role::Cannon)
        }
        _ => false,
    }
}

fn is_pinned_chariot(threat: &Threat) -> bool {
    threat.of.role == Role::Chariot && threat.pinned_by_horse
}
