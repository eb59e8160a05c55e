//! What the search remembers of positions it has seen.

use crate::prefetch::prefetch;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use xiangqi::{Move, Square};

/// What is known of a position's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// Nothing; only the judgement of the position itself is kept.
    Nothing,
    /// It is at most this.
    AtMost,
    /// It is at least this.
    AtLeast,
    /// It is this.
    Exactly,
}

impl Known {
    /// Whether the value is one that the true one reaches.
    pub(crate) const fn is_lower(self) -> bool {
        matches!(self, Self::AtLeast | Self::Exactly)
    }

    /// Whether the value is one that the true one does not exceed.
    pub(crate) const fn is_upper(self) -> bool {
        matches!(self, Self::AtMost | Self::Exactly)
    }

    const fn from_bits(bits: u64) -> Self {
        match bits & 3 {
            0 => Self::Nothing,
            1 => Self::AtMost,
            2 => Self::AtLeast,
            _ => Self::Exactly,
        }
    }
}

/// What is kept of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best move.
    pub(crate) m: Option<Move>,
    /// The value, wins and losses counted from the position.
    pub(crate) value: i16,
    /// The judgement of the position itself, uncorrected; [`NO_EVAL`] where there is none.
    pub(crate) eval: i16,
    /// The plies looked ahead.
    pub(crate) depth: u8,
    /// How the value is meant.
    pub(crate) known: Known,
    /// Whether it was on a line that mattered.
    pub(crate) pv: bool,
}

/// Stands for no judgement.
pub(crate) const NO_EVAL: i16 = i16::MIN;

/// A place of the table: the contents, and the key combined with them. Two threads that write at
/// once leave a pair that fits no position.
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots of one line of the processor's cache.
const BUCKET: usize = 4;

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// The transposition table. All threads read and write it without locks.
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    age: AtomicU64,
}

/// Ages wrap around after so many searches.
const AGES: u64 = 32;
const BYTES_PER_MIB: usize = 1 << 20;

impl Table {
    /// A table of this size; one bucket at least.
    pub(crate) fn new(mib: usize) -> Self {
        let count = (mib.saturating_mul(BYTES_PER_MIB) / size_of::<Bucket>()).max(1);
        Self {
            buckets: (0..count).map(|_| Bucket::default()).collect(),
            age: AtomicU64::new(0),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// A new search begins: what older ones have left may be overwritten first.
    pub(crate) fn next_age(&self) {
        self.age.store((self.age() + 1) % AGES, Relaxed);
    }

    fn age(&self) -> u64 {
        self.age.load(Relaxed)
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        let index = usize::try_from(index).unwrap_or(0);
        &self.buckets[index]
    }

    /// Says that this key will be asked for soon.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// What is known of the position with this key.
    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.check.load(Relaxed) ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    /// Keeps what was found out, in place of what is worth least. A move known before stays known.
    pub(crate) fn store(&self, key: u64, mut entry: Entry) {
        let age = self.age();
        let mut worst = (i32::MAX, 0);
        let slots = &self.bucket(key).0;
        for (index, slot) in slots.iter().enumerate() {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key && data != 0 {
                let old = unpack(data);
                entry.m = entry.m.or(old.m);
                let keeps = entry.known != Known::Exactly
                    && old.known != Known::Nothing
                    && age_of(data) == age
                    && i32::from(entry.depth) + 4 + 2 * i32::from(entry.pv) <= i32::from(old.depth);
                if !keeps {
                    write(slot, key, entry, age);
                }
                return;
            }
            let stale = (AGES + age - age_of(data)) % AGES;
            let worth = if data == 0 {
                i32::MIN
            } else {
                i32::from(unpack(data).depth) - 8 * i32::try_from(stale).unwrap_or(0)
            };
            if worth < worst.0 {
                worst = (worth, index);
            }
        }
        write(&slots[worst.1], key, entry, age);
    }

    /// Thousandths of the table filled by this search.
    pub(crate) fn fill(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(1000 / BUCKET)];
        let slots = sample.iter().flat_map(|bucket| &bucket.0);
        let mine = |slot: &&Slot| {
            let data = slot.data.load(Relaxed);
            data != 0 && age_of(data) == self.age()
        };
        let filled = slots.filter(mine).count() * 1000 / (sample.len() * BUCKET);
        u16::try_from(filled).unwrap_or(1000)
    }
}

fn write(slot: &Slot, key: u64, entry: Entry, age: u64) {
    let data = pack(entry, age);
    slot.check.store(key ^ data, Relaxed);
    slot.data.store(data, Relaxed);
}

const fn age_of(data: u64) -> u64 {
    data >> 59
}

/// From the low end: move 16 bits, value 16, judgement 16, depth 8, known 2, line 1, age 5.
fn pack(entry: Entry, age: u64) -> u64 {
    let word = |number: i16| u64::from(number.cast_unsigned());
    u64::from(entry.m.map_or(0, pack_move))
        | word(entry.value) << 16
        | word(entry.eval) << 32
        | u64::from(entry.depth) << 48
        | (entry.known as u64) << 56
        | u64::from(entry.pv) << 58
        | age << 59
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "each field is cut out of the word"
)]
fn unpack(data: u64) -> Entry {
    let word = |at: u32| ((data >> at) as u16).cast_signed();
    Entry {
        m: unpack_move(data as u16),
        value: word(16),
        eval: word(32),
        depth: (data >> 48) as u8,
        known: Known::from_bits(data >> 56),
        pv: data >> 58 & 1 != 0,
    }
}

