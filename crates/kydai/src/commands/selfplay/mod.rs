//! `kydai selfplay`: the engine plays itself, and the games are kept for training.

mod lane;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use anyhow::Context;
use engine::dataset::Header;
use engine::selfplay::SelfPlay;
use engine::{ENGINE_RULESET, Engine, Judge, Options};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lane::{Lane, Tally};
use locale::Language;

use crate::exit::Exit;
use crate::ruleset;

/// The largest number of threads, each with a file and a table of its own.
const MOST_THREADS: usize = 256;
/// Little is remembered from so few positions, and forgetting it takes time in every game.
const HASH_MIB: usize = 8;
/// How often the progress is told.
const BEAT: Duration = Duration::from_millis(500);

/// Let the engine play itself, and keep the games for training
///
/// Each thread adds to a file of its own in the folder. A run that was broken off, in whatever way,
/// is gone on with by the same command: what it had not yet written is at most some ten games a
/// thread. The same seed plays the same games.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Where the files go
    #[arg(short, long, value_name = "FOLDER")]
    output: PathBuf,

    /// Stop when the files hold so many games; go on until stopped if left out
    #[arg(long, value_name = "N")]
    games: Option<u64>,

    /// Positions to look at for each move
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..))]
    nodes: u32,

    /// How many games are played at the same time
    #[arg(long, value_name = "N", default_value = "2", value_parser = threads)]
    threads: NonZero<usize>,

    /// What chance begins with
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The ruleset that decides about repetition: its name, or a file
    #[arg(long, default_value = ENGINE_RULESET)]
    ruleset: String,

    /// The language of the sentences about a wrong ruleset: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

fn threads(text: &str) -> Result<NonZero<usize>, String> {
    text.parse()
        .ok()
        .filter(|threads: &NonZero<usize>| threads.get() <= MOST_THREADS)
        .ok_or_else(|| format!("threads are 1 to {MOST_THREADS}"))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let rules = match ruleset::find(&args.ruleset, args.lang)? {
        Ok(rules) => rules.into_owned(),
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let options = Options {
        hash_mib: HASH_MIB,
        ruleset: rules.into(),
        ..Options::default()
    };
    let play = SelfPlay {
        rules: &options.ruleset,
        nodes: args.nodes.into(),
    };
    let header = Header {
        ruleset: play.rules.id().to_owned(),
        nodes: args.nodes,
        engine: play.signature(&mut new_engine(&options))?,
        seed: args.seed,
    };
    std::fs::create_dir_all(&args.output).with_context(|| args.output.display().to_string())?;
    let tally = Tally::default();
    let numbers = 0..args.threads.get() as u64;
    let lanes = numbers
        .map(|number| Lane::open(&args.output, number, &header, &tally))
        .collect::<anyhow::Result<Vec<_>>>()?;
    play_all(play, &options, lanes, &tally, args.games)?;
    writeln!(out, "{tally}")?;
    Ok(Exit::Done)
}

fn new_engine(options: &Options) -> Engine {
    Engine::new(Judge::default(), options.clone())
}

/// Every lane on a thread of its own, until there are enough games or one of them fails.
fn play_all(
    play: SelfPlay<'_>,
    options: &Options,
    lanes: Vec<Lane>,
    tally: &Tally,
    games: Option<u64>,
) -> anyhow::Result<()> {
    let begun = AtomicU64::new(tally.games.load(Relaxed));
    let failed = AtomicBool::new(false);
    let more =
        || !failed.load(Relaxed) && games.is_none_or(|games| begun.fetch_add(1, Relaxed) < games);
    thread::scope(|scope| {
        let playing: Vec<_> = (lanes.into_iter())
            .map(|lane| {
                scope.spawn(|| {
                    let ended = lane.run(play, &mut new_engine(options), tally, more);
                    failed.fetch_or(ended.is_err(), Relaxed);
                    ended
                })
            })
            .collect();
        tell_progress(tally, games, || {
            playing.iter().any(|lane| !lane.is_finished())
        });
        let mut joined = playing.into_iter().map(ScopedJoinHandle::join);
        joined.try_for_each(|ended| ended.map_err(|_| anyhow::anyhow!("a lane panicked"))?)
    })
}

/// Tells how far the games are, on a terminal, as long as they go on.
fn tell_progress(tally: &Tally, games: Option<u64>, go_on: impl Fn() -> bool) {
    let bar = ProgressBar::with_draw_target(games, ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{msg}  {elapsed}") {
        bar.set_style(style);
    }
    let (began, before) = (now(), tally.positions.load(Relaxed));
    while go_on() {
        thread::sleep(BEAT);
        let new = tally.positions.load(Relaxed) - before;
        let rate = Duration::from_secs(new).div_duration_f64(began.elapsed());
        bar.set_message(format!("{tally}, {rate:.0} positions a second"));
    }
    bar.finish_and_clear();
}

#[expect(clippy::disallowed_methods, reason = "this command is a stopwatch")]
fn now() -> Instant {
    Instant::now()
}
