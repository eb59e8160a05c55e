//! The engine for a match, without the rest of the program: `uci`, or `uci ucci` for UCCI.

use engine::console::ConsoleError;
use engine::{Clock, Engine, Judge, Options, ucci, uci};
use std::env;
use std::io::{stdin, stdout};
use std::sync::Arc;
use std::time::Instant;

#[expect(clippy::disallowed_methods, reason = "a program has a clock")]
fn main() -> Result<(), ConsoleError> {
    let start = Instant::now();
    let clock: Arc<dyn Clock + Send> = Arc::new(move || start.elapsed());
    let engine = Engine::new(Judge::default(), Options::default());
    match env::args().nth(1).as_deref() {
        Some("ucci") => ucci::converse(stdin().lock(), stdout(), engine, clock),
        _ => uci::converse(stdin().lock(), stdout(), engine, clock),
    }
}
