//! Group commit: whatever waits when the last transaction is done goes into the next one.
//!
//! There is no artificial delay. When the server is quiet, a write is committed alone and at
//! once; when it is busy, the time of one commit is exactly what gathers the next batch.

use crate::{Store, StoreError, Write};
use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};
use tokio::sync::{mpsc, oneshot};

/// Writes that may wait; who comes later waits to be let into the queue.
const QUEUE: usize = 4096;

/// Writes that go into one transaction at most.
const BATCH: usize = 512;

struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Counts of what the journal has done.
#[derive(Debug, Default)]
pub struct JournalStats {
    commits: AtomicU64,
    writes: AtomicU64,
    failures: AtomicU64,
}

impl JournalStats {
    /// Transactions committed.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Writes in them.
    pub fn writes(&self) -> u64 {
        self.writes.load(Ordering::Relaxed)
    }

    /// Writes that could not be stored.
    pub fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }
}

/// The way to write. Clones share one queue; when the last is dropped, what waits is committed
/// and the driver ends.
#[derive(Clone, Debug)]
pub struct Journal {
    queue: mpsc::Sender<Job>,
    stats: Arc<JournalStats>,
}

impl Journal {
    /// A journal into `store`, and the future that drives it, for the caller to spawn.
    pub fn new(store: Arc<dyn Store>) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let stats = Arc::new(JournalStats::default());
        let driver = drive(store, jobs, Arc::clone(&stats));
        (Self { queue, stats }, driver)
    }

    /// Stores `write`; the answer comes when it is durable.
    pub async fn commit(&self, write: Write) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let job = Job { write, done };
        self.queue.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Counts of what was done.
    pub fn stats(&self) -> &JournalStats {
        &self.stats
    }
}

async fn drive(store: Arc<dyn Store>, mut jobs: mpsc::Receiver<Job>, stats: Arc<JournalStats>) {
    let mut batch = Vec::new();
    let mut writes = Vec::new();
    let mut waiting = Vec::new();
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        for job in batch.drain(..) {
            writes.push(job.write);
            waiting.push(job.done);
        }
        match store.commit(&writes).await {
            Ok(()) => {
                stats.commits.fetch_add(1, Ordering::Relaxed);
                stats
                    .writes
                    .fetch_add(writes.len() as u64, Ordering::Relaxed);
                writes.clear();
                for done in waiting.drain(..) {
                    answer(done, Ok(()));
                }
            }
            Err(error) => {
                // One bad write must not be everybody's failure: each gets its own transaction.
                let alone = writes.len() == 1;
                for (write, done) in writes.drain(..).zip(waiting.drain(..)) {
                    let result = if alone {
                        Err(error.clone())
                    } else {
                        store.commit(std::slice::from_ref(&write)).await
                    };
                    match &result {
                        Ok(()) => {
                            stats.commits.fetch_add(1, Ordering::Relaxed);
                            stats.writes.fetch_add(1, Ordering::Relaxed);
                        }
                        Err(error) => {
                            stats.failures.fetch_add(1, Ordering::Relaxed);
                            tracing::error!(%error, ?write, "a write could not be stored");
                        }
                    }
                    answer(done, result);
                }
            }
        }
    }
}

/// Tells whoever waits; somebody who stopped waiting has nothing to be told.
fn answer(done: oneshot::Sender<Result<(), StoreError>>, result: Result<(), StoreError>) {
    drop(done.send(result));
}
