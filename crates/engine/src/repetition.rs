//! Positions that come back within the line, and what the ruleset makes of them.

use arbiter::{Decision, Ruleset};
use std::sync::Arc;
use xiangqi::{Color, Move, Position, Undo};

/// A place of the game or of the line looked at.
#[derive(Clone, Copy, Debug)]
struct Place {
    key: u64,
    /// Plies before it that can be undone.
    reversible: usize,
    /// The move that led here and how to take it back; none at the start and after a pass.
    step: Option<(Move, Undo)>,
}

/// What a repetition comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Recurrence {
    /// Nobody wins by it.
    Draw,
    /// This side loses if it goes on.
    Loses(Color),
}

/// A circle that the arbiter was asked about, by a hash of where it begins and its moves, and what
/// it said.
type Judged = (u64, Option<Decision>);

/// The way from the start of the game to the position looked at.
pub(crate) struct Path {
    ruleset: Arc<Ruleset>,
    places: Vec<Place>,
    /// The place where the search began.
    root: usize,
    verdicts: Box<[Option<Judged>]>,
}

/// Circles whose verdicts are kept.
const VERDICTS: usize = 1 << 13;
/// No shorter circle exists.
const SHORTEST: usize = 4;

impl Path {
    pub(crate) fn new(ruleset: Arc<Ruleset>) -> Self {
        Self {
            ruleset,
            places: Vec::new(),
            root: 0,
            verdicts: vec![None; VERDICTS].into_boxed_slice(),
        }
    }

    /// Forgets the verdicts, as another ruleset asks for.
    pub(crate) fn set_ruleset(&mut self, ruleset: Arc<Ruleset>) {
        self.ruleset = ruleset;
        self.verdicts.fill(None);
    }

    /// A new game begins here.
    pub(crate) fn start(&mut self, position: &Position) {
        self.places.clear();
        self.places.push(Place {
            key: position.key(),
            reversible: 0,
            step: None,
        });
        self.mark_root();
    }

    /// What follows is no longer the game but what the search looks at.
    pub(crate) fn mark_root(&mut self) {
        self.root = self.places.len() - 1;
    }

    /// A move was made and led to this position. `reversible` says whether it can be undone.
    pub(crate) fn push(&mut self, position: &Position, m: Move, undo: Undo, reversible: bool) {
        let before = self.places.last().map_or(0, |place| place.reversible);
        self.places.push(Place {
            key: position.key(),
            reversible: if reversible { before + 1 } else { 0 },
            step: Some((m, undo)),
        });
    }

    /// A side has passed.
    pub(crate) fn push_pass(&mut self, position: &Position) {
        self.places.push(Place {
            key: position.key(),
            reversible: 0,
            step: None,
        });
    }

    /// Whether the last ply was a move that took nothing.
    pub(crate) fn last_was_quiet(&self) -> bool {
        let last = self.places.last().and_then(|place| place.step);
        last.is_some_and(|(_, undo)| undo.captured().is_none())
    }

    /// Goes one place back and says how the move is taken back; nothing after a pass.
    pub(crate) fn pop(&mut self) -> Option<Undo> {
        let place = self.places.pop()?;
        place.step.map(|(_, undo)| undo)
    }

    /// What it comes to that this position stood before, if it did.
    ///
    /// Within the line looked at, a circle is judged at once: whoever would lose by going on has
    /// had its other moves looked at where the circle began. With a circle that began in the game
    /// it is different. The side at fault may leave it where it has left it open so far, so only
    /// our own fault counts, until the ruleset's ruling is due.
    pub(crate) fn recurrence(&mut self, position: &Position, us: Color) -> Option<Recurrence> {
        let here = self.places.len() - 1;
        let now = self.places[here];
        if now.reversible < SHORTEST {
            return None;
        }
        let same = |&back: &usize| self.places[here - back].key == now.key;
        let length = (SHORTEST..=now.reversible).step_by(2).find(same)?;
        let in_line = here - length >= self.root;
        let recurrence = match self.verdict(position, length)? {
            Decision::Draw | Decision::BothLose => Recurrence::Draw,
            Decision::Loses(color) => Recurrence::Loses(color),
        };
        match recurrence {
            Recurrence::Loses(color) if color != us && !in_line => {
                self.is_due(here).then_some(recurrence)
            }
            _ => Some(recurrence),
        }
    }

    /// Whether the position has come as often as the ruleset waits for.
    fn is_due(&self, here: usize) -> bool {
        let Some(rule) = &self.ruleset.parts().repetition else {
            return false;
        };
        let now = self.places[here];
        let times = (SHORTEST..=now.reversible)
            .step_by(2)
            .filter(|back| self.places[here - back].key == now.key)
            .count()
            + 1;
        times >= usize::from(rule.occurrences + rule.warnings)
    }

    /// What the arbiter says of the circle that the last moves make.
    fn verdict(&mut self, position: &Position, length: usize) -> Option<Decision> {
        let steps = &self.places[self.places.len() - length..];
        let mut moves = Vec::with_capacity(length);
        let mut name = position.key();
        for (m, _) in steps.iter().filter_map(|place| place.step) {
            moves.push(m);
            let pair = u64::from(m.from.index()) << 7 | u64::from(m.to.index());
            name = (name ^ pair)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(23);
        }
        let slot = usize::try_from(name >> 32).unwrap_or(0) % VERDICTS;
        if let Some((known, decision)) = self.verdicts[slot]
            && known == name
        {
            return decision;
        }
        let mut start = position.clone();
        for (_, undo) in steps.iter().rev().filter_map(|place| place.step) {
            start.take_back(undo);
        }
        let decision = self.ruleset.circle(&start, &moves);
        self.verdicts[slot] = Some((name, decision));
        decision
    }
}
