//! What can be set, as UCCI names it: one word in lower case each.

use crate::console::{Fault, Kind, Knob, Setting, Words};

const OPTIONS: [(&str, Knob); 10] = [
    ("usemillisec", Knob::Milliseconds),
    ("batch", Knob::Batch),
    ("ponder", Knob::Ponder),
    ("hashsize", Knob::Hash),
    ("threads", Knob::Threads),
    ("newgame", Knob::Forget),
    ("overhead", Knob::Overhead),
    ("ruleset", Knob::Ruleset),
    ("manners", Knob::Manners),
    ("level", Knob::Level),
];

/// Reads `… …`.
pub(super) fn read(words: &mut Words<'_>) -> Result<Setting, Fault> {
    let asked = words.next().unwrap_or_default();
    let &(name, knob) = OPTIONS
        .iter()
        .find(|(name, _)| *name == asked)
        .ok_or_else(|| Fault::option(asked))?;
    let value = words.clone().rest();
    match (knob.kind(), value.as_deref()) {
        // "As you like."
        (Kind::Spin { default, .. }, Some("0")) if may_choose(knob) => {
            knob.read(name, Some(&default.to_string()))
        }
        (_, value) => knob.read(name, value),
    }
}

/// Whether the engine may be asked to choose the number itself.
fn may_choose(knob: Knob) -> bool {
    matches!(knob, Knob::Hash | Knob::Threads)
}

/// A line for each option.
pub(super) fn told() -> [String; OPTIONS.len()] {
    OPTIONS.map(|(name, knob)| {
        let kind = match knob.kind() {
            Kind::Check { default } => format!("check default {default}"),
            Kind::Spin {
                default,
                least,
                most,
            } => {
                let least = if may_choose(knob) { 0 } else { least };
                format!("spin min {least} max {most} default {default}")
            }
            Kind::Combo { default, choices } => {
                format!("combo var {} default {default}", choices.join(" var "))
            }
            Kind::Button => "button".to_owned(),
        };
        format!("option {name} type {kind}")
    })
}
