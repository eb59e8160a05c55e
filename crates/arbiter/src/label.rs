//! What a ply does under a ruleset: check, kill, chase of whom, or none of them.

pub(crate) mod account;
mod moved_piece;
mod recapture;

use crate::{Bounds, ChaseRule, Facts, Fresh, History, Protection, Ruleset, RulesetParts, Threat};
use serde::Serialize;
use std::{iter, ops::Range};
use xiangqi::{Color, Move, Role, Square};

/// What a ply is called. The last five are kinds of idle moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    /// It attacks the general (chiếu, 将).
    Check,
    /// It threatens to mate by checks only (dọa hết, 杀).
    Kill,
    /// It threatens to win a man (bắt, 捉).
    Chase,
    /// None of the above (nước chờ, 闲).
    Idle,
    /// Men of equal worth attack each other and neither side loses by it (đổi quân, 兑).
    Exchange,
    /// It puts a man where it can be taken (hiến, 献).
    Offer,
    /// It stands in a man's way and attacks nothing (cản, 拦).
    Block,
    /// It keeps an eye on a man that is truly protected (theo, 跟).
    Follow,
}

/// What a ply does under a ruleset, as far as a verdict can depend on it.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyLabels {
    /// The move.
    pub m: Move,
    /// The side that made it.
    pub color: Color,
    /// Whether it gives check.
    pub check: bool,
    /// Whether it threatens to mate by checks.
    pub kill: bool,
    /// The new threats that count as chases.
    pub chases: Vec<Chase>,
    /// Whether the general itself steps out of a check.
    pub evades: bool,
    /// Whether it offers an exchange of like men, where the rules have an account to tell by.
    pub exchange: Option<bool>,
    /// Whether a search ran into its bound, so that a kill or a chase may have been overlooked.
    pub provisional: bool,
}

/// A threat that counts as a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chase {
    /// The threat as it stands after the move.
    pub threat: Threat,
    /// How it ranks among chases.
    pub weight: Weight,
}

/// How a chase ranks among chases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// Of an under-rooted man, or a joint one (Chinese rules 2020, article 26.9).
    Light,
    /// Any other.
    Heavy,
    /// Of a chariot that a horse pins (Asian rules).
    Pinned,
}

/// What each of these plies does under a ruleset.
///
/// In a circle, the ply before the first is the last: how the position first came about does not
/// matter to what is repeated.
pub(crate) fn over(ruleset: &Ruleset, history: &History, plies: Range<usize>) -> Vec<PlyLabels> {
    let facts = history.facts(plies.clone());
    let entry = if history.is_circle(&plies) {
        facts.last().cloned()
    } else {
        let before = plies.start.saturating_sub(1)..plies.start;
        history.facts(before).pop()
    };
    let parts = ruleset.parts();
    let attacks = match terms(parts) {
        Some(terms) => history.attacks(&plies, terms),
        None => Vec::new(),
    };
    let previous = iter::once(entry.as_deref()).chain(facts.iter().map(|facts| Some(&**facts)));
    facts
        .iter()
        .zip(previous)
        .enumerate()
        .map(|(index, (facts, previous))| {
            let attacks = attacks.get(index).map(|attacks| &**attacks);
            label(parts, facts, previous, attacks)
        })
        .collect()
}

/// How long a series of checks is looked at where the ruleset does not say.
const KILL: u8 = 5;

/// What to search by, if the labels take searches.
fn terms(parts: &RulesetParts) -> Option<account::Terms> {
    let chase = parts.chase.as_ref();
    if parts.kill.is_none() && chase.is_none_or(|rule| rule.protection != Protection::Account) {
        return None;
    }
    let checks = parts.kill.as_ref().map_or(KILL, |rule| rule.checks);
    Some(account::Terms {
        bounds: Bounds::checks(checks),
        answers: chase.is_some_and(|rule| rule.fresh == Fresh::Answer),
    })
}

/// What a ply does under a ruleset, the ply before it known.
fn label(
    parts: &RulesetParts,
    facts: &Facts,
    previous: Option<&Facts>,
    attacks: Option<&account::Attacks>,
) -> PlyLabels {
    let account = parts
        .chase
        .as_ref()
        .is_some_and(|rule| rule.protection == Protection::Account);
    let chases = match (&parts.chase, attacks) {
        (Some(_), Some(attacks)) if account => attacks.chases.clone(),
        (Some(rule), _) => chases(rule, facts, previous),
        (None, _) => Vec::new(),
    };
    PlyLabels {
        m: facts.m,
        color: facts.color,
        check: facts.is_check(),
        evades: facts.evades && facts.role == Role::General,
        kill: parts.kill.is_some() && attacks.is_some_and(|attacks| attacks.kill),
        chases,
        exchange: attacks.filter(|_| account).map(|attacks| attacks.exchange),
        provisional: attacks.is_some_and(|attacks| attacks.provisional),
    }
}

fn chases(rule: &ChaseRule, facts: &Facts, previous: Option<&Facts>) -> Vec<Chase> {
    match rule.protection {
        Protection::Recapture => recapture::chases(rule, facts, previous),
        Protection::MovedPiece => moved_piece::chases(facts),
        // These are found by searching.
        Protection::Account => Vec::new(),
    }
}

impl PlyLabels {
    /// Whether it does none of what a ruleset may forbid.
    pub fn is_idle(&self) -> bool {
        !self.check && !self.kill && self.chases.is_empty()
    }

    /// Where the chased men stand after the move.
    pub fn victims(&self) -> impl Iterator<Item = Square> + '_ {
        self.chases.iter().map(|chase| chase.threat.victim)
    }
}

/// Whether a man of this worth can be chased at all: a general is checked, and a soldier counts
/// only once it has crossed the river (every ruleset agrees).
pub(crate) fn is_prey(threat: &Threat) -> bool {
    match threat.of.role {
        Role::General => false,
        Role::Soldier => threat.victim.rank().is_across_river(threat.of.color),
        _ => true,
    }
}
