//! The positions on the way from the root to where the search is.

/// Slots of the filter; a power of two.
const SLOTS: usize = 4096;

/// The way, as keys of its positions. A filter answers most questions without a look at it.
#[derive(Debug)]
pub(super) struct Path {
    keys: Vec<u64>,
    filter: Vec<u8>,
    hash: u64,
}

impl Default for Path {
    fn default() -> Self {
        Self {
            keys: Vec::new(),
            filter: vec![0; SLOTS],
            hash: scatter(1),
        }
    }
}

impl Path {
    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// Stands for the set of positions on the way.
    pub(super) fn hash(&self) -> u64 {
        self.hash
    }

    pub(super) fn push(&mut self, key: u64) {
        self.hash ^= scatter(key);
        self.keys.push(key);
        if let Some(count) = self.filter.get_mut(slot(key)) {
            *count = count.saturating_add(1);
        }
    }

    pub(super) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.hash ^= scatter(key);
            if let Some(count) = self.filter.get_mut(slot(key)) {
                *count = count.saturating_sub(1);
            }
        }
    }

    /// Where on the way the position was before.
    pub(super) fn find(&self, key: u64) -> Option<usize> {
        if self.filter.get(slot(key)).is_none_or(|&count| count == 0) {
            return None;
        }
        self.keys.iter().rposition(|&before| before == key)
    }
}

fn slot(key: u64) -> usize {
    usize::try_from(key % SLOTS as u64).unwrap_or(0)
}

/// Keys are sums themselves: two ways of moving the same pieces must not cancel out.
fn scatter(key: u64) -> u64 {
    let key = (key ^ (key >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    key ^ (key >> 32)
}
