//! What can be set, under which name ever.

use super::{Fault, Ranks, Setup, Strength};
use crate::{ENGINE_RULESET, Level};
use arbiter::Ruleset;
use core::time::Duration;
use std::sync::LazyLock;

/// Something that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Knob {
    /// Size of the transposition table, in MiB.
    Hash,
    /// Threads that search together.
    Threads,
    /// How many best lines are shown.
    Lines,
    /// Whether the other side means to let it ponder.
    Ponder,
    /// What is lost between the answer and the clock, in milliseconds.
    Overhead,
    /// How moves are written.
    Ranks,
    /// What decides about repetition.
    Ruleset,
    /// Forgets what was learned from earlier positions.
    Forget,
    /// The game that is played.
    Variant,
    /// Whether times are in milliseconds rather than seconds.
    Milliseconds,
    /// Whether a search is over before the next line is read.
    Batch,
    /// Whether it gives up and offers draws.
    Manners,
    /// How well it plays, as the number of a [`Level`].
    Level,
    /// Whether [`Knob::Elo`] counts instead of [`Knob::Level`].
    Limited,
    /// How well it plays where it is limited, as the strength of a [`Level`].
    Elo,
}

/// A value for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// [`Knob::Hash`].
    Hash(u32),
    /// [`Knob::Threads`].
    Threads(u16),
    /// [`Knob::Lines`].
    Lines(u16),
    /// [`Knob::Ponder`].
    Ponder(bool),
    /// [`Knob::Overhead`].
    Overhead(Duration),
    /// [`Knob::Ranks`].
    Ranks(Ranks),
    /// [`Knob::Ruleset`].
    Ruleset(&'static Ruleset),
    /// [`Knob::Forget`].
    Forget,
    /// [`Knob::Variant`]: there is only one.
    Variant,
    /// [`Knob::Milliseconds`].
    Milliseconds(bool),
    /// [`Knob::Batch`].
    Batch(bool),
    /// [`Knob::Manners`].
    Manners(bool),
    /// [`Knob::Level`].
    Level(Level),
    /// [`Knob::Limited`].
    Limited(bool),
    /// [`Knob::Elo`].
    Elo(Level),
}

/// What values a knob has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `true` or `false`.
    Check {
        /// Unless it is set.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// Unless it is set.
        default: u32,
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// One of some words.
    Combo {
        /// Unless it is set.
        default: &'static str,
        /// The words.
        choices: Vec<&'static str>,
    },
    /// Nothing: it acts.
    Button,
}

impl Knob {
    /// What values it has.
    pub fn kind(self) -> Kind {
        let spin = |default, least, most| Kind::Spin {
            default,
            least,
            most,
        };
        match self {
            Self::Hash => spin(64, 1, 65_536),
            Self::Threads => spin(1, 1, 256),
            Self::Lines => spin(1, 1, 128),
            Self::Overhead => spin(10, 0, 5_000),
            Self::Level => {
                let [least, most] = LEVELS.map(|level| level.number().into());
                spin(most, least, most)
            }
            Self::Elo => {
                let [least, most] = LEVELS.map(|level| level.elo().into());
                spin(most, least, most)
            }
            Self::Ponder | Self::Batch | Self::Limited => Kind::Check { default: false },
            Self::Milliseconds | Self::Manners => Kind::Check { default: true },
            Self::Ranks => Kind::Combo {
                default: Ranks::FromZero.name(),
                choices: Ranks::ALL.map(Ranks::name).into(),
            },
            Self::Ruleset => Kind::Combo {
                default: ENGINE_RULESET,
                choices: Ruleset::all().iter().map(Ruleset::id).collect(),
            },
            Self::Variant => Kind::Combo {
                default: "xiangqi",
                choices: vec!["xiangqi"],
            },
            Self::Forget => Kind::Button,
        }
    }

    /// Reads a value; `name` is what the protocol calls the option.
    pub fn read(self, name: &'static str, value: Option<&str>) -> Result<Setting, Fault> {
        let setting = match self.kind() {
            Kind::Button => Some(Setting::Forget),
            Kind::Check { .. } => value.and_then(switch).and_then(|on| self.switched(on)),
            Kind::Spin { least, most, .. } => value
                .and_then(|text| text.parse().ok())
                .filter(|number| (least..=most).contains(number))
                .and_then(|number| self.turned(number)),
            Kind::Combo { .. } => value.and_then(|word| self.chosen(word)),
        };
        setting.ok_or_else(|| Fault::value(name, self.kind().takes(), value))
    }

    fn switched(self, on: bool) -> Option<Setting> {
        match self {
            Self::Ponder => Some(Setting::Ponder(on)),
            Self::Milliseconds => Some(Setting::Milliseconds(on)),
            Self::Batch => Some(Setting::Batch(on)),
            Self::Manners => Some(Setting::Manners(on)),
            Self::Limited => Some(Setting::Limited(on)),
            _ => None,
        }
    }

    fn turned(self, number: u32) -> Option<Setting> {
        match self {
            Self::Hash => Some(Setting::Hash(number)),
            Self::Threads => number.try_into().ok().map(Setting::Threads),
            Self::Lines => number.try_into().ok().map(Setting::Lines),
            Self::Overhead => Some(Setting::Overhead(Duration::from_millis(number.into()))),
            Self::Level => Level::new(number.try_into().ok()?).map(Setting::Level),
            Self::Elo => Some(Setting::Elo(Level::from_elo(number.try_into().ok()?))),
            _ => None,
        }
    }

