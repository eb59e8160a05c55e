use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{fen, load, moves, perft, serve};
use crate::exit::{Exit, FAILED};

const EXIT_CODES: &str = "\
Exit codes:
  0  done; that a move is illegal is an answer to `moves --why`, no failure
  1  something outside failed (a file, a socket)
  2  the input is wrong (arguments, FEN, position, what is no move)
  3  a server under load lost moves that it had acknowledged";

/// Kỳ Đài: the stage of cờ tướng (xiangqi).
#[derive(Parser, Debug)]
#[command(name = "kydai", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Moves(moves::Args),
    Fen(fen::Args),
    Perft(perft::Args),
    Serve(serve::Args),
    Load(load::Args),
}

/// Reads the arguments, runs the command, and reports how it ended.
pub(crate) fn run() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::stdout().lock();
    let ended = match cli.command {
        Command::Moves(args) => moves::run(&args, &mut out),
        Command::Fen(args) => fen::run(&args, &mut out),
        Command::Perft(args) => perft::run(&args, &mut out),
        Command::Load(args) => load::run(&args, &mut out),
        Command::Serve(args) => serve::run(args, &mut out),
    };
    report(ended.and_then(|exit| Ok(out.flush().map(|()| exit)?)))
}

fn report(ended: anyhow::Result<Exit>) -> ExitCode {
    match ended {
        Ok(exit) => exit.into(),
        Err(error) if is_broken_pipe(&error) => Exit::Done.into(),
        Err(error) => {
            // If even this cannot be written there is nobody left to tell.
            drop(writeln!(io::stderr(), "kydai: {error:#}"));
            ExitCode::from(FAILED)
        }
    }
}

/// The reader of our output has seen enough, as `head` does: that is no failure.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|io| io.kind() == ErrorKind::BrokenPipe)
            || cause
                .downcast_ref::<serde_json::Error>()
                .is_some_and(|json| json.io_error_kind() == Some(ErrorKind::BrokenPipe))
    })
}
