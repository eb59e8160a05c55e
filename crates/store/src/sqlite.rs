//! The embedded backend: one SQLite file in write-ahead-log mode.

use crate::{
    Answer, Entry, PersonId, Status, Store, StoreError, StoredTable, TableId, Versioned, Write,
    migrate::migrate,
};
use sqlx::{
    Connection, QueryBuilder, Row, SqliteConnection, SqlitePool,
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use std::{path::Path, time::Duration};

/// Connections that only read.
const READERS: u32 = 2;

/// How long a statement waits for another connection's lock.
const BUSY: Duration = Duration::from_secs(5);

/// Log rows in one statement. Each number of rows is a statement of its own in the cache, so the
/// cap bounds that cache too.
const ROWS: usize = 64;

/// What a commit must survive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// The machine losing power: every commit is synced to the disk.
    #[default]
    Power,
    /// The process being killed: commits are left to the operating system to write.
    Process,
}

/// Pages in the write-ahead log above which writers are held up for a moment to start it anew.
/// 64 MiB.
const LONG_LOG: i64 = 16_384;

/// A database in a file.
///
/// Writes go to the write-ahead log, and from there into the file when [`Store::tend`] is called:
/// on a connection of its own, so that no commit waits for that.
#[derive(Debug)]
pub struct Sqlite {
    writer: SqlitePool,
    readers: SqlitePool,
    keeper: SqlitePool,
}

impl Sqlite {
    /// Opens the file, makes it if need be, and migrates it.
    pub async fn open(path: &Path, durability: Durability) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match durability {
                Durability::Power => SqliteSynchronous::Full,
                Durability::Process => SqliteSynchronous::Normal,
            })
            .busy_timeout(BUSY)
            .foreign_keys(true);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(options.clone().pragma("wal_autocheckpoint", "0"))
            .await?;
        migrate(&mut *writer.acquire().await?).await?;
        let keeper = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Self {
            writer,
            readers,
            keeper,
        })
    }
}

impl Store for Sqlite {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            // The usual batch is one statement, which is a transaction by itself and spares two
            // trips to the database's thread.
            let rows = writes.iter().map(log_rows).sum::<usize>();
            if rows <= ROWS && writes.iter().all(only_logs) {
                return insert_entries(&mut connection, writes).await;
            }
            let mut transaction = connection.begin().await?;
            for write in writes {
                apply(&mut transaction, write).await?;
            }
            insert_entries(&mut transaction, writes).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    fn live_tables(&self) -> Answer<'_, Vec<StoredTable>> {
        Box::pin(async move {
            let mut transaction = self.readers.begin().await?;
            let rows = sqlx::query(
                "select id, created_at, status, settings_version, settings from tables \
                 where status < $1 order by created_at, id",
            )
            .bind(Status::Over.code())
            .fetch_all(&mut *transaction)
            .await?;
            let mut tables = Vec::with_capacity(rows.len());
            for row in rows {
                let table = read_table(&row)?;
                tables.push(with_log(&mut transaction, table).await?);
            }
            Ok(tables)
        })
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>> {
        Box::pin(async move {
            let mut transaction = self.readers.begin().await?;
            let row = sqlx::query(
                "select id, created_at, status, settings_version, settings from tables \
                 where id = $1",
            )
            .bind(id.as_str())
            .fetch_optional(&mut *transaction)
            .await?;
            match row {
                Some(row) => Ok(Some(with_log(&mut transaction, read_table(&row)?).await?)),
                None => Ok(None),
            }
        })
    }

    fn chosen_name(&self, person: PersonId) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let name = sqlx::query_scalar("select name from people where id = $1")
                .bind(person.as_str())
                .fetch_optional(&self.readers)
                .await?;
            Ok(name)
        })
    }

    fn heartbeat(&self) -> Answer<'_, Option<u64>> {
        Box::pin(async move {
            let at: Option<i64> = sqlx::query_scalar("select at from heartbeat where id = 1")
                .fetch_optional(&self.readers)
                .await?;
            at.map(|at| number(at, "heartbeat")).transpose()
        })
    }

    fn tend(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut connection = self.keeper.acquire().await?;
            let (_, log, _): (i64, i64, i64) = sqlx::query_as("pragma wal_checkpoint(passive)")
                .fetch_one(&mut *connection)
                .await?;
            // While writers never pause, the log is never done with and grows. Most of it is in
            // the file by now, so that this takes moments.
            if log > LONG_LOG {
                sqlx::query("pragma wal_checkpoint(restart)")
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.keeper.close().await;
            self.writer.close().await;
            Ok(())
        })
    }
}

