//! What is known about positions, in a table of fixed size.

use xiangqi::{Move, Square};

use super::numbers::Numbers;

/// Entries that one key may lie in.
const WAYS: usize = 4;

/// What is known about one position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    key: u64,
    /// How hard the rest is.
    pub(super) numbers: Numbers,
    /// Positions that were looked at for it: what losing the entry would cost.
    work: u32,
    best: u16,
    /// The length of the proof, if there is one.
    pub(super) plies: u8,
    generation: u8,
}

impl Entry {
    /// What is known, after so much work.
    pub(super) fn new(numbers: Numbers, work: u64, plies: u8, best: Option<Move>) -> Self {
        Self {
            key: 0,
            numbers,
            work: u32::try_from(work).unwrap_or(u32::MAX),
            best: best.map_or(NO_MOVE, pack),
            plies,
            generation: 0,
        }
    }

    /// Positions that were looked at for it.
    pub(super) fn work(&self) -> u64 {
        self.work.into()
    }

    /// The move that is best by now.
    pub(super) fn best(&self) -> Option<Move> {
        unpack(self.best)
    }
}

const NO_MOVE: u16 = u16::MAX;

fn pack(m: Move) -> u16 {
    u16::from(m.from.index()) << 8 | u16::from(m.to.index())
}

fn unpack(word: u16) -> Option<Move> {
    let [from, to] = word.to_be_bytes();
    let from = Square::try_from(from).ok()?;
    let to = Square::try_from(to).ok()?;
    Some(Move::new(from, to))
}

/// The table. Where it is full, what cost the least work is forgotten.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<[Entry; WAYS]>,
    generation: u8,
    /// A bit for each key that was put in, and for others that share it: most questions are about
    /// positions never seen, and the answer need not be waited for.
    seen: Vec<u64>,
}

impl Table {
    /// A table of at most so many bytes, and of one row at least.
    pub(super) fn new(bytes: usize) -> Self {
        let rows = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        Self {
            entries: vec![Default::default(); rows],
            generation: 1,
            seen: vec![0; (rows * WAYS).div_ceil(256).next_power_of_two()],
        }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.seen.fill(0);
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.entries.fill(Default::default());
            self.generation = 1;
        }
    }

    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        let (at, bit) = self.seen_at(key);
        if self.seen.get(at).is_none_or(|word| word & bit == 0) {
            return None;
        }
        let row = self.entries.get(self.row(key))?;
        row.iter()
            .find(|entry| entry.key == key && entry.generation == self.generation)
    }

    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let (at, bit) = self.seen_at(key);
        if let Some(word) = self.seen.get_mut(at) {
            *word |= bit;
        }
        let (at, generation) = (self.row(key), self.generation);
        let Some(row) = self.entries.get_mut(at) else {
            return;
        };
        let cost = |old: &Entry| match old {
            old if old.generation != generation => (0, 0),
            old if old.key == key => (1, 0),
            old => (2, old.work),
        };
        let same = row
            .iter()
            .position(|old| old.key == key && old.generation == generation);
        let slot = match same {
            Some(at) => row.get_mut(at),
            None => row.iter_mut().min_by_key(|old| cost(old)),
        };
        if let Some(slot) = slot {
            let before = if same.is_some() { slot.work } else { 0 };
            *slot = Entry {
                key,
                generation,
                ..entry
            };
            slot.work = slot.work.saturating_add(before);
        }
    }

    /// The word and the bit of a key.
    fn seen_at(&self, key: u64) -> (usize, u64) {
        let at = usize::try_from(key >> 6).unwrap_or(0) & (self.seen.len() - 1);
        (at, 1 << (key % 64))
    }

    /// Rows are picked by the high half of the key times their number, which divides evenly.
    fn row(&self, key: u64) -> usize {
        let spread = u128::from(key) * self.entries.len() as u128;
        usize::try_from(spread >> 64).unwrap_or(0)
    }
}
