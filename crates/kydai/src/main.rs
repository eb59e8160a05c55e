//! `kydai`: the whole of Kỳ Đài as one command.

mod serve;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Kỳ Đài, a stage for cờ tướng (xiangqi).
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Serve(serve) => serve.run(),
    }
}
