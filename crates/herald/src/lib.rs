//! A game told in the words of the wire.
//!
//! [`game`] and [`protocol`] do not know each other; here both are known. The server tells its
//! tables with this, and so does the browser when it keeps a table of its own.

mod convert;
mod event;
mod head;
mod ruling;

pub use convert::{
    absence, claim, clock, color, forbidden, notice, offers, outcome, pause, played, read_time,
    reason, refusal, time,
};
pub use event::event;
pub use head::{head, moves};
pub use ruling::of as ruling;
