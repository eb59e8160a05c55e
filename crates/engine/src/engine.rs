//! The engine as others see it: a game and limits in, a move out.

use crate::level::Sight;
use crate::search::{Finish, RootMove, Shared, Worker};
use crate::table::{Known, Table};
use crate::time::Budget;
use crate::{Bound, Choice, Clock, Control, Form, Info, Judge, Limits, Memory, Score};
use arbiter::{Arbiter, Decision, History, Ruleset, Ruling, Verdict};
use core::sync::atomic::{AtomicBool, AtomicU64};
use core::time::Duration;
use std::sync::Arc;
use xiangqi::{Color, Move, Position};

/// The ruleset engines play by where none is named: the Asian rules, in their latest revision.
pub const ENGINE_RULESET: &str = "wxf-2018";

/// How an engine is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Threads that search together; 0 counts as 1.
    pub threads: usize,
    /// The size of the transposition table in MiB.
    pub hash_mib: usize,
    /// What positions that come back mean.
    pub ruleset: Arc<Ruleset>,
}

impl Options {
    /// The most threads an engine takes.
    pub const MOST_THREADS: usize = 256;
    /// The largest table it takes, in MiB.
    pub const MOST_HASH_MIB: usize = 1 << 16;
}

/// One thread, 16 MiB, [`ENGINE_RULESET`].
impl Default for Options {
    fn default() -> Self {
        let ruleset = Ruleset::named(ENGINE_RULESET).expect("the ruleset is embedded");
        Self {
            threads: 1,
            hash_mib: 16,
            ruleset: Arc::new(ruleset.clone()),
        }
    }
}

/// Searches. It keeps what it has learned from one search to the next, until it is
/// [cleared](Self::clear).
pub struct Engine {
    judge: Judge,
    options: Options,
    table: Table,
    workers: Vec<Worker>,
}

impl core::fmt::Debug for Engine {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Engine")
            .field("judge", &self.judge)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine that has seen nothing yet.
    pub fn new(judge: Judge, options: Options) -> Self {
        let options = within_bounds(options);
        let table = Table::new(options.hash_mib);
        let workers = workers(&judge, &options);
        Self {
            judge,
            options,
            table,
            workers,
        }
    }

    /// How it is set up.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Sets it up anew. A table of another size is empty; the rest is kept where it can be.
    pub fn set_options(&mut self, options: Options) {
        let options = within_bounds(options);
        if options.hash_mib != self.options.hash_mib {
            self.table = Table::new(options.hash_mib);
        }
        if options.threads != self.options.threads {
            self.workers = workers(&self.judge, &options);
        } else if options.ruleset != self.options.ruleset {
            for worker in &mut self.workers {
                worker.set_ruleset(&options.ruleset);
            }
        }
        if options.ruleset != self.options.ruleset {
            self.table.clear();
        }
        self.options = options;
    }

    /// Lets something else judge positions, and forgets what was learned under the old judge.
    pub fn set_judge(&mut self, judge: Judge) {
        self.judge = judge;
        for worker in &mut self.workers {
            worker.set_judge(&self.judge);
        }
        self.clear();
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        for worker in &mut self.workers {
            worker.clear();
        }
    }

    /// Looks for the best move where the game stands. With one thread and a limit of nodes or depth
    /// an engine that has just been cleared always answers the same.
    ///
    /// It chooses among the legal moves that the limits name and the arbiter permits, and chooses
    /// none that loses at once by the rules if there is another. Where the limits leave nothing to
    /// choose, or the game is over on the board, no move is chosen.
    ///
    /// `report` is told of every line that was searched to its depth.
    pub fn search(
        &mut self,
        game: &History,
        limits: &Limits,
        control: &Control,
        clock: &dyn Clock,
        report: &mut dyn FnMut(&Info),
    ) -> Choice {
        self.table.next_age();
        let listening = (control, clock);
        self.seek(game, limits, self.workers.len(), None, listening, report)
    }

    /// Chooses a move as a level does that is in this form. The same form always answers the same,
    /// unless time or a stop cuts it short.
    ///
    /// A level that is not the full one searches with one thread, and begins with nothing learned.
    /// What is reported is what it believes.
    pub fn play(
        &mut self,
        game: &History,
        limits: &Limits,
        form: Form,
        control: &Control,
        clock: &dyn Clock,
        report: &mut dyn FnMut(&Info),
    ) -> Choice {
        let sight = form.sight(game);
        if sight.is_none() {
            return self.search(game, limits, control, clock, report);
        }
        self.clear();
        let limits = form.narrow(limits);
        self.seek(game, &limits, 1, sight, (control, clock), report)
    }

