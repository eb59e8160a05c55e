//! Between the engine's types and the client's.

use crate::{
    ChoiceView, ClocksView, LimitsView, LineBound, LineView, ScoreView, SideTimeView, StageView,
};
use core::time::Duration;
use engine::{Bound, Choice, Info, Limits, Outlook, SideTime, Stage, TimeLeft};
use xiangqi::{ByColor, Move};

const fn millis(value: u32) -> Duration {
    Duration::from_millis(value as u64)
}

/// The limits asked for; a move that cannot be read counts as not said.
pub(crate) fn limits(view: &LimitsView) -> Limits {
    Limits {
        depth: view.depth,
        nodes: view.nodes,
        move_time: view.move_time.map(millis),
        time_left: view.clocks.as_ref().map(time_left),
        mate: None,
        only: moves(view.only.as_deref()),
        not: moves(view.not.as_deref()),
        lines: view.lines.unwrap_or(1),
    }
}

fn moves(texts: Option<&[String]>) -> Vec<Move> {
    let texts = texts.unwrap_or_default().iter();
    texts.filter_map(|text| text.parse().ok()).collect()
}

fn time_left(view: &ClocksView) -> TimeLeft {
    TimeLeft {
        sides: ByColor {
            red: side_time(&view.red),
            black: side_time(&view.black),
        },
        move_cap: view.move_cap.map(millis),
        overhead: millis(view.overhead),
    }
}

fn side_time(view: &SideTimeView) -> SideTime {
    SideTime {
        left: millis(view.left),
        increment: millis(view.increment),
        stage: view
            .stage
            .as_ref()
            .map(|&StageView { moves, bonus }| Stage {
                moves,
                bonus: millis(bonus),
            }),
        period: millis(view.period),
        periods: view.periods,
    }
}

pub(crate) fn choice(choice: &Choice) -> ChoiceView {
    ChoiceView {
        best: choice.best.map(|m| m.to_string()),
        ponder: choice.ponder.map(|m| m.to_string()),
        line: line(&choice.info),
    }
}

pub(crate) fn line(info: &Info) -> LineView {
    LineView {
        depth: info.depth,
        longest: info.longest,
        line: info.line,
        score: match info.score.outlook() {
            Outlook::Hundredths(value) => ScoreView::Hundredths { value },
            Outlook::Wins(plies) => ScoreView::Wins { plies },
            Outlook::Loses(plies) => ScoreView::Loses { plies },
        },
        bound: match info.bound {
            Bound::Exact => LineBound::Exact,
            Bound::Lower => LineBound::Lower,
            Bound::Upper => LineBound::Upper,
        },
        nodes: info.nodes,
        time: u32::try_from(info.time.as_millis()).unwrap_or(u32::MAX),
        fill: info.fill,
        moves: info.moves.iter().map(Move::to_string).collect(),
    }
}
