//! Whether a socket lives, and how long its way is.
//!
//! The server pings every socket on its own beat. The answer's delay is the round trip, smoothed;
//! a move is charged without it, as far as the game's lag bank allows. A client's word about time
//! is never used.

use crate::limits;

/// The longest round trip that is believed.
const LONGEST_MS: u64 = 2_000;

#[derive(Debug)]
pub(crate) struct Pulse {
    heard_at: u64,
    pinged_at: Option<u64>,
    round_trip: u32,
}

impl Pulse {
    pub(crate) fn new(now: u64) -> Self {
        Self {
            heard_at: now,
            pinged_at: None,
            round_trip: 0,
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
        let trip = u32::try_from(trip).unwrap_or(u32::MAX);
        self.round_trip = match self.round_trip {
            0 => trip,
            smooth => (3 * smooth + trip) / 4,
        };
    }

    /// Whether it has been silent for too long.
    pub(crate) fn is_gone(&self, now: u64) -> bool {
        now.saturating_sub(self.heard_at) > limits::SILENCE_MS
    }

    /// The round trip, in milliseconds.
    pub(crate) fn round_trip(&self) -> u32 {
        self.round_trip
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips_are_smoothed_and_capped() {
        let mut pulse = Pulse::new(0);
        pulse.pinged(100);
        pulse.answered(180);
        assert_eq!(pulse.round_trip(), 80);
        pulse.answered(5_000);
        assert_eq!(pulse.round_trip(), 80, "nobody asked");
        pulse.pinged(10_000);
        pulse.answered(90_000);
        assert_eq!(pulse.round_trip(), 560);
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
