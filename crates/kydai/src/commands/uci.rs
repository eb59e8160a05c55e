use crate::exit::Exit;
use crate::player::{self, Protocol};

/// Let the engine play over UCI, for programs that show a board
///
/// Ranks are numbered 0 to 9; `setoption name Ranks value 1-10` numbers them as Fairy-Stockfish
/// does. docs/engine.md lists the options.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {}

pub(crate) fn run() -> anyhow::Result<Exit> {
    player::serve(Protocol::Uci)
}
