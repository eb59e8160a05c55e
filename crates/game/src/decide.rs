//! Commands → events.

use crate::{
    Action, Command, EndReason, Event, Flag, Game, Happening, Millis, Outcome, Phase, Refusal,
    Signal, Timestamp,
};
use arbiter::{Arbiter, OfferRuling};
use xiangqi::{Color, Move};

/// Own moves after which a declined draw offer may be repeated.
pub const DRAW_OFFER_GAP: u16 = 10;
/// Own moves after which a declined request for a takeback may be repeated.
pub const TAKEBACK_OFFER_GAP: u16 = 1;

pub(crate) fn decide(game: &Game, command: Command, now: Timestamp) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Player(by, action) => {
            let happenings = act(game, by, action, now)?;
            Ok(happenings
                .into_iter()
                .map(|what| Event { at: now, what })
                .collect())
        }
        Command::System(signal) => Ok(report(game, signal, now)),
    }
}

fn act(game: &Game, by: Color, action: Action, now: Timestamp) -> Result<Vec<Happening>, Refusal> {
    let rematch = matches!(
        action,
        Action::OfferRematch | Action::AcceptRematch | Action::DeclineRematch
    );
    match game.phase() {
        Phase::Ready => return Err(Refusal::NotStarted),
        Phase::Playing if rematch => return Err(Refusal::NotOver),
        Phase::Over(_) if !rematch => return Err(Refusal::GameOver),
        Phase::Playing | Phase::Over(_) => {}
    }
    if game.clock().is_some_and(|clock| clock.flag(now).is_some()) {
        return Err(Refusal::TimeIsUp);
    }
    let offers = game.offers();
    match action {
        Action::Move { m, ply, lag } => make_move(game, by, m, ply, lag, now),
        Action::Resign => Ok(vec![lost(by, EndReason::Resignation)]),
        Action::OfferDraw => offer_draw(game, by),
        Action::AcceptDraw => {
            answerable(offers.draw, by)?;
            Ok(vec![agreed()])
        }
        Action::DeclineDraw => {
            answerable(offers.draw, by)?;
            Ok(vec![Happening::DrawDeclined { by }])
        }
        Action::OfferTakeback => offer_takeback(game, by),
        Action::AcceptTakeback => {
            answerable(offers.takeback, by)?;
            let undone = if game.position().turn() == by { 1 } else { 2 };
            let left = game.history().len().saturating_sub(undone);
            Ok(vec![Happening::TakenBack {
                ply: u16::try_from(left).unwrap_or(u16::MAX),
            }])
        }
        Action::DeclineTakeback => {
            answerable(offers.takeback, by)?;
            Ok(vec![Happening::TakebackDeclined { by }])
        }
        Action::Abort if game.both_moved() => Err(Refusal::TooLateToAbort),
        Action::Abort => Ok(vec![ended(Outcome::aborted(EndReason::Aborted))]),
        Action::ClaimAbandonment => match game.absence() {
            Some(absence) if absence.color != by && absence.claim_at <= now => {
                Ok(vec![lost(!by, EndReason::Abandonment)])
            }
            _ => Err(Refusal::NotAbandoned),
        },
        Action::OfferRematch => offer_rematch(game, by),
        Action::AcceptRematch => {
            answerable(offers.rematch, by)?;
            Ok(vec![Happening::RematchAgreed])
        }
        Action::DeclineRematch => {
            answerable(offers.rematch, by)?;
            Ok(vec![Happening::RematchDeclined { by }])
        }
    }
}

fn make_move(
    game: &Game,
    by: Color,
    m: Move,
    ply: u16,
    lag: Millis,
    now: Timestamp,
) -> Result<Vec<Happening>, Refusal> {
    if usize::from(ply) != game.history().len() + 1 {
        return Err(Refusal::StalePly);
    }
    if game.position().turn() != by {
        return Err(Refusal::NotYourTurn);
    }
    if game.pause_until().is_some() {
        return Err(Refusal::Paused);
    }
    let spent = match game.clock() {
        Some(clock) => clock.charge(now, lag).map_err(|_| Refusal::TimeIsUp)?,
        None => game.thinking(now),
    };
    game.position().judge(m).map_err(Refusal::Illegal)?;
    game.settings()
        .ruleset
        .permits(game.history(), m)
        .map_err(Refusal::Forbidden)?;
    let mut after = game.history().clone();
    after.push(m).map_err(Refusal::Illegal)?;

    let mut happenings = vec![Happening::Moved { m, spent }];
    if let Some(outcome) = game.end_of(&after) {
        happenings.push(ended(outcome));
        return Ok(happenings);
    }
    if game.offers().draw == Some(!by) {
        happenings.push(Happening::DrawDeclined { by });
    }
    if game.offers().takeback.is_some() {
        happenings.push(Happening::TakebackDeclined { by });
    }
    Ok(happenings)
}

