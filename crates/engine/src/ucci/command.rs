//! A line of UCCI, read.

use super::{Go, option};
use crate::console::{Fault, Place, Ranks, Setting, Words};
use xiangqi::Move;

/// The most moves that are listed after `banmoves`; no position has as many legal ones.
const MOST_MOVES: usize = 256;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say who you are, and what can be set.
    Ucci,
    /// Say when you are ready.
    IsReady,
    /// Set something.
    SetOption(Setting),
    /// Take on a position, unless the line has none.
    Position(Result<Box<Place>, Fault>),
    /// Never choose these moves in this position.
    BanMoves(Vec<Move>),
    /// Search.
    Go(Go),
    /// The expected move was played.
    PonderHit {
        /// And the opponent offers a draw.
        draw: bool,
    },
    /// Answer now.
    Stop,
    /// Say what is remembered of a position.
    Probe(Box<Place>),
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
    /// Reads a line.
    pub fn read(line: &str) -> Reading {
        let mut words = Words::of(line);
        let mut faults = Vec::new();
        let read = words
            .next()
            .map(|first| Self::read_after(first, &mut words, &mut faults));
        let command = match read.transpose() {
            Ok(command) => command,
            Err(fault) => {
                faults.push(fault);
                None
            }
        };
        Reading { command, faults }
    }

    fn read_after(
        first: &str,
        words: &mut Words<'_>,
        faults: &mut Vec<Fault>,
    ) -> Result<Self, Fault> {
        let ranks = Ranks::FromZero;
        Ok(match first {
            "ucci" => Self::Ucci,
            "isready" => Self::IsReady,
            "setoption" => Self::SetOption(option::read(words)?),
            "position" => Self::Position(Place::read(words, ranks)),
            "banmoves" => Self::BanMoves(moves(words)?),
            "go" => Self::Go(Go::read(words, faults)),
            "ponderhit" => Self::PonderHit {
                draw: words.accept("draw"),
            },
            "stop" => Self::Stop,
            "probe" => Self::Probe(Place::read(words, ranks)?),
            "quit" => Self::Quit,
            _ => return Err(Fault::command(first)),
        })
    }
}

fn moves(words: &mut Words<'_>) -> Result<Vec<Move>, Fault> {
    let read = |word| {
        Ranks::FromZero
            .read(word)
            .ok_or_else(|| Fault::no_move(word))
    };
    words.take(MOST_MOVES).map(read).collect()
}
