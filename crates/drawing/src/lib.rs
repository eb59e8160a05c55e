//! Diagrams of a board: an SVG as good as a book's, and a board of characters for a terminal.
//!
//! Nothing here needs a font: the men's characters, the numbers and the river's words are outlines
//! that were taken from a free font once. Same board and options, same bytes.
//!
//! ```
//! use drawing::{Options, Picture};
//! use xiangqi::Position;
//!
//! let mut position = Position::start();
//! let m = "h2e2".parse()?;
//! position.play(m)?;
//! let mut picture = Picture::new(position.board(), Options::default());
//! picture.last_move = Some(m);
//! assert!(picture.to_string().starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod glyphs;
mod ground;
mod ink;
mod layout;
mod marks;
mod men;
mod options;
mod picture;
mod text;

pub use marks::{Mark, MarkColor};
pub use options::{MAX_SIZE, MIN_SIZE, Numbers, Options, River, Style};
pub use picture::Picture;
pub use text::TextBoard;