fn pack_move(m: Move) -> u16 {
    u16::from(m.from.index()) << 7 | u16::from(m.to.index())
}

fn unpack_move(word: u16) -> Option<Move> {
    if word == 0 {
        return None;
    }
    let square = |bits: u16| Square::try_from(u8::try_from(bits & 127).ok()?).ok();
    Some(Move::new(square(word >> 7)?, square(word)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn square() -> impl Strategy<Value = Square> {
        (0..90_u8).prop_map(|index| Square::try_from(index).unwrap())
    }

    prop_compose! {
        fn entries()(
            from in square(),
            to in square(),
            value in any::<i16>(),
            eval in any::<i16>(),
            depth in any::<u8>(),
            bits in 0..4_u64,
            pv in any::<bool>(),
        ) -> Entry {
            let m = (from != to).then(|| Move::new(from, to));
            Entry { m, value, eval, depth, known: Known::from_bits(bits), pv }
        }
    }

    proptest! {
        #[test]
        fn an_entry_comes_out_of_its_word_as_it_went_in(entry in entries(), age in 0..AGES) {
            let word = pack(entry, age);
            prop_assert_eq!(unpack(word), entry);
            prop_assert_eq!(age_of(word), age);
        }

        #[test]
        fn what_was_just_kept_is_there_and_nothing_else(
            entry in entries(),
            key in any::<u64>(),
            other in any::<u64>(),
        ) {
            prop_assume!(key != other && entry != unpack(0));
            let table = Table::new(1);
            table.store(key, entry);
            prop_assert_eq!(table.probe(key), Some(entry));
            prop_assert_eq!(table.probe(other), None);
            table.clear();
            prop_assert_eq!(table.probe(key), None);
        }

        #[test]
        fn a_full_table_gives_back_only_what_belongs_to_the_key(
            kept in prop::collection::vec((any::<u64>(), entries()), 200),
        ) {
            let table = Table::new(0);
            for (round, (key, entry)) in kept.iter().enumerate() {
                table.store(*key, *entry);
                if round % 50 == 0 {
                    table.next_age();
                }
                for (known, entry) in &kept[..round] {
                    if let Some(found) = table.probe(*known) {
                        prop_assert_eq!(found, *entry);
                    }
                }
            }
        }
    }

    #[test]
    fn a_shallow_bound_does_not_replace_a_deep_one_nor_a_move_a_missing_one() {
        let table = Table::new(1);
        let m = Some("h2e2".parse().unwrap());
        let deep = Entry {
            m,
            value: 30,
            eval: 10,
            depth: 12,
            known: Known::AtLeast,
            pv: false,
        };
        table.store(1, deep);
        table.store(
            1,
            Entry {
                m: None,
                depth: 3,
                ..deep
            },
        );
        assert_eq!(table.probe(1), Some(deep));
        let deeper = Entry {
            m: None,
            depth: 13,
            ..deep
        };
        table.store(1, deeper);
        assert_eq!(table.probe(1), Some(Entry { m, ..deeper }));
    }
}
