//! Group commit: whatever waits when the last transaction is done goes into the next one.
//!
//! There is no artificial delay. When the server is quiet, a write is committed alone and at
//! once; when it is busy, the time of one commit is exactly what gathers the next batch.

use crate::{Store, StoreError, Write};
use std::{
    future::Future,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};
use tokio::sync::{Notify, mpsc, oneshot};

/// Writes that may wait; who comes later waits to be let into the queue.
const QUEUE: usize = 4096;

/// Writes that go into one transaction at most.
const BATCH: usize = 512;

struct Job {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Counts of what the journal has done.
#[derive(Debug, Default)]
pub struct JournalStats {
    commits: AtomicU64,
    writes: AtomicU64,
    failures: AtomicU64,
    is_failing: AtomicBool,
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

    /// Whether the latest write could not be stored.
    pub fn is_failing(&self) -> bool {
        self.is_failing.load(Ordering::Relaxed)
    }

    fn stored(&self, writes: usize) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.writes.fetch_add(writes as u64, Ordering::Relaxed);
        self.is_failing.store(false, Ordering::Relaxed);
    }

    fn failed(&self, writes: usize) {
        self.failures.fetch_add(writes as u64, Ordering::Relaxed);
        self.is_failing.store(true, Ordering::Relaxed);
    }
}

/// The way to write. Clones share one queue. When it is [closed](Self::close), or the last clone
/// is dropped, what waits is committed and the driver ends.
#[derive(Clone, Debug)]
pub struct Journal {
    queue: mpsc::Sender<Job>,
    stats: Arc<JournalStats>,
    closing: Arc<Notify>,
}

impl Journal {
    /// A journal into `store`, and the future that drives it, for the caller to spawn.
    pub fn new(store: Arc<dyn Store>) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let journal = Self {
            queue,
            stats: Arc::default(),
            closing: Arc::default(),
        };
        let driver = Driver {
            store,
            stats: Arc::clone(&journal.stats),
            closing: Arc::clone(&journal.closing),
        };
        (journal, driver.drive(jobs))
    }

    /// Stores `write`; the answer comes when it is durable.
    pub async fn commit(&self, write: Write) -> Result<(), StoreError> {
        self.commit_all(vec![write]).await
    }

    /// Stores all of `writes` or none; the answer comes when they are durable.
    pub async fn commit_all(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let job = Job { writes, done };
        self.queue.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes no more writes; those that wait are still stored.
    pub fn close(&self) {
        self.closing.notify_one();
    }

    /// Counts of what was done.
    pub fn stats(&self) -> &JournalStats {
        &self.stats
    }
}

struct Driver {
    store: Arc<dyn Store>,
    stats: Arc<JournalStats>,
    closing: Arc<Notify>,
}

impl Driver {
    async fn drive(self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        let mut closing = pin!(self.closing.notified());
        loop {
            tokio::select! {
                biased;
                () = closing.as_mut(), if !jobs.is_closed() => jobs.close(),
                taken = jobs.recv_many(&mut batch, BATCH) => match taken {
                    0 => return,
                    _ => self.commit(&mut batch).await,
                }
            }
        }
    }

    async fn commit(&self, batch: &mut Vec<Job>) {
        let (mut writes, mut waiting) = (Vec::new(), Vec::new());
        for job in batch.drain(..) {
            waiting.push((job.writes.len(), job.done));
            writes.extend(job.writes);
        }
        let failure = match self.store.commit(&writes).await {
            Ok(()) => {
                self.stats.stored(writes.len());
                for (_, done) in waiting {
                    answer(done, Ok(()));
                }
                return;
            }
            Err(error) => error,
        };
        tracing::error!(error = %failure, writes = writes.len(), "a commit failed");
        // One bad write must not be everybody's failure: each job gets its own transaction.
        let is_alone = waiting.len() == 1;
        for (length, done) in waiting {
            let rest = writes.split_off(length);
            let result = if is_alone {
                Err(failure.clone())
            } else {
                self.store.commit(&writes).await
            };
            match &result {
                Ok(()) => self.stats.stored(length),
                Err(_) => self.stats.failed(length),
            }
            writes = rest;
            answer(done, result);
        }
    }
}

/// Tells whoever waits; somebody who stopped waiting has nothing to be told.
fn answer(done: oneshot::Sender<Result<(), StoreError>>, result: Result<(), StoreError>) {
    drop(done.send(result));
}
