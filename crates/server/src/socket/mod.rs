//! The sockets: how they are opened, counted and kept, and the two kinds there are.

pub(crate) mod lobby;
mod outbox;
mod pulse;
mod register;
pub(crate) mod table;
mod wire;

pub(crate) use outbox::{Out, Outbox, Outgoing, Undeliverable, outbox};
pub(crate) use register::{Most, Register, Ticket};
pub(crate) use wire::{Wire, open};
