//! The server from outside: real sockets against a server on a free port, with time and chance
//! in the test's hand.

mod games;
mod support;
