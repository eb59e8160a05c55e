//! Kỳ Đài: the command line.

mod cli;
mod commands;
mod exit;
mod input;
mod output;
mod ruleset;

fn main() -> std::process::ExitCode {
    cli::run()
}
