//! Prints how fast the search is and whether it has changed: `bench [DEPTH]`.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "an example is a program of its own"
)]

use engine::{BENCH_DEPTH, Engine, Judge, Options, bench};
use std::env;
use std::time::Instant;

fn main() {
    let depth = env::args().nth(1).and_then(|text| text.parse().ok());
    let mut engine = Engine::new(Judge::default(), Options::default());
    let start = Instant::now();
    let done = bench(&mut engine, depth.unwrap_or(BENCH_DEPTH), &|| {
        start.elapsed()
    });
    println!(
        "nodes {}  time {:?}  nodes/s {}  signature {:016x}",
        done.nodes,
        done.time,
        done.speed(),
        done.signature
    );
}
