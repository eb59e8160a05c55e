//! Between the domain's types and the wire's.

use arbiter::{FaultRule, Forbidden, NoFaultRule, Reason, Ruleset};
use game::{EndReason, Millis, Timestamp};
use protocol as wire;
use xiangqi::{ByColor, Color};

/// A side.
pub fn color(color: Color) -> wire::Color {
    match color {
        Color::Red => wire::Color::Red,
        Color::Black => wire::Color::Black,
    }
}

/// The wire's time control, if it is within the limits.
pub fn read_time(time: &wire::TimeControl) -> Result<game::TimeControl, game::TimeControlFault> {
    game::TimeControl::try_new(game::TimeParts {
        initial: Millis(time.initial),
        increment: Millis(time.increment),
        move_cap: time.move_cap.map(Millis),
        byoyomi: time.byoyomi.map(|byoyomi| game::Byoyomi {
            period: Millis(byoyomi.period),
            periods: byoyomi.periods,
        }),
        quotas: time
            .quotas
            .iter()
            .map(|quota| game::Quota {
                moves: quota.moves,
                bonus: Millis(quota.bonus),
            })
            .collect(),
        first_move: time.first_move.map(Millis),
    })
}

/// A time control.
pub fn time(time: &game::TimeControl) -> wire::TimeControl {
    let parts = time.parts();
    wire::TimeControl {
        initial: parts.initial.0,
        increment: parts.increment.0,
        move_cap: parts.move_cap.map(|cap| cap.0),
        byoyomi: parts.byoyomi.map(|byoyomi| wire::Byoyomi {
            period: byoyomi.period.0,
            periods: byoyomi.periods,
        }),
        quotas: parts
            .quotas
            .iter()
            .map(|quota| wire::Quota {
                moves: quota.moves,
                bonus: quota.bonus.0,
            })
            .collect(),
        first_move: parts.first_move.map(|first| first.0),
    }
}

/// Both clocks at a moment.
pub fn clock(view: &game::ClockView) -> wire::ClockView {
    let side = |side: game::SideClock| wire::SideClock {
        remaining: side.remaining.0,
        periods: side.periods,
        in_byoyomi: side.in_byoyomi,
        move_left: side.move_left.map(|left| left.0),
        quota_left: side.quota_left,
    };
    let ByColor { red, black } = view.sides;
    wire::ClockView {
        red: side(red),
        black: side(black),
        running: view.running.map(color),
        at: view.at.0,
    }
}

/// How a game ended.
pub fn outcome(outcome: game::Outcome) -> wire::Outcome {
    use game::GameResult;
    let result = match outcome.result {
        GameResult::RedWins => wire::Result::RedWins,
        GameResult::BlackWins => wire::Result::BlackWins,
        GameResult::Draw => wire::Result::Draw,
        GameResult::BothLose => wire::Result::BothLose,
        GameResult::Aborted => wire::Result::Aborted,
    };
    wire::Outcome {
        result,
        reason: reason(outcome.reason),
    }
}

/// Why it did.
pub fn reason(reason: EndReason) -> wire::EndReason {
    match reason {
        EndReason::Checkmate => wire::EndReason::Checkmate,
        EndReason::Stalemate => wire::EndReason::Stalemate,
        EndReason::Resignation => wire::EndReason::Resignation,
        EndReason::Timeout => wire::EndReason::Timeout,
        EndReason::MoveTimeout => wire::EndReason::MoveTimeout,
        EndReason::QuotaTimeout => wire::EndReason::QuotaTimeout,
        EndReason::Agreement => wire::EndReason::Agreement,
        EndReason::Abandonment => wire::EndReason::Abandonment,
        EndReason::Repetition => wire::EndReason::Repetition,
        EndReason::PerpetualCheck => wire::EndReason::PerpetualCheck,
        EndReason::PerpetualKill => wire::EndReason::PerpetualKill,
        EndReason::PerpetualChase => wire::EndReason::PerpetualChase,
        EndReason::PerpetualAttack => wire::EndReason::PerpetualAttack,
        EndReason::TooManyChases => wire::EndReason::TooManyChases,
        EndReason::TooManyChecks => wire::EndReason::TooManyChecks,
        EndReason::NoCapture => wire::EndReason::NoCapture,
        EndReason::NoProgress => wire::EndReason::NoProgress,
        EndReason::LengthLimit => wire::EndReason::LengthLimit,
        EndReason::DeadMaterial => wire::EndReason::DeadMaterial,
        EndReason::BothAtFault => wire::EndReason::BothAtFault,
        EndReason::Aborted => wire::EndReason::Aborted,
        EndReason::FirstMoveTimeout => wire::EndReason::FirstMoveTimeout,
        EndReason::ServerFault => wire::EndReason::ServerFault,
    }
}

