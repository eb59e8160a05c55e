//! Bodies of the HTTP API under `/api/v1`.
//!
//! | request | body | answer |
//! | --- | --- | --- |
//! | `GET /api/v1/me` | | [`Me`](crate::Me), and a cookie on the first visit |
//! | `PATCH /api/v1/me` | [`Rename`] | [`Me`](crate::Me) |
//! | `POST /api/v1/tables` | [`CreateTable`] | [`Joined`] |
//! | `POST /api/v1/play` | [`Quick`] | [`Joined`] |
//!
//! Everything else goes over the sockets `/ws/v1/lobby` and `/ws/v1/tables/{id}`.

use crate::{SeatChoice, TimeControl, Visibility};
use serde::{Deserialize, Serialize};

/// A new name for a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rename {
    /// 1 to 24 characters after trimming.
    pub name: String,
}

/// A new table, at which its maker sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateTable {
    /// The clock; absent means no clock.
    pub time: Option<TimeControl>,
    /// Name of the ruleset.
    pub ruleset: String,
    /// The colour its maker wants.
    pub color: SeatChoice,
    /// Who can find it.
    pub visibility: Visibility,
}

/// "Play now": sit at a waiting public table with these settings, or open one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Quick {
    /// The clock; absent means no clock.
    pub time: Option<TimeControl>,
    /// Name of the ruleset.
    pub ruleset: String,
}

/// Where to go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Joined {
    /// The table's name in links: the page is `/ban/{table}`.
    pub table: String,
}
