//! The moves that make an opening.

use xiangqi::Move;

/// The moves that stand in any line, each with a bit of its own.
#[derive(Clone, Debug, Default)]
pub(super) struct Known(Vec<Move>);

/// Some of the known moves.
type Bits = u128;

/// A choice of moves of which one is made.
#[derive(Clone, Copy, Debug)]
struct Slot {
    any_of: Bits,
    is_required: bool,
    /// It waits until what is required in the stages before is made.
    stage: u8,
}

/// One side's moves, within a stage in whatever order.
#[derive(Clone, Debug, Default)]
struct Plan {
    slots: Vec<Slot>,
    stage: u8,
}

/// The moves of both sides that make an opening.
///
/// Each side may make its own in any order, unless the line says otherwise. It has followed the line once everything required of it
/// is made, if until then it made nothing but what is required and what may come between.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    red: Plan,
    black: Plan,
    /// Whether it comes before deeper lines that do not.
    precedes: bool,
}

/// The moves of a game, as far as lines know them.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    red: Side,
    black: Side,
}

/// The moves of one side, in order and together.
#[derive(Clone, Debug)]
struct Side {
    moves: Vec<Bits>,
    all: Bits,
}

/// How far a game followed a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Depth {
    /// See [`Line`].
    precedes: bool,
    /// The ply with which the last required move was made.
    ply: usize,
    /// How many moves are required.
    required: usize,
}

impl Known {
    /// The move's bit; none for a move in no line.
    fn bit(&self, m: Move) -> Bits {
        let place = self.0.iter().position(|&known| known == m);
        place.map_or(0, |place| 1 << place)
    }

    /// The move's bit, a new one if there is none yet. There is room for as many as `Bits` has.
    fn add(&mut self, m: Move) -> Option<Bits> {
        if self.bit(m) == 0 {
            self.0.push(m);
        }
        (self.0.len() <= Bits::BITS as usize).then(|| self.bit(m))
    }

    /// The moves of a game, Red's first.
    pub(super) fn of_game(&self, moves: &[Move]) -> Moves {
        let bits: Vec<_> = moves.iter().map(|&m| self.bit(m)).collect();
        Moves {
            red: Side::new(bits.iter().copied().step_by(2)),
            black: Side::new(bits.iter().copied().skip(1).step_by(2)),
        }
    }
}

impl Side {
    fn new(moves: impl Iterator<Item = Bits>) -> Self {
        let moves: Vec<_> = moves.collect();
        let all = moves.iter().fold(0, |all, m| all | m);
        Self { moves, all }
    }
}

impl Line {
    /// This line and what the two texts add to it: moves with blanks between them, `d9e8/f9e8` for
    /// one or the other, brackets around what may come between, `>` where all before it has to be
    /// made before all after it.
    pub(super) fn extended(&self, red: &str, black: &str, known: &mut Known) -> Option<Self> {
        Some(Self {
            red: self.red.extended(red, known)?,
            black: self.black.extended(black, known)?,
            precedes: self.precedes,
        })
    }

    /// The same line, which with all that goes on from it comes before deeper lines.
    pub(super) const fn preceding(mut self, precedes: bool) -> Self {
        self.precedes |= precedes;
        self
    }

    /// How far a game followed the line; none if it left it.
    pub(super) fn depth(&self, moves: &Moves) -> Option<Depth> {
        let red = self.red.followed(&moves.red)?;
        let black = self.black.followed(&moves.black)?;
        Some(Depth {
            precedes: self.precedes,
            ply: (2 * red).saturating_sub(1).max(2 * black),
            required: self.red.required().count() + self.black.required().count(),
        })
    }
}

impl Plan {
    fn required(&self) -> impl Iterator<Item = &Slot> {
        self.slots.iter().filter(|slot| slot.is_required)
    }

    fn extended(&self, text: &str, known: &mut Known) -> Option<Self> {
        let mut plan = self.clone();
        for word in text.split_ascii_whitespace() {
            if word == ">" {
                plan.stage += 1;
                continue;
            }
            let slot = Slot::parse(word, plan.stage, known)?;
            // What might come between is now asked for.
            let slots = &mut plan.slots;
            slots.retain(|old| old.is_required || old.any_of & slot.any_of == 0);
            slots.push(slot);
        }
        Some(plan)
    }

    /// After how many of its moves a side had made all that is required.
    fn followed(&self, side: &Side) -> Option<usize> {
        // Few lines have all their moves in the game at all.
        if self.required().any(|slot| slot.any_of & side.all == 0) {
            return None;
        }
        let mut open = self.slots.clone();
        let mut moves = side.moves.iter();
        while let Some(stage) = stage(&open) {
            let m = moves.next()?;
            let fits = |slot: &Slot| slot.any_of & m != 0 && slot.stage <= stage;
            let place = open.iter().position(fits)?;
            open.swap_remove(place);
        }
        Some(side.moves.len() - moves.len())
    }
}

/// The first stage in which something is still required.
fn stage(open: &[Slot]) -> Option<u8> {
    let required = open.iter().filter(|slot| slot.is_required);
    required.map(|slot| slot.stage).min()
}

impl Slot {
    fn parse(word: &str, stage: u8, known: &mut Known) -> Option<Self> {
        let inner = word
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'));
        let mut any_of = 0;
        for m in inner.unwrap_or(word).split('/') {
            any_of |= known.add(m.parse().ok()?)?;
        }
        Some(Self {
            any_of,
            is_required: inner.is_none(),
            stage,
        })
    }
}
