//! How a table comes back after a restart, a lost store, or a fault of ours.
//!
//! # After a restart
//!
//! A table whose game was under way is paused from the last moment at which the server is known
//! to have lived: the later of its last heartbeat and the table's last entry. Time after that is
//! nobody's. The clock of the side to move goes on when that player is connected again, at the
//! latest after [`game::RESTART_GRACE`]. So a crash can cost a player at most the time between
//! two heartbeats, and only what was really thought.
//!
//! # After a fault of ours
//!
//! A panic in here ends this game, not the server: the table is read again from its log, the game
//! is ended as [`game::EndReason::ServerFault`], and everybody is told. If even that fails, the
//! table is given up.

use super::{
    Fact, Phase, Table,
    actor::{Actor, Trouble},
};
use crate::limits;
use futures_util::FutureExt;
use game::Signal;
use protocol::{self as wire, Fault, ServerFrame};
use std::{convert::Infallible, panic::AssertUnwindSafe};
use store::Write;
use tokio::sync::mpsc;
use xiangqi::ByColor;

/// What the task of a table that comes from the log after a restart is given.
#[derive(Debug)]
pub(crate) struct Recovery {
    /// Until then the server is known to have lived.
    pub(crate) alive: u64,
    /// Dropped when the table has been taken up, or could not be.
    pub(crate) _unfinished: mpsc::Sender<Infallible>,
}

impl Actor {
    /// What was decided may or may not be in the log: everybody comes back to what is.
    pub(super) async fn read_again(&mut self) {
        self.room
            .clear(Fault::Restart, Some(limits::RESTART_RETRY_MS));
        self.leaves_at = ByColor::default();
        while self.rest().await {
            match self.reload().await {
                Ok(()) => return,
                Err(trouble @ Trouble::Damaged(_)) => {
                    tracing::error!(table = %self.id, %trouble, "a table cannot be read");
                    return self.give_up().await;
                }
                // The journal says so once for everybody.
                Err(trouble) => tracing::debug!(table = %self.id, %trouble, "still no store"),
            }
        }
    }

    /// Waits a while; whether the server still runs then. Whoever asks for the table meanwhile
    /// is not kept waiting: their mail is dropped, and so they are told to come back.
    async fn rest(&mut self) -> bool {
        let stop = self.app.tasks.stopping().clone();
        let until = self.app.clock.now() + limits::STORE_RETRY_MS;
        let mut rested = self.app.clock.sleep_until(until);
        loop {
            tokio::select! {
                biased;
                () = stop.cancelled() => return false,
                () = rested.as_mut() => return true,
                mail = self.mailbox.recv() => if mail.is_none() {
                    return false;
                },
            }
        }
    }

    async fn reload(&mut self) -> Result<(), Trouble> {
        let alive = self.app.store.heartbeat().await?;
        if let Some(stored) = self.app.store.table(self.id).await? {
            self.table = Table::replay(&stored)?;
            self.recover(alive.unwrap_or_default()).await?;
        }
        Ok(())
    }

    pub(super) async fn apologise(&mut self) {
        let ended = AssertUnwindSafe(self.end_by_fault()).catch_unwind().await;
        if matches!(ended, Ok(Ok(()))) {
            return;
        }
        self.give_up().await;
    }

    /// Nothing more can be done for this table.
    async fn give_up(&mut self) {
        tracing::error!(table = %self.id, "a table is given up");
        self.is_lost = true;
        self.room.clear(Fault::TableFailed, None);
        self.app.lobby.remove(self.id);
        for person in self.table.people() {
            self.app.hub.unseat(person.id, self.id);
        }
        let over = Write::Append {
            table: self.id,
            entries: Vec::new(),
            status: Some(store::Status::Over),
        };
        if let Err(error) = self.app.journal.commit(over).await {
            tracing::error!(table = %self.id, %error, "and even that could not be written");
        }
    }

    async fn end_by_fault(&mut self) -> Result<(), Trouble> {
        if let Some(stored) = self.app.store.table(self.id).await? {
            self.table = Table::replay(&stored)?;
        }
        let facts = if self.table.phase() == Phase::Waiting {
            vec![Fact::Closed]
        } else {
            self.table.signal(Signal::Fail, self.now())
        };
        self.happen(facts, Vec::new()).await?;
        let now = self.now();
        let (seq, presence) = (self.table.seq(), self.room.presence(&self.table));
        let table = &self.table;
        self.room
            .tell_all(table, &self.app.metrics, |you| ServerFrame::State {
                protocol: wire::VERSION,
                you,
                seq,
                now,
                table: table.state(now),
                presence,
            });
        Ok(())
    }

    /// The first step after a restart. However it ends, the server waits no longer for it.
    pub(super) async fn take_up(&mut self, recovery: Recovery) -> Result<(), Trouble> {
        self.recover(recovery.alive).await
    }

    /// The table comes from the log: its clocks stand still, and both players count as away.
    pub(super) async fn recover(&mut self, alive: u64) -> Result<(), Trouble> {
        if self.table.phase() == Phase::Playing {
            let alive = game::Timestamp(alive.max(self.table.last_at()));
            let facts = self.table.signal(Signal::Pause { alive }, self.now());
            self.happen(facts, Vec::new()).await?;
        }
        Ok(())
    }
}
