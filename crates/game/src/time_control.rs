//! Time controls as data: parts that compose, and limits with names.

use crate::Millis;
use serde::{Deserialize, Serialize};

/// The shortest time a side may start with, unless it starts in byoyomi.
pub const MIN_INITIAL: Millis = Millis::seconds(1);
/// The longest time a side may start with.
pub const MAX_INITIAL: Millis = Millis::minutes(24 * 60);
/// The longest increment.
pub const MAX_INCREMENT: Millis = Millis::minutes(10);
/// The shortest cap on a single move.
pub const MIN_MOVE_CAP: Millis = Millis::seconds(1);
/// The longest cap on a single move.
pub const MAX_MOVE_CAP: Millis = Millis::minutes(24 * 60);
/// The shortest byoyomi period.
pub const MIN_PERIOD: Millis = Millis::seconds(1);
/// The longest byoyomi period.
pub const MAX_PERIOD: Millis = Millis::minutes(60);
/// The most byoyomi periods.
pub const MAX_PERIODS: u8 = 60;
/// The most stages that ask for a number of moves.
pub const MAX_QUOTAS: usize = 8;
/// The most moves a stage may ask for.
pub const MAX_QUOTA_MOVES: u16 = 200;
/// The longest time the completion of a stage may add.
pub const MAX_QUOTA_BONUS: Millis = Millis::minutes(24 * 60);
/// The shortest deadline for a first move.
pub const MIN_FIRST_MOVE: Millis = Millis::seconds(5);
/// The longest deadline for a first move.
pub const MAX_FIRST_MOVE: Millis = Millis::minutes(24 * 60);

/// The number of own moves a game is expected to last, for [`TimeControl::expected`].
const EXPECTED_MOVES: u32 = 40;

/// The parts of a time control, as somebody wrote them down; [`TimeControl`] is what holds.
///
/// - A side starts with `initial` and gets `increment` after each own move, as long as it is in
///   its main time.
/// - A single move may take at most `move_cap`; taking longer loses like running out of time.
/// - `quotas` are stages, one after the other: so many own moves must be made within the time so
///   far, and their completion adds `bonus`. Failing a stage loses, even where byoyomi is set:
///   byoyomi begins only in the last stage, which asks for no number of moves.
/// - When the main time is gone, `byoyomi` gives periods; a move that ends within the current
///   period leaves that period whole again, a move that takes longer uses periods up.
/// - While a side has not made its first move, `first_move` is its only deadline: its clock does
///   not run, and missing the deadline calls the game off instead of losing it. Without
///   `first_move` the clock runs from the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TimeParts {
    /// What each side starts with.
    pub initial: Millis,
    /// Added after each own move.
    #[serde(default)]
    pub increment: Millis,
    /// The longest a single move may take.
    #[serde(default)]
    pub move_cap: Option<Millis>,
    /// Periods that begin when the main time is gone.
    #[serde(default)]
    pub byoyomi: Option<Byoyomi>,
    /// Stages that ask for a number of moves.
    #[serde(default)]
    pub quotas: Vec<Quota>,
    /// How long each side may take for its first move.
    #[serde(default)]
    pub first_move: Option<Millis>,
}

/// Periods after the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Byoyomi {
    /// Length of one period.
    pub period: Millis,
    /// Number of periods.
    pub periods: u8,
}

/// "So many moves within the time so far, then so much more."
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Quota {
    /// Own moves this stage asks for.
    pub moves: u16,
    /// Time added when they are made.
    pub bonus: Millis,
}

