//! The Universal Chinese Chess Interface, version 3.0.

mod command;
mod go;
mod manners;
mod option;
mod session;
mod telling;

pub use command::{Command, Reading};
pub use go::Go;
pub use session::{Session, converse};
