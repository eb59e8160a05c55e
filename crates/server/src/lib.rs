//! The shell around the game: time, chance, sockets, HTTP and the database live here and nowhere
//! else.
//!
//! ```text
//! listen ─▶ app (routes) ─▶ http::*          requests, one endpoint one file
//!                        ─▶ socket::{table, lobby}
//!                                │ mailbox
//!                                ▼
//!                           table::actor ─▶ game (decides) ─▶ store::Journal (durable)
//!                                │                                 │
//!                                └───────── tells everyone ◀───────┘
//! ```
//!
//! One task owns each table ([`App`] finds it through the hub). A move is told to anyone, its
//! player included, only after the journal has made it durable.

mod app;
mod assets;
mod clock;
mod config;
mod dice;
mod folder;
mod headers;
mod http;
mod hub;
mod identity;
mod key;
mod limits;
mod listen;
mod lobby;
mod metrics;
mod names;
mod origin;
mod problem;
mod rate;
mod serve;
mod socket;
mod table;
mod tasks;
mod upkeep;

pub use app::{App, Parts};
pub use clock::{Clock, Sleep, SystemClock};
pub use config::{Capacity, Config};
pub use dice::{Dice, SystemDice};
pub use key::Key;
pub use serve::{StartError, serve};
pub use store::Durability;
