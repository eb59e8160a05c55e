//! Checked rulesets: the embedded ones by name, others from their TOML text.

use crate::{CountRule, Otherwise, RulesetParts};
use std::sync::LazyLock;

/// The ruleset of a table that names none.
pub const DEFAULT_RULESET: &str = "casual";

/// The longest name of a ruleset.
const MAX_ID: usize = 32;
/// The largest number any count may have.
const MAX_COUNT: u16 = 10_000;
/// The most occurrences of a position a ruleset may wait for.
const MAX_OCCURRENCES: u16 = 100;

/// The embedded rulesets, the default first.
static EMBEDDED: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
    [
        include_str!("../rulesets/casual.toml"),
        include_str!("../rulesets/bigkool.toml"),
        include_str!("../rulesets/tong-hop.toml"),
    ]
    .map(|text| Ruleset::from_toml(text).expect("embedded rulesets are tested"))
    .into()
});

/// A ruleset that makes sense: what `game` asks as its [`Arbiter`](crate::Arbiter).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset(RulesetParts);

/// What is wrong with a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesetFault {
    /// The name.
    #[error("the id {0:?} is not 1 to {MAX_ID} lower case letters, digits and `-`")]
    Id(String),
    /// [`RepetitionRule::occurrences`](crate::RepetitionRule::occurrences).
    #[error("repetition.occurrences is {0}, not 2 to {MAX_OCCURRENCES}")]
    Occurrences(u16),
    /// A count that is zero or too large.
    #[error("{part}: the count is {count}, not 1 to {MAX_COUNT}")]
    Count {
        /// The part it stands in.
        part: &'static str,
        /// The count.
        count: u16,
    },
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
    /// A game under it could go on for ever.
    #[error(
        "a game could go on for ever: it needs no_capture, no_progress, length, or repetition \
         that draws"
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
    /// The embedded ruleset of this name.
    pub fn named(id: &str) -> Option<&'static Self> {
        EMBEDDED.iter().find(|ruleset| ruleset.id() == id)
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
        let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if parts.id.is_empty() || parts.id.len() > MAX_ID || !parts.id.chars().all(letters) {
            return Err(RulesetFault::Id(parts.id));
        }
        if let Some(rule) = parts.repetition
            && !(2..=MAX_OCCURRENCES).contains(&rule.occurrences)
        {
            return Err(RulesetFault::Occurrences(rule.occurrences));
        }
        if let Some(rule) = parts.checks {
            check_count("checks", rule.most, rule.warn_from)?;
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
        if let Some(claim) = parts.draw_offer.claim_no_capture {
            check_count("draw_offer.claim_no_capture", claim.count, None)?;
        }
        let repetition_ends = parts
            .repetition
            .is_some_and(|r| r.otherwise == Otherwise::Draw);
        if counts.iter().all(|(_, rule)| rule.is_none()) && !repetition_ends {
            return Err(RulesetFault::Endless);
        }
        Ok(Self(parts))
    }

    /// The name in settings and links.
    pub fn id(&self) -> &str {
        &self.0.id
    }

    /// The parts.
    pub fn parts(&self) -> &RulesetParts {
        &self.0
    }
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
        assert_eq!(ids, ["casual", "bigkool", "tong-hop"]);
        assert_eq!(Ruleset::all()[0].id(), DEFAULT_RULESET);
        assert_eq!(Ruleset::named("bigkool").unwrap().id(), "bigkool");
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
            fault(
                "id = 'x'\n[repetition]\noccurrences = 1\nperpetual_check = 'loses'\n\
                 mutual_perpetual_check = 'draw'\notherwise = 'draw'"
            ),
            RulesetFault::Occurrences(1)
        );
    }

    #[test]
    fn unreadable_rulesets_name_the_place() {
        let error = Ruleset::from_toml("id = 'x'\nno_captures = 3").unwrap_err();
        assert!(matches!(error, RulesetError::Toml(_)));
        assert!(error.to_string().contains("no_captures"), "{error}");
    }
}
