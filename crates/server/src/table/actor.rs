//! The task that owns a table: the only place where a game meets time.
//!
//! Every act goes the same way: the table decides, the journal makes it durable, the table
//! applies it, everybody is told. While the journal writes, this table waits and the others go
//! on.

use super::{
    Fact, Person, Phase, Recovery, Table,
    fact::Dated,
    room::{Answer, Known, Room, SocketId, frame},
};
use crate::{app::App, clock::Sleep, limits, socket::Outbox, table::table::Damaged};
use futures_util::FutureExt;
use game::Signal;
use protocol::{self as wire, Action, Fault, Refusal, ServerFrame};
use std::panic::AssertUnwindSafe;
use store::{PersonId, StoreError, TableId, Write};
use tokio::sync::{mpsc, oneshot};
use xiangqi::{ByColor, Color};

/// How long a player may be without a socket before they count as having left: a reload of the
/// page takes less.
const LEFT_AFTER_MS: u64 = 4_000;

/// Comings and goings are told together.
const PRESENCE_EVERY_MS: u64 = 400;

/// What a table's task is sent.
#[derive(Debug)]
pub(crate) enum Mail {
    /// A socket comes.
    Enter {
        person: Option<PersonId>,
        out: Outbox,
        since: Option<u32>,
        id: oneshot::Sender<SocketId>,
    },
    /// A socket's person acts.
    Act {
        socket: SocketId,
        act: u32,
        action: Action,
        lag: u32,
    },
    /// A socket's person sits down; with their name, which the table does not look up.
    Sit {
        socket: SocketId,
        act: u32,
        person: Box<Person>,
    },
    /// Somebody sits down over HTTP.
    SitFromAfar {
        person: Box<Person>,
        done: oneshot::Sender<Answer>,
    },
    /// A socket is gone.
    Leave { socket: SocketId },
}

/// Why a step did not go through.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Damaged(#[from] Damaged),
}

/// What happens next.
enum Next {
    Mail(Mail),
    Time,
    Stop,
}

/// The owner of a table.
pub(crate) struct Actor {
    pub(super) app: App,
    pub(super) id: TableId,
    pub(super) table: Table,
    pub(super) room: Room,
    pub(super) mailbox: mpsc::Receiver<Mail>,
    /// When a player who has no socket counts as having left.
    pub(super) leaves_at: ByColor<Option<u64>>,
    /// When comings and goings are told.
    pub(super) presence_at: Option<u64>,
    /// Since when nobody is here.
    pub(super) empty_since: Option<u64>,
    /// The table cannot be read any more.
    pub(super) is_lost: bool,
}

impl Actor {
    /// The task of `table`. Boxed, since a future keeps several places for what it moves.
    pub(crate) fn new(app: App, table: Table, mailbox: mpsc::Receiver<Mail>) -> Box<Self> {
        let empty_since = Some(app.clock.now());
        Box::new(Self {
            app,
            id: table.id(),
            table,
            room: Room::default(),
            mailbox,
            leaves_at: ByColor::default(),
            presence_at: None,
            empty_since,
            is_lost: false,
        })
    }

    /// Runs until the server stops or nobody needs the table any more.
    pub(crate) async fn run(mut self: Box<Self>, recovery: Option<Recovery>) {
        if let Some(recovery) = recovery {
            self.guarded(|actor| actor.take_up(recovery).boxed()).await;
        }
        self.publish();
        let stop = self.app.tasks.stopping().clone();
        let mut timer: Option<(u64, Sleep)> = None;
        loop {
            let deadline = self.deadline();
            if timer.as_ref().map(|(at, _)| *at) != deadline {
                timer = deadline.map(|at| (at, self.app.clock.sleep_until(at)));
            }
            let next = tokio::select! {
                biased;
                () = stop.cancelled() => Next::Stop,
                mail = self.mailbox.recv() => mail.map_or(Next::Stop, Next::Mail),
                () = sleep(&mut timer) => Next::Time,
            };
            match next {
                Next::Mail(mail) => self.guarded(|actor| actor.open(mail).boxed()).await,
                Next::Time => {
                    timer = None;
                    self.guarded(|actor| actor.tick().boxed()).await;
                }
                Next::Stop => {
                    self.room
                        .clear(Fault::Restart, Some(limits::RESTART_RETRY_MS));
                    return;
                }
            }
            if self.is_lost {
                self.app.hub.forget(self.id);
                return;
            }
            if self.is_idle() {
                // Whoever opens it again lists it again.
                self.app.lobby.remove(self.id);
                if self.app.hub.retire(self.id, &self.mailbox) {
                    return self.hand_on().await;
                }
            }
        }
    }

    pub(super) fn now(&self) -> u64 {
        self.app.clock.now().max(self.table.last_at())
    }