    /// Searches with so many threads that see so much.
    fn seek(
        &mut self,
        game: &History,
        limits: &Limits,
        count: usize,
        sight: Option<Sight>,
        (control, clock): (&Control, &dyn Clock),
        report: &mut dyn FnMut(&Info),
    ) -> Choice {
        let start = clock.now();
        let mut root_moves = self.root_moves(game, limits);
        if let Some(sight) = &sight {
            prefer(&mut root_moves, |m| !sight.overlooks(game.position(), m));
        }
        if root_moves.is_empty() {
            return no_choice(game);
        }
        let root_moves: Vec<RootMove> = root_moves.into_iter().map(RootMove::new).collect();
        let nodes: Vec<AtomicU64> = (0..count).map(|_| AtomicU64::new(0)).collect();
        let over = AtomicBool::new(false);
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        let shared = Shared {
            table: &self.table,
            control,
            clock,
            start,
            budget: Budget::of(limits, game.position().turn()),
            most_nodes,
            nodes: &nodes,
            over: &over,
        };
        // A thread alone counts exactly.
        let own_most = if count == 1 { most_nodes } else { u64::MAX };
        let workers = &mut self.workers[..count];
        for worker in &mut *workers {
            worker.set_sight(sight);
            worker.prepare(game, &root_moves, own_most);
        }
        choice(run(workers, &shared, limits, report))
    }

    /// What a position is worth to the side to move, without looking ahead.
    pub fn glance(&self, position: &Position) -> Score {
        let mut evaluator = self.judge.evaluator();
        evaluator.reset(position);
        Score::hundredths(evaluator.evaluate(position))
    }

    /// What is remembered of a position, if anything.
    pub fn recall(&self, position: &Position) -> Option<Memory> {
        let entry = self.table.probe(position.key())?;
        Some(Memory {
            best: entry.m.filter(|&m| position.is_legal(m)),
            score: Score::from_value(entry.value.into()),
            bound: match entry.known {
                Known::Nothing => None,
                Known::AtMost => Some(Bound::Upper),
                Known::AtLeast => Some(Bound::Lower),
                Known::Exactly => Some(Bound::Exact),
            },
            depth: entry.depth.into(),
        })
    }

    /// The moves that may be chosen.
    fn root_moves(&self, game: &History, limits: &Limits) -> Vec<Move> {
        let ruleset = &*self.options.ruleset;
        let wanted = |m: &Move| {
            (limits.only.is_empty() || limits.only.contains(m)) && !limits.not.contains(m)
        };
        let legal = game.position().legal_moves();
        let mut moves: Vec<Move> = legal.into_iter().filter(wanted).collect();
        prefer(&mut moves, |m| ruleset.permits(game, m).is_ok());
        prefer(&mut moves, |m| !loses_at_once(ruleset, game, m));
        moves
    }
}

/// Leaves those moves alone that are good, if there are any.
fn prefer(moves: &mut Vec<Move>, good: impl Fn(Move) -> bool) {
    let kept: Vec<Move> = moves.iter().copied().filter(|&m| good(m)).collect();
    if !kept.is_empty() {
        *moves = kept;
    }
}

/// Whether the arbiter ends the game after the move, against the side that makes it.
fn loses_at_once(ruleset: &Ruleset, game: &History, m: Move) -> bool {
    let us: Color = game.position().turn();
    if game.times_after(m) < 2 && ruleset.parts().checks.is_none() {
        return false;
    }
    let mut next = game.clone();
    if next.push(m).is_err() {
        return false;
    }
    matches!(
        ruleset.judge(&next),
        Ruling::Over(Verdict {
            decision: Decision::BothLose,
            ..
        })
    ) || matches!(
        ruleset.judge(&next),
        Ruling::Over(Verdict { decision: Decision::Loses(color), .. }) if color == us
    )
}

fn within_bounds(mut options: Options) -> Options {
    options.threads = options.threads.clamp(1, Options::MOST_THREADS);
    options.hash_mib = options.hash_mib.clamp(1, Options::MOST_HASH_MIB);
    options
}

fn workers(judge: &Judge, options: &Options) -> Vec<Worker> {
    let new = |index| Worker::new(index, judge, Arc::clone(&options.ruleset));
    (0..options.threads).map(new).collect()
}

/// Lets all threads search, and returns what the first found.
fn run(
    workers: &mut [Worker],
    shared: &Shared<'_>,
    limits: &Limits,
    report: &mut dyn FnMut(&Info),
) -> Finish {
    let (first, others) = workers
        .split_first_mut()
        .expect("there is one worker at least");
    if others.is_empty() {
        return first.deepen(shared, limits, report);
    }
    std::thread::scope(|scope| {
        for worker in others {
            scope.spawn(move || worker.deepen(shared, limits, &mut |_| {}));
        }
        first.deepen(shared, limits, report)
    })
}

fn choice(finish: Finish) -> Choice {
    let mut info = finish.info;
    info.depth = finish.depth;
    Choice {
        best: info.moves.first().copied(),
        ponder: info.moves.get(1).copied(),
        info,
    }
}

/// The answer where nothing may be chosen.
fn no_choice(game: &History) -> Choice {
    let mated = game.position().legal_moves().is_empty();
    Choice {
        best: None,
        ponder: None,
        info: Info {
            depth: 0,
            longest: 0,
            line: 1,
            score: if mated {
                Score::lost_at(0)
            } else {
                Score::EVEN
            },
            bound: Bound::Exact,
            nodes: 0,
            time: Duration::ZERO,
            fill: 0,
            moves: Vec::new(),
        },
    }
}
