//! `kydai load`: many pairs of bots play over the real protocol, and what they saw is measured.
//!
//! With `--kill-after` the server is killed in the middle, as `kill -9` does, and started again
//! on the same data; every move that anybody was told of must still be there.

mod client;
mod pair;
mod process;
mod report;

use crate::exit::Exit;
use anyhow::{Context, ensure};
use client::Address;
use pair::{KEEP_ALIVE, Pair, Plan};
use process::ServerProcess;
use report::{Report, Usage};
use std::{io::Write, sync::Arc, time::Duration};
use tokio::{
    sync::{Semaphore, watch},
    task::JoinSet,
    time::{sleep, timeout},
};

/// Tables that are being set up at the same time.
const SETUPS: usize = 32;

/// What a server's limit on frames lets a pair do on the long run, with room to spare.
const FASTEST_PAIR: f64 = 16.0;

/// How long the slowest bot may take to come to its end.
const PATIENCE: Duration = Duration::from_mins(1);

/// Measure a server: pairs of bots play random legal games over the real protocol.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Tables, each with a pair of bots
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Moves that each pair makes
    #[arg(long, default_value_t = 100)]
    moves: u32,
    /// Moves a second of all pairs together; at most 16 a second for each pair
    #[arg(long, default_value_t = 1000.0)]
    rate: f64,
    /// Seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A server that runs, as in `http://127.0.0.1:8080`; it needs --trust-loopback or high limits
    #[arg(long, conflicts_with = "spawn", required_unless_present = "spawn")]
    url: Option<Address>,
    /// Process of that server, for its CPU time and memory
    #[arg(long, conflicts_with = "spawn")]
    pid: Option<u32>,
    /// Start a server on a new data folder, and remove both at the end
    #[arg(long)]
    spawn: bool,
    /// Arguments for the server that is started, as in --server-arg=--durability=process
    #[arg(long, requires = "spawn", allow_hyphen_values = true)]
    server_arg: Vec<String>,
    /// Kill the server after so many seconds of play, and start it again
    #[arg(long, requires = "spawn")]
    kill_after: Option<f64>,
}

/// Plays, and prints what was measured.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    ensure!(args.tables > 0, "no tables, no load");
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let report = runtime.block_on(measure(args))?;
    write!(out, "{report}")?;
    Ok(if report.lost == 0 {
        Exit::Done
    } else {
        Exit::Lost
    })
}

async fn measure(args: &Args) -> anyhow::Result<Report> {
    let mut server = if args.spawn {
        Some(ServerProcess::start(&args.server_arg)?)
    } else {
        None
    };
    let address = match (&server, &args.url) {
        (Some(server), _) => server.address().clone(),
        (None, Some(url)) => url.clone(),
        (None, None) => anyhow::bail!("neither --url nor --spawn"),
    };
    let pid = server.as_ref().map(ServerProcess::pid).or(args.pid);
    let before = pid.map(Usage::of).transpose()?;

    let (life, alive) = watch::channel(0);
    let plan = Plan {
        address: address.clone(),
        moves: args.moves,
        interval: interval(args),
        alive,
    };
    let pairs = set_up(args, &plan).await?;
    let seated = pid.map(Usage::of).transpose()?;

    let began = report::stopwatch();
    let mut playing = JoinSet::new();
    for pair in pairs {
        playing.spawn(pair.play());
    }
    let killed = match (&mut server, args.kill_after) {
        (Some(server), Some(seconds)) => {
            sleep(Duration::from_secs_f64(seconds)).await;
            server.kill()?;
            // Everybody notices that the server is gone, and nobody that it is back too early.
            server.start_again(&args.server_arg)?;
            life.send_replace(1);
            true
        }
        _ => false,
    };
    let mut pairs = Vec::with_capacity(args.tables);
    while let Some(joined) = playing.join_next().await {
        pairs.push(joined.context("a pair of bots panicked")??);
    }
    let took = began.elapsed();

    let pid = server.as_ref().map(ServerProcess::pid).or(args.pid);
    let after = pid.map(Usage::of).transpose()?;
    let mut report = Report::new(&pairs, took, killed);
    report.usage(before, seated, after, args.tables * 2);
    let checked = timeout(PATIENCE, check(pairs, &address)).await;
    report.lost += checked.context("the check took too long")??;
    Ok(report)
}

/// How long a pair waits from move to move.
fn interval(args: &Args) -> Duration {
    #[expect(
        clippy::cast_precision_loss,
        reason = "there are fewer than 2⁵² tables"
    )]
    let tables = args.tables as f64;
    let each = (args.rate / tables).clamp(0.001, FASTEST_PAIR);
    Duration::from_secs_f64(1.0 / each)
}

async fn set_up(args: &Args, plan: &Plan) -> anyhow::Result<Vec<Pair>> {
    let turn = Arc::new(Semaphore::new(SETUPS));
    let mut setting_up = JoinSet::new();
    for number in 0..args.tables {
        let (plan, turn) = (plan.clone(), Arc::clone(&turn));
        let seed = args
            .seed
            .wrapping_mul(1_000_003)
            .wrapping_add(number as u64);
        setting_up.spawn(async move {
            let _turn = turn.acquire().await?;
            Pair::set_up(plan, seed).await
        });
    }
    let mut pairs = Vec::with_capacity(args.tables);
    let mut beat = tokio::time::interval(KEEP_ALIVE);
    loop {
        tokio::select! {
            joined = setting_up.join_next() => match joined {
                Some(joined) => pairs.push(joined.context("a pair of bots panicked")??),
                None => return Ok(pairs),
            },
            // Those who are ready wait for the others.
            _ = beat.tick() => for pair in &mut pairs {
                pair.keep_alive().await;
            },
        }
    }
}

/// Looks every game up once more; how many moves that somebody was told of are not there.
async fn check(pairs: Vec<Pair>, address: &Address) -> anyhow::Result<usize> {
    let turn = Arc::new(Semaphore::new(SETUPS));
    let mut checking = JoinSet::new();
    for record in pairs.into_iter().flat_map(Pair::into_records) {
        let (address, turn) = (address.clone(), Arc::clone(&turn));
        checking.spawn(async move {
            let _turn = turn.acquire().await?;
            record.missing(&address).await
        });
    }
    let mut missing = 0;
    while let Some(joined) = checking.join_next().await {
        missing += joined.context("the check panicked")??;
    }
    Ok(missing)
}
