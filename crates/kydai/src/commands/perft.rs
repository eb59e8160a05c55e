use std::io::Write;
use std::num::NonZero;
use std::time::Instant;

use locale::Language;
use xiangqi::perft_threads;

use crate::exit::Exit;
use crate::input;

/// Count the legal lines of N plies: a test of the rules and a measure of their speed
///
/// Prints the number of lines, the seconds it took and the lines counted a second. The last ply is
/// counted without playing its moves.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// How many plies
    #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(..=20))]
    depth: u32,

    /// The position; the start position if left out
    #[arg(long)]
    fen: Option<String>,

    /// Print the count of every first move, too
    #[arg(long)]
    divide: bool,

    /// How many threads share the work
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZero<usize>,

    /// The language of the sentences about a wrong FEN: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

const MOST_THREADS: usize = 1024;

fn threads(text: &str) -> Result<NonZero<usize>, String> {
    text.parse()
        .ok()
        .filter(|threads: &NonZero<usize>| threads.get() <= MOST_THREADS)
        .ok_or_else(|| format!("threads are 1 to {MOST_THREADS}"))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let position = match input::position(args.fen.as_deref()) {
        Ok(position) => position,
        Err(error) => return Ok(input::refuse(&error, args.lang)?),
    };
    let started = now();
    let divided = perft_threads(&position, args.depth, args.threads);
    let seconds = started.elapsed().as_secs_f64();
    // With no ply to play there is one line, and no first move to file it under.
    let nodes = if args.depth == 0 {
        1
    } else {
        divided.iter().map(|(_, count)| count).sum()
    };

    if args.divide {
        for (m, count) in &divided {
            writeln!(out, "{m} {count}")?;
        }
        writeln!(out)?;
    }
    writeln!(out, "nodes    {nodes}")?;
    writeln!(out, "seconds  {seconds:.3}")?;
    writeln!(out, "nodes/s  {:.0}", per_second(nodes, seconds))?;
    Ok(Exit::Done)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a speed is printed to a few digits"
)]
fn per_second(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-9)
}

#[expect(clippy::disallowed_methods, reason = "this command is a stopwatch")]
fn now() -> Instant {
    Instant::now()
}
