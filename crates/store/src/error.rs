//! What can go wrong while storing.

use std::sync::Arc;

/// Why the store could not do what was asked. Cheap to clone, since one failed transaction is
/// the answer to everybody whose write was in it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused or could not be reached.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
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
        match error.as_database_error() {
            Some(inner) if inner.is_unique_violation() => Self::Taken,
            _ => Self::Database(Arc::new(error)),
        }
    }
}
