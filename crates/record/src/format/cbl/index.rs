//! The index of a library: which record is where, whether it is deleted, and in which order they
//! are shown.

use crate::Encoding;
use crate::format::bytes::Bytes;
use crate::format::cbr::{Guid, string};
use std::collections::HashMap;

/// How long a slot of the record area is.
pub(super) const SLOT: usize = 4096;
/// Where the number of the index's entries is, and the index.
pub(super) const COUNT: usize = 60;
pub(super) const INDEX: usize = 66_624;
/// How long an entry is, and the fields it has texts in.
pub(super) const ENTRY: usize = 276;
const GUID: usize = 80;
pub(super) const TITLE: usize = 128;

/// The states of an entry.
pub(super) const LIVE: u32 = 7;
pub(super) const DELETED: u32 = 5;
const UNUSED: u32 = 0;

/// What the index says of a record.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) state: u32,
    /// Its place in the order in which they are shown.
    pub(super) order: u32,
    /// Its slots.
    pub(super) slots: u32,
    /// Its GUID, as text.
    pub(super) guid: String,
}

/// An index: the entries by where their records should begin.
#[derive(Debug, Default)]
pub(super) struct Index {
    entries: HashMap<usize, Entry>,
}

impl Index {
    /// Reads the index of a library; `first` is where the first record begins. Entries stand in the
    /// order of the records, so that where one begins is the sum of the slots before it.
    pub(super) fn read(library: &[u8], first: usize) -> Self {
        let mut index = Self::default();
        let end = first.min(library.len());
        let mut bytes = Bytes::new(library.get(INDEX..end).unwrap_or_default(), 0);
        let mut at = first;
        while let Some(entry) = bytes.array::<ENTRY>().as_ref().and_then(entry) {
            if entry.state == UNUSED {
                continue;
            }
            let slots = usize::try_from(entry.slots).unwrap_or(usize::MAX);
            let next = at.saturating_add(slots.saturating_mul(SLOT));
            index.entries.entry(at).or_insert(entry);
            at = next;
        }
        index
    }

    /// How many records it knows.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// What it says of the record that begins here.
    pub(super) fn at(&self, offset: usize) -> Option<&Entry> {
        self.entries.get(&offset)
    }
}

fn entry(bytes: &[u8; ENTRY]) -> Option<Entry> {
    let mut bytes = Bytes::new(bytes, 0);
    let [state, order, slots, _length, _] = [(); 5].map(|()| bytes.u32().unwrap_or_default());
    let guid = string(bytes.take(GUID)?);
    Some(Entry {
        state,
        order,
        slots,
        guid: Encoding::Utf16Le.decode(guid).text,
    })
}

/// Adds the entry of a live record to an index that is being written.
pub(super) fn write(out: &mut Vec<u8>, order: u32, length: usize, guid: Guid, title: &[u8]) {
    let begin = out.len();
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let slots = number(length.div_ceil(SLOT));
    for number in [LIVE, order, slots, number(length), 0] {
        out.extend(number.to_le_bytes());
    }
    out.extend(Encoding::Utf16Le.encode(&guid.to_string()).bytes);
    out.resize(begin + 20 + GUID, 0);
    out.extend(title);
    out.resize(begin + ENTRY, 0);
}
