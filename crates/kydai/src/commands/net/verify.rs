use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::nnue::{self, FEATURES, Kernel, Network, Nnue, OUTPUT_BUCKETS};
use engine::{Change, Evaluator};
use locale::Language;
use xiangqi::{Move, Position};

use super::games;
use crate::exit::Exit;
use crate::input::{self, Complaint};

/// Check a network: its file, that every kernel agrees with the definition, its symmetries, its speed
///
/// Random games are followed with the instructions of each kind that this machine has. Every score
/// must be the same as that of plain instructions which look at the position anew, and the same for the
/// mirror image and for the other side in its place. Exits with 1 where it is not.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The network's file
    #[arg(value_name = "FILE")]
    file: String,

    /// How many random games to follow
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u16).range(1..))]
    games: u16,

    /// The language of the sentences about a file that cannot be read: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

/// No network's file is larger.
const MOST_MIB: u16 = 64;
/// How often each game is followed to measure the speed of a kernel.
const ROUNDS: usize = 25;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let bytes = match input::whole(&args.file, MOST_MIB, args.lang)? {
        Ok(bytes) => bytes,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let network = match Network::read(&bytes) {
        Ok(network) => Arc::new(network),
        Err(error) => return Ok(Complaint::one(error.to_string()).tell()?),
    };
    describe(&network, bytes.len(), out)?;

    let games = games::random(args.games.into());
    for game in &games {
        if let Err(disagreement) = nnue::verify(&network, &Position::start(), game) {
            writeln!(out, "scores       {disagreement}")?;
            return Ok(Exit::Disagrees);
        }
    }
    let positions: usize = games.iter().map(|game| game.len() + 1).sum();
    writeln!(
        out,
        "scores       agree in {positions} positions and their images"
    )?;
    for kernel in Kernel::available() {
        let speed = speed(&network, kernel, &games);
        writeln!(out, "{:<12} {speed:.0} scores/s", kernel.name())?;
    }
    Ok(Exit::Done)
}

fn describe(network: &Network, bytes: usize, out: &mut impl Write) -> std::io::Result<()> {
    let width = network.width();
    writeln!(out, "name         {}", input::harmless(network.name()))?;
    for line in network.description().lines() {
        writeln!(out, "description  {}", input::harmless(line))?;
    }
    writeln!(
        out,
        "layers       {FEATURES} -> {width} x 2 -> 1 x {OUTPUT_BUCKETS}"
    )?;
    writeln!(out, "bytes        {bytes}")?;
    writeln!(out, "checksum     {:016x}", network.checksum())
}

/// Scores a second along the games, as a search asks for them: one a move. It is the median of many
/// short measurements, since other programs come between.
fn speed(network: &Arc<Network>, kernel: Kernel, games: &[Vec<Move>]) -> f64 {
    let mut nnue = Nnue::with_kernel(Arc::clone(network), kernel, &Position::start());
    let mut times: Vec<Duration> = Vec::new();
    for game in games {
        let steps = steps(game);
        for _ in 0..ROUNDS {
            nnue.reset(&Position::start());
            let began = now();
            for (change, position) in &steps {
                nnue.push(*change);
                std::hint::black_box(nnue.evaluate(position));
            }
            let scores = u32::try_from(steps.len()).unwrap_or(u32::MAX).max(1);
            times.push(began.elapsed() / scores);
        }
    }
    times.sort_unstable();
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    1.0 / median.as_secs_f64().max(1e-9)
}

/// What each move of a game changes, and the position after it.
fn steps(game: &[Move]) -> Vec<(Change, Position)> {
    let mut position = Position::start();
    let step = |&m: &Move| {
        let change = Change::of(&position, m)?;
        position.play_unchecked(m);
        Some((change, position.clone()))
    };
    game.iter().filter_map(step).collect()
}

#[expect(clippy::disallowed_methods, reason = "this command is a stopwatch")]
fn now() -> Instant {
    Instant::now()
}
