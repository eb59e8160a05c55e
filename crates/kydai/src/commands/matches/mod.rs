//! `kydai match`: two engines, many games.

mod contestant;
mod elo;
mod game;
mod limit;
mod openings;
mod process;
mod scoresheet;
mod spec;

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use locale::Language;
use record::{Format, WriteOptions, Writer};
use xiangqi::{ByColor, Color, Position};

use crate::exit::Exit;
use crate::input::Complaint;
use crate::ruleset;
use contestant::Contestant;
use game::{End, Fault, Terms};
use limit::{Limit, TimeControl};
use scoresheet::Scoresheet;
use spec::Spec;

/// Let two engines play each other, and say which is stronger
///
/// An ENGINE is a command, or words KEY=VALUE: cmd='kydai uci' (needed), proto=uci or ucci,
/// name=NAME, ranks=0 or 1 (the number of Red's own rank; guessed), option.NAME=VALUE. Each opening
/// is played twice with colours changed. Mate, stalemate and the arbiter end games; an illegal
/// move, a crash, silence and too much time lose them.
#[derive(clap::Args, Debug)]
#[command(group = clap::ArgGroup::new("limit").required(true))]
pub(crate) struct Args {
    /// The engine that is measured
    #[arg(value_name = "ENGINE")]
    first: Spec,

    /// The engine that it is measured by
    #[arg(value_name = "ENGINE")]
    second: Spec,

    /// Time for each move, in milliseconds
    #[arg(long, value_name = "MS", group = "limit", value_parser = clap::value_parser!(u64).range(1..=MOST_MS))]
    movetime: Option<u64>,

    /// A clock for each side, in seconds, like 5+0.05
    #[arg(long, value_name = "BASE+INC", group = "limit")]
    tc: Option<TimeControl>,

    /// Positions looked at for each move
    #[arg(long, value_name = "N", group = "limit")]
    nodes: Option<u64>,

    /// Plies looked ahead
    #[arg(long, value_name = "N", group = "limit")]
    depth: Option<u16>,

    /// How many openings are played, twice each
    #[arg(long, value_name = "N", default_value_t = 50)]
    pairs: u32,

    /// Begin no further pair after so many seconds
    #[arg(long = "for", value_name = "SECONDS")]
    seconds: Option<u64>,

    /// A file of positions to begin from, a FEN a line; without it a few moves are drawn by lot
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// The ruleset that the games are judged by
    #[arg(long, value_name = "NAME", default_value = engine::ENGINE_RULESET)]
    ruleset: String,

    /// A game of so many plies is drawn
    #[arg(long, value_name = "N", default_value_t = 400)]
    plies: usize,

    /// So much time over the limit is forgiven, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 100)]
    margin: u64,

    /// Write the games to this file, as PGN
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,

    /// Fail if the first engine lost a game by time, an illegal move, a crash or silence
    #[arg(long)]
    strict: bool,

    /// The language of the sentences about wrong input: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

/// The longest time for a move: a day.
const MOST_MS: u64 = 86_400_000;

impl Args {
    fn limit(&self) -> Option<Limit> {
        let millis = self.movetime.map(Duration::from_millis);
        millis
            .map(Limit::MoveTime)
            .or(self.tc.map(Limit::Clock))
            .or(self.nodes.map(Limit::Nodes))
            .or(self.depth.map(Limit::Depth))
    }

    /// The positions of the file; none where there is no file.
    fn positions(&self) -> anyhow::Result<Result<Vec<Position>, Complaint>> {
        let Some(path) = &self.openings else {
            return Ok(Ok(Vec::new()));
        };
        let path = path.to_string_lossy();
        let text = crate::input::text(&path, MOST_OPENINGS_MIB, self.lang)?;
        let read = |text: String| {
            openings::read(&text).map_err(|why| Complaint::one(format!("{path}: {why}")))
        };
        Ok(text.and_then(read))
    }
}

/// The largest file of openings, in MiB.
const MOST_OPENINGS_MIB: u16 = 16;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let ruleset = match ruleset::find(&args.ruleset, args.lang)? {
        Ok(ruleset) => ruleset,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let positions = match args.positions()? {
        Ok(positions) => positions,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let terms = Terms {
        limit: args.limit().context("no limit was given")?,
        margin: Duration::from_millis(args.margin),
        ruleset: &ruleset,
        most_plies: args.plies,
    };
    let mut engines = [
        Contestant::start(&args.first)?,
        Contestant::start(&args.second)?,
    ];
    let mut sheet = Scoresheet::new(engines.each_ref().map(|engine| engine.name().to_owned()));
    let mut writer = args.pgn.as_ref().map(pgn).transpose()?;
    let until = args.seconds.map(Duration::from_secs);
    let start = process::now();
    for number in 0..args.pairs {
        if until.is_some_and(|until| start.elapsed() >= until) {
            break;
        }
        let position = usize::try_from(number)
            .ok()
            .and_then(|number| positions.iter().cycle().nth(number).cloned())
            .unwrap_or_else(|| openings::by_lot(number));
        for first in Color::ALL {
            let game = one(
                &mut engines,
                [&args.first, &args.second],
                first,
                &position,
                terms,
            )?;
            writeln!(out, "{}", sheet.add(&game, first))?;
            out.flush()?;
            if let Some(writer) = &mut writer {
                writer.add(&sheet.record(&game, first, terms))?;
            }
        }
        sheet.end_pair();
    }
    if let Some(writer) = writer {
        writer.finish()?;
    }
    write!(out, "{sheet}")?;
    Ok(if args.strict && sheet.has_faults_of_first() {
        Exit::Disagrees
    } else {
        Exit::Done
    })
}

/// Plays one game, in which the first engine has this colour. Engines that broke off are started
/// anew, before the game or after it.
fn one(
    engines: &mut [Contestant; 2],
    specs: [&Spec; 2],
    first: Color,
    position: &Position,
    terms: Terms<'_>,
) -> anyhow::Result<game::Game> {
    for (engine, spec) in engines.iter_mut().zip(specs) {
        if engine.new_game().is_err() {
            *engine = Contestant::start(spec)?;
        }
    }
    let [one, other] = engines.each_mut();
    let mut sides = match first {
        Color::Red => ByColor {
            red: one,
            black: other,
        },
        Color::Black => ByColor {
            red: other,
            black: one,
        },
    };
    let game = game::play(&mut sides, position, terms);
    if let End::Fault(color, Fault::Silent(_) | Fault::Late { .. }) = game.end {
        let index = usize::from(color != first);
        if let (Some(engine), Some(spec)) = (engines.get_mut(index), specs.get(index)) {
            *engine = Contestant::start(spec)?;
        }
    }
    Ok(game)
}

fn pgn(path: &PathBuf) -> anyhow::Result<Writer<File>> {
    let file = File::create(path).with_context(|| format!("failed to write {}", path.display()))?;
    Ok(Writer::new(file, Format::Pgn, WriteOptions::default()))
}
