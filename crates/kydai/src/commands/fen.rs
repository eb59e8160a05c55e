use std::io::Write;

use locale::{Catalogue, Language, Message};
use xiangqi::{Diagram, FenOrPositionError, Position};

use crate::exit::Exit;
use crate::input;

/// Check a FEN and print it in its canonical form
///
/// Says on further lines what was missing and filled in, or read in another way (H for a horse, E
/// for an elephant, r for Red). If the FEN cannot be read or cannot be a position, prints
/// everything that is wrong with it on standard error and exits with 2.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The FEN; quotes around it are not needed
    #[arg(required = true, num_args = 1..)]
    fen: Vec<String>,

    /// Accept any arrangement of pieces, also one that cannot come up in a game
    #[arg(long)]
    diagram: bool,

    /// The language of the sentences: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let reading = match Diagram::from_fen(&args.fen.join(" ")) {
        Ok(reading) => reading,
        Err(error) => return Ok(input::refuse(&error.into(), args.lang)?),
    };
    let canonical = reading.diagram.fen();
    if !args.diagram
        && let Err(faults) = Position::from_diagram(reading.diagram)
    {
        return Ok(input::refuse(
            &FenOrPositionError::Position(faults),
            args.lang,
        )?);
    }
    writeln!(out, "{canonical}")?;
    let catalogue = Catalogue::new();
    for note in reading.notes {
        writeln!(
            out,
            "# {}",
            catalogue.text(args.lang, &Message::fen_note(note))
        )?;
    }
    Ok(Exit::Done)
}
