//! Why a player's action was not carried out.

use arbiter::Forbidden;
use xiangqi::Illegal;

/// Why a player's action was not carried out; the game is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// It is the opponent's turn.
    #[error("it is the opponent's turn")]
    NotYourTurn,
    /// The move's number is not the next one.
    #[error("the move came late or twice")]
    StalePly,
    /// The laws of movement forbid it.
    #[error("the move is not legal")]
    Illegal(Illegal),
    /// The arbiter forbids it.
    #[error("the arbiter forbids the move: {0}")]
    Forbidden(Forbidden),
    /// There is no offer of the opponent's to answer.
    #[error("there is no offer to answer")]
    NoOffer,
    /// An offer of this kind stands, or was agreed to already.
    #[error("the offer already stands")]
    AlreadyOffered,
    /// The offer was declined too short a while ago.
    #[error("a declined offer may not be repeated at once")]
    OfferedTooSoon,
    /// The ruleset does not let this side offer a draw now.
    #[error("the ruleset forbids the offer now")]
    OfferForbidden,
    /// This side has not moved.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// Both have moved.
    #[error("it is too late to call the game off")]
    TooLateToAbort,
    /// The opponent is not away, or not for long enough.
    #[error("the opponent has not been away long enough")]
    NotAbandoned,
    /// The clocks stand still after a restart of the server.
    #[error("the clocks stand still")]
    Paused,
    /// The time had run out before; the flag falls at the next tick.
    #[error("the time has run out")]
    TimeIsUp,
}
