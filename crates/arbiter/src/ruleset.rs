//! Checked rulesets: the embedded ones by name, others from their TOML text.

use crate::{
    CountEffect, CountRule, Decision, Exception, NoFaultRule, Offence, Reason, RepetitionRule,
    RulesetParts, RunRule, repetition,
};
use std::{iter, sync::LazyLock};
use xiangqi::{Move, Position};

/// The ruleset of a table that names none.
pub const DEFAULT_RULESET: &str = "casual";

/// The longest name of a ruleset.
const MAX_ID: usize = 32;
/// The largest number any count may have.
const MAX_COUNT: u16 = 10_000;
/// The most occurrences of a position a ruleset may wait for.
const MAX_OCCURRENCES: u16 = 100;

/// The files of the embedded rulesets, the default first.
const FILES: [&str; 13] = [
    include_str!("../rulesets/casual.toml"),
    include_str!("../rulesets/wxf-2018.toml"),
    include_str!("../rulesets/axf.toml"),
    include_str!("../rulesets/vn-2004.toml"),
    include_str!("../rulesets/tong-hop.toml"),
    include_str!("../rulesets/cxa-2020.toml"),
    include_str!("../rulesets/cxa-1999.toml"),
    include_str!("../rulesets/cxq.toml"),
    include_str!("../rulesets/bigkool.toml"),
    include_str!("../rulesets/no-fourth.toml"),
    include_str!("../rulesets/pikafish-2024.toml"),
    include_str!("../rulesets/ucci-league.toml"),
    include_str!("../rulesets/tiantian.toml"),
];

/// The embedded rulesets, in the order of their files.
static EMBEDDED: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
    FILES
        .map(|text| Ruleset::from_toml(text).expect("embedded rulesets are tested"))
        .into()
});

/// A ruleset that makes sense: what `game` asks as its [`Arbiter`](crate::Arbiter).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset(RulesetParts);

/// What is wrong with a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesetFault {
    /// The name, or an alias.
    #[error("the id {0:?} is not 1 to {MAX_ID} lower case letters, digits and `-`")]
    Id(String),
    /// [`RepetitionRule::occurrences`](crate::RepetitionRule::occurrences).
    #[error("repetition.occurrences is {0}, not 2 to {MAX_OCCURRENCES}")]
    Occurrences(u16),
    /// More warnings than a ruleset may give.
    #[error("repetition.warnings is {0}, not 0 to {MAX_OCCURRENCES}")]
    Warnings(u16),
    /// A count that is zero or too large.
    #[error("{part}: the count is {count}, not 1 to {MAX_COUNT}")]
    Count {
        /// The part it stands in.
        part: &'static str,
        /// The count.
        count: u16,
    },
    /// A limit on attacks in a row without any number.
    #[error("{0}: most is empty")]
    NoLimit(&'static str),
    /// A warning that would come after what it warns of.
    #[error("{part}: warn_from is {warn_from}, beyond the count of {count}")]
    Warning {
        /// The part it stands in.
        part: &'static str,
        /// The warning's count.
        warn_from: u16,
        /// The count it warns of.
        count: u16,
    },
    /// A count that leaves out checks, where the checks are not counted from the same place.
    #[error("{0}: only no_capture can have exceptions")]
    Exception(&'static str),
    /// Something is forbidden or counted that the ruleset does not define.
    #[error("{part} speaks of a {what}, and there is no [{what}] that says what one is")]
    Undefined {
        /// The part that needs it.
        part: &'static str,
        /// The missing part.
        what: &'static str,
    },
    /// A game under it could go on for ever.
    #[error(
        "a game could go on for ever: it needs no_capture, no_progress or length that draws, or \
         repetition that draws or is refused"
    )]
    Endless,
}

/// Why a ruleset could not be loaded.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RulesetError {
    /// It is no TOML, or has a part that rulesets do not have, or lacks one.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// It reads well and makes no sense.
    #[error(transparent)]
    Fault(#[from] RulesetFault),
}

