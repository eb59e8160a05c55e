use std::io::Write;

use engine::{BENCH_DEPTH, Engine, Judge, Options, bench};

use crate::exit::Exit;
use crate::player;

/// Let the engine search a few positions: a measure of its speed, and a signature of what it does
///
/// With one thread the signature changes exactly when the search changes, or what judges positions.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// How many plies it looks ahead
    #[arg(long, value_name = "N", default_value_t = BENCH_DEPTH, value_parser = clap::value_parser!(u16).range(1..=64))]
    depth: u16,

    /// How many threads search together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let options = Options {
        threads: args.threads.into(),
        ..Options::default()
    };
    let mut engine = Engine::new(Judge::default(), options);
    let result = bench(&mut engine, args.depth, &player::clock());
    writeln!(out, "nodes      {}", result.nodes)?;
    writeln!(out, "seconds    {:.3}", result.time.as_secs_f64())?;
    writeln!(out, "nodes/s    {}", result.speed())?;
    writeln!(out, "signature  {:016x}", result.signature)?;
    Ok(Exit::Done)
}
