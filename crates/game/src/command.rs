//! What may be asked of a game.

use crate::{Millis, Timestamp};
use xiangqi::{Color, Move};

/// Who wants what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A player does something.
    Player(Color, Action),
    /// The shell reports something. Signals are never refused; one that changes nothing yields no
    /// event.
    System(Signal),
}

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Make a move.
    Move {
        /// The move.
        m: Move,
        /// The number it will have, from 1; any other is refused.
        ply: u16,
        /// The delay of the network as the server measured it; forgiven as far as the
        /// [lag bank](crate::Clock) of the side allows.
        lag: Millis,
    },
    /// Give up.
    Resign,
    /// Offer a draw; while the opponent's offer stands, agree to it. An offer lapses when the
    /// opponent moves. An offer that was declined or has lapsed may be repeated after
    /// [`DRAW_OFFER_GAP`](crate::DRAW_OFFER_GAP) own moves. An offer that the ruleset upholds
    /// without consent ends the game and never has to wait.
    OfferDraw,
    /// Agree to the opponent's draw offer.
    AcceptDraw,
    /// Decline it.
    DeclineDraw,
    /// Ask to take the own last move back, and the reply to it if it has been made. Lapses with
    /// any move; may be repeated after [`TAKEBACK_OFFER_GAP`](crate::TAKEBACK_OFFER_GAP) own moves.
    OfferTakeback,
    /// Let the opponent take their move back.
    AcceptTakeback,
    /// Do not.
    DeclineTakeback,
    /// Call the game off; possible until both have moved.
    Abort,
    /// Claim the game because the opponent is away; see [`Game::absence`](crate::Game::absence).
    ClaimAbandonment,
    /// After the end: offer a new game; while the opponent's offer stands, agree to it. Once
    /// declined, only the other side can offer again.
    OfferRematch,
    /// Agree to the opponent's offer of a new game.
    AcceptRematch,
    /// Decline it.
    DeclineRematch,
}

/// What the shell reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Both sit and the colours are settled: the game begins.
    Start,
    /// Time has passed: [`Game::next_deadline`](crate::Game::next_deadline) may be reached.
    Tick,
    /// A player's last connection is gone.
    Left(Color),
    /// A player is connected again. Ends a pause when that player is to move.
    Returned(Color),
    /// The server has come up again. Time after `alive`, the last moment at which the server is
    /// known to have run, is nobody's; the clock of the side to move goes on when that player is
    /// back, at the latest after [`RESTART_GRACE`](crate::RESTART_GRACE). Both players count as
    /// away until they return.
    Pause {
        /// The last moment at which the server is known to have run.
        alive: Timestamp,
    },
    /// A fault of the server ends the game; it does not count.
    Fail,
}
