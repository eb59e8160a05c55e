//! A conversation in UCCI.

use super::manners::Manners;
use super::telling::{self, UcciTelling};
use super::{Command, Go, Reading, option};
use crate::console::{
    self, ConsoleError, Desk, Fault, Flow, LineFault, Place, Player, Setting, Wait,
};
use crate::{Clock, NAME};
use std::fmt;
use std::io::{BufRead, Write};
use std::sync::{Arc, Mutex, PoisonError};
use xiangqi::{Color, Move};

/// Who obeys UCCI, line by line. Searches run in a thread of their own, so every line is obeyed at
/// once; dropping it ends them.
pub struct Session<P: Player, W: Write + Send + 'static> {
    desk: Desk<P, W>,
    banned: Vec<Move>,
    manners: Arc<Mutex<Manners>>,
}

/// Speaks UCCI until either side has enough.
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
        Self {
            desk: Desk::new(output, player, clock),
            banned: Vec::new(),
            manners: Arc::default(),
        }
    }

    /// Obeys a line.
    pub fn hear(&mut self, line: &str) -> Result<Flow, ConsoleError> {
        let Reading { command, faults } = Command::read(line);
        for fault in &faults {
            self.complain(fault)?;
        }
        match command {
            Some(command) => self.obey(command),
            None => Ok(Flow::Listen),
        }
    }

    fn obey(&mut self, command: Command) -> Result<Flow, ConsoleError> {
        match command {
            Command::Ucci => self.desk.say(introduction())?,
            Command::IsReady => {
                self.desk.get_ready()?;
                self.desk.say("readyok")?;
            }
            Command::SetOption(setting) => {
                if setting == Setting::Forget {
                    self.manners = Arc::default();
                }
                self.desk.set(setting)?;
            }
            Command::Position(place) => {
                self.banned.clear();
                if let Err(fault) = self.desk.place(place) {
                    self.complain(&fault)?;
                }
            }
            Command::BanMoves(moves) => self.banned = moves,
            Command::Go(go) => self.go(&go)?,
            Command::PonderHit { draw } => {
                self.offer(draw);
                self.desk.opponent_moved();
            }
            // Whoever believes in a search that is not there must not wait for its answer.
            Command::Stop => {
                if !self.desk.stop()? {
                    self.desk.say("nobestmove")?;
                }
            }
            Command::Probe(place) => self.probe(&place)?,
            Command::Quit => {
                self.desk.finish()?;
                self.desk.say("bye")?;
                return Ok(Flow::End);
            }
        }
        Ok(Flow::Listen)
    }

    fn go(&mut self, go: &Go) -> Result<(), ConsoleError> {
        if go.depth == Some(0) {
            return self.glance();
        }
        // The search before may still ask whether a draw was offered to it.
        self.desk.finish()?;
        self.offer(go.draw);
        let turn = self
            .desk
            .game()
            .map_or(Color::Red, |game| game.position().turn());
        let limits = go.limits(turn, &self.banned, &self.desk.settings);
        let wait = if go.ponder { Wait::Ponder } else { Wait::Never };
        let telling = UcciTelling {
            manners: Arc::clone(&self.manners),
            courteous: self.desk.settings.manners,
        };
        for fault in self.desk.think(limits, wait, telling)? {
            self.complain(&fault)?;
        }
        // An endless one would never be stopped.
        if self.desk.settings.batch && go.ends() {
            self.desk.wait()?;
        }
        Ok(())
    }

    fn probe(&mut self, place: &Place) -> Result<(), ConsoleError> {
        match self.desk.recall(place)? {
            Ok(memory) => Ok(self.desk.say(telling::pophash(memory))?),
            Err(fault) => self.complain(&fault),
        }
    }

    fn offer(&self, draw: bool) {
        let manners = self.manners.lock();
        manners.unwrap_or_else(PoisonError::into_inner).offered |= draw;
    }

    /// An opinion without a search.
    fn glance(&mut self) -> Result<(), ConsoleError> {
        match self.desk.glance()? {
            None => self.complain(&Fault::Nowhere)?,
            Some(score) => {
                let score = telling::count(score);
                self.desk.say(format!("info depth 0 score {score}"))?;
            }
        }
        Ok(self.desk.say("nobestmove")?)
    }

    fn complain(&self, fault: &Fault) -> Result<(), ConsoleError> {
        let text = fault.in_one_line();
        Ok(self.desk.say(format!("info message {text}"))?)
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
    format!(
        "id name {NAME}\nid copyright AGPL-3.0-or-later\nid author the authors of KyDai\n\
         id user everyone\n{options}\nucciok"
    )
}
