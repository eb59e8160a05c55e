//! A conversation in UCI.

use super::telling::UciTelling;
use super::{Command, Go, Reading, option};
use crate::console::{self, ConsoleError, Desk, Fault, Flow, LineFault, Player, Wait};
use crate::{Clock, NAME};
use std::fmt;
use std::io::{BufRead, Write};
use std::sync::Arc;
use xiangqi::{File, Piece, Position, Rank, Square};

/// Who obeys UCI, line by line. Searches run in a thread of their own, so every line is obeyed at
/// once; dropping it ends them.
pub struct Session<P: Player, W: Write + Send + 'static>(Desk<P, W>);

/// Speaks UCI until either side has enough.
pub fn converse<P: Player, W: Write + Send + 'static>(
    input: impl BufRead,
    output: W,
    player: P,
    clock: Arc<dyn Clock + Send>,
) -> Result<(), ConsoleError> {
    console::converse(input, &mut Session::new(output, player, clock))
}

impl<P: Player, W: Write + Send + 'static> Session<P, W> {
    /// A session that has heard nothing yet.
    pub fn new(output: W, player: P, clock: Arc<dyn Clock + Send>) -> Self {
        Self(Desk::new(output, player, clock))
    }

    /// Obeys a line.
    pub fn hear(&mut self, line: &str) -> Result<Flow, ConsoleError> {
        let Reading { command, faults } = Command::read(line, self.0.settings.ranks);
        for fault in &faults {
            self.complain(fault)?;
        }
        match command {
            Some(command) => self.obey(command),
            None => Ok(Flow::Listen),
        }
    }

    fn obey(&mut self, command: Command) -> Result<Flow, ConsoleError> {
        let desk = &mut self.0;
        match command {
            Command::Uci => desk.say(introduction())?,
            Command::Debug => {}
            Command::IsReady => {
                desk.get_ready()?;
                desk.say("readyok")?;
            }
            Command::SetOption(setting) => desk.set(setting)?,
            Command::NewGame => desk.forget()?,
            Command::Position(place) => {
                if let Err(fault) = desk.place(place) {
                    self.complain(&fault)?;
                }
            }
            Command::Go(go) => self.go(&go)?,
            Command::Stop => drop(desk.stop()?),
            Command::PonderHit => desk.opponent_moved(),
            Command::Show => match desk.game() {
                Some(game) => desk.say(board(game.position()))?,
                None => self.complain(&Fault::Nowhere)?,
            },
            Command::Quit => {
                desk.finish()?;
                return Ok(Flow::End);
            }
        }
        Ok(Flow::Listen)
    }

    fn go(&mut self, go: &Go) -> Result<(), ConsoleError> {
        let desk = &mut self.0;
        let wait = match (go.infinite, go.ponder) {
            (true, _) => Wait::Stop,
            (false, true) => Wait::Ponder,
            (false, false) => Wait::Never,
        };
        let limits = go.limits(&desk.settings);
        let ranks = desk.settings.ranks;
        for fault in desk.think(limits, wait, UciTelling { ranks })? {
            self.complain(&fault)?;
        }
        Ok(())
    }

    fn complain(&self, fault: &Fault) -> Result<(), ConsoleError> {
        Ok(self.0.say(format!("info string {}", fault.in_one_line()))?)
    }
}

impl<P: Player, W: Write + Send + 'static> console::Session for Session<P, W> {
    fn hear(&mut self, line: Result<&str, LineFault>) -> Result<Flow, ConsoleError> {
        match line {
            Ok(line) => self.hear(line),
            Err(fault) => self.complain(&fault.into()).map(|()| Flow::Listen),
        }
    }
}

impl<P: Player, W: Write + Send + 'static> fmt::Debug for Session<P, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").finish_non_exhaustive()
    }
}

fn introduction() -> String {
    let options = option::told().join("\n");
    format!("id name {NAME}\nid author the authors of KyDai\n{options}\nuciok")
}

/// The board and the FEN, for people.
fn board(position: &Position) -> String {
    let mut text = String::new();
    for rank in Rank::all().rev() {
        text.push(rank.char());
        for file in File::all() {
            let piece = position.board().piece_at(Square::new(file, rank));
            text.push(' ');
            text.push(piece.map_or('.', Piece::fen_char));
        }
        text.push('\n');
    }
    text.push_str("  a b c d e f g h i\n");
    text + &position.fen()
}
