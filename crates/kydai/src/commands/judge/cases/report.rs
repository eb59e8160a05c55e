//! The table: how many cases of each ruleset we answer as expected, and what other programs answer.

use std::collections::BTreeMap;
use std::io::{self, Write};

use super::stand_in;
use super::version::Version;
use super::{Record, Run};
use crate::input;

/// The programs whose answers the cases tell.
const ENGINES: [&str; 3] = ["fairy", "pikafish", "chessdb"];

/// Of how many.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    agreed: usize,
    of: usize,
}

impl Share {
    fn count(&mut self, agrees: bool) {
        self.of += 1;
        self.agreed += usize::from(agrees);
    }

    fn text(self) -> String {
        match self.of {
            0 => "-".to_owned(),
            of => format!("{}/{of}", self.agreed),
        }
    }
}

/// The line of a ruleset.
#[derive(Clone, Debug, Default)]
struct Line {
    cases: usize,
    versions: BTreeMap<Version, Share>,
    engines: [Share; 3],
    /// The cases that programs were asked, in our answers.
    ours: Share,
    natures: Share,
}

impl Line {
    fn add(&mut self, record: &Record<'_>) {
        let version = record.version;
        self.versions
            .entry(version)
            .or_default()
            .count(record.answer.agrees);
        self.natures.of += record.case.natures.len();
        self.natures.agreed += record.natures();
        if version != Version::Given {
            return;
        }
        self.cases += 1;
        if record.case.engines.is_empty() {
            return;
        }
        self.ours.count(record.answer.agrees);
        for (share, engine) in self.engines.iter_mut().zip(ENGINES) {
            if let Some(answer) = record.case.engines.get(engine) {
                share.count(*answer == record.case.expected);
            }
        }
    }

    fn cells(&self, versions: &[Version]) -> Vec<String> {
        let mut cells = vec![self.cases.to_string()];
        cells.extend(versions.iter().map(|version| {
            let share = self.versions.get(version).copied().unwrap_or_default();
            share.agreed.to_string()
        }));
        cells.push(self.ours.text());
        cells.extend(self.engines.map(Share::text));
        cells.push(self.natures.text());
        cells
    }
}

/// Prints the table, the disputed cases, and those that failed.
pub(super) fn print(run: &Run<'_>, out: &mut impl Write) -> io::Result<()> {
    table(run, out)?;
    kinds(run, out)?;
    notes(run, out)?;
    disputed(run, out)?;
    failures(run, out)
}

fn table(run: &Run<'_>, out: &mut impl Write) -> io::Result<()> {
    let mut head = vec![
        "ruleset".to_owned(),
        "judged by".to_owned(),
        "cases".to_owned(),
    ];
    head.extend(
        run.versions
            .iter()
            .map(|version| short(*version).to_owned()),
    );
    head.extend(["ours", "fairy", "pikafish", "chessdb", "labels"].map(str::to_owned));
    let mut rows = vec![head];
    let mut all = Line::default();
    for &(name, by) in &run.rulesets {
        let mut line = Line::default();
        for record in run.undisputed().filter(|record| record.ruleset == name) {
            line.add(record);
            all.add(record);
        }
        if line.cases > 0 {
            rows.push(row(name, by, &line, run));
        }
    }
    rows.push(row("all of them", "", &all, run));
    print_rows(&rows, out)
}

fn row(name: &str, by: &str, line: &Line, run: &Run<'_>) -> Vec<String> {
    let by = if by == name { "" } else { by };
    let mut row = vec![name.to_owned(), by.to_owned()];
    row.extend(line.cells(&run.versions));
    row
}

/// How a version is called at the head of its column.
const fn short(version: Version) -> &'static str {
    match version {
        Version::Given => "agreed",
        Version::Mirrored => "mirrored",
        Version::Swapped => "swapped",
        Version::MirroredAndSwapped => "both",
    }
}

/// The same by kind of case, every version counted.
fn kinds(run: &Run<'_>, out: &mut impl Write) -> io::Result<()> {
    let mut shares: BTreeMap<_, Share> = BTreeMap::new();
    for record in run.undisputed() {
        let share = shares.entry(record.case.kind).or_default();
        share.count(record.answer.agrees);
    }
    writeln!(out)?;
    let mut rows = vec![vec!["kind".to_owned(), "agreed, every version".to_owned()]];
    for (kind, share) in shares {
        rows.push(vec![kind.name().to_owned(), share.text()]);
    }
    print_rows(&rows, out)
}

fn print_rows(rows: &[Vec<String>], out: &mut impl Write) -> io::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(String::len).max().unwrap_or(0)
    };
    for row in rows {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = width(column);
            // Names to the left, numbers to the right.
            if column < 2 {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// What is not in the table as it stands: stand-ins, and rulesets that nobody judges.
fn notes(run: &Run<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out)?;
    for &(name, _) in &run.rulesets {
        if let Some(stand_in) = stand_in::stand_in(name) {
            writeln!(out, "{name}: judged by {}, {}", stand_in.by, stand_in.why)?;
        }
    }
    for name in &run.unknown {
        writeln!(out, "{name}: no ruleset of ours, not judged")?;
    }
    Ok(())
}

fn disputed(run: &Run<'_>, out: &mut impl Write) -> io::Result<()> {
    let disputed: Vec<_> = run
        .records
        .iter()
        .filter(|record| record.is_disputed())
        .collect();
    if disputed.is_empty() {
        return Ok(());
    }
    writeln!(out, "\ndisputed, not counted:")?;
    for record in disputed
        .iter()
        .filter(|record| record.version == Version::Given)
    {
        let mark = if record.answer.agrees {
            "agrees"
        } else {
            "FAILS"
        };
        writeln!(out, "{mark:<7} {}", line(record))?;
        writeln!(out, "        {}", input::harmless(record.case.dispute()))?;
    }
    Ok(())
}

/// The undisputed cases that failed in some version.
pub(super) fn failures(run: &Run<'_>, out: &mut impl Write) -> io::Result<()> {
    let mut failed = run
        .undisputed()
        .filter(|record| !record.answer.agrees)
        .peekable();
    if failed.peek().is_none() {
        return writeln!(out, "\nno undisputed case failed");
    }
    writeln!(out, "\nfailed:")?;
    let mut groups: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for record in failed {
        let group = groups
            .entry((record.ruleset, &*record.case.id))
            .or_default();
        group.push(record);
    }
    for group in groups.values() {
        group_of_failures(group, run, out)?;
    }
    Ok(())
}

/// One case under one ruleset: the first version that failed, and which others did.
fn group_of_failures(group: &[&Record<'_>], run: &Run<'_>, out: &mut impl Write) -> io::Result<()> {
    let [first, ..] = group else { return Ok(()) };
    let names: Vec<_> = group.iter().map(|record| record.version.name()).collect();
    let versions = if names.len() == run.versions.len() {
        "in every version".to_owned()
    } else {
        format!("only {}", names.join(", "))
    };
    writeln!(out, "{}, {versions}", line(first))?;
    writeln!(out, "        {}", input::harmless(&first.case.rule_point))
}

fn line(record: &Record<'_>) -> String {
    input::harmless(&format!(
        "{} {}: expected {}, got {}",
        record.ruleset, record.case.id, record.expected, record.answer.got
    ))
}
