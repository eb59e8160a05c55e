//! One file a subcommand: its arguments, and what it does with them.

pub(crate) mod bench;
pub(crate) mod convert;
pub(crate) mod fen;
pub(crate) mod info;
pub(crate) mod judge;
pub(crate) mod load;
pub(crate) mod matches;
pub(crate) mod moves;
pub(crate) mod net;
pub(crate) mod perft;
pub(crate) mod rules;
pub(crate) mod selfplay;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod ucci;
pub(crate) mod uci;
