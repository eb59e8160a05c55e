//! What a search says, in UCI.

use crate::console::{Ranks, Telling};
use crate::{Bound, Choice, Info, Outlook};

/// Words the lines of one search.
#[derive(Clone, Copy, Debug)]
pub(super) struct UciTelling {
    pub(super) ranks: Ranks,
}

impl Telling for UciTelling {
    fn info(&mut self, info: &Info) -> Option<String> {
        let Info {
            depth,
            longest,
            line,
            nodes,
            fill,
            ..
        } = info;
        let score = match info.score.outlook() {
            Outlook::Hundredths(value) => format!("cp {value}"),
            Outlook::Wins(plies) => format!("mate {}", plies.div_ceil(2)),
            Outlook::Loses(0) => "mate 0".to_owned(),
            Outlook::Loses(plies) => format!("mate -{}", plies.div_ceil(2)),
        };
        let bound = match info.bound {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        };
        let time = info.time.as_millis();
        let nps = u128::from(*nodes) * 1_000_000 / info.time.as_micros().max(1);
        let mut text = format!(
            "info depth {depth} seldepth {longest} multipv {line} score {score}{bound} \
             nodes {nodes} nps {nps} hashfull {fill} time {time}"
        );
        let moves = info.moves.iter().map(|&m| self.ranks.show(m).to_string());
        let moves: Vec<_> = moves.collect();
        if !moves.is_empty() {
            text.push_str(" pv ");
            text.push_str(&moves.join(" "));
        }
        Some(text)
    }

    fn answer(&mut self, choice: &Choice) -> String {
        let Some(best) = choice.best else {
            return "bestmove (none)".to_owned();
        };
        let best = self.ranks.show(best);
        match choice.ponder {
            None => format!("bestmove {best}"),
            Some(ponder) => format!("bestmove {best} ponder {}", self.ranks.show(ponder)),
        }
    }
}
