use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{
    bench, convert, fen, info, judge, load, matches, moves, net, perft, rules, selfplay, serve,
    show, solve, ucci, uci,
};
use crate::exit::{Exit, FAILED};
use crate::output::Output;

const EXIT_CODES: &str = "\
Exit codes:
  0  done; that a move is illegal is an answer to `moves --why`, no failure, and so is any verdict
  1  something outside failed (a file, a socket), a file of records could not be read or written,
     a case of `judge --strict` failed, or a network contradicts itself
  2  the input is wrong (arguments, FEN, position, ruleset, what is no move, what is no network)
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
    Solve(solve::Args),
    Bench(bench::Args),
    Judge(judge::Args),
    Info(info::Args),
    Show(show::Args),
    Convert(convert::Args),
    Rules(rules::Args),
    Selfplay(selfplay::Args),
    Serve(serve::Args),
    Load(load::Args),
    Net(net::Args),
    Match(Box<matches::Args>),
    Uci(uci::Args),
    Ucci(ucci::Args),
}

/// Reads the arguments, runs the command, and reports how it ended.
pub(crate) fn run() -> ExitCode {
    let cli = Cli::parse();
    let mut out = Output::default();
    let ended = match cli.command {
        Command::Moves(args) => moves::run(&args, &mut out),
        Command::Fen(args) => fen::run(&args, &mut out),
        Command::Perft(args) => perft::run(&args, &mut out),
        Command::Solve(args) => solve::run(&args, &mut out),
        Command::Bench(args) => bench::run(&args, &mut out),
        Command::Judge(args) => judge::run(&args, &mut out),
        Command::Info(args) => info::run(&args, &mut out),
        Command::Show(args) => show::run(&args, &mut out),
        Command::Convert(args) => convert::run(&args, &mut out),
        Command::Rules(args) => rules::run(&args, &mut out),
        Command::Selfplay(args) => selfplay::run(&args, &mut out),
        Command::Load(args) => load::run(&args, &mut out),
        Command::Net(args) => net::run(&args, &mut out),
        Command::Match(args) => matches::run(&args, &mut out),
        Command::Uci(_) => uci::run(),
        Command::Ucci(_) => ucci::run(),
        Command::Serve(args) => serve::run(args, &mut out),
    };
    match ended.and_then(|exit| Ok(out.flush().map(|()| exit)?)) {
        Ok(exit) => exit.into(),
        Err(_) if out.is_unread() => Exit::Done.into(),
        Err(error) => {
            // If even this cannot be written there is nobody left to tell.
            drop(writeln!(io::stderr(), "kydai: {error:#}"));
            ExitCode::from(FAILED)
        }
    }
}
