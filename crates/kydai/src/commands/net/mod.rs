//! `kydai net`: what can be done with the networks that judge positions.

mod games;
mod verify;

use std::io::Write;

use crate::exit::Exit;

/// Look at a network that judges positions
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand, Debug)]
enum Task {
    Verify(verify::Args),
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    match &args.task {
        Task::Verify(args) => verify::run(args, out),
    }
}
