//! CBL: `CCBridge`'s library of games.
//!
//! The [current container](current) is an index and records like a CBR file's, each padded to whole
//! slots; the [old one](old) is one packed stream of games in a form of its own.

mod current;
mod index;
mod old;
#[cfg(test)]
mod tests;

use super::writer::Written;
use super::{Import, ReadError, ReadOptions, WriteError, WriteOptions};
use crate::{Format, Lost, Place, Record, RemarkKind, headers};
use std::io::Write;

/// What a library begins with, the old one and the current one.
pub(super) const OLD_MAGIC: &[u8; 12] = b"CCBridge\x15\0\0\0";
pub(super) const MAGIC: &[u8; 16] = b"CCBridgeLibrary\0";

/// Whether a file begins as these do.
pub(super) fn is_one(head: &[u8]) -> bool {
    head.starts_with(MAGIC) || head.starts_with(OLD_MAGIC)
}

type Games = Box<dyn Iterator<Item = Result<Import, ReadError>>>;

/// The games of a library.
pub(super) fn games(bytes: Vec<u8>, options: ReadOptions) -> Result<Games, ReadError> {
    if bytes.starts_with(MAGIC) {
        Ok(Box::new(current::games(bytes)?))
    } else if bytes.starts_with(OLD_MAGIC) {
        Ok(Box::new(old::games(&bytes, options)?))
    } else {
        let format = Format::Cbl;
        Err(ReadError::NotThis { format })
    }
}

/// A library that is being written: its records are kept until it is finished, since their number
/// and sizes stand before them.
#[derive(Debug, Default)]
pub(super) struct Library {
    /// What the games say that it is called.
    name: Option<String>,
    current: current::Library,
    old: old::Library,
}

impl Library {
    /// Adds a game; nothing is written yet.
    pub(super) fn add(
        &mut self,
        record: &Record,
        options: &WriteOptions,
    ) -> Result<Written, WriteError> {
        let mut written = if options.old_container {
            self.old.add(record, options)?
        } else {
            self.current.add(record)?
        };
        if let Some(name) = record.headers.get(headers::LIBRARY) {
            self.called(name, options, &mut written);
        }
        Ok(written)
    }

    /// A library has one name, and games of several may come together.
    fn called(&mut self, name: &str, options: &WriteOptions, written: &mut Written) {
        match &self.name {
            Some(known) if known == name => {}
            Some(_) => {
                let place = Place::Header(headers::LIBRARY.to_owned());
                written.remark(place, RemarkKind::NotStorable(Lost::Value));
            }
            None => {
                self.name = Some(name.to_owned());
                // For what there is to say of it.
                if options.old_container {
                    old::name(name, options, written);
                } else {
                    current::name(name, written);
                }
            }
        }
    }

    /// Writes the whole library.
    pub(super) fn write(
        self,
        options: &WriteOptions,
        mut out: impl Write,
    ) -> Result<(), WriteError> {
        let name = self.name.as_ref().or(options.name.as_ref());
        let name = name.map_or("", String::as_str);
        let bytes = if options.old_container {
            self.old.finish(name, options)
        } else {
            self.current.finish(name)
        };
        Ok(out.write_all(&bytes)?)
    }
}
