//! One game of a match.

use std::fmt;
use std::time::Duration;

use arbiter::{Arbiter, Decision, History, Reason, Ruleset, Ruling};
use xiangqi::{ByColor, Color, Position, Status};

use super::contestant::{Answer, Contestant};
use super::limit::Limit;
use super::process::Silence;

/// Under what a game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms<'a> {
    pub(crate) limit: Limit,
    /// So much longer than allowed is forgiven.
    pub(crate) margin: Duration,
    pub(crate) ruleset: &'a Ruleset,
    /// The game is drawn after so many plies.
    pub(crate) most_plies: usize,
}

/// How long an engine without a limit of time may think; longer is a hang.
const NO_LIMIT: Duration = Duration::from_mins(1);
/// A late answer is waited for so long, to tell it from none.
const GRACE: Duration = Duration::from_secs(5);

/// A game that is over.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) history: History,
    /// What was said of each ply: depth and score, and the time it took.
    pub(crate) thoughts: Vec<(String, Duration)>,
    pub(crate) end: End,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Checkmate(Color),
    Stalemate(Color),
    /// The arbiter's verdict, and who loses by it.
    Ruled(Reason, Option<Color>),
    TooLong,
    Resigned(Color),
    /// What no engine may do.
    Fault(Color, Fault),
}

/// What loses a game in a way that should not happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Late { used: Duration, had: Duration },
    Illegal(String),
    Silent(Silence),
}

impl End {
    /// Who has lost.
    pub(crate) const fn loser(&self) -> Option<Color> {
        match self {
            Self::Checkmate(color)
            | Self::Stalemate(color)
            | Self::Resigned(color)
            | Self::Fault(color, _) => Some(*color),
            Self::Ruled(_, loser) => *loser,
            Self::TooLong => None,
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Checkmate(_) => f.write_str("checkmate"),
            Self::Stalemate(_) => f.write_str("stalemate"),
            Self::Ruled(reason, _) => write!(f, "{reason:?}"),
            Self::TooLong => f.write_str("length"),
            Self::Resigned(_) => f.write_str("resignation"),
            Self::Fault(_, fault) => fault.fmt(f),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Late { used, had } => {
                let (used, had) = (used.as_millis(), had.as_millis());
                write!(f, "time: {used} ms used of {had}")
            }
            Self::Illegal(said) => write!(f, "illegal or missing move: {said}"),
            Self::Silent(silence) => silence.fmt(f),
        }
    }
}

/// Plays a game from this position; the engines have been told that it begins.
pub(crate) fn play(
    sides: &mut ByColor<&mut Contestant>,
    start: &Position,
    terms: Terms<'_>,
) -> Game {
    let mut history = History::new(start.clone());
    let mut thoughts = Vec::new();
    let mut clocks = ByColor::new_with(|_| match terms.limit {
        Limit::Clock(control) => control.base,
        _ => Duration::ZERO,
    });
    let end = loop {
        if let Some(end) = ended(&history, terms) {
            break end;
        }
        let turn = history.position().turn();
        let had = match terms.limit {
            Limit::Clock(_) => Some(clocks[turn]),
            Limit::MoveTime(time) => Some(time),
            Limit::Nodes(_) | Limit::Depth(_) => None,
        };
        let patience = had.map_or(NO_LIMIT, |had| had + terms.margin + GRACE);
        let answer = match sides[turn].choose(&history, terms.limit, clocks, patience) {
            Ok(answer) => answer,
            Err(silence) => break End::Fault(turn, Fault::Silent(silence)),
        };
        if let Some(had) = had
            && answer.used > had + terms.margin
        {
            let used = answer.used;
            break End::Fault(turn, Fault::Late { used, had });
        }
        if let Limit::Clock(control) = terms.limit {
            let clock = &mut clocks[turn];
            *clock = clock.saturating_sub(answer.used) + control.increment;
        }
        if answer.resigns {
            break End::Resigned(turn);
        }
        if let Err(said) = make(&mut history, &answer, terms.ruleset) {
            break End::Fault(turn, Fault::Illegal(said));
        }
        thoughts.push((answer.thought, answer.used));
    };
    Game {
        history,
        thoughts,
        end,
    }
}

/// Makes the move of an answer, or says what was wrong with it.
fn make(history: &mut History, answer: &Answer, ruleset: &Ruleset) -> Result<(), String> {
    let m = answer.said.clone()?;
    if history.position().is_legal(m) {
        let permitted = ruleset.permits(history, m);
        permitted.map_err(|why| format!("{m}: {why}"))?;
    }
    history.push(m).map_err(|why| format!("{m}: {why}"))
}

/// How the game has ended, if it has.
fn ended(history: &History, terms: Terms<'_>) -> Option<End> {
    let turn = history.position().turn();
    match history.position().status() {
        Status::Checkmate => return Some(End::Checkmate(turn)),
        Status::Stalemate => return Some(End::Stalemate(turn)),
        Status::Ongoing => {}
    }
    if let Ruling::Over(verdict) = terms.ruleset.judge(history) {
        let loser = match verdict.decision {
            Decision::Loses(color) => Some(color),
            // Nobody gains by it.
            Decision::Draw | Decision::BothLose => None,
        };
        return Some(End::Ruled(verdict.reason, loser));
    }
    (history.len() >= terms.most_plies).then_some(End::TooLong)
}
