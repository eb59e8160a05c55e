//! The only place that starts tasks, so that a stopping server can wait for all of them.

use std::future::Future;
use tokio::task::JoinHandle;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// The server's tasks and the word that ends them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tasks {
    tracker: TaskTracker,
    stop: CancellationToken,
}

impl Tasks {
    pub(crate) fn spawn<F>(&self, task: F) -> JoinHandle<F::Output>
    where
        F: Future + Send + 'static,
        F::Output: Send + 'static,
    {
        self.tracker.spawn(task)
    }

    /// Counts a future that runs in a task of somebody else's.
    pub(crate) fn track<F: Future>(&self, future: F) -> impl Future<Output = F::Output> + use<F> {
        self.tracker.track_future(future)
    }

    /// Done when the server stops.
    pub(crate) fn stopping(&self) -> &CancellationToken {
        &self.stop
    }

    /// Says that the server stops, and is done when every task has ended.
    pub(crate) async fn stop(&self) {
        self.stop.cancel();
        self.tracker.close();
        self.tracker.wait().await;
    }
}
