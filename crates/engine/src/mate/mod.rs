//! Forced wins: found by a proof-number search, and proved move by move.
//!
//! A win is forced when the attacker has an answer to every defence until the defender has no legal
//! move, in check or not. No proof rests on a position that comes back: who has to repeat has not
//! won. So a proof needs no ruleset, and a win that only a rule about repetition would give is not
//! found.
//!
//! The search is df-pn (Nagai, "Df-pn algorithm for searching AND/OR trees and its applications",
//! 2002): it looks, depth first and within bounds on proof and disproof numbers, where the least is
//! left to be shown. At every position it asks a narrow search, which looks only at checks, in
//! proportion to its own effort; the same narrow search says whether a quiet move threatens anything.
//! A disproof that rests on a line coming back is kept only for the way it was found on (the "graph
//! history interaction" of Kishimoto and Müller, 2004).

mod budget;
mod finding;
mod narrow;
mod numbers;
mod path;
mod proof;
mod search;
mod solver;
mod table;

pub use budget::Budget;
pub use proof::Proof;
pub use solver::{Answer, Solver, Verdict};
