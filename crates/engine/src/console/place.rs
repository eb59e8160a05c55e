//! Where a search begins: a position and the moves after it.

use super::{Fault, Ranks, Words};
use arbiter::History;
use xiangqi::{Move, Position};

/// A game as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Where it began.
    pub start: Position,
    /// The moves since, not yet known to be legal.
    pub moves: Vec<Move>,
}

impl Place {
    /// Reads `startpos` or `fen …`, and `moves …`.
    pub(crate) fn read(words: &mut Words<'_>, ranks: Ranks) -> Result<Box<Self>, Fault> {
        let (start, moves_follow) = if words.accept("startpos") {
            (Position::start(), words.accept("moves"))
        } else if words.accept("fen") {
            let (fen, moves_follow) = words.until("moves");
            (Position::from_fen(&fen)?, moves_follow)
        } else {
            return Err(Fault::NoPlace);
        };
        let mut moves = Vec::new();
        if moves_follow {
            for word in words.by_ref() {
                moves.push(ranks.read(word).ok_or_else(|| Fault::no_move(word))?);
            }
        } else if let Some(found) = words.next() {
            return Err(Fault::word(found, "position"));
        }
        Ok(Box::new(Self { start, moves }))
    }

    /// Plays the moves. From a history of the same game it goes on, so that what is known of its
    /// plies stays known.
    pub(crate) fn reach(&self, before: Option<History>) -> Result<History, Fault> {
        let mut history = before
            .filter(|before| *before.start() == self.start)
            .unwrap_or_else(|| History::new(self.start.clone()));
        let common = history.moves().zip(&self.moves);
        let common = common.take_while(|(old, new)| old == *new).count();
        if common < history.len() {
            history.truncate(common);
        }
        for (&m, ply) in self.moves.iter().zip(1..).skip(common) {
            history
                .push(m)
                .map_err(|why| Fault::Illegal { ply, m, why })?;
        }
        Ok(history)
    }
}
