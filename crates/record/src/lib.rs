//! What people write down: move texts, both ways, each notation its own module.
//!
//! Reading never guesses. What a text leaves open is settled by what is legal; what stays open is
//! an error that lists the candidates.
//!
//! ```
//! use record::{read_any, vietnamese};
//! use xiangqi::Position;
//!
//! let start = Position::start();
//! let m = read_any(&start, "p2-5")?;
//! assert_eq!(m.to_string(), "h2e2");
//! assert_eq!(vietnamese::write(&start, m)?, "P2-5");
//! assert_eq!(read_any(&start, "Pháo 2 bình 5")?, m);
//! assert_eq!(read_any(&start, "H2-E2")?, m);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod coordinate;
mod error;
mod step;
pub mod vietnamese;

pub use error::NotationError;

use xiangqi::{Move, Position};

/// The longest text that is looked at; the longest move anybody writes is far shorter.
pub const MAX_LEN: usize = 64;

/// Reads a move somebody typed: Vietnamese notation, or else coordinates. The two have no text in
/// common.
pub fn read_any(position: &Position, text: &str) -> Result<Move, NotationError> {
    match vietnamese::read(position, text) {
        Err(NotationError::Unreadable) => coordinate::read(position, text),
        result => result,
    }
}
