//! The server from outside: real sockets against a server on a free port, with time and chance
//! in the test's hand.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

mod faults;
mod games;
mod hostile;
mod http;
mod lobby;
mod presence;
mod reconnect;
mod records;
mod restarts;
mod rulings;
mod support;