/// What is wrong with a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TimeControlFault {
    /// Neither main time nor byoyomi: nobody could make a move.
    #[error("there is no time to make a move in")]
    NoTime,
    /// Outside [`MIN_INITIAL`] to [`MAX_INITIAL`].
    #[error("the initial time is not within {MIN_INITIAL} to {MAX_INITIAL}")]
    Initial,
    /// More than [`MAX_INCREMENT`].
    #[error("the increment is longer than {MAX_INCREMENT}")]
    Increment,
    /// Outside [`MIN_MOVE_CAP`] to [`MAX_MOVE_CAP`].
    #[error("the cap on a move is not within {MIN_MOVE_CAP} to {MAX_MOVE_CAP}")]
    MoveCap,
    /// A period outside [`MIN_PERIOD`] to [`MAX_PERIOD`].
    #[error("the byoyomi period is not within {MIN_PERIOD} to {MAX_PERIOD}")]
    Period,
    /// No period, or more than [`MAX_PERIODS`].
    #[error("the number of byoyomi periods is not within 1 to {MAX_PERIODS}")]
    Periods,
    /// More than [`MAX_QUOTAS`].
    #[error("there are more than {MAX_QUOTAS} stages")]
    Quotas,
    /// A stage of no moves, or of more than [`MAX_QUOTA_MOVES`].
    #[error("stage {stage} does not ask for 1 to {MAX_QUOTA_MOVES} moves")]
    QuotaMoves {
        /// Number of the stage, from 1.
        stage: usize,
    },
    /// A stage that adds more than [`MAX_QUOTA_BONUS`].
    #[error("stage {stage} adds more than {MAX_QUOTA_BONUS}")]
    QuotaBonus {
        /// Number of the stage, from 1.
        stage: usize,
    },
    /// Stages need main time to be played in.
    #[error("stages need an initial time")]
    QuotaWithoutTime,
    /// Outside [`MIN_FIRST_MOVE`] to [`MAX_FIRST_MOVE`].
    #[error("the deadline for the first move is not within {MIN_FIRST_MOVE} to {MAX_FIRST_MOVE}")]
    FirstMove,
}

/// A time control whose parts are within the limits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "TimeParts", into = "TimeParts")]
pub struct TimeControl(TimeParts);

impl TimeControl {
    /// Checks the parts and reports the first fault.
    pub fn try_new(parts: TimeParts) -> Result<Self, TimeControlFault> {
        use TimeControlFault as Fault;
        let check = |holds: bool, fault: Fault| if holds { Ok(()) } else { Err(fault) };
        check(
            parts.initial > Millis::ZERO || parts.byoyomi.is_some(),
            Fault::NoTime,
        )?;
        if parts.initial > Millis::ZERO {
            check(
                (MIN_INITIAL..=MAX_INITIAL).contains(&parts.initial),
                Fault::Initial,
            )?;
        }
        check(parts.increment <= MAX_INCREMENT, Fault::Increment)?;
        if let Some(cap) = parts.move_cap {
            check((MIN_MOVE_CAP..=MAX_MOVE_CAP).contains(&cap), Fault::MoveCap)?;
        }
        if let Some(byoyomi) = parts.byoyomi {
            check(
                (MIN_PERIOD..=MAX_PERIOD).contains(&byoyomi.period),
                Fault::Period,
            )?;
            check((1..=MAX_PERIODS).contains(&byoyomi.periods), Fault::Periods)?;
        }
        check(parts.quotas.len() <= MAX_QUOTAS, Fault::Quotas)?;
        check(
            parts.quotas.is_empty() || parts.initial > Millis::ZERO,
            Fault::QuotaWithoutTime,
        )?;
        for (quota, stage) in parts.quotas.iter().zip(1..) {
            check(
                (1..=MAX_QUOTA_MOVES).contains(&quota.moves),
                Fault::QuotaMoves { stage },
            )?;
            check(quota.bonus <= MAX_QUOTA_BONUS, Fault::QuotaBonus { stage })?;
        }
        if let Some(limit) = parts.first_move {
            check(
                (MIN_FIRST_MOVE..=MAX_FIRST_MOVE).contains(&limit),
                Fault::FirstMove,
            )?;
        }
        Ok(Self(parts))
    }

    /// The parts.
    pub fn parts(&self) -> &TimeParts {
        &self.0
    }

    /// How long one side's share of a game of 40 moves can last, for lists and for deciding how
    /// patient to be: initial time, increments, stage bonuses, one byoyomi period a move.
    pub fn expected(&self) -> Millis {
        let TimeParts {
            initial,
            increment,
            byoyomi,
            ref quotas,
            ..
        } = self.0;
        let mut moves = EXPECTED_MOVES;
        let mut total = initial.plus(increment.times(EXPECTED_MOVES));
        for quota in quotas {
            let Some(left) = moves.checked_sub(u32::from(quota.moves)) else {
                break;
            };
            moves = left;
            total = total.plus(quota.bonus);
        }
        match byoyomi {
            Some(byoyomi) => total.plus(byoyomi.period.times(EXPECTED_MOVES)),
            None => total,
        }
    }
}

