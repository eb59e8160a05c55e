//! `kydai show`: a diagram of a game, or the game as a film.

mod film;
mod look;
mod print;
mod raster;
mod scene;

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use locale::{Language, Message};
use record::{Import, Notation, ReadError, Reader, Record, Report, Severity, WriteError};
use xiangqi::Diagram;

use crate::exit::Exit;
use crate::input::{self, Complaint};
use crate::records::draft::Draft;
use crate::records::files::{STDIN, Source};
use crate::records::reading::Reading;
use crate::records::words::usual_notation;
use crate::speaker::Speaker;
use look::{Form, Look};
use scene::Scene;

/// Remarks that are told of a game; `kydai info` has the others.
const MAX_TOLD: usize = 5;

/// Draw a position of a game as a book would, or the whole game as a film
///
/// The file may be in any format that is read; what it is, its content decides. Shown is where the
/// main line ends (of a bare position, the position), or what --ply says. As text: the headers, the
/// board, and the moves with the shown one in brackets. With -o and an ending (.svg, .png, .gif, .txt)
/// the ending says what is drawn. Circles and arrows that the file has for the position are drawn,
/// too.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The file, or - for standard input
    #[arg(required_unless_present = "fen")]
    file: Option<PathBuf>,

    /// Draw this position; any arrangement of pieces will do
    #[arg(long, conflicts_with_all = ["file", "game", "ply"])]
    fen: Option<String>,

    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    game: NonZeroUsize,

    /// The position after this many plies of the main line, 0 being the start; a film ends there
    #[arg(long, value_name = "P")]
    ply: Option<u32>,

    #[command(flatten)]
    form: Form,

    /// Write to this file; - is standard output, even if it is a terminal
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,

    #[command(flatten)]
    look: Look,

    /// How the moves are written in text: vi, zh, zh-hant, wxf, iccs, uci, uci10, san or san10; by the
    /// language if left out
    #[arg(long)]
    notation: Option<Notation>,

    #[command(flatten)]
    reading: Reading,

    /// The language of the sentences, of the river and of the moves: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let speaker = Speaker::new(args.lang);
    let form = args.form.choose(args.output.as_deref());
    if form.is_binary() && args.output.is_none() && io::stdout().is_terminal() {
        return Ok(Complaint::of(&Message::plain("show-binary"), args.lang).tell()?);
    }
    if let (Some(file), Some(path)) = (&args.file, &args.output)
        && let (Ok(read), Ok(written)) = (fs::canonicalize(file), fs::canonicalize(path))
        && read == written
    {
        return Ok(Complaint::of(&input::onto_itself(path), args.lang).tell()?);
    }
    let record = match read(args, &speaker)? {
        Ok(record) => record,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let drawn = draw(args, form, &record, &speaker)?;
    match drawn {
        Ok(bytes) => {
            write(&bytes, args.output.as_deref(), &speaker, out)?;
            Ok(Exit::Done)
        }
        Err(message) => Ok(Complaint::of(&message, args.lang).tell()?),
    }
}

/// The game, or what is wrong with the wish for it.
fn read(args: &Args, speaker: &Speaker) -> anyhow::Result<Result<Record, Complaint>> {
    let fen = args.fen.as_deref();
    let Some(path) = args.file.clone() else {
        return Ok(match Diagram::from_fen(fen.unwrap_or_default()) {
            Ok(reading) => Ok(Record::new(reading.diagram)),
            Err(error) => Err(Complaint::fen(&error.into(), args.lang)),
        });
    };
    let source = Source::named(path);
    let failed = |game, error: &ReadError| {
        anyhow::Error::msg(speaker.say(&speaker.read_error(&source, game, error)))
    };
    let open = |source: &Source| Reader::open(source.open()?, args.reading.into());
    let mut games = open(&source).map_err(|error| failed(None, &error))?;
    let number = args.game.get();
    let Some(game) = games.nth(number - 1) else {
        let message = input::about_file("no-such-game", &source.name()).with("game", number);
        return Ok(Err(Complaint::of(&message, args.lang)));
    };
    let Import { record, report } = game.map_err(|error| failed(Some(number), &error))?;
    warn(&record, &report, speaker)?;
    Ok(Ok(record))
}

/// Says on standard error what is missing from the game.
fn warn(record: &Record, report: &Report, speaker: &Speaker) -> io::Result<()> {
    let lost = |remark: &&record::Remark| remark.kind.severity() == Severity::Dropped;
    let mut err = io::stderr().lock();
    for remark in report.remarks.iter().filter(lost).take(MAX_TOLD) {
        writeln!(err, "kydai: {}", speaker.remark(remark, &record.tree))?;
    }
    Ok(())
}

/// What is to be written, or why that cannot be.
fn draw(
    args: &Args,
    form: look::Kind,
    record: &Record,
    speaker: &Speaker,
) -> anyhow::Result<Result<Vec<u8>, Message>> {
    let end = record.tree.ply(record.end());
    let ply = args.ply.unwrap_or(end);
    if ply > end {
        let message = Message::plain("show-no-ply").with("count", usize::try_from(end)?);
        return Ok(Err(message));
    }
    let options = args.look.options(args.lang);
    if form == look::Kind::Gif {
        if ply > film::MAX_PLIES {
            let message = Message::plain("show-too-long")
                .with("count", usize::try_from(ply)?)
                .with("most", usize::try_from(film::MAX_PLIES)?);
            return Ok(Err(message));
        }
        let scenes = Scene::all(record, ply, args.look.plain);
        return film::film(&scenes, options).map(Ok);
    }
    let scene = Scene::at(record, ply, args.look.plain);
    let picture = scene.picture(options);
    Ok(Ok(match form {
        look::Kind::Svg => picture.to_string().into_bytes(),
        look::Kind::Png => raster::draw(&picture)?.encode_png()?,
        look::Kind::Text | look::Kind::Gif => {
            let notation = args.notation.unwrap_or(usual_notation(args.lang));
            let to_terminal = args.output.is_none() && io::stdout().is_terminal();
            let is_colored = to_terminal && std::env::var_os("NO_COLOR").is_none();
            let mut text = Vec::new();
            let out = &mut text;
            print::print(record, &scene, options, notation, is_colored, speaker, out)?;
            text
        }
    }))
}

/// Writes to the file, which comes into being whole or not at all, or else to standard output.
fn write(
    bytes: &[u8],
    path: Option<&Path>,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let Some(path) = path.filter(|path| *path != Path::new(STDIN)) else {
        return Ok(out.write_all(bytes)?);
    };
    let written = Draft::new(path).and_then(|mut draft| {
        draft.write_all(bytes)?;
        draft.finish()
    });
    written.map_err(|error| {
        let message = speaker.write_error(path, None, &WriteError::Io(error));
        anyhow::Error::msg(speaker.say(&message))
    })
}