fn offer_draw(game: &Game, by: Color) -> Result<Vec<Happening>, Refusal> {
    match game.offers().draw {
        Some(offerer) if offerer == by => return Err(Refusal::AlreadyOffered),
        Some(_) => return Ok(vec![agreed()]),
        None => {}
    }
    let too_soon = too_soon(game, by, game.declined[by].draw, DRAW_OFFER_GAP);
    match game.settings().ruleset.draw_offer(game.history(), by) {
        OfferRuling::Upheld(verdict) => Ok(vec![
            Happening::DrawOffered { by },
            ended(Outcome::from(&verdict)),
        ]),
        _ if too_soon => Err(Refusal::OfferedTooSoon),
        OfferRuling::Stands => Ok(vec![Happening::DrawOffered { by }]),
        OfferRuling::Forbidden => Err(Refusal::OfferForbidden),
    }
}

fn offer_takeback(game: &Game, by: Color) -> Result<Vec<Happening>, Refusal> {
    if game.own_moves(by) == 0 {
        return Err(Refusal::NothingToTakeBack);
    }
    if game.offers().takeback.is_some() {
        return Err(Refusal::AlreadyOffered);
    }
    if too_soon(game, by, game.declined[by].takeback, TAKEBACK_OFFER_GAP) {
        return Err(Refusal::OfferedTooSoon);
    }
    Ok(vec![Happening::TakebackOffered { by }])
}

fn offer_rematch(game: &Game, by: Color) -> Result<Vec<Happening>, Refusal> {
    match game.offers().rematch {
        _ if game.rematch_agreed => Err(Refusal::AlreadyOffered),
        Some(offerer) if offerer == by => Err(Refusal::AlreadyOffered),
        Some(_) => Ok(vec![Happening::RematchAgreed]),
        None if game.declined[by].rematch => Err(Refusal::OfferedTooSoon),
        None => Ok(vec![Happening::RematchOffered { by }]),
    }
}

/// Whether an offer of `by` was declined fewer than `gap` of its own moves ago.
fn too_soon(game: &Game, by: Color, declined: Option<u16>, gap: u16) -> bool {
    declined.is_some_and(|moves| game.own_moves(by) < moves.saturating_add(gap))
}

fn answerable(offer: Option<Color>, by: Color) -> Result<(), Refusal> {
    if offer == Some(!by) {
        Ok(())
    } else {
        Err(Refusal::NoOffer)
    }
}

fn report(game: &Game, signal: Signal, now: Timestamp) -> Vec<Event> {
    let event = |what| Event { at: now, what };
    match (game.phase(), signal) {
        (Phase::Ready, Signal::Start) => {
            let end = game.end_of(game.history()).map(ended);
            [Happening::Started]
                .into_iter()
                .chain(end)
                .map(event)
                .collect()
        }
        (Phase::Playing, Signal::Tick) => tick(game, now).into_iter().map(event).collect(),
        (Phase::Playing, Signal::Pause { alive }) => match flag(game, alive) {
            Some(what) => vec![Event { at: alive, what }],
            None => vec![event(Happening::Paused { since: alive })],
        },
        (Phase::Ready | Phase::Playing, Signal::Left(color)) if !game.is_away(color) => {
            vec![event(Happening::Left { color })]
        }
        (Phase::Ready | Phase::Playing, Signal::Returned(color)) if game.is_away(color) => {
            let resumes = game.pause_until().is_some() && game.position().turn() == color;
            let resumed = resumes.then_some(Happening::Resumed);
            [Happening::Returned { color }]
                .into_iter()
                .chain(resumed)
                .map(event)
                .collect()
        }
        (Phase::Ready | Phase::Playing, Signal::Fail) => {
            vec![event(ended(Outcome::aborted(EndReason::ServerFault)))]
        }
        _ => Vec::new(),
    }
}

fn tick(game: &Game, now: Timestamp) -> Option<Happening> {
    match game.pause_until() {
        Some(until) => (now >= until).then_some(Happening::Resumed),
        None => flag(game, now),
    }
}

/// The end of the game by the clock, if a flag has fallen at `now`.
fn flag(game: &Game, now: Timestamp) -> Option<Happening> {
    let (color, flag) = game.clock()?.flag(now)?;
    Some(ended(match flag {
        Flag::Time => Outcome::lost_by(color, EndReason::Timeout),
        Flag::MoveCap => Outcome::lost_by(color, EndReason::MoveTimeout),
        Flag::Quota => Outcome::lost_by(color, EndReason::QuotaTimeout),
        Flag::FirstMove => Outcome::aborted(EndReason::FirstMoveTimeout),
    }))
}

fn ended(outcome: Outcome) -> Happening {
    Happening::Ended { outcome }
}

fn lost(color: Color, reason: EndReason) -> Happening {
    ended(Outcome::lost_by(color, reason))
}

fn agreed() -> Happening {
    ended(Outcome::draw(EndReason::Agreement))
}
