//! How strength is limited.

use core::time::Duration;
use engine::{Level, Limits};

/// How many levels there are.
pub const LEVELS: u8 = Level::FULL.number();

/// The longest a level thinks where no clock says otherwise.
const MOST: Duration = Duration::from_secs(5);

/// The level of this number; one beyond the last counts as the last.
pub(crate) fn numbered(number: u8) -> Level {
    Level::new(number.max(1)).unwrap_or(Level::FULL)
}

/// Has a move take no longer than a player likes to wait.
pub(crate) fn keep_short(limits: &mut Limits) {
    if limits.time_left.is_none() {
        limits.move_time = Some(limits.move_time.map_or(MOST, |asked| asked.min(MOST)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_none_is_the_nearest_level() {
        assert_eq!(numbered(0), Level::LEAST);
        assert_eq!(numbered(7).number(), 7);
        assert_eq!(numbered(99), Level::FULL);
    }

    #[test]
    fn none_thinks_for_long_without_a_clock() {
        let mut limits = Limits::default();
        keep_short(&mut limits);
        assert_eq!(limits.move_time, Some(MOST));
    }
}