impl Ruleset {
    /// The embedded ruleset of this name or alias.
    pub fn named(id: &str) -> Option<&'static Self> {
        EMBEDDED
            .iter()
            .find(|ruleset| ruleset.id() == id || ruleset.0.aliases.iter().any(|alias| alias == id))
    }

    /// The file of the embedded ruleset of this name or alias: a start for one of the user's own.
    pub fn embedded_text(id: &str) -> Option<&'static str> {
        let named = Self::named(id)?;
        let index = EMBEDDED.iter().position(|ruleset| ruleset == named)?;
        FILES.get(index).copied()
    }

    /// The embedded rulesets, [`DEFAULT_RULESET`] first.
    pub fn all() -> &'static [Self] {
        &EMBEDDED
    }

    /// Reads and checks a ruleset.
    pub fn from_toml(text: &str) -> Result<Self, RulesetError> {
        Ok(Self::try_new(toml::from_str(text)?)?)
    }

    /// Checks a ruleset and reports the first fault.
    pub fn try_new(parts: RulesetParts) -> Result<Self, RulesetFault> {
        for id in iter::once(&parts.id).chain(&parts.aliases) {
            check_id(id)?;
        }
        if let Some(rule) = &parts.repetition {
            check_repetition(rule, &parts)?;
        }
        for (part, rule) in [("checks", &parts.checks), ("chases", &parts.chases)] {
            if let Some(rule) = rule {
                check_run(part, rule)?;
            }
        }
        if parts.chases.is_some() && parts.chase.is_none() {
            return Err(RulesetFault::Undefined {
                part: "chases",
                what: "chase",
            });
        }
        let counts = [
            ("no_capture", parts.no_capture),
            ("no_progress", parts.no_progress),
            ("length", parts.length),
        ];
        for (part, rule) in counts {
            if let Some(CountRule {
                count, warn_from, ..
            }) = rule
            {
                check_count(part, count, warn_from)?;
            }
        }
        for (part, rule) in [("no_progress", parts.no_progress), ("length", parts.length)] {
            if rule.is_some_and(|rule| rule.except != Exception::None) {
                return Err(RulesetFault::Exception(part));
            }
        }
        if !ends(&parts) {
            return Err(RulesetFault::Endless);
        }
        Ok(Self(parts))
    }

    /// The name in settings and links.
    pub fn id(&self) -> &str {
        &self.0.id
    }

    /// The article a ruling rests on; the source may give none.
    pub fn article(&self, reason: Reason) -> Option<&str> {
        self.0.articles.get(&reason).map(String::as_str)
    }

    /// What becomes of a game that goes round and round this circle: moves that lead from a position
    /// back to it. Nothing, where the rules let it go on for ever, and where the moves are no circle.
    ///
    /// This is for those who look ahead. What may be told from a circle alone is the same however
    /// often it has been gone round, and whatever came before.
    pub fn circle(&self, start: &Position, moves: &[Move]) -> Option<Decision> {
        repetition::circle(self, start, moves)
    }

    /// The parts.
    pub fn parts(&self) -> &RulesetParts {
        &self.0
    }
}

fn check_id(id: &str) -> Result<(), RulesetFault> {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.len() > MAX_ID || !id.chars().all(letters) {
        return Err(RulesetFault::Id(id.to_owned()));
    }
    Ok(())
}

fn check_repetition(rule: &RepetitionRule, parts: &RulesetParts) -> Result<(), RulesetFault> {
    if !(2..=MAX_OCCURRENCES).contains(&rule.occurrences) {
        return Err(RulesetFault::Occurrences(rule.occurrences));
    }
    if rule.warnings > MAX_OCCURRENCES {
        return Err(RulesetFault::Warnings(rule.warnings));
    }
    if let Some(count) = rule.series {
        check_count("repetition.series", count, None)?;
    }
    let part = "repetition.forbidden";
    let forbids = |offence| rule.forbidden.contains(&offence);
    if forbids(Offence::Chase) && parts.chase.is_none() {
        return Err(RulesetFault::Undefined {
            part,
            what: "chase",
        });
    }
    if forbids(Offence::Kill) && parts.kill.is_none() {
        return Err(RulesetFault::Undefined { part, what: "kill" });
    }
    Ok(())
}

fn check_run(part: &'static str, rule: &RunRule) -> Result<(), RulesetFault> {
    if rule.most.is_empty() {
        return Err(RulesetFault::NoLimit(part));
    }
    rule.most
        .iter()
        .try_for_each(|&count| check_count(part, count, None))
}

/// Whether every game under these rules must end.
fn ends(parts: &RulesetParts) -> bool {
    let counts = [parts.no_capture, parts.no_progress, parts.length];
    let counted = counts
        .into_iter()
        .flatten()
        .any(|rule| rule.effect == CountEffect::Draw);
    let repeated = parts
        .repetition
        .as_ref()
        .is_some_and(|rule| matches!(rule.no_fault, NoFaultRule::Draw | NoFaultRule::Refused));
    counted || repeated
}

