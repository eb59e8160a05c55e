//! What the outside may say to a search that runs.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The two words a search listens to while it runs. Whoever started it keeps a reference and may
/// speak from another thread.
#[derive(Debug, Default)]
pub struct Control {
    stopped: AtomicBool,
    pondering: AtomicBool,
}

impl Control {
    /// For a search whose time runs from the start.
    pub const fn new() -> Self {
        Self {
            stopped: AtomicBool::new(false),
            pondering: AtomicBool::new(false),
        }
    }

    /// For a search in the opponent's time: it uses no limit of time until
    /// [`opponent_moved`](Self::opponent_moved).
    pub const fn ponder() -> Self {
        Self {
            stopped: AtomicBool::new(false),
            pondering: AtomicBool::new(true),
        }
    }

    /// Answer with the best move found so far, as soon as may be.
    pub fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    /// The expected move was played: from now on the time is our own.
    pub fn opponent_moved(&self) {
        self.pondering.store(false, Relaxed);
    }

    /// Whether the search has been told to stop.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }

    /// Whether it is still the opponent's time.
    pub fn is_pondering(&self) -> bool {
        self.pondering.load(Relaxed)
    }
}
