//! What can be set, as UCI names it.

use crate::console::{Fault, Kind, Knob, Setting, Words};

/// The options that are told. `UCI_Variant` is taken and not told: programs that see it believe that
/// ranks are numbered from 1 here.
const TOLD: [(&str, Knob); 11] = [
    ("Hash", Knob::Hash),
    ("Threads", Knob::Threads),
    ("MultiPV", Knob::Lines),
    ("Ponder", Knob::Ponder),
    ("Move Overhead", Knob::Overhead),
    ("Ranks", Knob::Ranks),
    ("Ruleset", Knob::Ruleset),
    ("Skill Level", Knob::Level),
    ("UCI_LimitStrength", Knob::Limited),
    ("UCI_Elo", Knob::Elo),
    ("Clear Hash", Knob::Forget),
];
const TAKEN: [(&str, Knob); 1] = [("UCI_Variant", Knob::Variant)];

/// Reads `name … value …`.
pub(super) fn read(mut words: Words<'_>) -> Result<Setting, Fault> {
    words.accept("name");
    let (asked, _) = words.until("value");
    let mut options = TOLD.iter().chain(&TAKEN);
    let &(name, knob) = options
        .find(|(name, _)| name.eq_ignore_ascii_case(&asked))
        .ok_or_else(|| Fault::option(&asked))?;
    knob.read(name, words.rest().as_deref())
}

/// A line for each option.
pub(super) fn told() -> [String; TOLD.len()] {
    TOLD.map(|(name, knob)| {
        let kind = match knob.kind() {
            Kind::Check { default } => format!("check default {default}"),
            Kind::Spin {
                default,
                least,
                most,
            } => format!("spin default {default} min {least} max {most}"),
            Kind::Combo { default, choices } => {
                format!("combo default {default} var {}", choices.join(" var "))
            }
            Kind::Button => "button".to_owned(),
        };
        format!("option name {name} type {kind}")
    })
}
