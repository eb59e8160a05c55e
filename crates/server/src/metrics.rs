//! Figures for an operator, in Prometheus' text format.

use std::{
    fmt::{self, Write},
    sync::atomic::{AtomicU64, Ordering},
};
use store::JournalStats;

/// A number that only rises.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the buckets of [`Durations`], in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2_000];

/// How long something took.
#[derive(Debug, Default)]
pub(crate) struct Durations {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    sum: AtomicU64,
}

impl Durations {
    pub(crate) fn record(&self, millis: u64) {
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            if millis <= bound {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(millis, Ordering::Relaxed);
    }
}

/// What the server counts.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: Counter,
    pub(crate) turned_away: Counter,
    pub(crate) acts: Counter,
    pub(crate) refusals: Counter,
    pub(crate) bad_frames: Counter,
    pub(crate) slow_sockets: Counter,
    pub(crate) table_panics: Counter,
    /// From an act's arrival at its table to its being durable.
    pub(crate) durable: Durations,
}

/// Figures that are looked up when somebody asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauges<'a> {
    pub(crate) tables: usize,
    pub(crate) sockets: usize,
    pub(crate) people: u32,
    pub(crate) journal: &'a JournalStats,
}

impl Metrics {
    pub(crate) fn text(&self, gauges: Gauges<'_>) -> String {
        let mut text = String::with_capacity(2_048);
        // Writing to a String cannot fail.
        self.write(&mut text, gauges).ok();
        text
    }

    fn write(&self, out: &mut String, gauges: Gauges<'_>) -> fmt::Result {
        let journal = gauges.journal;
        for (name, help, value) in [
            ("tables", "Tables in memory.", gauges.tables as u64),
            ("sockets", "Open sockets.", gauges.sockets as u64),
            (
                "people",
                "People with an open socket.",
                u64::from(gauges.people),
            ),
        ] {
            writeln!(out, "# HELP kydai_{name} {help}\n# TYPE kydai_{name} gauge")?;
            writeln!(out, "kydai_{name} {value}")?;
        }
        for (name, help, value) in [
            ("requests", "Requests to the API.", self.requests.get()),
            (
                "turned_away",
                "Requests, connections and acts over a limit.",
                self.turned_away.get(),
            ),
            ("acts", "Acts carried out at tables.", self.acts.get()),
            ("refusals", "Acts refused at tables.", self.refusals.get()),
            (
                "bad_frames",
                "Frames that were not the protocol's.",
                self.bad_frames.get(),
            ),
            (
                "slow_sockets",
                "Sockets closed for not reading.",
                self.slow_sockets.get(),
            ),
            (
                "table_panics",
                "Tables ended by a fault of ours.",
                self.table_panics.get(),
            ),
            ("commits", "Transactions committed.", journal.commits()),
            ("writes", "Writes in them.", journal.writes()),
            (
                "write_failures",
                "Writes that could not be stored.",
                journal.failures(),
            ),
        ] {
            writeln!(
                out,
                "# HELP kydai_{name}_total {help}\n# TYPE kydai_{name}_total counter"
            )?;
            writeln!(out, "kydai_{name}_total {value}")?;
        }
        writeln!(
            out,
            "# HELP kydai_durable_milliseconds From an act's arrival to its being durable.\n\
             # TYPE kydai_durable_milliseconds histogram"
        )?;
        for (bound, bucket) in BOUNDS.iter().zip(&self.durable.buckets) {
            let value = bucket.load(Ordering::Relaxed);
            writeln!(
                out,
                "kydai_durable_milliseconds_bucket{{le=\"{bound}\"}} {value}"
            )?;
        }
        let count = self.durable.count.load(Ordering::Relaxed);
        let sum = self.durable.sum.load(Ordering::Relaxed);
        writeln!(
            out,
            "kydai_durable_milliseconds_bucket{{le=\"+Inf\"}} {count}"
        )?;
        writeln!(out, "kydai_durable_milliseconds_sum {sum}")?;
        writeln!(out, "kydai_durable_milliseconds_count {count}")
    }
}
