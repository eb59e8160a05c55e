//! `kydai info`: what is in files of records.

mod expected;
mod print;
mod view;

use std::io::Write;
use std::path::PathBuf;

use locale::Language;
use record::{Import, ReadError, ReadOptions, Reader};

use crate::exit::Exit;
use crate::input::harmless_json;
use crate::records::batch::{self, Work};
use crate::records::files::{self, Source};
use crate::records::progress;
use crate::records::reading::Reading;
use crate::records::words;
use crate::speaker::Speaker;
use view::GameView;

/// Say what is in files of records
///
/// Reads files in every format, and folders with all that is in them; what a file is, its content
/// decides. With --json one object a game, a line each, among them: format, encoding, headers,
/// `start_fen`, `main_plies`, nodes, `illegal_nodes`, `first_illegal`, result, `final_fen`, opening. A file that
/// cannot be read is named on standard error, and the exit code is then 1; in a folder, files that
/// are no records are only counted.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Files and folders, or - for standard input
    #[arg(required_unless_present = "expected")]
    paths: Vec<PathBuf>,

    /// Print JSON, a line a game
    #[arg(long)]
    json: bool,

    /// Compare with what another reader found (a file of JSON lines that names the files beside it)
    /// and print the agreement by format
    #[arg(long, value_name = "JSONL", conflicts_with = "paths")]
    expected: Option<PathBuf>,

    #[command(flatten)]
    reading: Reading,

    /// The language of the sentences: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    if let Some(path) = &args.expected {
        return expected::run(path, args.reading.into(), args.lang, out);
    }
    let speaker = Speaker::new(args.lang);
    let (sources, failures) = files::find(&args.paths);
    let mut told = Told::default();
    for failure in &failures {
        told.failed += 1;
        speaker.complain(&words::unreadable(&failure.path, &failure.error))?;
    }
    let bar = progress::bar(sources.iter().filter_map(|source| source.bytes).sum());
    let options = args.reading.into();
    let small = |source: &Source| match read(source, options, args.lang) {
        Ok(games) => batch::few(games).map(Ok),
        Err(error) => Some(Err(error)),
    };
    batch::run(&sources, &bar, small, |work| {
        let (source, games) = match work {
            Work::Done(source, games) => (source, games.map(|games| boxed(games.into_iter()))),
            Work::Large(source) => (source, read(source, options, args.lang).map(boxed)),
        };
        let mut line = |view: &GameView| -> anyhow::Result<()> {
            bar.suspend(|| {
                if args.json {
                    let json = serde_json::to_string(view)?;
                    Ok(writeln!(out, "{}", harmless_json(&json))?)
                } else {
                    print::print(view, &speaker, out)
                }
            })
        };
        told.tell(source, games, &speaker, &mut line)
    })?;
    told.close(&speaker)
}

type Games<'a> = Box<dyn Iterator<Item = Result<GameView, ReadError>> + 'a>;

fn boxed<'a>(games: impl Iterator<Item = Result<GameView, ReadError>> + 'a) -> Games<'a> {
    Box::new(games)
}

/// The games of a file, as they are shown.
fn read(
    source: &Source,
    options: ReadOptions,
    lang: Language,
) -> Result<impl Iterator<Item = Result<GameView, ReadError>> + use<>, ReadError> {
    let reader = Reader::open(source.open()?, options)?;
    let name = source.name();
    let view = move |(index, import): (usize, Result<Import, ReadError>)| {
        Ok(GameView::of(&name, index + 1, import?, lang))
    };
    Ok(reader.enumerate().map(view))
}

/// What has been told so far.
#[derive(Debug, Default)]
struct Told {
    games: usize,
    /// Files or games that could not be read.
    failed: usize,
    /// Files in folders that are no records.
    passed_over: usize,
}

impl Told {
    fn tell(
        &mut self,
        source: &Source,
        games: Result<Games<'_>, ReadError>,
        speaker: &Speaker,
        line: &mut impl FnMut(&GameView) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let games = match games {
            Ok(games) => games,
            Err(ReadError::Unknown | ReadError::Empty) if !source.is_named() => {
                self.passed_over += 1;
                return Ok(());
            }
            Err(error) => {
                self.failed += 1;
                return Ok(speaker.complain(&speaker.read_error(source, None, &error))?);
            }
        };
        for (index, game) in games.enumerate() {
            match game {
                Ok(view) => {
                    self.games += 1;
                    line(&view)?;
                }
                Err(error) => {
                    self.failed += 1;
                    speaker.complain(&speaker.read_error(source, Some(index + 1), &error))?;
                }
            }
        }
        Ok(())
    }

    fn close(&self, speaker: &Speaker) -> anyhow::Result<Exit> {
        if self.passed_over > 0 {
            speaker.complain(&words::passed_over(self.passed_over))?;
        }
        Ok(if self.failed > 0 {
            Exit::Unread
        } else {
            Exit::Done
        })
    }
}
