//! Chases of the UCCI league's referee program: only the moved man attacks, horses and cannons
//! attack chariots, chariots attack unprotected horses, cannons and crossed soldiers, and whoever
//! looks at a square protects it.

use super::{Chase, Weight, is_prey};
use crate::{Facts, threat::Threat};
use xiangqi::Role;

/// The chases of a ply.
pub(crate) fn chases(facts: &Facts) -> Vec<Chase> {
    let moved = facts.after.iter().filter(|t| t.attacker == facts.m.to);
    moved
        .filter(|threat| is_prey(threat) && counts(threat))
        .map(|&threat| Chase {
            threat,
            weight: Weight::Heavy,
        })
        .collect()
}

fn counts(threat: &Threat) -> bool {
    match (threat.by.role, threat.of.role) {
        (Role::Horse | Role::Cannon, Role::Chariot) => true,
        (Role::Chariot, Role::Horse | Role::Cannon | Role::Soldier) => {
            threat.roots.is_empty() && threat.fake_roots.is_empty()
        }
        _ => false,
    }
}
