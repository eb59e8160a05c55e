//! The rules of the crate against everything else that knows them: published counts, a second
//! reading of the rule text, corpora of FENs, and what must hold in any position.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

mod differential;
mod fens;
mod invariants;
mod mailbox;
mod perft;
mod play;
mod scatter;
