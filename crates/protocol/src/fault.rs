//! What went wrong, as closed enums; the words stand in `locales/`.

use serde::{Deserialize, Serialize};

/// Why an action at a table was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// Only the two players may do this.
    NotAPlayer,
    /// Both seats are taken.
    TableFull,
    /// One cannot play oneself.
    AlreadySeated,
    /// This person sits at as many unfinished tables as one may.
    TooManyTables,
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    GameOver,
    /// The game is not over yet.
    NotOver,
    /// It is the opponent's turn.
    NotYourTurn,
    /// The move's number is not the next one: it came late or twice.
    StalePly,
    /// The text is no move.
    UnreadableMove,
    /// The rules of movement forbid it; the client can say why from the position.
    IllegalMove,
    /// The arbiter forbids it: it would be one check in a row too many.
    ForbiddenCheck,
    /// The arbiter forbids it: it would be one chase of the same man in a row too many.
    ForbiddenChase,
    /// The arbiter forbids it: it would bring a position once too often.
    ForbiddenRepetition,
    /// There is no such offer to answer.
    NoOffer,
    /// The offer already stands.
    AlreadyOffered,
    /// Declined offers may not be repeated at once.
    OfferedTooSoon,
    /// The ruleset does not let a side make this offer now.
    OfferForbidden,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// Both have moved: it is too late to call the game off.
    TooLateToAbort,
    /// The opponent has not been away long enough.
    NotAbandoned,
    /// The clocks stand still while the server recovers.
    Paused,
    /// Too many actions in a short time.
    TooFast,
    /// The time had run out before this arrived.
    TimeIsUp,
}

/// Why a socket is closed, or why it could not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Fault {
    /// A frame was not one of the protocol's.
    BadFrame,
    /// The first frame was not a hello, or came too late.
    NoHello,
    /// The client speaks another version; reload the page.
    WrongVersion,
    /// There is no such table.
    NoSuchTable,
    /// Too many frames in a short time.
    TooFast,
    /// The client did not read fast enough.
    TooSlow,
    /// The server restarts; come back.
    Restart,
    /// The table met a fault of ours and was ended.
    TableFailed,
    /// The server has as many of these as it can serve.
    Full,
}

/// The body of every HTTP answer that is not a success.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Problem {
    /// The request is not one the API knows.
    BadRequest,
    /// The name is empty, too long, or has characters that cannot be shown.
    BadName,
    /// The time control is outside the limits.
    BadTimeControl,
    /// There is no ruleset of that name.
    UnknownRuleset,
    /// There is nothing at this address.
    NotFound,
    /// The request came from another site's page.
    WrongOrigin,
    /// Too many requests; try again after `seconds`.
    TooFast {
        /// Seconds to wait.
        seconds: u32,
    },
    /// This person has as many open tables as one may have.
    TooManyTables,
    /// The body is larger than the limit.
    TooLarge,
    /// The server has as many tables as it can serve.
    Full,
    /// A fault of ours; it was logged.
    Internal,
}
