//! Every byte that leaves a Kỳ Đài process as JSON: HTTP bodies and the two directions of the
//! WebSocket.
//!
//! The crate knows serde and nothing else. The domain crates have their own types; `server`
//! converts. The TypeScript client compiles against `web/src/lib/protocol.ts`, which the test
//! in `typescript.rs` writes from these types and which fails when the file is stale.
//!
//! # Versions
//!
//! [`VERSION`] is the number a client says in its [`ClientFrame::Hello`]. A field may be added
//! without a new version; removing one, renaming one or changing a meaning needs a new number.

mod arbiter;
mod clock;
mod fault;
mod http;
mod lobby;
mod player;
mod socket;
mod table;
#[cfg(test)]
mod typescript;

pub use arbiter::{
    Attack, Claim, Consequence, Forbidden, Label, Notice, Offender, Role, RuledPly, Ruling,
};
pub use clock::{Byoyomi, ClockView, Quota, SideClock, TimeControl};
pub use fault::{Fault, Problem, Refusal};
pub use http::{
    CreateTable, Joined, Offence, Quick, Rename, RulesetGroup, RulesetInfo, RulesetPage,
};
pub use lobby::{LobbyFrame, LobbyTable};
pub use player::{Color, Me, Player, SeatChoice, Seats, Visibility};
pub use socket::{Action, ClientFrame, NumberedEvent, ServerFrame};
pub use table::{
    Absence, EndReason, Event, Offers, Outcome, Pause, Phase, PlayedMove, Presence, Result,
    TableHead, TableSettings, TableState,
};

/// The protocol's version, said by both sides when a socket opens.
pub const VERSION: u32 = 1;

/// The text frame a client sends, outside JSON, to learn whether the connection lives.
pub const PING: &str = "0";

/// The text frame the server answers [`PING`] with.
pub const PONG: &str = "1";
