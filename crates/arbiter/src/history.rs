//! The true course of a game, with what each ply did.

use std::iter;
use xiangqi::{Color, Illegal, Move, Piece, Position, Role};

/// A game from its start position, ply by ply.
///
/// Places in it are counted like this: place 0 is the start, place *n* the position after ply
/// *n*, which is `plies()[n - 1]`.
#[derive(Clone, Debug)]
pub struct History {
    start: Position,
    position: Position,
    plies: Vec<Ply>,
}

/// A ply and its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub m: Move,
    /// What moved.
    pub piece: Piece,
    /// What it took.
    pub captured: Option<Piece>,
    /// How many checks in a row its side has given with it; zero when it is no check.
    pub checks: u16,
    /// Plies without a capture up to and including this one, those that the start position brought
    /// along counted.
    pub no_capture: u16,
    /// Plies of this game without a capture and without the advance of a soldier that has crossed
    /// the river, up to and including this one.
    pub no_progress: u16,
    /// Whether no later position can equal one from before it: a capture or a soldier's advance.
    pub irreversible: bool,
    /// How often the position after it has occurred, this time included.
    pub times: u16,
    /// The place of the occurrence before this one.
    pub previous: Option<usize>,
    key: u64,
}

impl Ply {
    /// Whether it gives check.
    pub fn is_check(&self) -> bool {
        self.checks > 0
    }
}

