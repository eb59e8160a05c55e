//! What a search says, in UCCI.

use super::manners::{Courtesy, Manners};
use crate::console::Telling;
use crate::{Bound, Choice, Info, Memory, Outlook, Score};
use std::sync::{Arc, Mutex, PoisonError};

/// UCCI counts a horse as 100, and we count a soldier so: a horse is worth about four.
const SOLDIERS: i32 = 4;
/// A game won here and now; the protocol has no other word for a mate.
const MATE: i32 = 10_000;

/// Words the lines of one search.
#[derive(Clone, Debug)]
pub(super) struct UcciTelling {
    pub(super) manners: Arc<Mutex<Manners>>,
    /// Whether courtesies are told.
    pub(super) courteous: bool,
}

impl Telling for UcciTelling {
    /// There is no word for a bound.
    fn info(&mut self, info: &Info) -> Option<String> {
        let moves: Vec<_> = info.moves.iter().map(ToString::to_string).collect();
        let line = if moves.is_empty() { "" } else { " pv " };
        let text = format!(
            "info depth {} score {}{line}{}\ninfo time {} nodes {}",
            info.depth,
            count(info.score),
            moves.join(" "),
            info.time.as_millis(),
            info.nodes
        );
        (info.bound == Bound::Exact).then_some(text)
    }

    fn answer(&mut self, choice: &Choice) -> String {
        let Some(best) = choice.best else {
            return "nobestmove".to_owned();
        };
        let ponder = choice.ponder.map(|m| format!(" ponder {m}"));
        let manners = self.manners.lock();
        let courtesy = manners
            .unwrap_or_else(PoisonError::into_inner)
            .answer(choice);
        let courtesy = match courtesy {
            Courtesy::Draw if self.courteous => " draw",
            Courtesy::Resign if self.courteous => " resign",
            _ => "",
        };
        format!("bestmove {best}{}{courtesy}", ponder.unwrap_or_default())
    }
}

/// A score as UCCI counts.
pub(super) fn count(score: Score) -> i32 {
    match score.outlook() {
        Outlook::Hundredths(value) => value / SOLDIERS,
        Outlook::Wins(plies) => MATE - i32::from(plies),
        Outlook::Loses(plies) => i32::from(plies) - MATE,
    }
}

/// The answer to a question for what is remembered.
pub(super) fn pophash(memory: Option<Memory>) -> String {
    let Some(memory) = memory else {
        return "pophash".to_owned();
    };
    let best = memory.best.map(|m| format!(" bestmove {m}"));
    let value = format!("{} depth {}", count(memory.score), memory.depth);
    let bounds = match memory.bound {
        None => String::new(),
        Some(Bound::Lower) => format!(" lowerbound {value}"),
        Some(Bound::Upper) => format!(" upperbound {value}"),
        Some(Bound::Exact) => format!(" lowerbound {value} upperbound {value}"),
    };
    format!("pophash{}{bounds}", best.unwrap_or_default())
}
