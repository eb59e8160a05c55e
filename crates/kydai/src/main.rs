//! Kỳ Đài: the command line.

mod cli;
mod commands;
mod exit;
mod input;
mod output;
mod player;
mod records;
mod ruleset;
mod speaker;
mod stop;

fn main() -> std::process::ExitCode {
    cli::run()
}
