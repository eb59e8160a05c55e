//! `kydai solve`: forced wins, proved.

mod batch;
mod list;

use std::io::Write;
use std::num::NonZero;
use std::time::Duration;

use engine::Control;
use engine::mate::{Answer, Budget, Solver, Verdict};
use locale::{Language, Message};
use serde::Serialize;
use xiangqi::Color;

use crate::exit::Exit;
use crate::input;
use crate::player;
use crate::speaker::Speaker;

/// Find forced wins and prove them
///
/// A win is forced when there is an answer to every defence until the other side has no legal move,
/// in check or not; no proof rests on a position that comes back. Prints who wins in how many plies,
/// and the longest defence. Most often the side to move wins; it is also said when it is lost
/// whatever it plays.
///
/// FILE has one FEN a line; further columns, behind a tab, are left alone, as are lines that are
/// empty or begin with `#` and a line of headings. `-` is standard input. For each position a JSON
/// object is printed, in the order of the file: `{"fen":…, "mate_in_plies":5, "line":["h2e2",…],
/// "nodes":…, "ms":…}`, with `null` plies where nothing was proved; the summary comes last, on
/// standard error. The exit code is 0 whether or not anything was found, and 2 when a line is no
/// position; then nothing is searched.
#[derive(clap::Args, Debug)]
#[command(override_usage = "\
kydai solve --fen <FEN> [--movetime <MS>] [--json] [OPTIONS]
       kydai solve <FILE> [--movetime <MS>] [--threads <N>] [OPTIONS]")]
pub(crate) struct Args {
    /// The file with the positions, or - for standard input
    #[arg(required_unless_present = "fen")]
    file: Option<String>,

    /// The position
    #[arg(long, conflicts_with = "file")]
    fen: Option<String>,

    /// The longest to search a position, in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000")]
    movetime: NonZero<u32>,

    /// How many positions of the file are searched side by side
    #[arg(long, value_name = "N", default_value = "1", requires = "file",
          value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: u16,

    /// The memory of each search, in MiB
    #[arg(long, value_name = "MIB", default_value = "64",
          value_parser = clap::value_parser!(u16).range(1..=MOST_MEBIBYTES))]
    hash: u16,

    /// Print JSON, as for a file
    #[arg(long)]
    json: bool,

    /// The language of the sentences: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

const MOST_THREADS: i64 = 1024;
const MOST_MEBIBYTES: i64 = 32_768;

/// One answer as JSON.
#[derive(Debug, Serialize)]
struct View<'a> {
    fen: &'a str,
    mate_in_plies: Option<usize>,
    line: Vec<String>,
    nodes: u64,
    ms: u64,
}

impl<'a> View<'a> {
    fn of(fen: &'a str, answer: &Answer) -> Self {
        let proof = answer.proof();
        let moves = proof.map_or(&[][..], |proof| &proof.line);
        Self {
            fen,
            mate_in_plies: proof.map(engine::mate::Proof::plies),
            line: moves.iter().map(ToString::to_string).collect(),
            nodes: answer.nodes,
            ms: answer.time.as_millis().try_into().unwrap_or(u64::MAX),
        }
    }

    fn print(&self, out: &mut impl Write) -> anyhow::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)?;
        Ok(())
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let speaker = Speaker::new(args.lang);
    if let Some(path) = &args.file {
        let puzzles = match list::read(path, &speaker)? {
            Ok(puzzles) => puzzles,
            Err(complaint) => return Ok(complaint.tell()?),
        };
        batch::run(&puzzles, args, &speaker, out)?;
        return Ok(Exit::Done);
    }
    let position = match input::position(args.fen.as_deref()) {
        Ok(position) => position,
        Err(error) => return Ok(input::refuse(&error, args.lang)?),
    };
    let clock = player::clock();
    let mut solver = Solver::new(args.hash.into());
    let answer = solver.solve(&position, args.budget(), &Control::new(), &clock);
    if args.json {
        View::of(args.fen.as_deref().unwrap_or_default(), &answer).print(out)?;
    } else {
        tell(&answer, &speaker, out)?;
    }
    Ok(Exit::Done)
}

impl Args {
    fn budget(&self) -> Budget {
        Budget {
            nodes: None,
            time: Some(Duration::from_millis(self.movetime.get().into())),
        }
    }
}

fn tell(answer: &Answer, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<()> {
    let message = match &answer.verdict {
        Verdict::Mate(proof) => Message::plain("solve-mate")
            .with("winner", color(proof.winner))
            .with("plies", proof.plies()),
        Verdict::NoMate => Message::plain("solve-no-mate"),
        Verdict::Unknown => Message::plain("solve-unknown"),
    };
    writeln!(out, "{}", speaker.say(&message))?;
    if let Some(proof) = answer.proof().filter(|proof| proof.plies() > 0) {
        let line: Vec<_> = proof.line.iter().map(ToString::to_string).collect();
        writeln!(out, "{}", line.join(" "))?;
    }
    Ok(())
}

fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Black => "black",
    }
}
