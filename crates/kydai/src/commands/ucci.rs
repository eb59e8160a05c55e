use crate::exit::Exit;
use crate::player::{self, Protocol};

/// Let the engine play over UCCI 3.0, for programs that show a board
///
/// docs/engine.md lists the options.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {}

pub(crate) fn run() -> anyhow::Result<Exit> {
    player::serve(Protocol::Ucci)
}
