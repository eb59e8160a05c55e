//! The board of xiangqi (cờ tướng) and its moves.
//!
//! A [`Position`] is always one that can stand on a board; it lists its legal moves and, for a move
//! that is not legal, says why ([`Illegal`]) and which squares are to blame. A [`Diagram`] is any
//! arrangement of pieces, for study. The crate knows the laws of movement and no ruleset:
//! repetition, counting and claims belong to an arbiter.
//!
//! Squares are named as in UCCI: files `a`–`i` from Red's left, ranks `0`–`9` from Red's side.
//!
//! ```
//! use xiangqi::{Illegal, Position};
//!
//! let mut position = Position::start();
//! position.play("h2e2".parse()?)?;
//! let refusal = position.judge("h9f8".parse()?);
//! assert_eq!(refusal, Err(Illegal::HorseLegBlocked { leg: "g9".parse()? }));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod after;
mod bitboard;
mod board;
mod color;
mod count;
mod danger;
mod diagram;
mod fault;
mod fen;
mod file;
mod generate;
mod illegal;
mod judge;
mod lines;
mod move_list;
mod moves;
mod perft;
mod piece;
mod position;
mod rank;
mod role;
mod siege;
mod square;
mod status;
mod tables;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::{ByColor, Color};
pub use diagram::Diagram;
pub use fault::{PositionFault, PositionFaults};
pub use fen::{FenError, FenNote, FenOrPositionError, FenReading};
pub use file::File;
pub use illegal::Illegal;
pub use move_list::MoveList;
pub use moves::{Move, ParseMoveError};
#[cfg(feature = "std")]
pub use perft::perft_threads;
pub use perft::{perft, perft_divide};
pub use piece::Piece;
pub use position::{Position, Undo};
pub use rank::Rank;
pub use role::Role;
pub use siege::Siege;
pub use square::{ParseSquareError, Square};
pub use status::Status;