impl History {
    /// A game that begins here.
    pub fn new(start: Position) -> Self {
        Self {
            position: start.clone(),
            start,
            plies: Vec::new(),
        }
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where the game stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What happened in between.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The moves in between.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> {
        self.plies.iter().map(|ply| ply.m)
    }

    /// The number of plies.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether nobody has moved.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Plies since the last capture, those that the start position brought along counted.
    pub fn no_capture(&self) -> u16 {
        self.plies
            .last()
            .map_or(self.start.halfmove_clock(), |ply| ply.no_capture)
    }

    /// Makes a move, or says why it is not legal; then the history is unchanged.
    pub fn push(&mut self, m: Move) -> Result<(), Illegal> {
        let piece = self.position.board().piece_at(m.from);
        let captured = self.position.captured_by(m);
        self.position.play(m)?;
        let piece = piece.expect("a legal move moves a piece");
        let advance = piece.role == Role::Soldier && m.from.file() == m.to.file();
        let progress =
            captured.is_some() || (advance && m.from.rank().is_across_river(piece.color));
        let checks = if self.position.is_check() {
            self.checks_by(piece.color) + 1
        } else {
            0
        };
        let no_progress = self.plies.last().map_or(0, |ply| ply.no_progress);
        let mut ply = Ply {
            m,
            piece,
            captured,
            checks,
            no_capture: if captured.is_some() {
                0
            } else {
                self.no_capture().saturating_add(1)
            },
            no_progress: if progress {
                0
            } else {
                no_progress.saturating_add(1)
            },
            irreversible: captured.is_some() || advance,
            times: 1,
            previous: None,
            key: self.position.key(),
        };
        if let Some(place) = self.occurrence_before(&ply) {
            ply.previous = Some(place);
            ply.times = self.times_at(place).saturating_add(1);
        }
        self.plies.push(ply);
        Ok(())
    }

    /// Takes plies back until `plies` are left.
    pub fn truncate(&mut self, plies: usize) {
        if plies >= self.plies.len() {
            return;
        }
        self.plies.truncate(plies);
        self.position = self.start.clone();
        for ply in &self.plies {
            self.position.play(ply.m).expect("it was legal before");
        }
    }

    /// How many checks in a row `color` has given with its latest moves.
    pub fn checks_by(&self, color: Color) -> u16 {
        self.plies
            .iter()
            .rev()
            .take(2)
            .find(|ply| ply.piece.color == color)
            .map_or(0, |p| p.checks)
    }

    /// The place of the position's occurrence `back` occurrences before the last one.
    pub fn earlier_occurrence(&self, back: u16) -> Option<usize> {
        let mut place = self.plies.len();
        for _ in 0..back {
            place = self.plies[place.checked_sub(1)?].previous?;
        }
        Some(place)
    }

    fn times_at(&self, place: usize) -> u16 {
        place
            .checked_sub(1)
            .map_or(1, |index| self.plies[index].times)
    }

    /// The latest place at which the position after `next` stood already.
    fn occurrence_before(&self, next: &Ply) -> Option<usize> {
        let key_at = |place: usize| match place.checked_sub(1) {
            Some(index) => self.plies[index].key,
            None => self.start.key(),
        };
        // Newest first: a place belongs to the window when every ply after it can be undone.
        let window = iter::once(next)
            .chain(self.plies.iter().rev())
            .take_while(|ply| !ply.irreversible)
            .count();
        let newest = self.plies.len();
        (2..=window)
            .step_by(2)
            .map(|back| newest + 1 - back)
            .find(|&place| key_at(place) == next.key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(start: &str, moves: &str) -> History {
        let mut history = History::new(Position::from_fen(start).unwrap());
        for m in moves.split_whitespace() {
            history.push(m.parse().unwrap()).unwrap();
        }
        history
    }

    const CHARIOTS: &str = "3k5/9/9/9/9/3r5/9/9/R8/4K4 w - - 7 1";

    #[test]
    fn occurrences_are_counted_in_place() {
        let shuffle = "a1a2 d4d5 a2a1 d5d4";
        let history = history(CHARIOTS, &[shuffle; 3].join(" "));
        let times: Vec<_> = history.plies().iter().map(|ply| ply.times).collect();
        assert_eq!(times, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]);
        assert_eq!(history.earlier_occurrence(0), Some(12));
        assert_eq!(history.earlier_occurrence(1), Some(8));
        assert_eq!(history.earlier_occurrence(3), Some(0));
        assert_eq!(history.earlier_occurrence(4), None);
    }

    #[test]
    fn counters_start_where_the_position_says() {
        let history = history(CHARIOTS, "a1a2 d4d5");
        assert_eq!(history.no_capture(), 9);
        assert_eq!(history.plies()[1].no_progress, 2);
    }

    #[test]
    fn a_crossed_soldiers_advance_is_progress_and_no_capture() {
        // The soldier's step over the river is not yet one of a soldier that has crossed.
        let history = history(
            "3k5/9/9/9/9/P8/9/9/9/4K4 w - - 0 1",
            "a4a5 d9d8 a5a6 d8d9 a6b6 d9d8",
        );
        let counts: Vec<_> = history
            .plies()
            .iter()
            .map(|ply| (ply.no_capture, ply.no_progress))
            .collect();
        assert_eq!(counts, [(1, 1), (2, 2), (3, 0), (4, 1), (5, 2), (6, 3)]);
    }

    #[test]
    fn checks_are_counted_for_each_side() {
        let history = history(
            "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1",
            "d9e9 d4e4 e9d9 e4d4 d9e9 d4a4",
        );
        assert_eq!(
            history
                .plies()
                .iter()
                .map(|ply| ply.checks)
                .collect::<Vec<_>>(),
            [0, 1, 0, 2, 0, 0]
        );
        assert_eq!(history.checks_by(Color::Red), 0);
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let mut history = history(CHARIOTS, "a1a2");
        let before = history.clone();
        assert!(history.push("a2a3".parse().unwrap()).is_err());
        assert_eq!(history.position().key(), before.position().key());
        assert_eq!(history.plies(), before.plies());
    }

    #[test]
    fn taking_back_restores_position_and_facts() {
        let mut long = history(CHARIOTS, "a1a2 d4d5 a2a1 d5d4 a1b1");
        long.truncate(3);
        let short = history(CHARIOTS, "a1a2 d4d5 a2a1");
        assert_eq!(long.plies(), short.plies());
        assert_eq!(long.position().fen(), short.position().fen());
    }
}
