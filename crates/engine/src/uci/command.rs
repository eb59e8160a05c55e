//! A line of UCI, read.

use super::{Go, option};
use crate::console::{Fault, Place, Ranks, Setting, Words};

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say who you are, and what can be set.
    Uci,
    /// Tell more; there is nothing more to tell.
    Debug,
    /// Say when you are ready.
    IsReady,
    /// Set something.
    SetOption(Setting),
    /// The next position is of another game.
    NewGame,
    /// Take on a position, unless the line has none.
    Position(Result<Box<Place>, Fault>),
    /// Search.
    Go(Go),
    /// Answer now.
    Stop,
    /// The expected move was played.
    PonderHit,
    /// Show the position; not in the standard.
    Show,
    /// End.
    Quit,
}

/// A line and what is wrong with it; there may be both a command and faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// What it asks for; none where it says nothing or nothing known.
    pub command: Option<Command>,
    /// What was left out.
    pub faults: Vec<Fault>,
}

impl Command {
    /// Reads a line, in which moves are written in this way.
    pub fn read(line: &str, ranks: Ranks) -> Reading {
        let mut words = Words::of(line);
        let mut faults = Vec::new();
        let command = words.next().and_then(|first| {
            Some(match first {
                "uci" => Self::Uci,
                "debug" => Self::Debug,
                "isready" => Self::IsReady,
                "ucinewgame" => Self::NewGame,
                "position" => Self::Position(Place::read(&mut words, ranks)),
                "go" => Self::Go(Go::read(&mut words, ranks, &mut faults)),
                "stop" => Self::Stop,
                "ponderhit" => Self::PonderHit,
                "d" => Self::Show,
                "quit" => Self::Quit,
                "setoption" => match option::read(words.clone()) {
                    Ok(setting) => Self::SetOption(setting),
                    Err(fault) => {
                        faults.push(fault);
                        return None;
                    }
                },
                _ => {
                    faults.push(Fault::command(first));
                    return None;
                }
            })
        });
        Reading { command, faults }
    }
}
