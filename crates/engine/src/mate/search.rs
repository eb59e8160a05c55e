//! Depth-first proof-number search for one attacker's forced win.

use super::budget::Meter;
use super::finding::{Child, Defence, Finding, Tally};
use super::numbers::Numbers;
use super::path::Path;
use super::table::{Entry, Table};
use xiangqi::{Color, Position};

/// No line is looked at beyond so many plies.
pub(super) const MOST_PLIES: usize = 250;

/// What a check costs beside its defences, so that short lines come first.
const CHECK: u32 = 1;
/// A quiet move that threatens nothing costs each of its defences twice, up to so many.
const NO_THREAT: u32 = 60;
/// So many answers to a quiet move count as one, until they have been looked at.
const QUIET: u32 = 4;
/// A move is left only when it is worse than the next one by more than this part: coming back
/// costs time.
const STAY: u32 = 4;

/// Which moves of the attacker are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// Those that give check.
    Checks,
    /// All of them.
    Full,
}

/// A search. What it knows lies in the table, so that it can be left and taken up again.
pub(super) struct Search<'s, 'm> {
    pub(super) table: &'s mut Table,
    pub(super) meter: &'s mut Meter<'m>,
    pub(super) position: Position,
    pub(super) attacker: Color,
    pub(super) width: Width,
    pub(super) path: Path,
    /// The way of a narrow search within a full one.
    pub(super) narrow_path: Path,
    /// The moves of all positions on the way, one position's after the other's.
    children: Vec<Child>,
    /// The nodes at which this turn of the search is over.
    pub(super) until: u64,
}

impl<'s, 'm> Search<'s, 'm> {
    pub(super) fn new(
        position: &Position,
        attacker: Color,
        table: &'s mut Table,
        meter: &'s mut Meter<'m>,
    ) -> Self {
        Self {
            table,
            meter,
            position: position.clone(),
            attacker,
            width: Width::Full,
            path: Path::default(),
            narrow_path: Path::default(),
            children: Vec::new(),
            until: u64::MAX,
        }
    }

    /// Searches on, for about so many nodes, and says what is known then.
    pub(super) fn run(&mut self, nodes: u64) -> Finding {
        self.until = self.meter.nodes.saturating_add(nodes);
        self.visit(Numbers::ALL)
    }

    /// The key under which a position is known.
    pub(super) fn key(&self) -> u64 {
        self.position.key() ^ salt(self.attacker, self.width)
    }

    pub(super) fn attacks(&self) -> bool {
        self.position.turn() == self.attacker
    }

    fn is_over(&self) -> bool {
        self.meter.is_spent() || self.meter.nodes >= self.until
    }

    /// Looks into the position until one of its numbers reaches its limit.
    pub(super) fn visit(&mut self, limit: Numbers) -> Finding {
        let attacks = self.attacks();
        if self.path.len() >= MOST_PLIES {
            return Finding::failure(attacks, Finding::TOO_LONG);
        }
        let (key, on_this_way) = (self.key(), self.key() ^ self.path.hash());
        if let Some(entry) = self.table.get(on_this_way) {
            return Finding::failure(attacks, i16::from(entry.plies) - 1);
        }
        let before = self.meter.nodes;
        self.meter.tick();
        let defence = match (self.width, attacks) {
            (Width::Checks, _) => Defence::Each(0),
            (Width::Full, false) => self.defence(key),
            (Width::Full, true) => {
                if let Some(found) = self.win_by_checks(key) {
                    return found;
                }
                Defence::Each(0)
            }
        };
        let base = self.children.len();
        self.path.push(key);
        self.expand(attacks);
        let found = self.descend(base, limit, defence);
        self.path.pop();
        self.store(key, on_this_way, found, base, self.meter.nodes - before)
    }

    /// How the defences against a move of the full search add up.
    fn defence(&mut self, key: u64) -> Defence {
        if self.position.is_check() {
            Defence::Each(CHECK)
        } else if self.is_threatened(key) {
            Defence::ToThreat
        } else {
            let answers = u32::try_from(self.position.legal_move_count()).unwrap_or(u32::MAX);
            Defence::Each(answers.min(NO_THREAT))
        }
    }

