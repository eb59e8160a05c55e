//! What has to hold of whatever bytes somebody opens. Nothing may panic; what is checked besides is
//! said at each function.

mod encoding;
mod notation;
mod reading;
mod talking;
mod writing;

pub use encoding::decode;
pub use notation::{PLACES, read_move};
pub use reading::read;
pub use talking::{talk_ucci, talk_uci};
pub use writing::round_trip;
