//! Wins by checks alone, which a full search asks for at every position: they are found fast, they
//! show what a quiet move threatens, and most wins end like that.

use super::finding::Finding;
use super::numbers::Numbers;
use super::search::{Search, Width, salt};
use super::table::Entry;
use std::mem;

/// Nodes that a new position is worth.
const START: u64 = 16;
/// For each so many nodes of the full search below a position, one of the narrow search.
const SHARE: u64 = 2;

impl Search<'_, '_> {
    /// A win by checks from here, if one is found; it is then known to the full search, too.
    pub(super) fn win_by_checks(&mut self, key: u64) -> Option<Finding> {
        let share = self.share(key);
        let found = self.narrow(share);
        if found.numbers.reach > 0 {
            return None;
        }
        let narrow_key = self.position.key() ^ salt(self.attacker, Width::Checks);
        let best = self.table.get(narrow_key).and_then(Entry::best);
        self.table
            .put(key, Entry::new(found.numbers, 1, found.plies, best));
        Some(found)
    }

    /// Whether the attacker would win by checks if the defender passed.
    pub(super) fn is_threatened(&mut self, key: u64) -> bool {
        let share = self.share(key);
        self.position.pass();
        let found = self.narrow(share);
        self.position.pass();
        found.numbers.reach == 0
    }

    /// The nodes that the narrow search may have had by now.
    fn share(&self, key: u64) -> u64 {
        START + self.table.get(key).map_or(0, Entry::work) / SHARE
    }

    /// Searches the position, with the attacker to move, until it has had so many nodes.
    fn narrow(&mut self, share: u64) -> Finding {
        self.width = Width::Checks;
        let known = self.table.get(self.key());
        let work = known.map_or(0, Entry::work);
        let found = match known {
            Some(entry) if entry.numbers.is_settled() || work >= share => {
                Finding::new(entry.numbers, entry.plies)
            }
            _ => {
                let until = (self.meter.nodes + share - work).min(self.until);
                let until = mem::replace(&mut self.until, until);
                mem::swap(&mut self.path, &mut self.narrow_path);
                let found = self.visit(Numbers::ALL);
                mem::swap(&mut self.path, &mut self.narrow_path);
                self.until = until;
                found
            }
        };
        self.width = Width::Full;
        found
    }
}