    fn chosen(self, word: &str) -> Option<Setting> {
        match self {
            Self::Ranks => {
                let ranks = Ranks::ALL.into_iter().find(|ranks| ranks.name() == word);
                ranks.map(Setting::Ranks)
            }
            Self::Ruleset => Ruleset::named(word).map(Setting::Ruleset),
            Self::Variant => (word == "xiangqi").then_some(Setting::Variant),
            _ => None,
        }
    }
}

fn switch(word: &str) -> Option<bool> {
    match word {
        "true" | "on" => Some(true),
        "false" | "off" => Some(false),
        _ => None,
    }
}

impl Kind {
    /// For people.
    fn takes(&self) -> String {
        match self {
            Self::Check { .. } => "true or false".to_owned(),
            Self::Spin { least, most, .. } => format!("{least} to {most}"),
            Self::Combo { choices, .. } => choices.join(", "),
            Self::Button => "no value".to_owned(),
        }
    }
}

/// Everything that is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What the player is told.
    pub setup: Setup,
    /// How many best lines are shown.
    pub lines: u16,
    /// What is lost between the answer and the clock.
    pub overhead: Duration,
    /// How moves are written.
    pub ranks: Ranks,
    /// Whether times are in milliseconds rather than seconds.
    pub milliseconds: bool,
    /// Whether a search is over before the next line is read.
    pub batch: bool,
    /// Whether it gives up and offers draws.
    pub manners: bool,
    /// How well it is to play.
    pub strength: Strength,
}

static DEFAULT_RULESET: LazyLock<&'static Ruleset> =
    LazyLock::new(|| Ruleset::named(ENGINE_RULESET).expect("it is embedded"));

/// The weakest and the strongest.
const LEVELS: [Level; 2] = [Level::LEAST, Level::FULL];

/// As the kinds have it.
impl Default for Settings {
    fn default() -> Self {
        Self {
            setup: Setup {
                hash: 64,
                threads: 1,
                ruleset: *DEFAULT_RULESET,
            },
            lines: 1,
            overhead: Duration::from_millis(10),
            ranks: Ranks::FromZero,
            milliseconds: true,
            batch: false,
            manners: true,
            strength: Strength::default(),
        }
    }
}

impl Settings {
    /// Sets something. What acts instead of being set changes nothing here.
    pub fn apply(&mut self, setting: Setting) {
        match setting {
            Setting::Hash(mib) => self.setup.hash = mib,
            Setting::Threads(threads) => self.setup.threads = threads,
            Setting::Ruleset(ruleset) => self.setup.ruleset = ruleset,
            Setting::Lines(lines) => self.lines = lines,
            Setting::Overhead(overhead) => self.overhead = overhead,
            Setting::Ranks(ranks) => self.ranks = ranks,
            Setting::Milliseconds(on) => self.milliseconds = on,
            Setting::Batch(on) => self.batch = on,
            Setting::Manners(on) => self.manners = on,
            Setting::Level(level) => self.strength.number = level,
            Setting::Limited(on) => self.strength.limited = on,
            Setting::Elo(level) => self.strength.elo = level,
            // Whether it ponders is asked for with each search; nothing else depends on it.
            Setting::Ponder(_) | Setting::Forget | Setting::Variant => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Knob; 15] = [
        Knob::Hash,
        Knob::Threads,
        Knob::Lines,
        Knob::Ponder,
        Knob::Overhead,
        Knob::Ranks,
        Knob::Ruleset,
        Knob::Forget,
        Knob::Variant,
        Knob::Milliseconds,
        Knob::Batch,
        Knob::Manners,
        Knob::Level,
        Knob::Limited,
        Knob::Elo,
    ];

    #[test]
    fn the_defaults_told_are_the_defaults_set() {
        let mut settings = Settings::default();
        for knob in ALL {
            let value = match knob.kind() {
                Kind::Check { default } => Some(default.to_string()),
                Kind::Spin { default, .. } => Some(default.to_string()),
                Kind::Combo { default, .. } => Some(default.to_owned()),
                Kind::Button => None,
            };
            settings.apply(knob.read("it", value.as_deref()).unwrap());
        }
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn every_value_of_its_kind_is_taken_and_no_other() {
        for knob in ALL {
            let (good, bad): (Vec<String>, Vec<String>) = match knob.kind() {
                Kind::Check { .. } => (
                    vec!["true".into(), "false".into()],
                    vec!["yes".into(), String::new()],
                ),
                Kind::Spin { least, most, .. } => (
                    vec![least.to_string(), most.to_string()],
                    vec![(u64::from(most) + 1).to_string(), "-1".into(), "1e3".into()],
                ),
                Kind::Combo { choices, .. } => (
                    choices.into_iter().map(str::to_owned).collect(),
                    vec!["nobody".into()],
                ),
                Kind::Button => (vec![String::new()], vec![]),
            };
            for value in good {
                assert!(knob.read("it", Some(&value)).is_ok(), "{knob:?} {value}");
            }
            for value in bad {
                assert!(knob.read("it", Some(&value)).is_err(), "{knob:?} {value}");
            }
        }
    }

    #[test]
    fn a_wrong_value_is_told_with_what_would_be_right() {
        let fault = Knob::Hash.read("Hash", Some("0")).unwrap_err();
        assert_eq!(fault.to_string(), "option Hash takes 1 to 65536, not \"0\"");
        let fault = Knob::Ranks.read("Ranks", None).unwrap_err();
        assert_eq!(fault.to_string(), "option Ranks takes 0-9, 1-10");
    }
}
