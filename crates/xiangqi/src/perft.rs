use alloc::vec::Vec;

use crate::{Move, Position};

/// Counts the legal lines of `depth` plies.
pub fn perft(position: &Position, depth: u32) -> u64 {
    nodes(&mut position.clone(), depth)
}

/// The same, split by first move. Empty at depth 0.
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut position = position.clone();
    position
        .legal_moves()
        .iter()
        .map(|&m| (m, after(&mut position, m, rest)))
        .collect()
}

/// The same as [`perft_divide`], by this many threads (at least one). They share out the lines of
/// the first two plies, so that no thread waits long for the last.
#[cfg(feature = "std")]
pub fn perft_threads(
    position: &Position,
    depth: u32,
    threads: core::num::NonZero<usize>,
) -> Vec<(Move, u64)> {
    use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

    if threads.get() == 1 || depth < 3 {
        return perft_divide(position, depth);
    }
    let moves = position.legal_moves();
    let totals: Vec<AtomicU64> = moves.iter().map(|_| AtomicU64::new(0)).collect();
    let mut jobs = Vec::new();
    for (index, &m) in moves.iter().enumerate() {
        let mut next = position.clone();
        next.play_unchecked(m);
        jobs.extend(next.legal_moves().iter().map(|&reply| (index, m, reply)));
    }
    let next_job = AtomicUsize::new(0);
    let work = || {
        while let Some(&(index, m, reply)) = jobs.get(next_job.fetch_add(1, Ordering::Relaxed)) {
            let mut position = position.clone();
            position.play_unchecked(m);
            let count = after(&mut position, reply, depth - 2);
            totals[index].fetch_add(count, Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.get() {
            scope.spawn(work);
        }
        work();
    });
    moves
        .iter()
        .copied()
        .zip(totals.into_iter().map(AtomicU64::into_inner))
        .collect()
}

fn after(position: &mut Position, m: Move, rest: u32) -> u64 {
    let undo = position.play_unchecked(m);
    let count = nodes(position, rest);
    position.take_back(undo);
    count
}

fn nodes(position: &mut Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_move_count(),
        _ => {
            let moves = position.legal_moves();
            moves.iter().map(|&m| after(position, m, depth - 1)).sum()
        }
    }
}
