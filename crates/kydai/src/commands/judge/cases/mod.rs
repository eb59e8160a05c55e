//! `kydai judge --cases`: every case under its rulesets, in every version.

mod case;
mod check;
mod report;
mod stand_in;
mod version;

use std::collections::BTreeMap;
use std::io::Write;

use arbiter::Ruleset;
use serde::Serialize;
use std::borrow::Cow;

use super::outcome::{AtFault, Status};
use crate::exit::Exit;
use crate::ruleset;
use case::{Case, Kind};
use check::Answer;
use version::Version;

/// The options that go with a file of cases.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag, independent of the others"
)]
#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// A file of test cases, one JSON object a line: judge them all and print a table
    #[arg(long, value_name = "FILE", conflicts_with_all = ["file", "moves", "fen"])]
    pub(super) cases: Option<String>,

    /// Judge the cases as given and with left and right exchanged
    #[arg(long, requires = "cases")]
    mirror: bool,

    /// Judge the cases as given and with Red and Black exchanged; with --mirror, or with neither,
    /// in all four versions
    #[arg(long, requires = "cases")]
    swap: bool,

    /// Judge only the cases whose id contains this
    #[arg(long, value_name = "TEXT", requires = "cases")]
    only: Option<String>,

    /// Print only the cases that failed
    #[arg(long, requires = "cases")]
    failures: bool,

    /// Exit with 1 when an undisputed case failed
    #[arg(long, requires = "cases")]
    strict: bool,
}

/// A case in one version under one ruleset, and our answer.
#[derive(Debug)]
struct Record<'a> {
    /// The case as the file has it.
    case: &'a Case,
    version: Version,
    /// As the case calls it, and who judged.
    ruleset: &'a str,
    by: &'a str,
    /// What is expected in this version.
    expected: String,
    answer: Answer,
}

impl Record<'_> {
    fn is_disputed(&self) -> bool {
        self.case.is_disputed()
    }

    /// How many plies have the nature that the case says.
    fn natures(&self) -> usize {
        self.answer.natures(self.case)
    }
}

/// All the records, and what they were made from.
#[derive(Debug)]
struct Run<'a> {
    versions: Vec<Version>,
    /// The rulesets of the cases, and who judges them.
    rulesets: Vec<(&'a str, &'a str)>,
    /// The rulesets that nobody judges.
    unknown: Vec<&'a str>,
    records: Vec<Record<'a>>,
}

impl Run<'_> {
    fn undisputed(&self) -> impl Iterator<Item = &Record<'_>> {
        self.records.iter().filter(|record| !record.is_disputed())
    }
}

/// Judges the cases of a file, or of one ruleset among them.
pub(super) fn run(
    args: &Options,
    path: &str,
    ruleset: Option<&str>,
    of_all: &super::Args,
    out: &mut impl Write,
) -> anyhow::Result<Exit> {
    let cases = match case::read(path, of_all.lang)? {
        Ok(cases) => cases,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let rules = rulesets(&cases, ruleset);
    if let Some(name) = ruleset.filter(|name| rules.is_empty() && stand_in::rules(name).is_none()) {
        return Ok(ruleset::unknown(name, of_all.lang).tell()?);
    }
    let run = judge(args, &cases, &rules);
    match (of_all.json, args.failures) {
        (true, _) => write_json(&run, args.failures, out)?,
        (false, true) => report::failures(&run, out)?,
        (false, false) => report::print(&run, out)?,
    }
    let failed = run.undisputed().any(|record| !record.answer.agrees);
    Ok(if args.strict && failed {
        Exit::Disagrees
    } else {
        Exit::Done
    })
}

type Rules<'a> = BTreeMap<&'a str, Option<Cow<'static, Ruleset>>>;

/// The rules for each ruleset that a case names.
fn rulesets<'a>(cases: &'a [Case], only: Option<&str>) -> Rules<'a> {
    let names = cases.iter().flat_map(Case::rulesets);
    let names = names.filter(|name| only.is_none_or(|only| only == *name));
    names.map(|name| (name, stand_in::rules(name))).collect()
}

fn judge<'a>(args: &Options, cases: &'a [Case], rules: &'a Rules<'a>) -> Run<'a> {
    let versions: Vec<_> = Version::ALL
        .into_iter()
        .filter(|version| args.takes(*version))
        .collect();
    let mut records = Vec::new();
    for case in cases.iter().filter(|case| args.is_wanted(case)) {
        for &version in &versions {
            let turned = version.of(case);
            for name in case.rulesets() {
                if let Some(Some(rules)) = rules.get(name) {
                    records.push(Record {
                        case,
                        version,
                        ruleset: name,
                        by: rules.id(),
                        expected: turned.expected.clone(),
                        answer: check::answer(&turned, rules),
                    });
                }
            }
        }
    }
    let known = rules
        .iter()
        .filter_map(|(name, rules)| Some((*name, rules.as_ref()?.id())));
    let unknown = rules.iter().filter(|(_, rules)| rules.is_none());
    Run {
        rulesets: known.collect(),
        unknown: unknown.map(|(name, _)| *name).collect(),
        versions,
        records,
    }
}

impl Options {
    fn takes(&self, version: Version) -> bool {
        let all = self.mirror == self.swap;
        all || ((self.mirror || !version.mirrors()) && (self.swap || !version.swaps()))
    }

    fn is_wanted(&self, case: &Case) -> bool {
        let only = self.only.as_deref();
        only.is_none_or(|only| case.id.contains(only))
    }
}

/// A record as JSON.
#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    version: Version,
    kind: Kind,
    ruleset: &'a str,
    judged_by: &'a str,
    expected: &'a str,
    got: &'a str,
    status: Option<Status>,
    at_fault: Option<AtFault>,
    agrees: bool,
    disputed: bool,
    /// What each ply is by the case and by us; left out where the case does not tell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    natures: Vec<Nature<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    natures_agree: Option<bool>,
    rule_point: &'a str,
}

/// What a ply is.
#[derive(Serialize)]
struct Nature<'a> {
    expected: &'a str,
    got: Vec<&'static str>,
}

impl<'a> Line<'a> {
    fn of(record: &'a Record<'_>) -> Self {
        let (case, answer) = (record.case, &record.answer);
        let natures = case.natures.iter().zip(&answer.labels);
        Self {
            id: &case.id,
            version: record.version,
            kind: case.kind,
            ruleset: record.ruleset,
            judged_by: record.by,
            expected: &record.expected,
            got: &answer.got,
            status: answer.status,
            at_fault: answer.at_fault,
            agrees: answer.agrees,
            disputed: record.is_disputed(),
            natures: natures
                .map(|(expected, got)| Nature {
                    expected,
                    got: got.iter().map(|label| check::name(*label)).collect(),
                })
                .collect(),
            natures_agree: (!case.natures.is_empty())
                .then(|| record.natures() == case.natures.len()),
            rule_point: &case.rule_point,
        }
    }
}

/// Prints a JSON object a line.
fn write_json(run: &Run<'_>, failures: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let wanted = |record: &&Record<'_>| !(failures && record.answer.agrees);
    for record in run.records.iter().filter(wanted) {
        serde_json::to_writer(&mut *out, &Line::of(record))?;
        writeln!(out)?;
    }
    Ok(())
}
