//! The engine as the commands use it: with the system's clock.

use std::io::{stdin, stdout};
use std::sync::Arc;
use std::time::Instant;

use engine::console::ConsoleError;
use engine::{Clock, Engine, Judge, Options, ucci, uci};

use crate::exit::Exit;

/// The languages engines are spoken to in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Protocol {
    Uci,
    Ucci,
}

/// Time since now.
#[expect(
    clippy::disallowed_methods,
    reason = "the engine is told the time by whoever runs it"
)]
pub(crate) fn clock() -> impl Clock + Send + 'static {
    let start = Instant::now();
    move || start.elapsed()
}

/// Plays over standard input and output until either end is closed. Nothing may hold standard output
/// meanwhile: the search writes to it from its own thread.
pub(crate) fn serve(protocol: Protocol) -> anyhow::Result<Exit> {
    let engine = Engine::new(Judge::default(), Options::default());
    let clock = Arc::new(clock());
    let ended: Result<(), ConsoleError> = match protocol {
        Protocol::Uci => uci::converse(stdin().lock(), stdout(), engine, clock),
        Protocol::Ucci => ucci::converse(stdin().lock(), stdout(), engine, clock),
    };
    ended?;
    Ok(Exit::Done)
}
