//! Which tables are in memory, and who sits at them.

use crate::{
    app::App,
    limits,
    problem::Failure,
    table::{Mail, Person, Phase, Recovery, Settings, Table, actor::Actor},
};
use protocol::Problem;
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};
use store::{PersonId, StoreError, TableId};
use tokio::sync::mpsc;

/// The tables in memory.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    tables: Mutex<HashMap<TableId, mpsc::Sender<Mail>>>,
    /// Unfinished tables of each person.
    seats: Mutex<HashMap<PersonId, Vec<TableId>>>,
    /// Held while a table is read from the store, so that it gets one owner only.
    loading: tokio::sync::Mutex<()>,
}

impl Hub {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Mail>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seats(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<TableId>>> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tables in memory.
    pub(crate) fn len(&self) -> usize {
        self.tables().len()
    }

    /// The tables at which a person plays or waits.
    pub(crate) fn seats_of(&self, person: PersonId) -> Vec<TableId> {
        self.seats().get(&person).cloned().unwrap_or_default()
    }

    /// Whether a person may sit down at one more table.
    pub(crate) fn has_seat_for(&self, app: &App, person: PersonId) -> bool {
        let taken = self.seats().get(&person).map_or(0, Vec::len);
        taken < app.config.capacity.tables_per_person
    }

    pub(crate) fn seat(&self, person: PersonId, table: TableId) {
        let mut seats = self.seats();
        let tables = seats.entry(person).or_default();
        if !tables.contains(&table) {
            tables.push(table);
        }
    }

    pub(crate) fn unseat(&self, person: PersonId, table: TableId) {
        let mut seats = self.seats();
        if let Some(tables) = seats.get_mut(&person) {
            tables.retain(|one| *one != table);
            if tables.is_empty() {
                seats.remove(&person);
            }
        }
    }

    /// The mailbox of a table; read from the store when it is not in memory.
    pub(crate) async fn open(
        &self,
        app: &App,
        id: TableId,
    ) -> Result<Option<mpsc::Sender<Mail>>, StoreError> {
        if let Some(mailbox) = self.tables().get(&id) {
            return Ok(Some(mailbox.clone()));
        }
        let _alone = self.loading.lock().await;
        if let Some(mailbox) = self.tables().get(&id) {
            return Ok(Some(mailbox.clone()));
        }
        let Some(stored) = app.store.table(id).await? else {
            return Ok(None);
        };
        match Table::replay(&stored) {
            Ok(table) => Ok(Some(self.adopt(app, table))),
            Err(damage) => {
                tracing::error!(table = %id, %damage, "a table cannot be read");
                Err(StoreError::Unreadable("table"))
            }
        }
    }

    /// Gives a table an owner.
    pub(crate) fn adopt(&self, app: &App, table: Table) -> mpsc::Sender<Mail> {
        self.own(app, table, None)
    }

    fn own(&self, app: &App, table: Table, recovery: Option<Recovery>) -> mpsc::Sender<Mail> {
        let id = table.id();
        if table.phase() != Phase::Over {
            for person in table.people() {
                self.seat(person.id, id);
            }
        }
        let (sender, mailbox) = mpsc::channel(limits::MAILBOX);
        self.tables().insert(id, sender.clone());
        app.tasks
            .spawn(Actor::new(app.clone(), table, mailbox).run(recovery));
        sender
    }

    /// Takes a table out of memory, unless somebody just wrote to it.
    pub(crate) fn retire(&self, id: TableId, mailbox: &mpsc::Receiver<Mail>) -> bool {
        let mut tables = self.tables();
        if !mailbox.is_empty() {
            return false;
        }
        tables.remove(&id);
        true
    }

    /// Takes a table out of memory that cannot be read any more.
    pub(crate) fn forget(&self, id: TableId) {
        self.tables().remove(&id);
    }

    /// Takes up the tables that were not over when the server went down, and is done when their
    /// clocks stand still in the log: a heartbeat before that would charge somebody for the time
    /// in between, should the server go down again.
    pub(crate) async fn recover(&self, app: &App) -> Result<(), StoreError> {
        let alive = app.store.heartbeat().await?.unwrap_or_default();
        let live = app.store.live_tables().await?;
        let count = live.len();
        let (recovering, mut recovered) = mpsc::channel(1);
        for stored in live {
            match Table::replay(&stored) {
                Ok(table) => {
                    let recovery = Recovery {
                        alive,
                        _unfinished: recovering.clone(),
                    };
                    self.own(app, table, Some(recovery));
                }
                Err(damage) => tracing::error!(table = %stored.id, %damage, "cannot be read"),
            }
        }
        drop(recovering);
        // Nothing is ever sent: the end comes when the last table has let go.
        recovered.recv().await;
        if count > 0 {
            tracing::info!(tables = count, "took up where the server left off");
        }
        Ok(())
    }

    /// Makes a table, at which `host` sits.
    pub(crate) async fn create(
        &self,
        app: &App,
        settings: Settings,
        host: Person,
    ) -> Result<TableId, Failure> {
        if !self.has_seat_for(app, host.id) {
            return Err(Problem::TooManyTables.into());
        }
        if self.len() >= app.config.capacity.tables {
            return Err(Problem::Full.into());
        }
        let now = app.clock.now();
        let id = TableId::from_random(app.dice.bytes());
        let table = Table::with_host(id, now, settings, host);
        let (table, writes) = table.map_err(|damage| {
            tracing::error!(%damage, "a new table cannot be made");
            Problem::Internal
        })?;
        app.journal.commit_all(writes).await?;
        self.adopt(app, table);
        Ok(id)
    }
}