    /// Looks at the most promising move, again and again.
    fn descend(&mut self, base: usize, limit: Numbers, defence: Defence) -> Finding {
        loop {
            let children = self.children.get(base..).unwrap_or_default();
            let tally = if self.attacks() {
                Tally::of_attacks(children)
            } else {
                Tally::of_defences(children, defence)
            };
            let Numbers { reach, miss } = tally.found.numbers;
            let Some(&child) = children.get(tally.best) else {
                return tally.found;
            };
            if reach >= limit.reach || miss >= limit.miss || self.is_over() {
                return tally.found;
            }
            let left = limit.miss - miss;
            let below = Numbers {
                reach: child
                    .found
                    .numbers
                    .reach
                    .saturating_add(left)
                    .min(Numbers::NEVER),
                miss: beyond(tally.second).min(limit.reach),
            };
            let undo = self.position.play_unchecked(child.m);
            let found = self.visit(below);
            self.position.take_back(undo);
            if let Some(child) = self.children.get_mut(base + tally.best) {
                child.found = found;
            }
        }
    }

    /// Keeps what was found and forgets the position's moves.
    fn store(
        &mut self,
        key: u64,
        on_this_way: u64,
        mut found: Finding,
        base: usize,
        work: u64,
    ) -> Finding {
        let children = self.children.get(base..).unwrap_or_default();
        let best = children
            .iter()
            .min_by_key(|child| (child.found.numbers.miss, child.found.plies))
            .map(|child| child.m);
        self.children.truncate(base);
        let fails = found.is_failure(self.attacks());
        // Lines that only came back to this position or below do so on any way to it.
        if fails && usize::try_from(found.since).is_ok_and(|since| since >= self.path.len()) {
            found.since = Finding::ANYWHERE;
        }
        if fails && found.since != Finding::ANYWHERE {
            let since = u8::try_from(found.since + 1).unwrap_or(u8::MAX);
            self.table
                .put(on_this_way, Entry::new(found.numbers, work, since, best));
        } else {
            self.table
                .put(key, Entry::new(found.numbers, work, found.plies, best));
        }
        found
    }

    /// Adds the moves of the side to move, with what is known about them; if one is known to be all
    /// it needs, only that.
    fn expand(&mut self, attacks: bool) {
        let base = self.children.len();
        for &m in &self.position.legal_moves() {
            let checks = attacks && self.position.gives_check(m);
            if attacks && !checks && self.width == Width::Checks {
                continue;
            }
            let undo = self.position.play_unchecked(m);
            let found = self.look_up(!attacks, checks);
            self.position.take_back(undo);
            if found.numbers.miss == 0 {
                self.children.truncate(base);
                self.children.push(Child { m, found });
                return;
            }
            self.children.push(Child { m, found });
        }
    }

    /// What is known about the position, or else a guess.
    fn look_up(&self, attacks: bool, checked: bool) -> Finding {
        let key = self.key();
        if let Some(at) = self.path.find(key) {
            return Finding::failure(attacks, i16::try_from(at).unwrap_or(0));
        }
        match self.table.get(key) {
            Some(entry) => Finding::new(entry.numbers, entry.plies),
            None if attacks => Finding::new(Numbers { reach: 1, miss: 1 }, 0),
            None => Finding::new(self.guess(checked), 0),
        }
    }

    /// The more answers, the harder; those to a check have to be looked at one by one.
    fn guess(&self, checked: bool) -> Numbers {
        let answers = u32::try_from(self.position.legal_move_count()).unwrap_or(u32::MAX);
        match (answers, checked) {
            (0, _) => Numbers::MISSED,
            (_, true) => Numbers {
                reach: 1,
                miss: answers,
            },
            (_, false) => Numbers {
                reach: 1,
                miss: answers / QUIET + 1,
            },
        }
    }
}

/// How far the best move may get worse when the second-best is so far.
fn beyond(second: u32) -> u32 {
    second.saturating_add(second / STAY + 1).min(Numbers::NEVER)
}

/// What the two attackers and widths know must not be mixed.
pub(super) fn salt(attacker: Color, width: Width) -> u64 {
    let attacker = match attacker {
        Color::Red => 0x9216_d5d9_8979_fb1b,
        Color::Black => 0xd131_0ba6_98df_b5ac,
    };
    match width {
        Width::Checks => attacker,
        Width::Full => attacker ^ 0x2ffd_72db_d01a_dfb7,
    }
}
