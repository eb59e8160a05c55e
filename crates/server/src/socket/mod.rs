//! WebSockets: how they are opened, counted and kept, and the two kinds there are.

pub(crate) mod lobby;
mod pulse;
mod register;
pub(crate) mod table;
mod wire;

pub(crate) use register::{Register, Ticket};
pub(crate) use wire::{Wire, open};
