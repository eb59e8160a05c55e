//! Work on many files, a few at a time, with the results in the files' order.

use super::files::Source;
use indicatif::ProgressBar;
use rayon::prelude::*;

/// Files whose results are waited for together, and how large they are together at most: a game
/// takes many times the memory of its file.
const BATCH: usize = 256;
const BATCH_BYTES: u64 = 16 << 20;

/// Files beyond this size are worked on alone, one game after the other, so that the results of
/// none have to wait in memory.
const LARGE_BYTES: u64 = 8 << 20;

/// Games of a file that wait in memory at most; a packed library of few bytes may have very many.
const MOST_GAMES: usize = 4_096;

/// All the games of a file, unless there are too many to wait in memory.
pub(crate) fn few<T>(games: impl Iterator<Item = T>) -> Option<Vec<T>> {
    let games: Vec<_> = games.take(MOST_GAMES + 1).collect();
    (games.len() <= MOST_GAMES).then_some(games)
}

/// Runs `small` on files side by side and hands on each result in the order of the files. A large
/// file, or one of unknown size, is handed on itself when its turn comes, and so is one of which
/// `small` makes nothing.
pub(crate) fn run<T: Send, E>(
    sources: &[Source],
    bar: &ProgressBar,
    small: impl Fn(&Source) -> Option<T> + Sync,
    mut each: impl FnMut(Work<'_, T>) -> Result<(), E>,
) -> Result<(), E> {
    let is_large = |source: &Source| source.bytes.is_none_or(|bytes| bytes > LARGE_BYTES);
    let mut rest = sources;
    while let Some(first) = rest.first() {
        if is_large(first) {
            each(Work::Large(first))?;
            bar.inc(first.bytes.unwrap_or(0));
            rest = rest.get(1..).unwrap_or_default();
            continue;
        }
        let mut total = 0;
        let few = rest.iter().take(BATCH).take_while(|source| {
            total += source.bytes.unwrap_or(0);
            !is_large(source) && total <= BATCH_BYTES
        });
        let (batch, others) = rest.split_at(few.count());
        let done: Vec<_> = batch.par_iter().map(&small).collect();
        for (source, result) in batch.iter().zip(done) {
            each(match result {
                Some(result) => Work::Done(source, result),
                None => Work::Large(source),
            })?;
            bar.inc(source.bytes.unwrap_or(0));
        }
        rest = others;
    }
    bar.finish_and_clear();
    Ok(())
}

/// What is handed on in the files' order.
pub(crate) enum Work<'a, T> {
    /// A file that was worked on beside others.
    Done(&'a Source, T),
    /// A file to be worked on now.
    Large(&'a Source),
}
