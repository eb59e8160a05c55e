//! What can go wrong while storing.

use sqlx::sqlite::SqliteError;
use std::sync::Arc;

/// Why the store could not do what was asked. Cheap to clone, since one failed transaction is
/// the answer to everybody whose write was in it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused or could not be reached.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
    /// There is no room left for the database.
    #[error("there is no room left on the disk: make some")]
    Full,
    /// The database can be read but not written, or not even opened.
    #[error(
        "the database cannot be written: check who owns its file and folder, and that the disk \
         is not mounted read-only"
    )]
    ReadOnly,
    /// The file is no database, or not a whole one.
    #[error(
        "the file is damaged or no database: put a copy back, or move it away to start with an \
         empty one"
    )]
    Damaged,
    /// Another row has this key: a number in a log that is taken already, or a table's name.
    #[error("the key is taken")]
    Taken,
    /// A row holds what this version cannot read.
    #[error("unreadable {0} in the database")]
    Unreadable(&'static str),
    /// The database was written by a later version of this program.
    #[error("the database has schema {found}, this program knows {known}")]
    TooNew {
        /// The schema's number in the database.
        found: i64,
        /// The highest number this program knows.
        known: i64,
    },
    /// The journal has been closed.
    #[error("the journal is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let known = error.as_database_error().and_then(|inner| {
            if inner.is_unique_violation() {
                return Some(Self::Taken);
            }
            inner.try_downcast_ref::<SqliteError>()?;
            let code: i32 = inner.code()?.parse().ok()?;
            // The low byte is the kind; the rest says more than anybody needs here.
            match code & 0xff {
                8 | 14 => Some(Self::ReadOnly),
                11 | 26 => Some(Self::Damaged),
                13 => Some(Self::Full),
                _ => None,
            }
        });
        known.unwrap_or_else(|| Self::Database(Arc::new(error)))
    }
}