/// Why something was not done.
pub fn refusal(refusal: &game::Refusal) -> wire::Refusal {
    use game::Refusal;
    match refusal {
        Refusal::NotStarted => wire::Refusal::NotStarted,
        Refusal::GameOver => wire::Refusal::GameOver,
        Refusal::NotOver => wire::Refusal::NotOver,
        Refusal::NotYourTurn => wire::Refusal::NotYourTurn,
        Refusal::StalePly => wire::Refusal::StalePly,
        Refusal::Illegal(_) => wire::Refusal::IllegalMove,
        Refusal::Forbidden(Forbidden::TooManyChecks { .. }) => wire::Refusal::ForbiddenCheck,
        Refusal::Forbidden(Forbidden::TooManyChases { .. }) => wire::Refusal::ForbiddenChase,
        Refusal::Forbidden(Forbidden::Repeats { .. }) => wire::Refusal::ForbiddenRepetition,
        Refusal::NoOffer => wire::Refusal::NoOffer,
        Refusal::AlreadyOffered => wire::Refusal::AlreadyOffered,
        Refusal::OfferedTooSoon => wire::Refusal::OfferedTooSoon,
        Refusal::OfferForbidden => wire::Refusal::OfferForbidden,
        Refusal::NothingToTakeBack => wire::Refusal::NothingToTakeBack,
        Refusal::TooLateToAbort => wire::Refusal::TooLateToAbort,
        Refusal::NotAbandoned => wire::Refusal::NotAbandoned,
        Refusal::Paused => wire::Refusal::Paused,
        Refusal::TimeIsUp => wire::Refusal::TimeIsUp,
    }
}

/// Which rule of the arbiter's the move would have broken, if that is why.
pub fn forbidden(refusal: &game::Refusal) -> Option<wire::Forbidden> {
    let game::Refusal::Forbidden(forbidden) = *refusal else {
        return None;
    };
    Some(match forbidden {
        Forbidden::TooManyChecks { most } => wire::Forbidden::Checks { most },
        Forbidden::TooManyChases { most } => wire::Forbidden::Chases { most },
        Forbidden::Repeats { times, offence } => wire::Forbidden::Repetition {
            times,
            offence: offence.map(|offence| reason(EndReason::from(offence))),
        },
    })
}

/// What the ruleset has follow when a position has come too often.
fn consequence(ruleset: &Ruleset, at_fault: bool) -> wire::Consequence {
    let Some(rule) = &ruleset.parts().repetition else {
        return wire::Consequence::Nothing;
    };
    match (at_fault, rule.fault, rule.no_fault) {
        (true, FaultRule::Loses, _) => wire::Consequence::Loses,
        (true, FaultRule::Refused, _) | (false, _, NoFaultRule::Refused) => {
            wire::Consequence::Refused
        }
        (false, _, NoFaultRule::Draw) => wire::Consequence::Ruling,
        (false, _, NoFaultRule::Claim) => wire::Consequence::Claim,
        (false, _, NoFaultRule::PlayOn) => wire::Consequence::Nothing,
    }
}

/// What the arbiter says before it rules, with what follows under the ruleset.
pub fn notice(ruleset: &Ruleset, notice: game::Notice) -> wire::Notice {
    use game::Notice;
    match notice {
        Notice::Repetition {
            times,
            limit,
            fault,
        } => wire::Notice::Repetition {
            times,
            limit,
            fault: fault.map(|fault| wire::Offender {
                by: color(fault.by),
                reason: reason(EndReason::from(fault.reason)),
            }),
            then: consequence(ruleset, fault.is_some()),
        },
        Notice::Chases { by, times, limit } => wire::Notice::Chases {
            by: color(by),
            times,
            limit,
        },
        Notice::Claimable { reason: why } => wire::Notice::Claimable {
            reason: reason(EndReason::from(why)),
        },
        Notice::Checks { by, times, limit } => wire::Notice::Checks {
            by: color(by),
            times,
            limit,
        },
        Notice::NoCapture { plies, limit } => wire::Notice::NoCapture { plies, limit },
        Notice::NoProgress { plies, limit } => wire::Notice::NoProgress { plies, limit },
        Notice::Length { plies, limit } => wire::Notice::Length { plies, limit },
    }
}

/// A draw that may be claimed, with how much of it the ruleset asks for.
pub fn claim(ruleset: &Ruleset, why: Reason) -> wire::Claim {
    let parts = ruleset.parts();
    let count = match why {
        Reason::NoCapture => parts.no_capture.map(|rule| rule.plies() / 2),
        Reason::NoProgress => parts.no_progress.map(|rule| rule.plies() / 2),
        _ => parts.repetition.as_ref().map(|rule| rule.occurrences),
    };
    wire::Claim {
        reason: reason(why.into()),
        count: count.unwrap_or_default(),
    }
}

/// A move on the record.
pub fn played(played: game::PlayedMove) -> wire::PlayedMove {
    wire::PlayedMove {
        mv: played.m.to_string(),
        spent: played.spent.0,
    }
}

/// Standing offers.
pub fn offers(offers: game::Offers) -> wire::Offers {
    wire::Offers {
        draw: offers.draw.map(color),
        takeback: offers.takeback.map(color),
        rematch: offers.rematch.map(color),
    }
}

/// A player who is away.
pub fn absence(absence: game::Absence) -> wire::Absence {
    wire::Absence {
        color: color(absence.color),
        claim_at: absence.claim_at.0,
    }
}

/// A pause of the clocks.
pub fn pause(until: Timestamp) -> wire::Pause {
    wire::Pause { until: until.0 }
}
