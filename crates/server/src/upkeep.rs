//! What the server does for itself from time to time.

use crate::{app::App, limits};
use store::Write;
use tokio::time::MissedTickBehavior;

/// Writes down that the server lives, as long as there are tables to which that matters, or to
/// find out when the database can be written again.
pub(crate) async fn heartbeat(app: App) {
    let mut every = tokio::time::interval(limits::HEARTBEAT_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = every.tick() => {}
            () = app.tasks.stopping().cancelled() => return,
        }
        if app.hub.len() > 0 || app.journal.stats().is_failing() {
            beat(&app, app.clock.now()).await;
        }
    }
}

/// Writes down that the server lived at that moment.
pub(crate) async fn beat(app: &App, at: u64) {
    // The journal has said so, and the next beat tries again.
    app.journal.commit(Write::Heartbeat { at }).await.ok();
}

/// Tends the database beside the writes.
pub(crate) async fn tend(app: App) {
    let mut every = tokio::time::interval(limits::TEND_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = every.tick() => {}
            () = app.tasks.stopping().cancelled() => return,
        }
        if let Err(error) = app.store.tend().await {
            tracing::warn!(%error, "the database could not be tended");
        }
    }
}

/// Sweeps what has expired out of memory.
pub(crate) async fn sweep(app: App) {
    let mut every = tokio::time::interval(limits::SWEEP_EVERY);
    loop {
        tokio::select! {
            _ = every.tick() => {
                app.rates.sweep(app.clock.now());
                app.lobby.sweep();
            }
            () = app.tasks.stopping().cancelled() => return,
        }
    }
}