    /// Takes a step; what goes wrong in it stays in this table.
    async fn guarded<F>(&mut self, step: F)
    where
        F: for<'a> FnOnce(&'a mut Self) -> futures_util::future::BoxFuture<'a, Result<(), Trouble>>,
    {
        match AssertUnwindSafe(step(self)).catch_unwind().await {
            Ok(Ok(())) => {}
            Ok(Err(trouble)) => {
                tracing::error!(table = %self.id, %trouble, "a table lost its store");
                self.read_again().await;
            }
            Err(_) => {
                self.app.metrics.table_panics.add();
                tracing::error!(table = %self.id, "a table met a fault of ours and is ended");
                self.apologise().await;
            }
        }
    }

    async fn open(&mut self, mail: Mail) -> Result<(), Trouble> {
        match mail {
            Mail::Enter {
                person,
                out,
                since,
                id,
            } => self.enter(person, out, since, id).await,
            Mail::Leave { socket } => {
                let person = self.room.leave(socket);
                self.left(person);
                Ok(())
            }
            Mail::Act {
                socket,
                act,
                action,
                lag,
            } => {
                if self.is_new(socket, act) {
                    let answer = self.act(socket, &action, lag).await?;
                    self.answer(socket, act, answer);
                }
                Ok(())
            }
            Mail::Sit {
                socket,
                act,
                person,
            } => {
                if self.is_new(socket, act) {
                    let answer = self.sit(*person).await?;
                    self.answer(socket, act, answer);
                }
                Ok(())
            }
            Mail::SitFromAfar { person, done } => {
                let answer = self.sit(*person).await?;
                // Who asked may have gone; they sit all the same.
                done.send(answer).ok();
                Ok(())
            }
        }
    }

    /// Whether this act is to be looked at. One that came before is answered again.
    fn is_new(&mut self, socket: SocketId, act: u32) -> bool {
        let answer = match self.room.known(socket, act) {
            Known::New => return true,
            Known::Answered(answer) => answer,
            Known::Forgotten => Err(Refusal::StalePly.into()),
        };
        self.room.answer(socket, act, answer, &self.app.metrics);
        false
    }

    fn answer(&mut self, socket: SocketId, act: u32, answer: Answer) {
        match answer {
            Ok(()) => self.app.metrics.acts.add(),
            Err(_) => self.app.metrics.refusals.add(),
        }
        self.room.answer(socket, act, answer, &self.app.metrics);
    }

    async fn enter(
        &mut self,
        person: Option<PersonId>,
        out: Outbox,
        since: Option<u32>,
        id: oneshot::Sender<SocketId>,
    ) -> Result<(), Trouble> {
        let color = person.and_then(|person| self.table.color_of(person));
        if let Some(color) = color {
            self.leaves_at[color] = None;
            if self.table.game().is_away(color) {
                let facts = self.table.signal(Signal::Returned(color), self.now());
                self.happen(facts, Vec::new()).await?;
            }
        }
        let socket = self.room.enter(person, out);
        if id.send(socket).is_err() {
            self.room.leave(socket);
            self.left(person);
            return Ok(());
        }
        self.empty_since = None;
        let welcome = self.welcome(color, since);
        self.room.tell(socket, welcome, &self.app.metrics);
        self.presence_changed();
        self.publish();
        Ok(())
    }

    /// What a socket is told first: what it missed, or everything.
    fn welcome(&self, color: Option<Color>, since: Option<u32>) -> axum::extract::ws::Utf8Bytes {
        let now = self.now();
        let you = color.map(herald::color);
        match since.and_then(|since| self.table.since(since)) {
            Some(events) => frame(&ServerFrame::Update {
                you,
                now,
                events,
                head: self.table.head(now),
            }),
            None => frame(&ServerFrame::State {
                protocol: wire::VERSION,
                you,
                seq: self.table.seq(),
                now,
                table: self.table.state(now),
                presence: self.room.presence(&self.table),
            }),
        }
    }

    fn left(&mut self, person: Option<PersonId>) {
        let gone = person.filter(|person| !self.room.is_here(*person));
        if let Some(color) = gone.and_then(|person| self.table.color_of(person)) {
            self.leaves_at[color] = Some(self.now() + LEFT_AFTER_MS);
        }
        self.presence_changed();
        self.publish();
    }

    fn presence_changed(&mut self) {
        if self.room.is_empty() {
            self.empty_since.get_or_insert(self.app.clock.now());
        } else {
            let at = self.app.clock.now() + PRESENCE_EVERY_MS;
            self.presence_at.get_or_insert(at);
        }
    }

    async fn sit(&mut self, person: Person) -> Result<Answer, Trouble> {
        let id = person.id;
        let is_new = self.table.people().all(|sitter| sitter.id != id);
        if is_new && !self.app.hub.has_seat_for(&self.app, id) {
            return Ok(Err(Refusal::TooManyTables.into()));
        }
        let coin = || self.app.dice.coin();
        match self.table.sit(person, coin, self.now()) {
            Ok(facts) => {
                self.happen(facts, Vec::new()).await?;
                self.app.hub.seat(id, self.id);
                self.await_players();
                // Who was counted as a watcher a moment ago is a player now.
                self.presence_changed();
                Ok(Ok(()))
            }
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// When a game begins, a player without a socket is expected soon.
    fn await_players(&mut self) {
        let at = self.now() + LEFT_AFTER_MS;
        for color in Color::ALL {
            let player = self.table.player(color);
            if player.is_some_and(|player| !self.room.is_here(player.id)) {
                self.leaves_at[color] = Some(at);
            }
        }
    }

    async fn act(
        &mut self,
        socket: SocketId,
        action: &Action,
        lag: u32,
    ) -> Result<Answer, Trouble> {
        let Some(person) = self.room.person(socket) else {
            return Ok(Err(Refusal::NotAPlayer.into()));
        };
        let now = self.now();
        let new_table = || TableId::from_random(self.app.dice.bytes());
        match self.table.act(person, action, lag, now, new_table) {
            Ok(facts) => {
                let rematch = facts.iter().find_map(|fact| match fact {
                    Fact::RematchAgreed { table, .. } => Some(*table),
                    _ => None,
                });
                let next = match rematch {
                    Some(id) => self.table.rematch(id, now)?,
                    None => None,
                };
                let writes = next
                    .as_ref()
                    .map(|(_, writes)| writes.clone())
                    .unwrap_or_default();
                self.happen(facts, writes).await?;
                self.app
                    .metrics
                    .durable
                    .record(self.app.clock.now().saturating_sub(now));
                if let Some((table, _)) = next {
                    self.app.hub.adopt(&self.app, table);
                }
                Ok(Ok(()))
            }
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// Makes facts durable together with `more`, lets them have happened, and tells everybody.
    pub(super) async fn happen(
        &mut self,
        facts: Vec<Fact>,
        more: Vec<Write>,
    ) -> Result<(), Trouble> {
        if facts.is_empty() {
            return Ok(());
        }
        let at = self.now();
        let dated: Vec<Dated> = facts.into_iter().map(|fact| Dated { at, fact }).collect();
        let before = self.table.seq();
        let entries = self.table.entries(&dated);
        let mut writes = more;
        writes.push(Write::Append {
            table: self.id,
            entries,
            status: status_after(&dated),
        });
        self.app.journal.commit_all(writes).await?;
        for dated in dated {
            self.table.apply(dated)?;
        }
        self.tell(before);
        self.publish();
        if self.table.phase() == Phase::Over {
            for person in self.table.people() {
                self.app.hub.unseat(person.id, self.id);
            }
        }
        Ok(())
    }

    /// Tells everybody what happened after number `before`.
    fn tell(&mut self, before: u32) {
        if self.room.is_empty() {
            return;
        }
        let now = self.now();
        let table = &self.table;
        let events = table.since(before).unwrap_or_default();
        let head = table.head(now);
        self.room
            .tell_all(table, &self.app.metrics, |you| ServerFrame::Update {
                you,
                now,
                events: events.clone(),
                head: head.clone(),
            });
    }

    /// Shows the lobby how the table stands, if it is for the lobby.
    pub(super) fn publish(&self) {
        if !self.table.settings().is_public {
            return;
        }
        let listed = match self.table.phase() {
            Phase::Over => false,
            Phase::Playing => true,
            // Nobody should sit down with somebody who went away. A new maker is on the way.
            Phase::Waiting => {
                let age = self.now().saturating_sub(self.table.created_at());
                let host = self.table.host();
                age < limits::ARRIVAL_MS || host.is_some_and(|host| self.room.is_here(host.id))
            }
        };
        if listed {
            self.app
                .lobby
                .put(self.id, self.table.created_at(), self.table.listing());
        } else {
            self.app.lobby.remove(self.id);
        }
    }

    /// Mail that came while the table retired goes to whoever owns it next.
    async fn hand_on(mut self: Box<Self>) {
        self.mailbox.close();
        while let Some(mail) = self.mailbox.recv().await {
            let app = self.app.clone();
            let id = self.id;
            self.app.tasks.spawn(async move {
                if let Ok(Some(owner)) = app.hub.open(&app, id).await {
                    // A second retirement in the same moment loses the mail; the client, whose
                    // queue ends with it, comes back.
                    drop(owner.send(mail).await);
                }
            });
        }
    }
}

async fn sleep(timer: &mut Option<(u64, Sleep)>) {
    match timer {
        Some((_, sleep)) => sleep.await,
        None => std::future::pending().await,
    }
}

/// How far these facts bring a table, if they change that.
fn status_after(facts: &[Dated]) -> Option<store::Status> {
    facts.iter().rev().find_map(|dated| match &dated.fact {
        Fact::Started { .. } => Some(store::Status::Playing),
        Fact::Closed => Some(store::Status::Over),
        Fact::Game { event } if matches!(event.what, game::Happening::Ended { .. }) => {
            Some(store::Status::Over)
        }
        _ => None,
    })
}
