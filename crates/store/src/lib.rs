//! What must outlive the process: tables, the append-only log of what happened at them, chosen
//! names, and the heartbeat that says until when the server is known to have lived.
//!
//! The crate knows SQL and nothing of games: settings and log entries are text with a version
//! number, and the server gives them meaning. [`Store`] is the boundary; [`Sqlite`] is the
//! embedded backend; `tests/conformance.rs` is the story every backend must live up to.
//!
//! Nobody writes to a [`Store`] directly but the [`Journal`], which commits what many tables
//! write at the same moment in one transaction.

mod error;
mod id;
mod journal;
mod migrate;
mod model;
mod sqlite;
mod store;

pub use error::StoreError;
pub use id::{ParseIdError, PersonId, TableId};
pub use journal::{Journal, JournalStats};
pub use model::{Entry, NewTable, Status, StoredTable, Versioned, Write};
pub use sqlite::{Durability, Sqlite};
pub use store::{Answer, Store};
