//! The boundary between the server and a database.

use crate::{PersonId, StoreError, StoredTable, TableId, Write};
use std::{future::Future, pin::Pin};

/// What a [`Store`]'s methods return: a boxed future, so that the server can hold any backend
/// behind one pointer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A database.
pub trait Store: Send + Sync {
    /// Commits all of `writes` in one transaction. When the answer is `Ok`, they outlive the
    /// process.
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Answer<'a, ()>;

    /// Every table that is not over, with its log.
    fn live_tables(&self) -> Answer<'_, Vec<StoredTable>>;

    /// One table with its log.
    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>>;

    /// The name a person chose, if they did.
    fn chosen_name(&self, person: PersonId) -> Answer<'_, Option<String>>;

    /// When the server is last known to have lived.
    fn heartbeat(&self) -> Answer<'_, Option<u64>>;

    /// Does what must be done from time to time beside the writes, in their way as little as
    /// possible.
    fn tend(&self) -> Answer<'_, ()>;

    /// Closes the connections after what is under way.
    fn close(&self) -> Answer<'_, ()>;
}
