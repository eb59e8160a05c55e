//! What is known about a position, and about one by its moves.

use super::numbers::Numbers;
use xiangqi::Move;

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Finding {
    pub(super) numbers: Numbers,
    /// That the attacker fails holds only on ways here through this place, the first of the way
    /// where a line came back to, or [`Self::TOO_LONG`]; on any way, [`Self::ANYWHERE`].
    pub(super) since: i16,
    /// The length of the proof, if there is one.
    pub(super) plies: u8,
}

impl Finding {
    /// What was found rests on no way.
    pub(super) const ANYWHERE: i16 = i16::MAX;
    /// It rests on how long the way was.
    pub(super) const TOO_LONG: i16 = -1;

    /// What holds on any way.
    pub(super) const fn new(numbers: Numbers, plies: u8) -> Self {
        Self {
            numbers,
            since: Self::ANYWHERE,
            plies,
        }
    }

    /// The attacker fails on this way.
    pub(super) const fn failure(attacks: bool, since: i16) -> Self {
        Self {
            numbers: if attacks {
                Numbers::MISSED
            } else {
                Numbers::REACHED
            },
            since,
            plies: 0,
        }
    }

    /// Whether it is the attacker who fails.
    pub(super) const fn is_failure(&self, attacks: bool) -> bool {
        if attacks {
            self.numbers.miss == 0
        } else {
            self.numbers.reach == 0
        }
    }
}

/// A move with what is known about the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) m: Move,
    pub(super) found: Finding,
}

/// How the defences add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Defence {
    /// Each has to be met by itself; so many are added for the attacker's move.
    Each(u32),
    /// They answer a threat, and most fall to it: the hardest counts, and a little for the others.
    ToThreat,
}

/// For each so many defences to a threat one is counted.
const DEFENCES_TO_ONE: u32 = 4;

/// What the moves add up to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) found: Finding,
    /// The move to look at: the one with the least to show.
    pub(super) best: usize,
    /// What the second-best move has to show.
    pub(super) second: u32,
}

impl Tally {
    /// The attacker's moves: one has to win.
    pub(super) fn of_attacks(children: &[Child]) -> Self {
        let mut tally = Self::best_of(children);
        let sum = children.iter().fold(0_u32, |sum, child| {
            sum.saturating_add(child.found.numbers.reach)
        });
        tally.settle(sum);
        let found = &mut tally.found;
        if found.numbers.reach == 0 {
            let wins = children
                .iter()
                .filter(|child| child.found.numbers.miss == 0);
            let soonest = wins.map(|child| child.found.plies).min().unwrap_or(0);
            found.plies = soonest.saturating_add(1);
        } else if found.numbers.miss == 0 {
            let sinces = children.iter().map(|child| child.found.since);
            found.since = sinces.min().unwrap_or(Finding::ANYWHERE);
        }
        tally
    }

    /// The defender's moves: all have to lose.
    pub(super) fn of_defences(children: &[Child], defence: Defence) -> Self {
        let mut tally = Self::best_of(children);
        let (mut sum, mut most, mut open) = (0_u32, 0, 0_u32);
        for child in children {
            let reach = child.found.numbers.reach;
            sum = sum.saturating_add(reach);
            most = most.max(reach);
            open += u32::from(reach > 0);
        }
        tally.settle(match defence {
            _ if open == 0 => 0,
            Defence::Each(more) => sum.saturating_add(more),
            Defence::ToThreat => most.saturating_add(open / DEFENCES_TO_ONE + 1),
        });
        let found = &mut tally.found;
        if found.numbers.miss == 0 {
            let plies = children.iter().map(|child| child.found.plies).max();
            found.plies = plies.map_or(0, |plies| plies.saturating_add(1));
        } else if found.numbers.reach == 0 {
            let saves = children
                .iter()
                .filter(|child| child.found.numbers.miss == 0);
            let latest = saves.map(|child| child.found.since).max();
            found.since = latest.unwrap_or(Finding::ANYWHERE);
        }
        tally
    }

    fn best_of(children: &[Child]) -> Self {
        let mut tally = Self {
            found: Finding::new(Numbers::MISSED, 0),
            best: 0,
            second: Numbers::NEVER,
        };
        for (index, child) in children.iter().enumerate() {
            let theirs = child.found.numbers.miss;
            let reach = &mut tally.found.numbers.reach;
            if theirs < *reach {
                tally.second = *reach;
                *reach = theirs;
                tally.best = index;
            } else {
                tally.second = tally.second.min(theirs);
            }
        }
        tally
    }

    fn settle(&mut self, miss: u32) {
        let numbers = &mut self.found.numbers;
        if numbers.reach == 0 {
            numbers.miss = Numbers::NEVER;
        } else if miss == 0 {
            *numbers = Numbers::MISSED;
        } else {
            // What is open never counts as settled, however much it is.
            numbers.miss = miss.min(Numbers::NEVER - 1);
            numbers.reach = numbers.reach.min(Numbers::NEVER - 1);
        }
    }
}
