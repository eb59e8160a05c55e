//! Where time comes from. Nothing else in the server may ask the operating system.

use std::{
    fmt,
    future::Future,
    pin::Pin,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// A future that is done at a point in time.
pub type Sleep = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The server's clock, in milliseconds since the Unix epoch.
pub trait Clock: fmt::Debug + Send + Sync {
    /// Now. Never goes back while the process lives.
    fn now(&self) -> u64;

    /// Done when [`now`](Self::now) has reached `at`.
    fn sleep_until(&self, at: u64) -> Sleep;
}

/// The operating system's clock: wall time when the process started, carried on by the monotonic
/// clock, so that a correction of the machine's time cannot make anybody lose on time.
#[derive(Debug)]
pub struct SystemClock {
    epoch: u64,
    started: Instant,
}

impl SystemClock {
    /// Reads the wall clock once. Should it stand before `earliest`, time goes on from there, so
    /// that it does not go back from one life of the server to the next either.
    #[expect(
        clippy::disallowed_methods,
        reason = "this is the Clock that others take time from"
    )]
    pub fn not_before(earliest: u64) -> Self {
        let wall = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let epoch = millis(wall).max(earliest);
        let behind = epoch - millis(wall);
        if behind > 0 {
            tracing::warn!(
                millis = behind,
                "this machine's clock stands before the time at which the server last lived; \
                 the server goes on from there. Set the clock and restart"
            );
        }
        Self {
            epoch,
            started: Instant::now(),
        }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> u64 {
        self.epoch + millis(self.started.elapsed())
    }

    fn sleep_until(&self, at: u64) -> Sleep {
        let wait = Duration::from_millis(at.saturating_sub(self.now()));
        Box::pin(tokio::time::sleep(wait))
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_does_not_go_back_with_the_machines_clock() {
        let clock = SystemClock::not_before(0);
        let now = clock.now();
        assert!(now > 1_700_000_000_000, "{now}");
        let ahead = now + 3_600_000;
        let next = SystemClock::not_before(ahead);
        assert!((ahead..ahead + 60_000).contains(&next.now()));
    }
}
