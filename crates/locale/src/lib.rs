//! What the rules have to say to people: a [`Message`] is the name of a sentence and its arguments;
//! a `Catalogue` turns it into text in a [`Language`].
//!
//! The sentences live in `locales/*/rules.ftl` (the rules of the board), `locales/*/arbiter.ftl`
//! (what the arbiter says) and `locales/*/record.ftl` (what is to be said of files) at the root of
//! the repository and are shared with the web client, which takes messages and has a bundle of its
//! own. `locales/*/rulesets/` holds a page on every ruleset.

#[cfg(feature = "catalogue")]
mod catalogue;
mod fen;
mod illegal;
mod language;
mod message;
mod ruleset;

#[cfg(feature = "catalogue")]
pub use catalogue::Catalogue;
pub use language::{Language, ParseLanguageError};
pub use message::{Argument, Message};
#[cfg(feature = "catalogue")]
pub use ruleset::ruleset_page;
