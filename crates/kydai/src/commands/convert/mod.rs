//! `kydai convert`: records from every format into any.

mod folder;
mod log;
mod target;
mod telling;

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use locale::Language;
use record::{
    Encoding, Format, Import, Notation, ReadError, Reader, WriteError, WriteOptions, Writer,
};

use crate::exit::Exit;
use crate::input::{Complaint, harmless};
use crate::records::batch::{self, Work};
use crate::records::draft::Draft;
use crate::records::files::{self, Source};
use crate::records::progress;
use crate::records::reading::Reading;
use crate::speaker::Speaker;
use target::{Inputs, Target};
use telling::Telling;

/// Convert files of records
///
/// Reads files in every format, and folders with all that is in them; what a file is, its content
/// decides. OUT is a file, or - for standard output, and gets all the games; or it is a folder (one that is
/// there, or a name that ends in /), and then each file becomes one there. Formats that hold one game
/// (xqf, cbr, mxq, cbf) make a folder of several games, numbered. What the new format cannot hold is
/// counted on standard error and listed by --report. The exit code is 1 when a file or game could not be read
/// or written.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Files and folders, or - for standard input
    #[arg(required = true)]
    paths: Vec<PathBuf>,

    /// The file or folder to write, or - for standard output
    #[arg(short, long)]
    out: PathBuf,

    /// The format to write: pgn, xqf, cbr, cbl, dhtmlxq, mxq, cbf, fen or text; the ending of OUT if
    /// left out
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,

    /// The notation to write moves in, where they are text: vi, zh, zh-hant, wxf, iccs, uci, uci10
    /// or san
    #[arg(long)]
    notation: Option<Notation>,

    /// The encoding to write texts in, where the format leaves a choice
    #[arg(long, value_name = "ENCODING")]
    to_encoding: Option<Encoding>,

    /// Write a CBL library in the packed container that `CCBridge` had before 2009
    #[arg(long)]
    old_container: bool,

    /// Write what was found in each game, and what could not be written, to this file: a JSON array
    #[arg(long, value_name = "JSON")]
    report: Option<PathBuf>,

    #[command(flatten)]
    reading: Reading,

    /// The language of the sentences: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let speaker = Speaker::new(args.lang);
    let target = match Target::of(args) {
        Ok(target) => target,
        Err(message) => return Ok(Complaint::of(&message, args.lang).tell()?),
    };
    let (mut sources, failures) = files::find(&args.paths);
    if let Target::Folder(..) = target {
        // What is named twice becomes one file all the same.
        let mut seen = HashSet::new();
        sources.retain(|source| seen.insert(source.path.clone()));
    }
    let inputs = Inputs::of(&sources);
    if let Err(message) = target.check(&inputs, args.report.as_deref()) {
        return Ok(Complaint::of(&message, args.lang).tell()?);
    }
    let bar = progress::bar(sources.iter().filter_map(|source| source.bytes).sum());
    let mut telling = Telling::new(args.report.as_deref(), &speaker, &bar)?;
    for failure in failures {
        let source = Source::named(failure.path);
        let error = ReadError::Io(failure.error);
        telling.log.unread(&source, None, &error, &speaker);
    }
    write(&target, &inputs, &sources, args, &mut telling, out)?;
    telling.close()
}

/// Writes the games to where they go.
fn write(
    target: &Target,
    inputs: &Inputs,
    sources: &[Source],
    args: &Args,
    telling: &mut Telling<'_>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    match target {
        Target::Stdout(format) => {
            let writer = Writer::new(out, *format, options(args));
            into_one(writer, sources, args, telling)?;
        }
        Target::File(path, format) => {
            let named = || harmless(&path.to_string_lossy());
            let draft = Draft::new(path).with_context(named)?;
            let writer = Writer::new(draft, *format, options(args));
            let draft = into_one(writer, sources, args, telling).with_context(named)?;
            if telling.games > 0 {
                draft.finish().with_context(named)?;
            }
        }
        Target::Folder(folder, format) => {
            let conversion = folder::Conversion {
                format: *format,
                reading: args.reading.into(),
                writing: options(args),
                inputs,
                speaker: telling.speaker,
                wants_report: args.report.is_some(),
            };
            conversion.run(folder, sources, telling)?;
        }
    }
    Ok(())
}

/// All the games into one file.
fn into_one<W: Write>(
    mut writer: Writer<W>,
    sources: &[Source],
    args: &Args,
    telling: &mut Telling<'_>,
) -> anyhow::Result<W> {
    let (options, speaker, bar) = (args.reading.into(), telling.speaker, telling.bar.clone());
    let report = args.report.as_ref().map(|_| speaker);
    let open = |source: &Source| Reader::open(source.open()?, options);
    let small = |source: &Source| match open(source) {
        Ok(games) => batch::few(games).map(Ok),
        Err(error) => Some(Err(error)),
    };
    // After that the rest need not even be looked at, and is told of once.
    let mut is_full = false;
    batch::run(sources, &bar, small, |work| -> anyhow::Result<()> {
        if is_full {
            return Ok(());
        }
        let (source, games) = match work {
            Work::Done(source, games) => (source, games.map(|games| boxed(games.into_iter()))),
            Work::Large(source) => (source, open(source).map(boxed)),
        };
        let games = match games {
            Ok(games) => games,
            Err(error) => {
                telling.log.unread(source, None, &error, speaker);
                return telling.tell();
            }
        };
        for (number, game) in (1..).zip(games) {
            match game {
                Err(error) => telling.log.unread(source, Some(number), &error, speaker),
                Ok(import) => match writer.add(&import.record) {
                    Ok(unwritten) => telling
                        .log
                        .game(source, number, &import, &unwritten, report),
                    Err(WriteError::Io(error)) => return Err(error.into()),
                    Err(error) => {
                        let game = Some(number);
                        telling.log.unwritten(&source.path, game, &error, speaker);
                        if matches!(error, WriteError::OneGameOnly { .. }) {
                            is_full = true;
                            break;
                        }
                    }
                },
            }
            telling.tell()?;
        }
        telling.tell()
    })?;
    Ok(writer.finish()?)
}

type Games<'a> = Box<dyn Iterator<Item = Result<Import, ReadError>> + 'a>;

fn boxed<'a>(games: impl Iterator<Item = Result<Import, ReadError>> + 'a) -> Games<'a> {
    Box::new(games)
}

fn options(args: &Args) -> WriteOptions {
    let name = args.out.file_stem();
    WriteOptions {
        notation: args.notation,
        encoding: args.to_encoding,
        name: name.map(|name| name.to_string_lossy().into_owned()),
        old_container: args.old_container,
    }
}
