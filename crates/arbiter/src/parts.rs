//! A ruleset as it stands in its file: every number and every choice, each with its meaning.

use serde::{Deserialize, Serialize};

/// The parts of a ruleset; a missing part does not apply. [`Ruleset`](crate::Ruleset) is what
/// has been checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesetParts {
    /// The name in settings and links: lower case letters, digits and `-`.
    pub id: String,
    /// What follows when a position comes back.
    pub repetition: Option<RepetitionRule>,
    /// How many checks in a row a side may give.
    pub checks: Option<CheckRule>,
    /// A draw after so long without a capture.
    pub no_capture: Option<CountRule>,
    /// A draw after so long without a capture or a crossed soldier's advance.
    pub no_progress: Option<CountRule>,
    /// A draw when the game is so long.
    pub length: Option<CountRule>,
    /// When neither side can win any more.
    #[serde(default)]
    pub material: MaterialRule,
    /// When a draw may be offered, and when an offer needs no consent.
    #[serde(default)]
    pub draw_offer: DrawOfferRule,
}

/// What follows when a position comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepetitionRule {
    /// The occurrence of a position (same men, same side to move) at which the arbiter rules, the
    /// first one counted: at least 2.
    pub occurrences: u16,
    /// What befalls a side that gave check with every move between those occurrences, when the
    /// other side did not.
    pub perpetual_check: PerpetualCheck,
    /// What follows when both sides did.
    pub mutual_perpetual_check: MutualCheck,
    /// What follows when neither did.
    pub otherwise: Otherwise,
}

/// The consequence of perpetual check by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PerpetualCheck {
    /// The checking side loses.
    Loses,
    /// It is a repetition like any other.
    Allowed,
}

/// The consequence of perpetual check by both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MutualCheck {
    /// A draw.
    Draw,
    /// Both lose.
    BothLose,
}

/// The consequence of a repetition without fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Otherwise {
    /// A draw.
    Draw,
    /// Nothing: the game goes on.
    PlayOn,
}

/// How many checks in a row a side may give, repetition or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckRule {
    /// The most checks in a row.
    pub most: u16,
    /// What befalls the next one; one that mates is never forbidden.
    pub beyond: Beyond,
    /// From how many checks in a row both sides are told.
    pub warn_from: Option<u16>,
}

/// The consequence of a check too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beyond {
    /// The move is refused; a side that has no other move left loses.
    Refused,
    /// The move is made and loses.
    Loses,
}

/// So many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// How many.
    pub count: u16,
    /// Of what.
    pub unit: Unit,
}

/// A count that ends the game, and the count from which both sides are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountRule {
    /// How many.
    pub count: u16,
    /// Of what.
    pub unit: Unit,
    /// From where on both sides are told, in the same unit.
    pub warn_from: Option<u16>,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Moves of either side.
    Plies,
    /// Moves of each side: two plies make one.
    FullMoves,
}

impl Unit {
    const fn plies(self, count: u16) -> u16 {
        match self {
            Self::Plies => count,
            Self::FullMoves => count.saturating_mul(2),
        }
    }
}

impl Count {
    /// The count in plies.
    pub const fn plies(self) -> u16 {
        self.unit.plies(self.count)
    }
}

impl CountRule {
    /// The count in plies.
    pub const fn plies(self) -> u16 {
        self.unit.plies(self.count)
    }

    /// The count in plies from which both sides are told; never, without a warning.
    pub(crate) fn warn_plies(self) -> u16 {
        self.warn_from
            .map_or(u16::MAX, |count| self.unit.plies(count))
    }
}

/// When neither side can win any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaterialRule {
    /// Which material draws.
    #[serde(default)]
    pub dead: DeadMaterial,
}

/// Which material draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadMaterial {
    /// None.
    #[default]
    Off,
    /// What can surely never mate: nobody has a chariot, horse, cannon or soldier; or the only man
    /// besides the generals is a single cannon.
    Core,
}

/// Draw offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawOfferRule {
    /// Whether a side that is being mated or smothered may offer a draw.
    #[serde(default)]
    pub when_lost: OfferWhenLost,
    /// An offer is upheld without the opponent's consent after so long without a capture.
    pub claim_no_capture: Option<Count>,
}

/// Whether a side may offer a draw that cannot keep the opponent from ending the game with the
/// next move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferWhenLost {
    /// It may.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}
