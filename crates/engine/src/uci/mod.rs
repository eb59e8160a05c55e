//! The Universal Chess Interface, as xiangqi programs speak it.

mod command;
mod go;
mod option;
mod session;
mod telling;

pub use command::{Command, Reading};
pub use go::Go;
pub use session::{Session, converse};
