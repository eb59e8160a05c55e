//! The current container.

use super::MAGIC;
use super::index::{self, COUNT, DELETED, ENTRY, INDEX, Index, SLOT, TITLE};
use crate::format::cbr::{self, Guid, string};
use crate::format::writer::Written;
use crate::format::{Import, ReadError, WriteError};
use crate::{Encoding, Format, Place, Record, RemarkKind, headers};

/// Where the library's own fields are.
const VERSION: usize = 16;
const LIBRARY_GUID: usize = 20;
/// Always the same in new libraries; what it means is unknown.
const MOST: usize = 52;
const NAME: usize = 64;
const NAME_SIZE: usize = 512;
const REMARKS: usize = 1088;

/// The smallest index.
const FEWEST: usize = 128;

/// A record in its library.
#[derive(Clone, Copy, Debug)]
struct Found {
    is_deleted: bool,
    order: u32,
    begin: usize,
    end: usize,
}

/// What is to be said of a library, with its first game.
#[derive(Debug)]
struct Notes {
    disagrees: bool,
    remarks: String,
}

/// The games of a library, in the order in which they are shown; then those that were deleted, each with
/// a remark.
pub(super) fn games(
    library: Vec<u8>,
) -> Result<impl Iterator<Item = Result<Import, ReadError>>, ReadError> {
    if library.len() < INDEX {
        return Err(ReadError::Truncated {
            len: library.len() as u64,
            wanted: INDEX as u64,
        });
    }
    let (found, notes) = records(&library);
    let name = text(library.get(NAME..NAME + NAME_SIZE));
    let mut notes = Some(notes);
    Ok(found.into_iter().map(move |found| {
        let bytes = library.get(found.begin..found.end).unwrap_or_default();
        let (mut record, mut report) = cbr::record(bytes, found.begin as u64, Format::Cbl)?;
        record.headers.set(headers::LIBRARY, name.as_str());
        if let Some(notes) = notes.take() {
            record.headers.set(headers::LIBRARY_REMARK, notes.remarks);
            if notes.disagrees {
                report.remark(Place::Game, RemarkKind::IndexDisagrees);
            }
        }
        if found.is_deleted {
            report.remark(Place::Game, RemarkKind::Deleted);
        }
        Ok(Import::new(record, report))
    }))
}

fn text(field: Option<&[u8]>) -> String {
    let text = Encoding::Utf16Le
        .decode(string(field.unwrap_or_default()))
        .text;
    text.replace("\r\n", "\n")
}

/// Finds the records by what they begin with: where the index says otherwise, it is wrong.
fn records(library: &[u8]) -> (Vec<Found>, Notes) {
    let count = library.get(COUNT..).and_then(<[u8]>::first_chunk);
    let count = count.map_or(0, |&count| u32::from_le_bytes(count));
    let stated = (count as usize).saturating_mul(ENTRY).saturating_add(INDEX);
    let first = first_record(library, stated);
    let index = Index::read(library, first);
    let starts = (first..library.len()).step_by(SLOT);
    let begins: Vec<_> = starts.filter(|&at| is_record(library, at)).collect();
    let mut notes = Notes {
        disagrees: first != stated || begins.len() != index.len(),
        remarks: text(library.get(REMARKS..INDEX)),
    };
    let ends = begins.iter().skip(1).copied().chain([library.len()]);
    let mut found = Vec::new();
    for (&begin, end) in begins.iter().zip(ends) {
        let entry = index.at(begin);
        notes.disagrees |= entry.is_none_or(|entry| entry.guid != guid(library, begin));
        let is_deleted = entry.is_some_and(|entry| entry.state == DELETED);
        let order = entry.map_or(u32::MAX, |entry| entry.order);
        found.push(Found {
            is_deleted,
            order,
            begin,
            end,
        });
    }
    found.sort_by_key(|found| (found.is_deleted, found.order));
    (found, notes)
}

fn is_record(library: &[u8], at: usize) -> bool {
    library
        .get(at..)
        .is_some_and(|rest| rest.starts_with(cbr::MAGIC))
}

/// Where the records begin: where they should, or at the first one. Without any, at the end.
fn first_record(library: &[u8], stated: usize) -> usize {
    if is_record(library, stated) {
        return stated;
    }
    let rest = library.get(INDEX..).unwrap_or_default();
    let found = rest
        .windows(cbr::MAGIC.len())
        .position(|window| window == cbr::MAGIC);
    found.map_or(library.len(), |at| INDEX + at)
}

fn guid(library: &[u8], record: usize) -> String {
    let guid = library
        .get(record + cbr::GUID..)
        .and_then(<[u8]>::first_chunk);
    guid.map_or_else(String::new, |&guid| Guid(guid).to_string())
}

/// The records and the index of a library that is being written.
#[derive(Debug, Default)]
pub(super) struct Library {
    records: Vec<u8>,
    index: Vec<u8>,
    games: u32,
    remarks: String,
}

impl Library {
    pub(super) fn add(&mut self, record: &Record) -> Result<Written, WriteError> {
        let mut written = cbr::record_bytes(record, self.games);
        let guid = guid_of(&written.bytes);
        let title = cbr::TITLE;
        let title = string(&written.bytes[title.at..][..TITLE]);
        index::write(
            &mut self.index,
            self.games,
            written.bytes.len(),
            guid,
            title,
        );
        self.records.append(&mut written.bytes);
        let whole = self.records.len().next_multiple_of(SLOT);
        self.records.resize(whole, 0);
        self.games = self.games.checked_add(1).ok_or(WriteError::Full)?;
        if self.remarks.is_empty() {
            let remarks = record.headers.get(headers::LIBRARY_REMARK);
            remarks.unwrap_or_default().clone_into(&mut self.remarks);
        }
        Ok(written)
    }

    pub(super) fn finish(mut self, name: &str) -> Vec<u8> {
        let entries = self.index.len() / ENTRY;
        let mut count = FEWEST;
        while count < entries {
            count *= 2;
        }
        self.index.resize(count * ENTRY, 0);
        let mut out = vec![0; INDEX];
        let mut put = |at: usize, bytes: &[u8]| out[at..][..bytes.len()].copy_from_slice(bytes);
        put(0, MAGIC);
        put(VERSION, &3_u32.to_le_bytes());
        let Guid(guid) = Guid::of(&[name.as_bytes(), &self.index]);
        put(LIBRARY_GUID, &guid);
        put(MOST, &[0xFF, 0xFF, 0xFF, 0x7F]);
        // The number of games has four bytes, and the index has hardly more entries.
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        put(COUNT, &count.to_le_bytes());
        put(NAME, &fitting(name, NAME_SIZE));
        put(
            REMARKS,
            &fitting(&self.remarks.replace('\n', "\r\n"), INDEX - REMARKS),
        );
        out.extend(self.index);
        out.extend(self.records);
        out
    }
}

/// A text that leaves room for its end.
fn fitting(text: &str, size: usize) -> Vec<u8> {
    let mut written = Written::default();
    written.encode(Encoding::Utf16Le, text, size - 2, || Place::Game)
}

fn guid_of(record: &[u8]) -> Guid {
    let guid = record.get(cbr::GUID..).and_then(<[u8]>::first_chunk);
    guid.map_or_else(Guid::default, |&guid| Guid(guid))
}
