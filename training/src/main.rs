//! Trains the engine's networks on the games it played against itself. `README.md` says how, and
//! tells of every network so far.

mod adam;
mod batch;
mod checkpoint;
mod columns;
mod export;
mod features;
mod model;
mod pass;
mod recipe;
mod samples;
mod train;

use clap::{Parser, Subcommand};
use recipe::Recipe;
use samples::Samples;
use std::path::PathBuf;

#[derive(Parser, Debug)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Train a network
    Train(Recipe),
    /// Tell what is in files of games
    Stats {
        /// Files of games, or folders of them
        #[arg(required = true)]
        games: Vec<PathBuf>,
    },
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Train(recipe) => train::train(&recipe)?,
        Command::Stats { games } => println!("{}", Samples::read(&games)?),
    }
    Ok(())
}