fn entries(write: &Write) -> Option<(TableId, &[Entry])> {
    match write {
        Write::Create { table, entries } => Some((table.id, entries)),
        Write::Append { table, entries, .. } => Some((*table, entries)),
        Write::Rename { .. } | Write::Heartbeat { .. } => None,
    }
}

fn log_rows(write: &Write) -> usize {
    entries(write).map_or(0, |(_, entries)| entries.len())
}

fn only_logs(write: &Write) -> bool {
    matches!(write, Write::Append { status: None, .. })
}

/// Everything of a write but its log entries.
async fn apply(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Create { table, .. } => {
            sqlx::query(
                "insert into tables (id, created_at, status, settings_version, settings) \
                 values ($1, $2, $3, $4, $5)",
            )
            .bind(table.id.as_str())
            .bind(signed(table.created_at))
            .bind(Status::Waiting.code())
            .bind(i64::from(table.settings.version))
            .bind(&table.settings.text)
            .execute(connection)
            .await?;
        }
        Write::Append {
            table,
            status: Some(status),
            ..
        } => {
            sqlx::query("update tables set status = $2 where id = $1")
                .bind(table.as_str())
                .bind(status.code())
                .execute(connection)
                .await?;
        }
        Write::Append { status: None, .. } => {}
        Write::Rename { person, name, at } => {
            sqlx::query(
                "insert into people (id, name, renamed_at) values ($1, $2, $3) \
                 on conflict (id) do update set name = excluded.name, \
                 renamed_at = excluded.renamed_at",
            )
            .bind(person.as_str())
            .bind(name)
            .bind(signed(*at))
            .execute(connection)
            .await?;
        }
        Write::Heartbeat { at } => {
            sqlx::query(
                "insert into heartbeat (id, at) values (1, $1) \
                 on conflict (id) do update set at = excluded.at",
            )
            .bind(signed(*at))
            .execute(connection)
            .await?;
        }
    }
    Ok(())
}

/// The log entries of all writes, in as few statements as the cap allows.
async fn insert_entries(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<(), StoreError> {
    let rows: Vec<(TableId, &Entry)> = writes
        .iter()
        .filter_map(entries)
        .flat_map(|(table, entries)| entries.iter().map(move |entry| (table, entry)))
        .collect();
    for rows in rows.chunks(ROWS) {
        let mut insert = QueryBuilder::new("insert into log (table_id, seq, at, version, body) ");
        insert.push_values(rows, |mut row, (table, entry)| {
            row.push_bind(table.to_string())
                .push_bind(i64::from(entry.seq))
                .push_bind(signed(entry.at))
                .push_bind(i64::from(entry.body.version))
                .push_bind(entry.body.text.as_str());
        });
        insert.build().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn with_log(
    connection: &mut SqliteConnection,
    mut table: StoredTable,
) -> Result<StoredTable, StoreError> {
    let rows =
        sqlx::query("select seq, at, version, body from log where table_id = $1 order by seq")
            .bind(table.id.as_str())
            .fetch_all(connection)
            .await?;
    table.log = rows.iter().map(read_entry).collect::<Result<_, _>>()?;
    Ok(table)
}

fn read_table(row: &SqliteRow) -> Result<StoredTable, StoreError> {
    let id: &str = row.try_get(0)?;
    Ok(StoredTable {
        id: id.parse().map_err(|_| StoreError::Unreadable("table id"))?,
        created_at: number(row.try_get(1)?, "table time")?,
        status: Status::from_code(row.try_get(2)?).ok_or(StoreError::Unreadable("table status"))?,
        settings: Versioned {
            version: number(row.try_get(3)?, "settings version")?,
            text: row.try_get(4)?,
        },
        log: Vec::new(),
    })
}

fn read_entry(row: &SqliteRow) -> Result<Entry, StoreError> {
    Ok(Entry {
        seq: number(row.try_get(0)?, "log number")?,
        at: number(row.try_get(1)?, "log time")?,
        body: Versioned {
            version: number(row.try_get(2)?, "log version")?,
            text: row.try_get(3)?,
        },
    })
}

/// Databases know no unsigned numbers. Our times stay below 2⁶³ for 292 million years.
fn signed(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

fn number<T: TryFrom<i64>>(value: i64, what: &'static str) -> Result<T, StoreError> {
    T::try_from(value).map_err(|_| StoreError::Unreadable(what))
}
