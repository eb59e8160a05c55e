//! Chases of the Asian family (Asian rules; World Xiangqi Rules 2018, chapter 4): protected is who
//! can be avenged by a legal capture, tested after the capture.

use super::{Chase, Weight, is_prey};
use crate::{ChaseRule, Facts, Fresh, threat::Threat};
use xiangqi::Role;

/// The chases of a ply: threats that count and did not count before the move.
pub(crate) fn chases(rule: &ChaseRule, facts: &Facts, previous: Option<&Facts>) -> Vec<Chase> {
    let answers = facts.evades || previous.is_some_and(|previous| attacks_directly(rule, previous));
    let counted = facts.after.iter().filter(|threat| counts(rule, threat));
    counted
        .filter(|threat| is_new(rule, facts, threat, answers))
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
///
/// A move that answers a check or a chase is not charged with a root it happens to cut: in diagram 61 the
/// elephant's moves let the cannon attack the chariot, the horse steps in and out of its way, and
/// the chariot's own standing look at the other cannon, unprotected each time, is no chase of
/// Black's. Where nobody is chased, cutting the root is what the move is for (diagrams 105 and
/// following).
fn is_new(rule: &ChaseRule, facts: &Facts, threat: &Threat, answers: bool) -> bool {
    let stood = |earlier: &Threat| answers || counts(rule, earlier);
    match rule.fresh {
        Fresh::Pair | Fresh::Answer => !facts.earlier(threat).is_some_and(stood),
        Fresh::Victim => !facts
            .before
            .iter()
            .any(|earlier| earlier.victim == threat.victim && counts(rule, earlier)),
    }
}

/// Whether the ply makes a threat that counts and did not stand in any form.
fn attacks_directly(rule: &ChaseRule, facts: &Facts) -> bool {
    facts
        .after
        .iter()
        .any(|threat| counts(rule, threat) && facts.earlier(threat).is_none())
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
            rule.guards_chase_attackers && matches!(of, Role::Chariot | Role::Horse | Role::Cannon)
        }
        _ => false,
    }
}

fn is_pinned_chariot(threat: &Threat) -> bool {
    threat.of.role == Role::Chariot && threat.pinned_by_horse
}
