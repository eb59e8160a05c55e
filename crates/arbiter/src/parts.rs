//! A ruleset as it stands in its file: every number and every choice, each with its meaning.

use crate::Reason;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The parts of a ruleset; a missing part does not apply. [`Ruleset`](crate::Ruleset) is what
/// has been checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesetParts {
    /// The name in settings and links: lower case letters, digits and `-`.
    pub id: String,
    /// Other names of the same rules.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Whether it is a reconstruction that its source does not vouch for.
    #[serde(default)]
    pub experimental: bool,
    /// What follows when a position comes back.
    pub repetition: Option<RepetitionRule>,
    /// What a chase is; without it nothing is one.
    pub chase: Option<ChaseRule>,
    /// What a kill is; without it nothing is one.
    pub kill: Option<KillRule>,
    /// How many checks in a row a side may give, repetition or not.
    pub checks: Option<RunRule>,
    /// How many chases of one man in a row a side may make, repetition or not.
    pub chases: Option<RunRule>,
    /// What follows after so long without a capture.
    pub no_capture: Option<CountRule>,
    /// What follows after so long without a capture or a crossed soldier's advance.
    pub no_progress: Option<CountRule>,
    /// A draw when the game is so long.
    pub length: Option<CountRule>,
    /// When neither side can win any more.
    #[serde(default)]
    pub material: MaterialRule,
    /// When a draw may be offered.
    #[serde(default)]
    pub draw_offer: DrawOfferRule,
    /// The article each ruling rests on.
    #[serde(default)]
    pub articles: BTreeMap<Reason, String>,
}

/// What follows when a position comes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepetitionRule {
    /// The occurrence of a position (same men, same side to move) at which the arbiter rules, the
    /// first one counted: at least 2.
    pub occurrences: u16,
    /// How many further occurrences a side at fault is only told to vary.
    #[serde(default)]
    pub warnings: u16,
    /// What befalls a side at fault.
    #[serde(default)]
    pub fault: FaultRule,
    /// What follows when neither side is at fault, or both alike.
    #[serde(default)]
    pub no_fault: NoFaultRule,
    /// What a side may not do with every move between those occurrences.
    #[serde(default)]
    pub forbidden: Vec<Offence>,
    /// Whether moves that are forbidden in different ways make up one series together.
    #[serde(default)]
    pub mixed: bool,
    /// What follows when both sides gave check with every move.
    #[serde(default)]
    pub mutual_check: MutualRule,
    /// What follows when both sides did what is forbidden, and neither is the worse.
    #[serde(default)]
    pub equal: EqualRule,
    /// Whether a side that chases now this man, now that one is at fault before one that gives
    /// check in between. A general's step out of check chases nobody then.
    #[serde(default)]
    pub split_yields_to_check: bool,
    /// Whether a series of forbidden moves so many full moves long counts if it keeps coming back to
    /// positions, without one of them coming often enough.
    pub series: Option<u16>,
}

/// What a side may not do with every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offence {
    /// Give check.
    Check,
    /// Threaten to mate by checks.
    Kill,
    /// Threaten to win a man.
    Chase,
}

/// What befalls a side at fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultRule {
    /// It loses.
    #[default]
    Loses,
    /// Its move is refused; a side that has no other move left loses.
    Refused,
}

/// What follows when no side is at fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoFaultRule {
    /// A draw.
    #[default]
    Draw,
    /// Either side may claim a draw.
    Claim,
    /// The move that would bring the position again is refused.
    Refused,
    /// Nothing: the game goes on.
    PlayOn,
}

/// What follows when both sides gave check with every move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MutualRule {
    /// As when no side is at fault.
    #[default]
    Draw,
    /// Both lose.
    BothLose,
}

/// What follows when both sides did what is forbidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EqualRule {
    /// As when no side is at fault.
    #[default]
    Draw,
    /// The side all of whose moves are heavy is at fault before one that has a light move
    /// (Chinese rules 2020, article 26.9).
    Weight,
    /// The side that began is at fault: the first to attack, unless it did so with a man that was
    /// itself being chased.
    Began,
}