impl TryFrom<TimeParts> for TimeControl {
    type Error = TimeControlFault;

    fn try_from(parts: TimeParts) -> Result<Self, TimeControlFault> {
        Self::try_new(parts)
    }
}

impl From<TimeControl> for TimeParts {
    fn from(control: TimeControl) -> Self {
        control.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Preset;

    fn five_minutes() -> TimeParts {
        TimeParts {
            initial: Millis::minutes(5),
            ..TimeParts::default()
        }
    }

    fn fault(change: impl FnOnce(&mut TimeParts)) -> Option<TimeControlFault> {
        let mut parts = five_minutes();
        change(&mut parts);
        TimeControl::try_new(parts).err()
    }

    #[test]
    fn presets_are_within_the_limits() {
        for preset in Preset::ALL {
            let control = preset.control();
            assert_eq!(
                TimeControl::try_new(control.parts().clone()),
                Ok(control),
                "{preset:?}"
            );
        }
    }

    #[test]
    fn bigkool_modes_are_those_of_its_page() {
        let slow = Preset::BigkoolSlow.control();
        assert_eq!(slow.parts().initial, Millis::minutes(15));
        assert_eq!(slow.parts().move_cap, Some(Millis::minutes(3)));
        let blitz = Preset::BigkoolBlitz.control();
        assert_eq!(blitz.parts().initial, Millis::minutes(8));
        assert_eq!(blitz.parts().move_cap, Some(Millis::seconds(90)));
    }

    #[test]
    fn every_part_has_limits() {
        use TimeControlFault as Fault;
        assert_eq!(fault(|_| {}), None);
        assert_eq!(fault(|p| p.initial = Millis::ZERO), Some(Fault::NoTime));
        assert_eq!(
            fault(|p| p.initial = MAX_INITIAL.plus(Millis(1))),
            Some(Fault::Initial)
        );
        assert_eq!(fault(|p| p.initial = Millis(1)), Some(Fault::Initial));
        assert_eq!(
            fault(|p| p.increment = Millis(u32::MAX)),
            Some(Fault::Increment)
        );
        assert_eq!(
            fault(|p| p.move_cap = Some(Millis(999))),
            Some(Fault::MoveCap)
        );
        let byoyomi = |period, periods| {
            Some(Byoyomi {
                period: Millis::seconds(period),
                periods,
            })
        };
        assert_eq!(fault(|p| p.byoyomi = byoyomi(0, 1)), Some(Fault::Period));
        assert_eq!(fault(|p| p.byoyomi = byoyomi(30, 0)), Some(Fault::Periods));
        let quota = |moves| Quota {
            moves,
            bonus: Millis::ZERO,
        };
        assert_eq!(fault(|p| p.quotas = vec![quota(1); 9]), Some(Fault::Quotas));
        assert_eq!(
            fault(|p| p.quotas = vec![quota(1), quota(0)]),
            Some(Fault::QuotaMoves { stage: 2 })
        );
        assert_eq!(
            fault(|p| p.quotas = vec![Quota {
                moves: 1,
                bonus: Millis(u32::MAX)
            }]),
            Some(Fault::QuotaBonus { stage: 1 })
        );
        assert_eq!(
            fault(|p| {
                p.initial = Millis::ZERO;
                p.byoyomi = byoyomi(30, 1);
                p.quotas = vec![quota(5)];
            }),
            Some(Fault::QuotaWithoutTime)
        );
        assert_eq!(
            fault(|p| p.first_move = Some(Millis(1))),
            Some(Fault::FirstMove)
        );
    }

    #[test]
    fn json_is_checked_too() {
        let good = serde_json::from_str::<TimeControl>(r#"{"initial":60000,"increment":1000}"#);
        assert_eq!(good.unwrap().parts().increment, Millis::seconds(1));
        assert!(serde_json::from_str::<TimeControl>(r#"{"initial":0}"#).is_err());
        assert!(serde_json::from_str::<TimeControl>(r#"{"initial":60000,"delay":3}"#).is_err());
    }

    #[test]
    fn expected_length_counts_every_part() {
        assert_eq!(Preset::Bullet1.control().expected(), Millis::minutes(1));
        assert_eq!(
            Preset::Blitz3Plus2.control().expected(),
            Millis::seconds(180 + 80)
        );
        assert_eq!(Preset::Classical.control().expected(), Millis::minutes(90));
    }
}
