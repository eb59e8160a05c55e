//! Many positions, some side by side, with the answers in their order.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

use engine::mate::{Answer, Solver};
use engine::{Clock, Control};
use locale::Message;

use super::list::Puzzle;
use super::{Args, View};
use crate::player;
use crate::records::progress;
use crate::speaker::Speaker;

/// Solves them all, and says at the end how many were solved.
pub(super) fn run(
    puzzles: &[Puzzle],
    args: &Args,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let clock = player::clock();
    let control = Control::new();
    let next = AtomicUsize::new(0);
    let bar = progress::steps(puzzles.len().try_into().unwrap_or(u64::MAX));
    let mut tally = Tally::default();
    let (answers, received) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..usize::from(args.threads).min(puzzles.len()) {
            let (answers, next, control, clock) = (answers.clone(), &next, &control, &clock);
            scope.spawn(move || {
                let mut solver = Solver::new(args.hash.into());
                while !control.is_stopped() {
                    let index = next.fetch_add(1, Relaxed);
                    let Some(puzzle) = puzzles.get(index) else {
                        break;
                    };
                    let answer = solver.solve(&puzzle.position, args.budget(), control, clock);
                    if answers.send((index, answer)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(answers);
        let printed = received.iter().try_for_each(|(index, answer)| {
            bar.inc(1);
            tally.add(index, answer, puzzles, out)
        });
        // Nobody reads the rest, or nothing is left to be done.
        control.stop();
        printed
    })?;
    bar.finish_and_clear();
    let summary = Message::plain("solve-summary")
        .with("solved", tally.solved)
        .with("count", puzzles.len())
        .with("nodes", tally.nodes.to_string())
        .with("seconds", format!("{:.1}", clock.now().as_secs_f64()));
    speaker.complain(&summary)?;
    Ok(())
}

/// What has come in, and how much of it has been printed.
#[derive(Debug, Default)]
struct Tally {
    waiting: BTreeMap<usize, Answer>,
    printed: usize,
    solved: usize,
    nodes: u64,
}

impl Tally {
    /// Prints all that is due now.
    fn add(
        &mut self,
        index: usize,
        answer: Answer,
        puzzles: &[Puzzle],
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        self.solved += usize::from(answer.proof().is_some());
        self.nodes += answer.nodes;
        self.waiting.insert(index, answer);
        while let Some(answer) = self.waiting.remove(&self.printed) {
            if let Some(puzzle) = puzzles.get(self.printed) {
                View::of(&puzzle.fen, &answer).print(out)?;
            }
            self.printed += 1;
        }
        // Whoever reads along sees each answer when it is there.
        out.flush()?;
        Ok(())
    }
}
