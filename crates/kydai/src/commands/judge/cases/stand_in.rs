//! Who judges the cases of rulesets that we do not keep.

use std::borrow::Cow;

use arbiter::{CountRule, Ruleset, RulesetParts, Unit};

/// A ruleset of ours that answers for another.
#[derive(Debug)]
pub(super) struct StandIn {
    /// What the cases call it.
    name: &'static str,
    /// Who answers.
    pub(super) by: &'static str,
    /// What is different.
    change: fn(&mut RulesetParts),
    /// Why this one.
    pub(super) why: &'static str,
}

const STAND_INS: &[StandIn] = &[
    StandIn {
        name: "generic-3fold",
        by: "wxf-2018",
        change: |_| (),
        why: "perpetual check and perpetual chase as in the Asian family, at the third occurrence",
    },
    StandIn {
        name: "elephantchess",
        by: "casual",
        change: |_| (),
        why: "its server rules on perpetual check only",
    },
    StandIn {
        name: "xiangqi.com",
        by: "wxf-2018",
        change: |_| (),
        why: "the same faults by its help pages; there the fourth time is refused",
    },
    StandIn {
        name: "fairy-50",
        by: "casual",
        change: fifty_moves,
        why: "casual, with a draw after fifty moves of each side without a capture",
    },
    StandIn {
        name: "pikafish-2023",
        by: "pikafish-2024",
        change: checks_void_nothing,
        why: "the computer rule before 31 August 2024: a check does not void a chase",
    },
    StandIn {
        name: "fairy",
        by: "axf",
        change: |_| (),
        why: "the chases of that program are the AXF's; its flags of material are facts of the board",
    },
    StandIn {
        name: "disputed",
        by: "axf",
        change: |_| (),
        why: "the disputes are about the Asian text",
    },
    StandIn {
        name: "all",
        by: "casual",
        change: |_| (),
        why: "what holds everywhere holds in the plainest rules",
    },
];

fn fifty_moves(parts: &mut RulesetParts) {
    parts.no_capture = Some(CountRule {
        count: 50,
        unit: Unit::FullMoves,
        warn_from: None,
        effect: arbiter::CountEffect::Draw,
        except: arbiter::Exception::None,
    });
}

fn checks_void_nothing(parts: &mut RulesetParts) {
    if let Some(chase) = &mut parts.chase {
        chase.check_voids = false;
    }
}

/// The stand-in for a ruleset, if it has one.
pub(super) fn stand_in(name: &str) -> Option<&'static StandIn> {
    STAND_INS.iter().find(|stand_in| stand_in.name == name)
}

/// The rules that judge the cases of a ruleset, if we know any.
pub(super) fn rules(name: &str) -> Option<Cow<'static, Ruleset>> {
    let Some(stand_in) = stand_in(name) else {
        return Ruleset::named(name).map(Cow::Borrowed);
    };
    let mut parts = Ruleset::named(stand_in.by)?.parts().clone();
    (stand_in.change)(&mut parts);
    Ruleset::try_new(parts).ok().map(Cow::Owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stand_in_makes_sense() {
        for stand_in in STAND_INS {
            assert!(rules(stand_in.name).is_some(), "{stand_in:?}");
            assert_eq!(Ruleset::named(stand_in.name), None, "{stand_in:?}");
        }
        assert!(
            rules("pikafish-2024").unwrap().parts().chase
                != rules("pikafish-2023").unwrap().parts().chase
        );
        assert_eq!(rules("nobody's"), None);
    }
}