/// What a chase is.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of the file, independent of the others"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChaseRule {
    /// How it is found out whether the victim is protected.
    pub protection: Protection,
    /// Whether every move must chase the same man.
    #[serde(default)]
    pub target: Target,
    /// What makes a threat a new one.
    #[serde(default)]
    pub fresh: Fresh,
    /// Whether a general or a soldier chases what it attacks.
    #[serde(default)]
    pub generals_and_soldiers_chase: bool,
    /// Whether advisors and elephants chase a protected chariot, horse or cannon.
    #[serde(default)]
    pub guards_chase_attackers: bool,
    /// Whether a chariot that a horse pins is chased by whatever attacks it, protected or not, and
    /// whether that outranks every other chase.
    #[serde(default)]
    pub pinned_chariot: bool,
    /// Whether a check by either side anywhere between the occurrences voids every chase.
    #[serde(default)]
    pub check_voids: bool,
    /// Whether a check counts as a chase of every man.
    #[serde(default)]
    pub check_chases_all: bool,
}

/// How it is found out whether a victim is protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Protection {
    /// By a legal capture back, after the capture (Asian rules).
    Recapture,
    /// By the full account of the exchange (Chinese rules).
    Account,
    /// By any man that looks at the square, and only the moved man attacks (UCCI league).
    MovedPiece,
}

/// Whether every move must chase the same man.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// The same man.
    #[default]
    Same,
    /// Any man.
    Any,
}

/// What makes a threat a new one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fresh {
    /// This attacker did not threaten this victim before.
    #[default]
    Pair,
    /// Nobody threatened this victim before.
    Victim,
    /// This attacker did not threaten this victim before, or the opponent had an answer then that
    /// the move took away (Chinese rules 2020).
    Answer,
}

/// What a kill is: a threat to mate by checks only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KillRule {
    /// The most checks of the line that are looked at.
    pub checks: u8,
}

/// How many checks or chases in a row a side may make, repetition or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunRule {
    /// The most with one man, with two men, with three …; the last holds for more men too.
    pub most: Vec<u16>,
    /// What befalls the next one; one that mates is never forbidden.
    pub beyond: Beyond,
    /// From how many before the limit both sides are told.
    pub warn_before: Option<u16>,
}

/// The consequence of a check or chase too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beyond {
    /// The move is refused; a side that has no other move left loses.
    Refused,
    /// The move is made and loses.
    Loses,
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
    /// Whether the draw falls by itself.
    #[serde(default)]
    pub effect: CountEffect,
    /// What is not counted.
    #[serde(default)]
    pub except: Exception,
}

/// Whether a draw by counting falls by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountEffect {
    /// It does.
    #[default]
    Draw,
    /// A side asks for it, and the arbiter counts.
    Claim,
}

/// What a count leaves out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exception {
    /// Nothing.
    #[default]
    None,
    /// Each side's checks beyond so many since the last capture.
    ChecksBeyond(u16),
    /// Both sides' checks beyond so many together since the last capture, each with its answer.
    CheckPairsBeyond(u16),
    /// Every check and every chase.
    Attacks,
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

impl RunRule {
    /// The least that any number of men may make in a row.
    pub(crate) fn least(&self) -> u16 {
        self.most.iter().copied().min().unwrap_or(u16::MAX)
    }

    /// The most in a row with so many men.
    pub fn most(&self, men: u32) -> u16 {
        let index = usize::try_from(men.max(1) - 1).unwrap_or(usize::MAX);
        self.most
            .get(index)
            .or(self.most.last())
            .copied()
            .unwrap_or(u16::MAX)
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
    /// The core, and the endings of a last cannon or two that Pikafish calls drawn.
    Cannons,
}

/// Draw offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawOfferRule {
    /// Whether a side that is being mated or smothered may offer a draw.
    #[serde(default)]
    pub when_lost: OfferWhenLost,
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