fn check_count(part: &'static str, count: u16, warn_from: Option<u16>) -> Result<(), RulesetFault> {
    if !(1..=MAX_COUNT).contains(&count) {
        return Err(RulesetFault::Count { part, count });
    }
    match warn_from {
        Some(warn_from) if warn_from > count => Err(RulesetFault::Warning {
            part,
            warn_from,
            count,
        }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Unit;

    #[test]
    fn embedded_rulesets_are_named_by_their_files() {
        let ids: Vec<_> = Ruleset::all().iter().map(Ruleset::id).collect();
        assert_eq!(ids.len(), 13);
        assert_eq!(Ruleset::all()[0].id(), DEFAULT_RULESET);
        assert_eq!(Ruleset::named("bigkool").unwrap().id(), "bigkool");
        assert_eq!(Ruleset::named("vn-2021").unwrap().id(), "wxf-2018");
        assert_eq!(Ruleset::named("Bigkool"), None);
    }

    #[test]
    fn counts_are_full_moves_unless_said_otherwise() {
        let rule = Ruleset::named("tong-hop")
            .unwrap()
            .parts()
            .no_progress
            .unwrap();
        assert_eq!((rule.plies(), rule.warn_plies()), (60, 40));
        assert_eq!(
            CountRule {
                unit: Unit::Plies,
                ..rule
            }
            .plies(),
            30
        );
        let length = Ruleset::named("tong-hop").unwrap().parts().length.unwrap();
        assert_eq!(length.plies(), 600);
    }

    fn fault(text: &str) -> RulesetFault {
        match Ruleset::from_toml(text) {
            Err(RulesetError::Fault(fault)) => fault,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn senseless_rulesets_name_their_fault() {
        let length = "[length]\ncount = 5\nunit = 'plies'\n";
        assert_eq!(
            fault(&format!("id = 'A b'\n{length}")),
            RulesetFault::Id("A b".into())
        );
        assert_eq!(fault("id = 'x'"), RulesetFault::Endless);
        assert_eq!(
            fault("id = 'x'\n[no_capture]\ncount = 0\nunit = 'plies'"),
            RulesetFault::Count {
                part: "no_capture",
                count: 0
            }
        );
        assert_eq!(
            fault("id = 'x'\n[length]\ncount = 5\nunit = 'plies'\nwarn_from = 6"),
            RulesetFault::Warning {
                part: "length",
                warn_from: 6,
                count: 5
            }
        );
        assert_eq!(
            fault("id = 'x'\n[repetition]\noccurrences = 1"),
            RulesetFault::Occurrences(1)
        );
    }

    #[test]
    fn only_the_count_since_a_capture_leaves_checks_out() {
        // Each side's checks are counted since the last capture, not since progress or the start.
        for part in ["no_progress", "length"] {
            let count = "count = 5\nunit = 'plies'\nexcept = { checks-beyond = 1 }";
            assert_eq!(
                fault(&format!("id = 'x'\n[{part}]\n{count}")),
                RulesetFault::Exception(part)
            );
        }
    }

    #[test]
    fn what_is_forbidden_must_be_defined() {
        assert_eq!(
            fault("id = 'x'\n[repetition]\noccurrences = 3\nforbidden = ['chase']"),
            RulesetFault::Undefined {
                part: "repetition.forbidden",
                what: "chase"
            }
        );
        assert_eq!(
            fault(
                "id = 'x'\n[repetition]\noccurrences = 3\n[chases]\nmost = [6]\n\
                 beyond = 'loses'"
            ),
            RulesetFault::Undefined {
                part: "chases",
                what: "chase"
            }
        );
        assert_eq!(
            fault("id = 'x'\n[repetition]\noccurrences = 3\n[checks]\nmost = []\nbeyond = 'loses'"),
            RulesetFault::NoLimit("checks")
        );
    }

    #[test]
    fn unreadable_rulesets_name_the_place() {
        let error = Ruleset::from_toml("id = 'x'\nno_captures = 3").unwrap_err();
        assert!(matches!(error, RulesetError::Toml(_)));
        assert!(error.to_string().contains("no_captures"), "{error}");
    }
}
