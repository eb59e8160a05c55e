//! The current container.

use super::MAGIC;
use super::index::{self, COUNT, DELETED, ENTRY, INDEX, Index, SLOT, TITLE};
use crate::format::cbr::{self, Guid, string};
use crate::format::writer::Written;
use crate::format::{Import, ReadError, WriteError};
use crate::{Encoding, Format, Lost, Place, Record, RemarkKind, headers};

/// Where the library's own fields are.
const VERSION: usize = 16;
const LIBRARY_GUID: usize = 20;
/// Always the same in new libraries; what it means is unknown.
const MOST: usize = 52;
const NAME: Text = text(headers::LIBRARY, 64, 512);
/// The others, which the first record carries.
const TEXTS: [Text; 6] = [
    text(headers::LIBRARY_SOURCE, 576, 256),
    text(headers::LIBRARY_CREATOR, 832, 64),
    text(headers::LIBRARY_MAIL, 896, 64),
    text(headers::LIBRARY_CREATED, 960, 64),
    text(headers::LIBRARY_SAVED, 1024, 64),
    text(headers::LIBRARY_REMARK, 1088, 65_536),
];

/// A text about the library, which ends in a zero character.
#[derive(Clone, Copy, Debug)]
struct Text {
    header: &'static str,
    at: usize,
    /// In bytes.
    size: usize,
}

const fn text(header: &'static str, at: usize, size: usize) -> Text {
    Text { header, at, size }
}

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

/// The games of a library, in the order in which they are shown; then those that were deleted, each
/// with a remark. What is said of the library as a whole stands at the first.
pub(super) fn games(
    library: Vec<u8>,
) -> Result<impl Iterator<Item = Result<Import, ReadError>>, ReadError> {
    if library.len() < INDEX {
        return Err(ReadError::Truncated {
            len: library.len() as u64,
            wanted: INDEX as u64,
        });
    }
    let (found, disagrees) = records(&library);
    let name = NAME.read(&library);
    let mut is_first = true;
    Ok(found.into_iter().map(move |found| {
        let bytes = library.get(found.begin..found.end).unwrap_or_default();
        let (mut record, mut report) = cbr::record(bytes, found.begin as u64, Format::Cbl)?;
        record.headers.set(headers::LIBRARY, name.as_str());
        if std::mem::take(&mut is_first) {
            about(&library, &mut record);
            if disagrees {
                report.remark(Place::Game, RemarkKind::IndexDisagrees);
            }
        }
        if found.is_deleted {
            report.remark(Place::Game, RemarkKind::Deleted);
        }
        Ok(Import::new(record, report))
    }))
}

impl Text {
    fn read(self, library: &[u8]) -> String {
        let field = library.get(self.at..self.at + self.size);
        let text = Encoding::Utf16Le.decode(string(field.unwrap_or_default()));
        text.text.replace("\r\n", "\n")
    }

    /// The bytes, which leave room for the end.
    fn bytes(self, text: &str, written: &mut Written) -> Vec<u8> {
        let place = || Place::Header(self.header.to_owned());
        let text = text.replace('\n', "\r\n");
        written.encode(Encoding::Utf16Le, &text, self.size - 2, place)
    }
}

/// What is known of the library, as headers.
fn about(library: &[u8], record: &mut Record) {
    for text in TEXTS {
        record.headers.set(text.header, text.read(library));
    }
    let guid = library
        .get(LIBRARY_GUID..)
        .and_then(<[u8]>::first_chunk)
        .map_or(Guid::default(), |&guid| Guid(guid));
    if guid != Guid::default() {
        record.headers.set(headers::LIBRARY_GUID, guid.to_string());
    }
}

/// Finds the records by what they begin with: where the index says otherwise, which is told, too, it
/// is wrong.
fn records(library: &[u8]) -> (Vec<Found>, bool) {
    let count = library.get(COUNT..).and_then(<[u8]>::first_chunk);
    let count = count.map_or(0, |&count| u32::from_le_bytes(count));
    let stated = (count as usize).saturating_mul(ENTRY).saturating_add(INDEX);
    let first = first_record(library, stated);
    let index = Index::read(library, first);
    let starts = (first..library.len()).step_by(SLOT);
    let begins: Vec<_> = starts.filter(|&at| is_record(library, at)).collect();
    let mut disagrees = first != stated || begins.len() != index.len();
    let ends = begins.iter().skip(1).copied().chain([library.len()]);
    let mut found = Vec::new();
    for (&begin, end) in begins.iter().zip(ends) {
        let entry = index.at(begin);
        disagrees |= entry.is_none_or(|entry| entry.guid != guid(library, begin));
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
    (found, disagrees)
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

/// The bytes of a library's name, with a remark where it is cut.
pub(super) fn name(name: &str, written: &mut Written) -> Vec<u8> {
    NAME.bytes(name, written)
}

/// The records and the index of a library that is being written.
#[derive(Debug, Default)]
pub(super) struct Library {
    records: Vec<u8>,
    index: Vec<u8>,
    games: u32,
    /// What is said of the library, in the order of [`TEXTS`]: what the first record says that says
    /// anything.
    texts: [String; TEXTS.len()],
    guid: Option<Guid>,
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
        self.about(record, &mut written);
        Ok(written)
    }

    /// Takes what the record says of its library. Of several libraries only one can be told of.
    fn about(&mut self, record: &Record, written: &mut Written) {
        let mut lost = Vec::new();
        for (known, text) in self.texts.iter_mut().zip(TEXTS) {
            match record.headers.get(text.header) {
                Some(said) if known.is_empty() => {
                    text.bytes(said, written);
                    said.clone_into(known);
                }
                Some(said) if said != known => lost.push(text.header),
                _ => {}
            }
        }
        if let Some(said) = record.headers.get(headers::LIBRARY_GUID) {
            match said.parse() {
                Ok(guid) if *self.guid.get_or_insert(guid) == guid => {}
                _ => lost.push(headers::LIBRARY_GUID),
            }
        }
        for header in lost {
            let place = Place::Header(header.to_owned());
            written.remark(place, RemarkKind::NotStorable(Lost::Value));
        }
    }

    /// The whole library under this name.
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
        let guid = self.guid;
        let Guid(guid) = guid.unwrap_or_else(|| Guid::of(&[name.as_bytes(), &self.index]));
        put(LIBRARY_GUID, &guid);
        put(MOST, &[0xFF, 0xFF, 0xFF, 0x7F]);
        // The number of games has four bytes, and the index has hardly more entries.
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        put(COUNT, &count.to_le_bytes());
        // What is cut has been told of with the record that brought it.
        let mut told = Written::default();
        let texts = TEXTS.into_iter().zip(&self.texts);
        for (text, said) in texts
            .map(|(text, said)| (text, said.as_str()))
            .chain([(NAME, name)])
        {
            put(text.at, &text.bytes(said, &mut told));
        }
        out.extend(self.index);
        out.extend(self.records);
        out
    }
}

fn guid_of(record: &[u8]) -> Guid {
    let guid = record.get(cbr::GUID..).and_then(<[u8]>::first_chunk);
    guid.map_or_else(Guid::default, |&guid| Guid(guid))
}
