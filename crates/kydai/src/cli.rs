use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{convert, fen, info, judge, load, matches, moves, perft, rules, serve, show};
use crate::commands::{ucci, uci};
use crate::exit::{Exit, FAILED};
use crate::output::Output;

const EXIT_CODES: &str = "\
Exit codes:
  0  done; that a move is illegal is an answer to `moves --why`, no failure, and so is any verdict
  1  something outside failed (a file, a socket), a file of records could not be read or written,
     or a case of `judge --strict` failed
  2  the input is wrong (arguments, FEN, position, ruleset, what is no move)
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
    Judge(judge::Args),
    Info(info::Args),
    Show(show::Args),
    Convert(convert::Args),
    Rules(rules::Args),
    Serve(serve::Args),
    Load(load::Args),
    Uci(uci::Args),
    Ucci(ucci::Args),
    Match(Box<matches::Args>),
}

/// Reads the arguments, runs the command, and reports how it ended.
pub(crate) fn run() -> ExitCode {
    match Cli::parse().command {
        // A session writes to standard output from two threads: nothing may hold it.
        Command::Uci(_) => report(uci::run(), false),
        Command::Ucci(_) => report(ucci::run(), false),
        command => {
            let mut out = Output::default();
            let ended = obey(command, &mut out);
            let ended = ended.and_then(|exit| Ok(out.flush().map(|()| exit)?));
            report(ended, out.is_unread())
        }
    }
}

fn obey(command: Command, out: &mut Output) -> anyhow::Result<Exit> {
    match command {
        Command::Moves(args) => moves::run(&args, out),
        Command::Fen(args) => fen::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Judge(args) => judge::run(&args, out),
        Command::Info(args) => info::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Convert(args) => convert::run(&args, out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Load(args) => load::run(&args, out),
        Command::Serve(args) => serve::run(args, out),
        Command::Match(args) => matches::run(&args, out),
        Command::Uci(_) => uci::run(),
        Command::Ucci(_) => ucci::run(),
    }
}

/// How it ended, for whoever started it.
fn report(ended: anyhow::Result<Exit>, is_unread: bool) -> ExitCode {
    match ended {
        Ok(exit) => exit.into(),
        Err(_) if is_unread => Exit::Done.into(),
        Err(error) => {
            // If even this cannot be written there is nobody left to tell.
            drop(writeln!(io::stderr(), "kydai: {error:#}"));
            ExitCode::from(FAILED)
        }
    }
}
