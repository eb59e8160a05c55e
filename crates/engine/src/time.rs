//! How much time a move may take.

use crate::{Limits, TimeLeft};
use core::time::Duration;
use xiangqi::Color;

/// The time for one move, from the moment the search began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// Where a search that sees nothing unusual should end; it may take a share or a multiple.
    pub(crate) aim: Duration,
    /// Where it ends in any case.
    pub(crate) most: Duration,
}

/// Moves a game without a stage is expected to go on for.
const MOVES_AHEAD: u32 = 40;
/// What is left for later where a stage or the main time would be used up.
const KEEP: Duration = Duration::from_millis(10);

impl Budget {
    /// The budget of the side to move under these limits; none without any limit of time.
    pub(crate) fn of(limits: &Limits, turn: Color) -> Option<Self> {
        let exact = limits.move_time.map(|time| Self {
            aim: Duration::MAX,
            most: time,
        });
        let own = limits.time_left.as_ref().map(|left| from_clock(left, turn));
        match (exact, own) {
            (Some(exact), Some(own)) => Some(Self {
                aim: own.aim,
                most: own.most.min(exact.most),
            }),
            (exact, own) => exact.or(own),
        }
    }
}

fn from_clock(clock: &TimeLeft, turn: Color) -> Budget {
    let side = &clock.sides[turn];
    let overhead = clock.overhead;
    // Within the byoyomi a move may use a whole period, and must not use more.
    let period = if side.periods > 0 {
        side.period.saturating_sub(overhead)
    } else {
        Duration::ZERO
    };
    let left = side.left.saturating_sub(overhead);
    let moves = side.stage.map_or(MOVES_AHEAD, |stage| {
        u32::from(stage.moves.max(1)).min(MOVES_AHEAD)
    });
    let gains = side.increment.saturating_sub(overhead);
    let share = left / moves + gains * 3 / 4;
    // The last move of a stage may use what is left, any other a part.
    let spendable = if moves == 1 {
        left.saturating_sub(KEEP)
    } else {
        left * 2 / 5
    };
    let aim = share.min(spendable) + period * 4 / 5;
    let most = (share * 5).min(spendable) + period;
    let cap = clock
        .move_cap
        .map_or(Duration::MAX, |cap| cap.saturating_sub(overhead));
    let least = Duration::from_millis(1);
    Budget {
        aim: aim.min(cap).max(least),
        most: most.min(cap).max(least),
    }
}
