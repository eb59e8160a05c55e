//! How games end.

use arbiter::{Decision, Reason, Verdict};
use serde::{Deserialize, Serialize};
use xiangqi::Color;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Who won.
    pub result: GameResult,
    /// Why.
    pub reason: EndReason,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum GameResult {
    /// Red.
    RedWins,
    /// Black.
    BlackWins,
    /// Nobody.
    Draw,
    /// Both are ruled to have lost.
    BothLose,
    /// Called off: it does not count.
    Aborted,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// The loser is in check and has no legal move.
    Checkmate,
    /// The loser has no legal move and is not in check.
    Stalemate,
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out, whatever men the winner has left.
    Timeout,
    /// The loser's move took longer than the cap.
    MoveTimeout,
    /// The loser did not make the moves of a stage in its time.
    QuotaTimeout,
    /// Both agreed to a draw.
    Agreement,
    /// The loser left, and the opponent claimed the game.
    Abandonment,
    /// The same position too often, without a fault that loses.
    Repetition,
    /// The loser checked perpetually and did not vary.
    PerpetualCheck,
    /// The loser threatened mate perpetually and did not vary.
    PerpetualKill,
    /// The loser chased perpetually and did not vary.
    PerpetualChase,
    /// The loser checked, threatened mate or chased with every move and did not vary.
    PerpetualAttack,
    /// The loser gave more checks in a row than allowed.
    TooManyChecks,
    /// The loser chased one man more often in a row than allowed.
    TooManyChases,
    /// Too long without a capture.
    NoCapture,
    /// Too long without progress.
    NoProgress,
    /// The game was as long as it may be.
    LengthLimit,
    /// Neither side had anything left to mate with.
    DeadMaterial,
    /// Both sides broke the same rule.
    BothAtFault,
    /// A player called the game off before both had moved.
    Aborted,
    /// A first move did not come in time.
    FirstMoveTimeout,
    /// A fault of the server.
    ServerFault,
}

impl Outcome {
    /// This side loses.
    pub const fn lost_by(color: Color, reason: EndReason) -> Self {
        let result = match color {
            Color::Red => GameResult::BlackWins,
            Color::Black => GameResult::RedWins,
        };
        Self { result, reason }
    }

    /// Nobody wins.
    pub const fn draw(reason: EndReason) -> Self {
        Self {
            result: GameResult::Draw,
            reason,
        }
    }

    /// It does not count.
    pub const fn aborted(reason: EndReason) -> Self {
        Self {
            result: GameResult::Aborted,
            reason,
        }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Color> {
        match self.result {
            GameResult::RedWins => Some(Color::Red),
            GameResult::BlackWins => Some(Color::Black),
            GameResult::Draw | GameResult::BothLose | GameResult::Aborted => None,
        }
    }
}

impl From<Reason> for EndReason {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Repetition => Self::Repetition,
            Reason::PerpetualCheck => Self::PerpetualCheck,
            Reason::PerpetualKill => Self::PerpetualKill,
            Reason::PerpetualChase => Self::PerpetualChase,
            Reason::PerpetualAttack => Self::PerpetualAttack,
            Reason::BothAtFault => Self::BothAtFault,
            Reason::TooManyChecks => Self::TooManyChecks,
            Reason::TooManyChases => Self::TooManyChases,
            Reason::NoCapture => Self::NoCapture,
            Reason::NoProgress => Self::NoProgress,
            Reason::LengthLimit => Self::LengthLimit,
            Reason::DeadMaterial => Self::DeadMaterial,
        }
    }
}

impl From<&Verdict> for Outcome {
    fn from(verdict: &Verdict) -> Self {
        let reason = EndReason::from(verdict.reason);
        match verdict.decision {
            Decision::Draw => Self::draw(reason),
            Decision::Loses(color) => Self::lost_by(color, reason),
            Decision::BothLose => Self {
                result: GameResult::BothLose,
                reason,
            },
        }
    }
}
