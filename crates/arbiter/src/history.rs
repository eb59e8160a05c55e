//! The true course of a game, with what each ply did.

use crate::{
    Facts,
    label::account::{self, Attacks, Terms},
    men::{ManSet, Men},
};
use std::{
    iter,
    ops::Range,
    sync::{Arc, OnceLock},
};
use xiangqi::{Board, ByColor, Color, Illegal, Move, Piece, Position, Role, Square, Undo};

/// A game from its start position, ply by ply.
///
/// Places in it are counted like this: place 0 is the start, place *n* the position after ply
/// *n*, which is `plies()[n - 1]`.
#[derive(Clone, Debug)]
pub struct History {
    start: Position,
    position: Position,
    plies: Vec<Ply>,
    undos: Vec<Undo>,
    men: Men,
    /// Filled in when a ruling needs them: most plies of most games are never asked about.
    facts: Vec<OnceLock<Arc<Facts>>>,
    /// Likewise, for the Chinese rules; with the terms they were looked for in.
    attacks: Vec<OnceLock<(Terms, Arc<Attacks>)>>,
}

/// A ply and what it meant for the counts.
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
    /// The men that gave those checks.
    pub checking: ManSet,
    /// The checks of each side since the last capture, this ply included.
    pub checks_since_capture: ByColor<u16>,
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
            men: Men::of(&start),
            start,
            plies: Vec::new(),
            undos: Vec::new(),
            facts: Vec::new(),
            attacks: Vec::new(),
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

    /// The men on these squares now.
    pub fn men_on(&self, squares: impl IntoIterator<Item = Square>) -> ManSet {
        self.men.set(squares)
    }

    /// Makes a move, or says why it is not legal; then the history is unchanged.
    pub fn push(&mut self, m: Move) -> Result<(), Illegal> {
        self.position.judge(m)?;
        let piece = self.position.board().piece_at(m.from);
        let piece = piece.expect("a legal move moves a piece");
        let captured = self.position.captured_by(m);
        self.undos.push(self.position.play_unchecked(m));
        self.men.carry(m);
        let mut ply = self.count(m, piece, captured);
        if let Some(place) = self.occurrence_before(&ply) {
            ply.previous = Some(place);
            ply.times = self.times_at(place).saturating_add(1);
        }
        self.plies.push(ply);
        self.facts.push(OnceLock::new());
        self.attacks.push(OnceLock::new());
        Ok(())
    }

    /// Counts on from the last ply.
    fn count(&self, m: Move, piece: Piece, captured: Option<Piece>) -> Ply {
        let advance = piece.role == Role::Soldier && m.from.file() == m.to.file();
        let progress =
            captured.is_some() || (advance && m.from.rank().is_across_river(piece.color));
        let checkers = self.position.checkers();
        let (checks, checking) = if checkers.is_empty() {
            (0, ManSet::default())
        } else {
            (
                self.checks_by(piece.color).saturating_add(1),
                self.checking(piece.color).union(self.men_on(checkers)),
            )
        };
        let last = self.plies.last();
        let mut checks_since_capture = last
            .filter(|_| captured.is_none())
            .map_or(ByColor::default(), |ply| ply.checks_since_capture);
        if checks > 0 {
            let own = &mut checks_since_capture[piece.color];
            *own = own.saturating_add(1);
        }
        let no_progress = last.map_or(0, |ply| ply.no_progress);
        Ply {
            m,
            piece,
            captured,
            checks,
            checking,
            checks_since_capture,
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
        }
    }

    /// Takes plies back until `plies` are left.
    pub fn truncate(&mut self, plies: usize) {
        while self.plies.len() > plies {
            let undo = self.undos.pop().expect("there is one for each ply");
            self.position.take_back(undo);
            self.plies.pop();
            self.facts.pop();
            self.attacks.pop();
        }
        self.men = Men::of(&self.start);
        for ply in &self.plies {
            self.men.carry(ply.m);
        }
    }

    /// The end of the game alone: every ply that can be undone, or so many if that is more. It is
    /// there to be gone on from, at a cost that does not grow with the game, and counts and circles
    /// go on as in the whole; its places are others, and it is never truncated.
    pub(crate) fn tail(&self, at_least: usize) -> Self {
        let undone = self.plies.iter().rev().take_while(|ply| !ply.irreversible);
        // Counts go on from the last ply of each side.
        let kept = undone.count().max(at_least).max(2).min(self.plies.len());
        let first = self.plies.len() - kept;
        let mut start = self.position.clone();
        for &undo in self.undos[first..].iter().rev() {
            start.take_back(undo);
        }
        let moved = |ply: &Ply| Ply {
            previous: ply.previous.and_then(|place| place.checked_sub(first)),
            ..*ply
        };
        Self {
            start,
            position: self.position.clone(),
            plies: self.plies[first..].iter().map(moved).collect(),
            undos: self.undos[first..].to_vec(),
            men: self.men.clone(),
            facts: self.facts[first..].to_vec(),
            attacks: self.attacks[first..].to_vec(),
        }
    }

    /// How many checks in a row `color` has given with its latest moves.
    pub fn checks_by(&self, color: Color) -> u16 {
        self.latest_by(color).map_or(0, |ply| ply.checks)
    }

    /// The men of `color` that gave those checks.
    pub fn checking(&self, color: Color) -> ManSet {
        self.latest_by(color)
            .map_or(ManSet::default(), |ply| ply.checking)
    }

    fn latest_by(&self, color: Color) -> Option<&Ply> {
        let mut latest = self.plies.iter().rev().take(2);
        latest.find(|ply| ply.piece.color == color)
    }

    /// The place of the position's occurrence `back` occurrences before the last one.
    pub fn earlier_occurrence(&self, back: u16) -> Option<usize> {
        let mut place = self.plies.len();
        for _ in 0..back {
            place = self.plies[place.checked_sub(1)?].previous?;
        }
        Some(place)
    }

    /// The place at which the position at a place stood before.
    pub(crate) fn earlier_than(&self, place: usize) -> Option<usize> {
        self.plies.get(place.checked_sub(1)?)?.previous
    }

    /// Whether these plies lead back to the position they began with.
    pub(crate) fn is_circle(&self, plies: &Range<usize>) -> bool {
        let mut place = plies.end;
        while place > plies.start {
            let earlier = self.plies[place - 1].previous;
            let Some(earlier) = earlier else {
                return false;
            };
            place = earlier;
        }
        place == plies.start && !plies.is_empty()
    }

    /// The key of the position at a place.
    fn key_at(&self, place: usize) -> u64 {
        match place.checked_sub(1) {
            Some(index) => self.plies[index].key,
            None => self.start.key(),
        }
    }

    /// The facts of these plies; what was looked at before is not looked at again.
    pub fn facts(&self, plies: Range<usize>) -> Vec<Arc<Facts>> {
        self.look(plies.clone());
        let known = self.facts[plies].iter();
        known.filter_map(|facts| facts.get().cloned()).collect()
    }

    /// Looks at those of these plies that have not been looked at.
    fn look(&self, plies: Range<usize>) {
        let Some(first) = plies.clone().find(|&ply| self.facts[ply].get().is_none()) else {
            return;
        };
        let mut position = self.position.clone();
        for (ply, &undo) in self.undos.iter().enumerate().skip(first).rev() {
            position.take_back(undo);
            if plies.contains(&ply) {
                self.facts[ply].get_or_init(|| Arc::new(Facts::of(&position, self.plies[ply].m)));
            }
        }
    }

    /// What these plies threaten under the Chinese rules; what was looked at before on the same
    /// terms is not looked at again. In a circle, the ply before the first is the last.
    pub(crate) fn attacks(&self, plies: &Range<usize>, terms: Terms) -> Vec<Arc<Attacks>> {
        let known = |ply: usize| {
            let (of, attacks) = self.attacks[ply].get()?;
            (*of == terms).then(|| Arc::clone(attacks))
        };
        let entry = self.entry(plies);
        let lacking = plies.clone().find(|&ply| known(ply).is_none());
        if entry.is_none() && lacking.is_none() {
            return plies.clone().filter_map(known).collect();
        }
        let begin = plies.start.saturating_sub(1);
        let positions = self.positions(begin..plies.end);
        let look = |ply: usize, earlier: Option<&Position>| {
            let before = &positions[ply - begin];
            Arc::new(account::attacks(before, self.plies[ply].m, earlier, terms))
        };
        let one = |ply: usize| {
            let earlier = (ply > begin).then(|| &positions[ply - begin - 1]);
            known(ply).unwrap_or_else(|| {
                let attacks = look(ply, earlier);
                // Those found on other terms stay; a history is asked on one set of terms.
                let kept = self.attacks[ply].get_or_init(|| (terms, Arc::clone(&attacks)));
                if kept.0 == terms {
                    Arc::clone(&kept.1)
                } else {
                    attacks
                }
            })
        };
        let first = |last: usize| look(plies.start, Some(&positions[last - begin]));
        plies
            .clone()
            .map(|ply| match entry {
                Some(last) if ply == plies.start => first(last),
                _ => one(ply),
            })
            .collect()
    }

    /// The last ply of a circle, if the ply before the circle is another.
    fn entry(&self, plies: &Range<usize>) -> Option<usize> {
        let last = plies.end.checked_sub(1)?;
        let before = plies.start.checked_sub(1);
        let same = before.is_some_and(|before| {
            self.plies[before].m == self.plies[last].m && self.plies[before].captured.is_none()
        });
        (!same && self.is_circle(plies)).then_some(last)
    }

    /// The positions before these plies.
    pub(crate) fn positions(&self, plies: Range<usize>) -> Vec<Position> {
        let mut position = self.position.clone();
        let mut positions = Vec::new();
        for (ply, &undo) in self.undos.iter().enumerate().skip(plies.start).rev() {
            position.take_back(undo);
            if ply < plies.end {
                positions.push(position.clone());
            }
        }
        positions.reverse();
        positions
    }

    /// How often the position at a place had occurred by then.
    fn times_at(&self, place: usize) -> u16 {
        place
            .checked_sub(1)
            .map_or(1, |index| self.plies[index].times)
    }

    /// The latest place at which the position after `next` stood already.
    fn occurrence_before(&self, next: &Ply) -> Option<usize> {
        let board = self.position.board();
        self.occurrence(next.key, board, next.irreversible)
    }

    /// How often the position after a legal move would have occurred, that time included.
    pub fn times_after(&self, m: Move) -> u16 {
        let mut next = self.position.clone();
        let advance = next
            .board()
            .piece_at(m.from)
            .is_some_and(|piece| piece.role == Role::Soldier && m.from.file() == m.to.file());
        let irreversible = advance || next.captured_by(m).is_some();
        next.play_unchecked(m);
        self.occurrence(next.key(), next.board(), irreversible)
            .map_or(1, |place| self.times_at(place).saturating_add(1))
    }

    fn occurrence(&self, key: u64, board: &Board, irreversible: bool) -> Option<usize> {
        // Newest first: a place belongs to the window when every ply after it can be undone.
        let flags = self.plies.iter().rev().map(|ply| ply.irreversible);
        let window = iter::once(irreversible)
            .chain(flags)
            .take_while(|&irreversible| !irreversible)
            .count();
        let newest = self.plies.len();
        (2..=window)
            .step_by(2)
            .map(|back| newest + 1 - back)
            .find(|&place| self.key_at(place) == key && self.stood(place, board))
    }

    /// Whether the men stood like this at a place: equal keys are a hint and no proof.
    fn stood(&self, place: usize, board: &Board) -> bool {
        let mut position = self.position.clone();
        for &undo in self.undos[place..].iter().rev() {
            position.take_back(undo);
        }
        position.board() == board
    }
}

#[cfg(test)]
mod tests;
