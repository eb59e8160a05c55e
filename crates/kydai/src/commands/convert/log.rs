//! What is told of a conversion: on standard error, and in the report.

use locale::Message;
use record::{Ground, Import, ReadError, Remark, Severity, Tree, WriteError};
use serde::Serialize;
use std::fmt::Write;
use std::path::Path;

use crate::records::files::Source;
use crate::records::remarks::{PlaceView, RemarkView};
use crate::speaker::Speaker;

/// What has been found and done so far.
#[derive(Debug, Default)]
pub(super) struct Log {
    pub(super) games: usize,
    /// Games of which something was lost in reading or writing.
    pub(super) lossy: usize,
    /// Illegal moves.
    pub(super) illegal: usize,
    /// Files or games that could not be read or written.
    pub(super) failed: usize,
    /// Files in folders that are no records.
    pub(super) passed_over: usize,
    /// Objects of the report that are still to be written.
    pub(super) entries: Vec<String>,
    /// Sentences that are still to be said.
    pub(super) complaints: Vec<Message>,
}

/// One game in the report.
#[derive(Serialize, Debug)]
struct Entry {
    file: String,
    game: usize,
    format: &'static str,
    version: Option<u32>,
    encoding: Option<&'static str>,
    encoding_why: Option<&'static str>,
    notation: Option<&'static str>,
    /// How many plies each notation that was tried could read.
    notations_tried: Vec<(&'static str, usize)>,
    repaired: Vec<Told>,
    dropped: Vec<Told>,
    /// What the new format could not hold.
    not_written: Vec<Told>,
    /// Remarks beyond those listed.
    more_remarks: usize,
    illegal: Vec<Illegal>,
    undecoded: Vec<Bytes>,
}

/// A remark, also in words.
#[derive(Serialize, Debug)]
struct Told {
    #[serde(flatten)]
    remark: RemarkView,
    text: String,
}

#[derive(Serialize, Debug)]
struct Illegal {
    ply: u32,
    #[serde(rename = "move")]
    m: String,
    why: &'static str,
    text: String,
}

/// A text as it stood in the file.
#[derive(Serialize, Debug)]
struct Bytes {
    place: PlaceView,
    hex: String,
}

/// A file or game that is not there.
#[derive(Serialize, Debug)]
struct Failure {
    file: String,
    game: Option<usize>,
    error: &'static str,
    text: String,
}

impl Log {
    /// Notes a game that was read and written.
    pub(super) fn game(
        &mut self,
        source: &Source,
        number: usize,
        import: &Import,
        unwritten: &[Remark],
        speaker: Option<&Speaker>,
    ) {
        let lost = |remark: &Remark| remark.kind.severity() == Severity::Dropped;
        let report = &import.report;
        self.games += 1;
        self.illegal += report.illegal.len();
        let is_lossy = unwritten.iter().chain(&report.remarks).any(lost);
        self.lossy += usize::from(is_lossy || report.more_remarks > 0);
        if let Some(speaker) = speaker {
            let entry = Entry::of(source, number, import, unwritten, speaker);
            self.enter(&entry);
        }
    }

    /// Notes a file or a game that could not be read.
    pub(super) fn unread(
        &mut self,
        source: &Source,
        game: Option<usize>,
        error: &ReadError,
        speaker: &Speaker,
    ) {
        if matches!(error, ReadError::Unknown | ReadError::Empty) && !source.is_named() {
            self.passed_over += 1;
            return;
        }
        let message = speaker.read_error(source, game, error);
        self.fail(source.name(), game, error.code(), message, speaker);
    }

    /// Notes a game of a file that was read, or a file that could not be written.
    pub(super) fn unwritten(
        &mut self,
        path: &Path,
        game: Option<usize>,
        error: &WriteError,
        speaker: &Speaker,
    ) {
        let message = speaker.write_error(path, game, error);
        let name = path.to_string_lossy().into_owned();
        self.fail(name, game, error.code(), message, speaker);
    }

    fn fail(
        &mut self,
        file: String,
        game: Option<usize>,
        error: &'static str,
        message: Message,
        speaker: &Speaker,
    ) {
        self.failed += 1;
        self.enter(&Failure {
            file,
            game,
            error,
            text: speaker.say(&message),
        });
        self.complaints.push(message);
    }

    fn enter(&mut self, entry: &impl Serialize) {
        self.entries.extend(serde_json::to_string(entry));
    }
}

impl Entry {
    fn of(
        source: &Source,
        number: usize,
        import: &Import,
        unwritten: &[Remark],
        speaker: &Speaker,
    ) -> Self {
        let Import { record, report } = import;
        let tree = &record.tree;
        let told = |remark: &Remark| Told::of(remark, tree, speaker);
        let (repaired, dropped): (Vec<_>, Vec<_>) = report
            .remarks
            .iter()
            .map(told)
            .partition(|told| !told.remark.lost);
        let encoding = report.encoding.as_ref();
        let notation = report.notation.as_ref();
        let tried = notation.map(|choice| choice.tried.iter());
        Self {
            file: source.name(),
            game: number,
            format: report.format.name(),
            version: report.version,
            encoding: encoding.map(|choice| choice.encoding.name()),
            encoding_why: encoding.map(|choice| choice.why.code()),
            notation: notation.map(|choice| choice.notation.name()),
            notations_tried: tried
                .into_iter()
                .flatten()
                .map(|(notation, plies)| (notation.name(), *plies))
                .collect(),
            repaired,
            dropped,
            not_written: unwritten.iter().map(told).collect(),
            more_remarks: report.more_remarks,
            illegal: illegal(import, speaker),
            undecoded: report
                .undecoded
                .iter()
                .map(|text| Bytes {
                    place: PlaceView::of(&text.place, tree),
                    hex: hex(&text.bytes),
                })
                .collect(),
        }
    }
}

impl Told {
    fn of(remark: &Remark, tree: &Tree, speaker: &Speaker) -> Self {
        Self {
            remark: RemarkView::of(remark, tree),
            text: speaker.remark(remark, tree),
        }
    }
}

fn illegal(Import { record, .. }: &Import, speaker: &Speaker) -> Vec<Illegal> {
    let mut told = Vec::new();
    record.each_illegal(|id, why, before| {
        let Some(node) = record.tree.node(id) else {
            return;
        };
        let message = Message::illegal_on(before.board(), before.turn(), node.m, &why);
        told.push(Illegal {
            ply: node.ply,
            m: node.m.to_string(),
            why: why.code(),
            text: speaker.say(&message),
        });
    });
    told
}

fn hex(bytes: &[u8]) -> String {
    let mut hex = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // Nothing fails in writing to a string.
        write!(hex, "{byte:02x}").ok();
    }
    hex
}
