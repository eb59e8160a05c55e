//! How strength is limited.

use core::time::Duration;
use engine::Limits;

/// How many levels there are.
pub const LEVELS: u8 = 12;

/// The levels, weakest first, as the positions each may look at; the last has no limit of its own.
const NODES: [Option<u64>; LEVELS as usize] = [
    Some(20),
    Some(80),
    Some(250),
    Some(800),
    Some(2_500),
    Some(8_000),
    Some(25_000),
    Some(80_000),
    Some(250_000),
    Some(800_000),
    Some(2_500_000),
    None,
];

/// The longest a level thinks where no clock says otherwise.
const MOST: Duration = Duration::from_secs(5);

/// Narrows the limits to those of a level; one beyond the last counts as the last.
pub(crate) fn narrow(limits: &mut Limits, level: u8) {
    let index = usize::from(level.clamp(1, LEVELS) - 1);
    let most = NODES.get(index).copied().flatten();
    limits.nodes = match (limits.nodes, most) {
        (Some(asked), Some(most)) => Some(asked.min(most)),
        (asked, most) => asked.or(most),
    };
    if limits.time_left.is_none() {
        limits.move_time = Some(limits.move_time.map_or(MOST, |asked| asked.min(MOST)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_looks_at_more_and_none_thinks_for_long_without_a_clock() {
        let of = |level| {
            let mut limits = Limits::default();
            narrow(&mut limits, level);
            limits
        };
        for level in 1..LEVELS {
            let (weaker, stronger) = (of(level), of(level + 1));
            assert!(weaker.nodes.unwrap() < stronger.nodes.unwrap_or(u64::MAX));
            assert_eq!(weaker.move_time, Some(MOST));
        }
        assert_eq!(of(0), of(1));
        assert_eq!(of(99), of(LEVELS));
    }
}
