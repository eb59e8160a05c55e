//! What goes into the store and comes out of it.

use crate::{PersonId, TableId};

/// JSON text whose meaning is the server's, and the number of its format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Versioned {
    /// Number of the format.
    pub version: u16,
    /// The text.
    pub text: String,
}

/// How far a table has come. Only the tables that are not [`Status::Over`] are read at start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A seat is empty.
    Waiting,
    /// A game is being played.
    Playing,
    /// It is over.
    Over,
}

impl Status {
    pub(crate) const fn code(self) -> i64 {
        match self {
            Self::Waiting => 0,
            Self::Playing => 1,
            Self::Over => 2,
        }
    }

    pub(crate) const fn from_code(code: i64) -> Option<Self> {
        match code {
            0 => Some(Self::Waiting),
            1 => Some(Self::Playing),
            2 => Some(Self::Over),
            _ => None,
        }
    }
}

/// A table that is being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// When, in milliseconds since the Unix epoch.
    pub created_at: u64,
    /// What is fixed about it.
    pub settings: Versioned,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the table's log, from 1, without gaps.
    pub seq: u32,
    /// The server's time when it happened.
    pub at: u64,
    /// What happened.
    pub body: Versioned,
}

/// A table with everything that happened at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Its name.
    pub id: TableId,
    /// When it was made.
    pub created_at: u64,
    /// How far it has come.
    pub status: Status,
    /// What is fixed about it.
    pub settings: Versioned,
    /// What happened, in order.
    pub log: Vec<Entry>,
}

/// One change. It happens whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// Make a table, waiting, with the first entries of its log.
    Create {
        /// The table.
        table: NewTable,
        /// How its log begins.
        entries: Vec<Entry>,
    },
    /// Add to a table's log.
    Append {
        /// The table.
        table: TableId,
        /// What happened.
        entries: Vec<Entry>,
        /// How far the table has come now, if that changed.
        status: Option<Status>,
    },
    /// Give a person a name.
    Rename {
        /// Who.
        person: PersonId,
        /// The new name.
        name: String,
        /// When.
        at: u64,
    },
    /// The server lives.
    Heartbeat {
        /// Now.
        at: u64,
    },
}
