//! What people write down of a game, both ways: the tree of moves with what is said about them, move
//! texts in the notations people use, and the files they keep them in.
//!
//! Reading never guesses and loses nothing silently. What a move's text leaves open is settled by
//! what is legal; what stays open is an error that lists the candidates. What a file's reader had to
//! repair or to leave out stands in its [`Report`].
//!
//! ```
//! use record::{notation::vietnamese, read_any};
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

pub mod annotation;
pub mod encoding;
pub mod format;
pub mod headers;
pub mod limits;
pub mod notation;
pub mod opening;
mod record;
mod replay;
mod report;
mod result;
mod tree;
mod value;

pub use annotation::Annotation;
pub use encoding::Encoding;
pub use format::{
    Format, Import, ReadError, ReadOptions, Reader, WriteError, WriteOptions, Writer,
};
pub use headers::Headers;
pub use notation::{Notation, NotationError, read_any};
pub use record::Record;
pub use replay::{Ground, Replay};
pub use report::{IllegalNode, Lost, Place, Remark, RemarkKind, Report, Severity, Undecoded};
pub use result::Outcome;
pub use tree::{Node, NodeId, Step, Tree};
pub use value::{Value, Values};
