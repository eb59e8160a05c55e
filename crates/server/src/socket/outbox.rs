//! The queue of what a socket is to be sent.
//!
//! A queue of our own rather than tokio's, whose smallest block would be a fifth of what a socket
//! costs: this one holds memory for what waits, and mostly nothing does.

use axum::extract::ws::Utf8Bytes;
use protocol::Fault;
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::Notify;

/// Something to send. When the queue ends without a farewell, the socket did not read fast
/// enough.
#[derive(Debug)]
pub(crate) enum Out {
    /// A frame.
    Frame(Utf8Bytes),
    /// The last frame, and when to come back.
    Farewell(Fault, Option<u32>),
}

#[derive(Debug, Default)]
struct Waiting {
    queue: VecDeque<Out>,
    is_closed: bool,
}

#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where to put what is to be sent. Dropped, it ends the queue after what waits.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Shared>);

/// Where the socket takes it from.
#[derive(Debug)]
pub(crate) struct Outgoing(Arc<Shared>);

/// Why something could not be put into the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undeliverable {
    /// As much waits as may.
    Full,
    /// The socket is gone.
    Gone,
}

/// An empty queue.
pub(crate) fn outbox() -> (Outbox, Outgoing) {
    let shared = Arc::new(Shared::default());
    (Outbox(Arc::clone(&shared)), Outgoing(shared))
}

impl Outbox {
    /// Queues `out`, unless `limit` are waiting.
    pub(crate) fn put(&self, out: Out, limit: usize) -> Result<(), Undeliverable> {
        let mut waiting = self.0.waiting();
        if waiting.is_closed {
            return Err(Undeliverable::Gone);
        }
        if waiting.queue.len() >= limit {
            return Err(Undeliverable::Full);
        }
        waiting.queue.push_back(out);
        drop(waiting);
        self.0.changed.notify_one();
        Ok(())
    }

    /// Whether the socket is gone.
    pub(crate) fn is_gone(&self) -> bool {
        self.0.waiting().is_closed
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.waiting().is_closed = true;
        self.0.changed.notify_one();
    }
}

impl Outgoing {
    /// The next to send, when there is one; nothing at the end of the queue. Losing interest
    /// while waiting loses nothing.
    pub(crate) async fn next(&mut self) -> Option<Out> {
        loop {
            {
                let mut waiting = self.0.waiting();
                if let Some(out) = waiting.queue.pop_front() {
                    if waiting.queue.is_empty() {
                        waiting.queue.shrink_to(KEPT);
                    }
                    return Some(out);
                }
                if waiting.is_closed {
                    return None;
                }
            }
            self.0.changed.notified().await;
        }
    }
}

/// Room for this many is kept, since the next will come.
const KEPT: usize = 2;

impl Drop for Outgoing {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        waiting.is_closed = true;
        waiting.queue = VecDeque::new();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn frame(text: &'static str) -> Out {
        Out::Frame(Utf8Bytes::from_static(text))
    }

    fn text(out: Option<Out>) -> String {
        match out {
            Some(Out::Frame(text)) => text.to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[tokio::test]
    async fn what_is_put_comes_out_in_order_and_then_the_end() {
        let (outbox, mut outgoing) = outbox();
        assert!(outgoing.next().now_or_never().is_none());
        outbox.put(frame("a"), 2).unwrap();
        outbox.put(frame("b"), 2).unwrap();
        assert_eq!(outbox.put(frame("c"), 2), Err(Undeliverable::Full));
        assert_eq!(text(outgoing.next().await), "a");
        outbox.put(frame("d"), 2).unwrap();
        drop(outbox);
        assert_eq!(text(outgoing.next().await), "b");
        assert_eq!(text(outgoing.next().await), "d");
        assert!(outgoing.next().await.is_none());
    }

    #[tokio::test]
    async fn who_waits_is_woken() {
        let (outbox, mut outgoing) = outbox();
        let (got, ()) = tokio::join!(outgoing.next(), async {
            tokio::task::yield_now().await;
            outbox.put(frame("late"), 1).unwrap();
        });
        assert_eq!(text(got), "late");
        assert!(!outbox.is_gone());
        drop(outgoing);
        assert!(outbox.is_gone());
        assert_eq!(outbox.put(frame("x"), 1), Err(Undeliverable::Gone));
    }
}
