//! When a table must wake up by itself, and what it does then.

use super::{
    Fact, Phase,
    actor::{Actor, Trouble},
};
use crate::limits;
use game::Signal;
use protocol::ServerFrame;
use xiangqi::Color;

impl Actor {
    /// When [`tick`](Self::tick) is due.
    pub(super) fn deadline(&self) -> Option<u64> {
        let game = self.table.game().next_deadline().map(|at| at.0);
        let leaving = if self.table.phase() == Phase::Playing {
            [self.leaves_at.red, self.leaves_at.black]
        } else {
            [None, None]
        };
        let closing = self.closes_at();
        let arrival = (self.table.phase() == Phase::Waiting)
            .then(|| self.table.created_at() + limits::ARRIVAL_MS)
            .filter(|at| *at > self.now());
        [game, closing, arrival, self.presence_at, self.idle_at()]
            .into_iter()
            .chain(leaving)
            .flatten()
            .min()
    }

    /// When a waiting table whose maker is away is closed.
    fn closes_at(&self) -> Option<u64> {
        if self.table.phase() != Phase::Waiting {
            return None;
        }
        let wait = if self.table.settings().is_public {
            limits::PUBLIC_WAIT_MS
        } else {
            limits::LINK_WAIT_MS
        };
        Some(self.empty_since? + wait)
    }

    /// When the table may leave memory: nobody is here and nothing is to come.
    fn idle_at(&self) -> Option<u64> {
        let waits = match self.table.phase() {
            Phase::Waiting => true,
            Phase::Playing => {
                self.table.game().next_deadline().is_some()
                    || self.leaves_at.red.or(self.leaves_at.black).is_some()
            }
            Phase::Over => false,
        };
        if waits {
            None
        } else {
            Some(self.empty_since? + limits::IDLE_TABLE_MS)
        }
    }

    pub(super) fn is_idle(&self) -> bool {
        self.idle_at().is_some_and(|at| at <= self.app.clock.now())
    }

    pub(super) async fn tick(&mut self) -> Result<(), Trouble> {
        let now = self.now();
        if self.presence_at.is_some_and(|at| at <= now) {
            self.presence_at = None;
            let presence = self.room.presence(&self.table);
            self.room
                .tell_same(&self.app.metrics, &ServerFrame::Presence { presence });
        }
        if self.table.phase() == Phase::Playing {
            for color in Color::ALL {
                if self.leaves_at[color].is_some_and(|at| at <= now) {
                    self.leaves_at[color] = None;
                    let facts = self.table.signal(Signal::Left(color), now);
                    self.happen(facts, Vec::new()).await?;
                }
            }
            let facts = self.table.signal(Signal::Tick, now);
            self.happen(facts, Vec::new()).await?;
        }
        if self.closes_at().is_some_and(|at| at <= now) {
            self.happen(vec![Fact::Closed], Vec::new()).await?;
        }
        self.publish();
        Ok(())
    }
}
