//! Whether a socket lives, and how long its way is.
//!
//! The server pings every socket on its own beat, and the answer's delay is a round trip. A move is
//! charged without the shortest of the latest ones, as far as the game's lag bank allows: an answer
//! that is held back now and then gains nothing. A client's word about time is never used.

use crate::limits;
use std::collections::VecDeque;

/// The longest round trip that is believed.
const LONGEST_MS: u64 = 2_000;

/// How many round trips are remembered.
const REMEMBERED: usize = 4;

#[derive(Debug)]
pub(crate) struct Pulse {
    heard_at: u64,
    pinged_at: Option<u64>,
    round_trips: VecDeque<u32>,
}

impl Pulse {
    pub(crate) fn new(now: u64) -> Self {
        Self {
            heard_at: now,
            pinged_at: None,
            round_trips: VecDeque::new(),
        }
    }

    /// Something came.
    pub(crate) fn heard(&mut self, now: u64) {
        self.heard_at = now;
    }

    /// A ping leaves.
    pub(crate) fn pinged(&mut self, now: u64) {
        self.pinged_at = Some(now);
    }

    /// Its answer came.
    pub(crate) fn answered(&mut self, now: u64) {
        let Some(pinged_at) = self.pinged_at.take() else {
            return;
        };
        let trip = now.saturating_sub(pinged_at).min(LONGEST_MS);
        if self.round_trips.len() == REMEMBERED {
            self.round_trips.pop_front();
        }
        self.round_trips
            .push_back(u32::try_from(trip).unwrap_or(u32::MAX));
    }

    /// Whether it has been silent for too long.
    pub(crate) fn is_gone(&self, now: u64) -> bool {
        now.saturating_sub(self.heard_at) > limits::SILENCE_MS
    }

    /// The shortest of the latest round trips, in milliseconds; 0 before the first.
    pub(crate) fn round_trip(&self) -> u32 {
        self.round_trips.iter().min().copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ping(pulse: &mut Pulse, at: u64, trip: u64) {
        pulse.pinged(at);
        pulse.answered(at + trip);
    }

    #[test]
    fn a_held_back_answer_gains_nothing_and_a_slow_network_is_believed() {
        let mut pulse = Pulse::new(0);
        assert_eq!(pulse.round_trip(), 0);
        ping(&mut pulse, 100, 80);
        assert_eq!(pulse.round_trip(), 80);
        pulse.answered(5_000);
        assert_eq!(pulse.round_trip(), 80, "nobody asked");
        ping(&mut pulse, 10_000, 900);
        assert_eq!(pulse.round_trip(), 80);
        for at in [20_000, 30_000, 40_000] {
            ping(&mut pulse, at, 700);
        }
        assert_eq!(pulse.round_trip(), 700);
        for at in [50_000, 60_000, 70_000, 80_000] {
            ping(&mut pulse, at, 9_000);
        }
        assert_eq!(u64::from(pulse.round_trip()), LONGEST_MS);
    }

    #[test]
    fn silence_is_noticed() {
        let mut pulse = Pulse::new(1_000);
        assert!(!pulse.is_gone(1_000 + limits::SILENCE_MS));
        assert!(pulse.is_gone(1_001 + limits::SILENCE_MS));
        pulse.heard(2_000);
        assert!(!pulse.is_gone(1_001 + limits::SILENCE_MS));
    }
}
