//! Bodies of the HTTP API under `/api/v1`.
//!
//! | request | body | answer |
//! | --- | --- | --- |
//! | `GET /api/v1/me` | | [`Me`](crate::Me), and a cookie on the first visit |
//! | `PATCH /api/v1/me` | [`Rename`] | [`Me`](crate::Me) |
//! | `POST /api/v1/tables` | [`CreateTable`] | [`Joined`] |
//! | `POST /api/v1/play` | [`Quick`] | [`Joined`] |
//! | `GET /api/v1/rulesets` | | [`RulesetInfo`] of each |
//! | `GET /api/v1/rulesets/{id}/{language}` | | [`RulesetPage`] |
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

/// A ruleset a table may be made with. Its name and its one line are the client's messages
/// `ruleset-{id}` and `ruleset-{id}-note`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RulesetInfo {
    /// Its name in settings and links.
    pub id: String,
    /// Other names of the same rules.
    pub aliases: Vec<String>,
    /// Whether it is a reconstruction that its source does not vouch for.
    pub experimental: bool,
    /// Where it stands in a list.
    pub group: RulesetGroup,
    /// What a side may not do with every move of a circle.
    pub forbids: Vec<Offence>,
}

/// Where a ruleset stands in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RulesetGroup {
    /// What most games here are played by.
    Common,
    /// Laws of federations.
    Federation,
    /// Rules of other places to play at.
    Site,
    /// For games of engines.
    Engine,
}

/// What a ruleset may forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Offence {
    /// Perpetual check.
    Check,
    /// A perpetual threat of mate.
    Kill,
    /// Perpetual chase.
    Chase,
}

/// What a ruleset says, in prose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RulesetPage {
    /// Its name in settings and links.
    pub id: String,
    /// Markdown of headings, paragraphs, lists and strong words; nothing else.
    pub markdown: String,
}
