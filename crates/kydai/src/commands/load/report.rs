//! What was measured.

use super::pair::Pair;
use anyhow::Context;
use std::{
    fmt, fs,
    time::{Duration, Instant},
};

/// Clock ticks a second in `/proc`; Linux has told programs this number since its beginnings.
const TICKS: f64 = 100.0;

#[expect(
    clippy::disallowed_methods,
    reason = "a stopwatch is not the server's time"
)]
pub(crate) fn stopwatch() -> Instant {
    Instant::now()
}

/// What a process has used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Usage {
    cpu_seconds: f64,
    memory_kib: u64,
}

impl Usage {
    /// Of this process, from `/proc`.
    pub(crate) fn of(pid: u32) -> anyhow::Result<Self> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat"))
            .context("failed to read the server's figures; they need Linux")?;
        // The second field is a name in parentheses; user and system time are the 14th and 15th.
        let (_, rest) = stat
            .rsplit_once(')')
            .context("an unreadable /proc/…/stat")?;
        let ticks: f64 = rest
            .split_whitespace()
            .skip(11)
            .take(2)
            .filter_map(|field| field.parse::<f64>().ok())
            .sum();
        let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
        let memory_kib = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"))
            .and_then(|kib| kib.parse().ok())
            .context("no VmRSS in /proc/…/status")?;
        Ok(Self {
            cpu_seconds: ticks / TICKS,
            memory_kib,
        })
    }
}

/// What was measured.
#[derive(Debug)]
pub(crate) struct Report {
    tables: usize,
    /// Sorted, in microseconds.
    latencies: Vec<u32>,
    took: Duration,
    killed: bool,
    server: Option<Server>,
    pub(crate) lost: usize,
}

#[derive(Debug)]
struct Server {
    cpu_seconds: f64,
    memory_mib: f64,
    kib_per_socket: f64,
}

impl Report {
    pub(crate) fn new(pairs: &[Pair], took: Duration, killed: bool) -> Self {
        let mut latencies: Vec<u32> = pairs
            .iter()
            .flat_map(|pair| pair.latencies.iter().copied())
            .collect();
        latencies.sort_unstable();
        let lost = pairs.iter().map(|pair| pair.lost).sum();
        Self {
            tables: pairs.len(),
            latencies,
            took,
            killed,
            server: None,
            lost,
        }
    }

    /// What the server used: before anybody came, with everybody seated, and at the end.
    #[expect(
        clippy::cast_precision_loss,
        reason = "memory and sockets are far below 2⁵²"
    )]
    pub(crate) fn usage(
        &mut self,
        before: Option<Usage>,
        seated: Option<Usage>,
        after: Option<Usage>,
        sockets: usize,
    ) {
        if let (Some(before), Some(seated), Some(after)) = (before, seated, after) {
            // A server that was killed began anew.
            let began = if self.killed { 0.0 } else { seated.cpu_seconds };
            let grown = after.memory_kib.saturating_sub(before.memory_kib) as f64;
            self.server = Some(Server {
                cpu_seconds: after.cpu_seconds - began,
                memory_mib: after.memory_kib as f64 / 1_024.0,
                kib_per_socket: grown / sockets as f64,
            });
        }
    }

    /// The latency that this part of the moves did not exceed, in milliseconds.
    fn quantile(&self, part: f64) -> f64 {
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "an index below the length"
        )]
        let index = (self.latencies.len().saturating_sub(1) as f64 * part).round() as usize;
        self.latencies
            .get(index)
            .map_or(0.0, |micros| f64::from(*micros) / 1_000.0)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, moves) = (self.took.as_secs_f64(), self.latencies.len());
        #[expect(clippy::cast_precision_loss, reason = "moves are far below 2⁵²")]
        let rate = moves as f64 / seconds;
        writeln!(f, "tables: {}, sockets: {}", self.tables, self.tables * 2)?;
        writeln!(f, "moves: {moves} in {seconds:.1} s, {rate:.0} a second")?;
        writeln!(
            f,
            "move → opponent sees it: p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms, max {:.2} ms",
            self.quantile(0.5),
            self.quantile(0.95),
            self.quantile(0.99),
            self.quantile(1.0),
        )?;
        if let Some(server) = &self.server {
            writeln!(
                f,
                "server: {:.1} CPU seconds ({:.0} % of a core), {:.1} MiB, {:.1} KiB a socket",
                server.cpu_seconds,
                100.0 * server.cpu_seconds / seconds,
                server.memory_mib,
                server.kib_per_socket,
            )?;
        }
        if self.killed {
            writeln!(f, "server killed and restarted: yes")?;
        }
        writeln!(f, "lost: {}", self.lost)
    }
}
