//! Questions, answered by searches that share a table.

use super::budget::{Budget, Meter};
use super::finding::Finding;
use super::proof::{Gap, Proof};
use super::search::{Search, Width, salt};
use super::table::{Entry, Table};
use crate::{Clock, Control};
use core::time::Duration;
use xiangqi::{Color, Position};

/// Nodes of the first turn; each turn has twice as many as the one before.
const FIRST_TURN: u64 = 4_096;
/// Of so many nodes, one goes into the question whether the side to move is lost.
const LOSS_SHARE: u64 = 16;

/// Looks for forced wins. It keeps nothing from one question to the next but its memory, so that
/// with a limit of nodes the same question has the same answer.
#[derive(Debug)]
pub struct Solver {
    table: Table,
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One side wins by force: most often the side to move, else it is lost whatever it does.
    Mate(Proof),
    /// Neither side wins by force, as far as the lines go that are looked at.
    NoMate,
    /// The budget was spent before anything was proved.
    Unknown,
}

/// What a search came to, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What it came to.
    pub verdict: Verdict,
    /// Positions looked at.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

impl Answer {
    /// The proof, if there is one.
    pub fn proof(&self) -> Option<&Proof> {
        match &self.verdict {
            Verdict::Mate(proof) => Some(proof),
            Verdict::NoMate | Verdict::Unknown => None,
        }
    }
}

impl Solver {
    /// A solver with a table of so many mebibytes, at least one.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: Table::new(mebibytes.max(1) << 20),
        }
    }

    /// Looks for a win of either side by force, until there is one, none can be, or the budget is
    /// spent. Time is looked at every few hundred positions.
    pub fn solve(
        &mut self,
        position: &Position,
        budget: Budget,
        control: &Control,
        clock: &dyn Clock,
    ) -> Answer {
        self.table.forget();
        let mut meter = Meter::new(budget, control, clock);
        let verdict = self.judge(position, &mut meter);
        Answer {
            verdict,
            nodes: meter.nodes,
            time: meter.time(),
        }
    }

    fn judge(&mut self, position: &Position, meter: &mut Meter<'_>) -> Verdict {
        let sides = [position.turn(), !position.turn()];
        let mut open = [true; 2];
        let mut turn = FIRST_TURN;
        while !meter.is_spent() && open != [false; 2] {
            for (side, (open, share)) in sides.into_iter().zip(open.iter_mut().zip([1, LOSS_SHARE]))
            {
                if !*open {
                    continue;
                }
                let found = Search::new(position, side, &mut self.table, meter).run(turn / share);
                if is_win(position, side, found) {
                    match self.prove(position, side, meter) {
                        Ok(proof) => return Verdict::Mate(proof),
                        // What is known contradicts itself: the table was too small for it.
                        Err(Gap::Endless) => self.table.forget(),
                        Err(Gap::NoAnswer) => {}
                    }
                }
                *open &= !found.is_failure(position.turn() == side);
            }
            turn = turn.saturating_mul(2);
        }
        if open == [false; 2] {
            Verdict::NoMate
        } else {
            Verdict::Unknown
        }
    }

    /// Follows what was found; what the table has forgotten is looked for again.
    fn prove(
        &mut self,
        position: &Position,
        winner: Color,
        meter: &mut Meter<'_>,
    ) -> Result<Proof, Gap> {
        Proof::follow(position, winner, |position| {
            if let Some(entry) = self.win(position, winner) {
                return entry.best();
            }
            Search::new(position, winner, &mut self.table, meter).run(u64::MAX);
            self.win(position, winner)?.best()
        })
    }

    /// The shorter of the wins that are known.
    fn win(&self, position: &Position, winner: Color) -> Option<Entry> {
        [Width::Checks, Width::Full]
            .into_iter()
            .filter_map(|width| self.table.get(position.key() ^ salt(winner, width)))
            .filter(|entry| entry.numbers.reach == 0)
            .min_by_key(|entry| entry.plies)
            .copied()
    }
}

fn is_win(position: &Position, side: Color, found: Finding) -> bool {
    if position.turn() == side {
        found.numbers.reach == 0
    } else {
        found.numbers.miss == 0
    }
}
