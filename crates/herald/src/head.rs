//! How a game stands.

use crate::{convert, ruling};
use game::{Game, Phase, Timestamp};
use protocol as wire;

/// Everything about a game but its moves. Who waits for an opponent and what comes after the game
/// is nothing that a game knows: those are left open.
pub fn head(game: &Game, seats: wire::Seats, now: Timestamp) -> wire::TableHead {
    let ruleset = &game.settings().ruleset;
    wire::TableHead {
        phase: match game.phase() {
            Phase::Ready => wire::Phase::Waiting,
            Phase::Playing => wire::Phase::Playing,
            Phase::Over(_) => wire::Phase::Over,
        },
        host: None,
        seats,
        clock: game.clock_view(now).as_ref().map(convert::clock),
        first_move_by: game.first_move_by().map(|at| at.0),
        offers: convert::offers(game.offers()),
        notice: game.notice().map(|notice| convert::notice(ruleset, notice)),
        claim: game.claim().map(|reason| convert::claim(ruleset, reason)),
        ruling: ruling::of(game),
        absence: game.absence().map(convert::absence),
        pause: game.pause_until().map(convert::pause),
        outcome: game.outcome().map(convert::outcome),
        next_table: None,
    }
}

/// The moves so far.
pub fn moves(game: &Game) -> Vec<wire::PlayedMove> {
    game.moves().iter().copied().map(convert::played).collect()
}
