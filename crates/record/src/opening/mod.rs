//! Which opening a game is, by the ECCO codes (*Encyclopedia of Chinese Chess Openings*, 2004).
//!
//! What makes a code is which moves each side has made, as `lines.tsv` lists them. Their order
//! counts only where the classification itself goes by it: it is divided by Red's first move, and a
//! delayed chariot is one that comes later. A game mirrored left to right is the same game. The line
//! that is complete latest, within the first [`MAX_PLIES`], gives the code.

mod line;
mod table;
#[cfg(test)]
mod tests;

use crate::Record;
use table::TABLE;
use xiangqi::{File, Move, Square};

/// How much of a game is looked at.
pub const MAX_PLIES: usize = 20;

/// The code of whatever follows no line.
const OTHER: &str = "A00";

/// An opening: its code and what players call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The ECCO code, `A00`–`E48`.
    pub code: &'static str,
    /// The name in simplified Chinese.
    pub zh: &'static str,
    /// The name in Vietnamese.
    pub vi: &'static str,
    /// The name in English.
    pub en: &'static str,
}

impl Opening {
    /// The name in the language with this tag: `vi`, `zh` with whatever follows it, or else
    /// English.
    pub fn name(&self, language: &str) -> &'static str {
        match language.split('-').next() {
            Some("vi") => self.vi,
            Some("zh") => self.zh,
            _ => self.en,
        }
    }
}

/// Every opening by its code.
pub fn all() -> &'static [Opening] {
    TABLE.openings()
}

/// The opening with an ECCO code.
pub fn by_code(code: &str) -> Option<&'static Opening> {
    TABLE.get(code)
}

/// The opening of a record's main line; none if it has no move or starts from a position of its own.
pub fn of(record: &Record) -> Option<&'static Opening> {
    if !record.is_from_start() {
        return None;
    }
    let nodes = record.tree.main_line().take(MAX_PLIES);
    let moves: Vec<_> = nodes
        .filter_map(|id| Some(record.tree.node(id)?.m))
        .collect();
    of_moves(&moves)
}

/// The opening of a game that starts as every game does; none if it has no move.
pub fn of_moves(moves: &[Move]) -> Option<&'static Opening> {
    let moves = moves.get(..MAX_PLIES).unwrap_or(moves);
    if moves.is_empty() {
        return None;
    }
    let mirrored: Vec<_> = moves.iter().copied().map(mirrored).collect();
    let found = TABLE
        .deepest(moves)
        .into_iter()
        .chain(TABLE.deepest(&mirrored));
    let deepest = found.max_by_key(|&(depth, opening)| (depth, opening.code));
    deepest.map_or_else(|| by_code(OTHER), |(_, opening)| Some(opening))
}

/// The same move with left and right exchanged.
fn mirrored(m: Move) -> Move {
    let mirrored = |square: Square| {
        let file = File::all().nth(8 - usize::from(square.file().index()));
        Square::new(file.unwrap_or(square.file()), square.rank())
    };
    Move::new(mirrored(m.from), mirrored(m.to))
}
