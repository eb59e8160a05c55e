//! A game as a list shows it, and what was found in it.

use crate::{EncodingView, NotationView, ReportView, Summary, sentence};
use record::encoding::EncodingChoice;
use record::notation::NotationChoice;
use record::{Import, Record, Report, Severity, headers};

/// How many illegal moves are told with their reasons; a file of another game is all illegal.
const MOST_ILLEGAL: usize = 500;

pub(crate) fn summary(Import { record, report }: &Import) -> Summary {
    let header = |name| record.headers.get(name).unwrap_or_default().to_owned();
    let lost = report
        .remarks
        .iter()
        .filter(|remark| remark.kind.severity() == Severity::Dropped);
    Summary {
        title: header(headers::TITLE),
        event: header(headers::EVENT),
        red: header(headers::RED),
        black: header(headers::BLACK),
        date: header(headers::DATE),
        outcome: record.outcome.to_string(),
        plies: record.tree.main_line().count(),
        variations: variations(record),
        comments: record
            .tree
            .annotated()
            .filter(|(_, said)| !said.comment.is_empty() || !said.before.is_empty())
            .count(),
        from_start: record.is_from_start(),
        start_fen: record.start.fen(),
        lost: lost.count() + report.more_remarks,
        illegal: report.illegal.len(),
        format: report.format.name().to_owned(),
        encoding: report.encoding.as_ref().map(encoding),
    }
}

/// Every move that is not the first at its place begins one.
fn variations(record: &Record) -> usize {
    let tree = &record.tree;
    let begins = |id| tree.sibling(id).is_some();
    tree.ids().filter(|&id| begins(id)).count()
}

fn encoding(choice: &EncodingChoice) -> EncodingView {
    EncodingView {
        name: choice.encoding.name().to_owned(),
        why: choice.why.code().to_owned(),
    }
}

fn notation(choice: &NotationChoice) -> NotationView {
    let tried = choice.tried.iter();
    NotationView {
        name: choice.notation.name().to_owned(),
        tried: tried
            .map(|(notation, plies)| (notation.name().to_owned(), *plies))
            .collect(),
    }
}

pub(crate) fn report(record: &Record, report: &Report) -> ReportView {
    let told = report.illegal.iter().take(MOST_ILLEGAL);
    ReportView {
        format: report.format.name().to_owned(),
        version: report.version,
        encoding: report.encoding.as_ref().map(encoding),
        notation: report.notation.as_ref().map(notation),
        remarks: report
            .remarks
            .iter()
            .map(|remark| sentence::remark(remark, &record.tree))
            .collect(),
        more_remarks: report.more_remarks,
        illegal: told
            .filter_map(|found| sentence::illegal(record, found))
            .collect(),
    }
}
