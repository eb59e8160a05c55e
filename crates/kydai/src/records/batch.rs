//! Work on many files, a few at a time, with the results in the files' order.

use super::files::Source;
use indicatif::ProgressBar;
use rayon::prelude::*;

/// Files whose results are waited for together.
const BATCH: usize = 256;

/// Files beyond this size are worked on alone, one game after the other, so that the results of
/// none have to wait in memory.
const LARGE_BYTES: u64 = 8 << 20;

/// Runs `small` on files side by side and hands on each result in the order of the files; a large
/// file, or one of unknown size, is given to `large` alone when its turn comes.
pub(crate) fn run<T: Send, E>(
    sources: &[Source],
    bar: &ProgressBar,
    small: impl Fn(&Source) -> T + Sync,
    mut each: impl FnMut(Work<'_, T>) -> Result<(), E>,
) -> Result<(), E> {
    let is_large = |source: &Source| source.bytes > LARGE_BYTES || source.is_stdin();
    let mut rest = sources;
    while let Some(first) = rest.first() {
        if is_large(first) {
            each(Work::Large(first))?;
            bar.inc(first.bytes);
            rest = rest.get(1..).unwrap_or_default();
            continue;
        }
        let few = rest
            .iter()
            .take(BATCH)
            .take_while(|source| !is_large(source));
        let (batch, others) = rest.split_at(few.count());
        let done: Vec<T> = batch.par_iter().map(&small).collect();
        for (source, result) in batch.iter().zip(done) {
            each(Work::Done(source, result))?;
            bar.inc(source.bytes);
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
