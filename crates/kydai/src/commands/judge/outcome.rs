//! What a trial comes to: the status and who is at fault.

use arbiter::{Decision, Forbidden, Notice, Reason};
use serde::Serialize;
use xiangqi::Color;

use super::trial::{End, Trial};

/// What a ruling comes to. The names are part of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Status {
    Ongoing,
    RedWins,
    BlackWins,
    Draw,
    BothLose,
    MustVary,
    Refused,
    Claimable,
}

impl Status {
    /// The name, also the case of `ruling-status`.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Ongoing => "ongoing",
            Self::RedWins => "red_wins",
            Self::BlackWins => "black_wins",
            Self::Draw => "draw",
            Self::BothLose => "both_lose",
            Self::MustVary => "must_vary",
            Self::Refused => "refused",
            Self::Claimable => "claimable",
        }
    }

    const fn won_by(color: Color) -> Self {
        match color {
            Color::Red => Self::RedWins,
            Color::Black => Self::BlackWins,
        }
    }
}

/// Who is at fault. The names are part of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AtFault {
    Red,
    Black,
    Both,
    None,
}

impl From<Color> for AtFault {
    fn from(color: Color) -> Self {
        match color {
            Color::Red => Self::Red,
            Color::Black => Self::Black,
        }
    }
}

impl Trial<'_> {
    /// What the trial comes to.
    pub(super) fn status(&self) -> Status {
        let turn = self.history.position().turn();
        match &self.end {
            End::Checkmate | End::Stalemate => Status::won_by(!turn),
            End::Refused(..) => Status::Refused,
            End::Over(verdict) => match verdict.decision {
                Decision::Draw => Status::Draw,
                Decision::Loses(color) => Status::won_by(!color),
                Decision::BothLose => Status::BothLose,
            },
            End::Ongoing(Some(Notice::Claimable { .. })) => Status::Claimable,
            End::Ongoing(Some(notice)) if notice.must_vary().is_some() => Status::MustVary,
            End::Ongoing(_) => Status::Ongoing,
        }
    }

    /// Who is at fault; nobody while no ruling has fallen.
    pub(super) fn at_fault(&self) -> AtFault {
        match &self.end {
            End::Over(verdict) => match verdict.decision {
                Decision::Draw => AtFault::None,
                Decision::Loses(color) => color.into(),
                Decision::BothLose => AtFault::Both,
            },
            End::Refused(_, forbidden) if !is_blameless(*forbidden) => {
                self.history.position().turn().into()
            }
            End::Ongoing(Some(notice)) => {
                let fault = notice.must_vary();
                fault.map_or(AtFault::None, |fault| fault.by.into())
            }
            _ => AtFault::None,
        }
    }

    /// The name of the reason.
    pub(super) fn cause(&self) -> Option<&'static str> {
        match self.end {
            End::Checkmate => Some("checkmate"),
            End::Stalemate => Some("stalemate"),
            _ => self.reason().map(code),
        }
    }

    /// The ply that ended the game, from 1: the one refused, where one is.
    pub(super) fn ended_at(&self) -> Option<usize> {
        match self.end {
            End::Ongoing(_) => None,
            End::Refused(..) => Some(self.history.len() + 1),
            _ => Some(self.history.len()),
        }
    }
}

/// A position that nobody may bring again accuses nobody.
const fn is_blameless(forbidden: Forbidden) -> bool {
    matches!(forbidden, Forbidden::Repeats { offence: None, .. })
}

/// The name of a reason, as in the ruleset files.
pub(super) const fn code(reason: Reason) -> &'static str {
    match reason {
        Reason::Repetition => "repetition",
        Reason::PerpetualCheck => "perpetual-check",
        Reason::PerpetualKill => "perpetual-kill",
        Reason::PerpetualChase => "perpetual-chase",
        Reason::PerpetualAttack => "perpetual-attack",
        Reason::BothAtFault => "both-at-fault",
        Reason::TooManyChecks => "too-many-checks",
        Reason::TooManyChases => "too-many-chases",
        Reason::NoCapture => "no-capture",
        Reason::NoProgress => "no-progress",
        Reason::LengthLimit => "length-limit",
        Reason::DeadMaterial => "dead-material",
    }
}
