//! Telling what happens in a conversion while it happens.

use std::path::Path;

use anyhow::Context;
use indicatif::ProgressBar;
use locale::Message;
use std::io::Write;

use super::log::Log;
use crate::exit::Exit;
use crate::input::harmless;
use crate::records::draft::Draft;
use crate::speaker::Speaker;

fn begun(report: &Path) -> anyhow::Result<Draft> {
    Draft::new(report).with_context(|| harmless(&report.to_string_lossy()))
}

/// Says the log's sentences, writes its entries into the report, and keeps count.
#[derive(Debug)]
pub(super) struct Telling<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) bar: ProgressBar,
    /// What is still to be told.
    pub(super) log: Log,
    /// How many games were written.
    pub(super) games: usize,
    lossy: usize,
    illegal: usize,
    failed: usize,
    passed_over: usize,
    report: Option<Draft>,
    entries: usize,
}

impl<'a> Telling<'a> {
    pub(super) fn new(
        report: Option<&Path>,
        speaker: &'a Speaker,
        bar: &ProgressBar,
    ) -> anyhow::Result<Self> {
        Ok(Self {
            speaker,
            bar: bar.clone(),
            log: Log::default(),
            games: 0,
            lossy: 0,
            illegal: 0,
            failed: 0,
            passed_over: 0,
            report: report.map(begun).transpose()?,
            entries: 0,
        })
    }

    /// Tells what the log holds and empties it.
    pub(super) fn tell(&mut self) -> anyhow::Result<()> {
        let log = std::mem::take(&mut self.log);
        self.games += log.games;
        self.lossy += log.lossy;
        self.illegal += log.illegal;
        self.failed += log.failed;
        self.passed_over += log.passed_over;
        if let Some(report) = &mut self.report {
            for entry in log.entries {
                let before = if self.entries == 0 { "[\n" } else { ",\n" };
                write!(report, "{before}{entry}")?;
                self.entries += 1;
            }
        }
        self.bar.suspend(|| {
            let mut complaints = log.complaints.iter();
            complaints.try_for_each(|message| self.speaker.complain(message))
        })?;
        Ok(())
    }

    /// Ends the report and sums up.
    pub(super) fn close(mut self) -> anyhow::Result<Exit> {
        self.tell()?;
        if let Some(mut report) = self.report {
            let end = if self.entries == 0 { "[]\n" } else { "\n]\n" };
            report.write_all(end.as_bytes())?;
            report.finish()?;
        }
        let sums = [
            ("convert-games", self.games, true),
            ("convert-lossy", self.lossy, false),
            ("convert-illegal", self.illegal, false),
            ("records-passed-over", self.passed_over, false),
        ];
        for (sentence, count, always) in sums {
            if always || count > 0 {
                self.speaker
                    .complain(&Message::plain(sentence).with("count", count))?;
            }
        }
        Ok(if self.failed > 0 {
            Exit::Unread
        } else {
            Exit::Done
        })
    }
}
