//! A file, and the games that have been read from it.

use crate::{Batch, Fault, File, GameRow, OpenOptions, SaveOptions, Saved, Sentence};
use crate::{json, sentence, summary};
use record::{Format, Import, ReadOptions, Reader, Record, Report, WriteOptions, Writer};
use std::fmt;
use std::io::Cursor;
use std::ops::Range;
use std::rc::Rc;

/// Games of one file that are kept at most.
const MAX_GAMES: usize = 20_000;

/// Moves of all games of one file that are kept at most; each takes some 50 bytes.
const MAX_MOVES: usize = 4_000_000;

/// How many of a writer's remarks are told.
const MAX_REMARKS: usize = 200;

/// A file, and the games that have been read from it.
pub(crate) struct Library {
    bytes: Rc<[u8]>,
    reader: Option<Reader<'static>>,
    games: Vec<Option<Import>>,
    moves: usize,
}

impl Library {
    pub(crate) fn new(bytes: Vec<u8>) -> Self {
        Self {
            bytes: bytes.into(),
            reader: None,
            games: Vec::new(),
            moves: 0,
        }
    }

    /// A library of one game that is no file's, or of none.
    pub(crate) fn of(record: Option<Record>) -> Self {
        let report = Report::new(Format::Pgn);
        let mut library = Self::new(Vec::new());
        library.games = vec![record.map(|record| Import { record, report })];
        library
    }

    pub(crate) fn open(&mut self, options: &OpenOptions) -> Result<(), Sentence> {
        let named = |name: &Option<String>| name.as_deref().unwrap_or_default().to_owned();
        let options = ReadOptions {
            format: named(&options.format).parse().ok(),
            encoding: named(&options.encoding).parse().ok(),
        };
        self.games.clear();
        self.moves = 0;
        self.reader = None;
        let input = Cursor::new(Rc::clone(&self.bytes));
        let reader = Reader::open(input, options).map_err(|error| sentence::read_error(&error))?;
        self.reader = Some(reader);
        Ok(())
    }

    pub(crate) fn read(&mut self, most: usize) -> Batch {
        let mut batch = Batch {
            games: Vec::new(),
            done: false,
            full: false,
        };
        while batch.games.len() < most && !batch.done {
            if self.games.len() >= MAX_GAMES || self.moves >= MAX_MOVES {
                (batch.done, batch.full) = (true, true);
                break;
            }
            match self.reader.as_mut().and_then(Iterator::next) {
                None => batch.done = true,
                Some(Ok(import)) => {
                    self.moves += import.record.tree.len();
                    batch.games.push(GameRow {
                        game: Some(summary::summary(&import)),
                        fault: None,
                    });
                    self.games.push(Some(import));
                }
                Some(Err(error)) => {
                    batch.games.push(GameRow {
                        game: None,
                        fault: Some(sentence::read_error(&error)),
                    });
                    self.games.push(None);
                }
            }
        }
        if batch.done {
            self.reader = None;
        }
        batch
    }

    pub(crate) fn game(&self, index: usize) -> Option<&Import> {
        self.games.get(index)?.as_ref()
    }

    pub(crate) fn save(&self, which: Range<usize>, options: &SaveOptions) -> File {
        match self.written(which, options) {
            Ok((bytes, saved)) => File {
                bytes,
                answer: json(&saved),
            },
            Err(fault) => File {
                bytes: Vec::new(),
                answer: json(&Fault { fault }),
            },
        }
    }

    fn written(
        &self,
        which: Range<usize>,
        options: &SaveOptions,
    ) -> Result<(Vec<u8>, Saved), Sentence> {
        let format: Format = options.format.parse().unwrap_or(Format::Pgn);
        let named = |name: &Option<String>| name.as_deref().unwrap_or_default().to_owned();
        let writing = WriteOptions {
            notation: named(&options.notation).parse().ok(),
            encoding: named(&options.encoding).parse().ok(),
            name: options.name.clone(),
            ..WriteOptions::default()
        };
        let mut saved = Saved {
            extension: format.extension().to_owned(),
            remarks: Vec::new(),
            refused: Vec::new(),
        };
        let mut writer = Writer::new(Vec::new(), format, writing);
        let mut count = 0;
        for import in self
            .games
            .iter()
            .take(which.end)
            .skip(which.start)
            .flatten()
        {
            let tree = &import.record.tree;
            match writer.add(&import.record) {
                Ok(remarks) => {
                    count += 1;
                    let room = MAX_REMARKS - saved.remarks.len();
                    let remarks = remarks.iter().take(room);
                    saved
                        .remarks
                        .extend(remarks.map(|remark| sentence::remark(remark, tree)));
                }
                Err(error) if saved.refused.len() < MAX_REMARKS => {
                    saved.refused.push(sentence::write_error(&error));
                }
                Err(_) => {}
            }
        }
        if let (0, Some(refused)) = (count, saved.refused.first()) {
            return Err(refused.clone());
        }
        let bytes = writer.finish();
        Ok((bytes.map_err(|error| sentence::write_error(&error))?, saved))
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library")
            .field("bytes", &self.bytes.len())
            .field("games", &self.games.len())
            .finish_non_exhaustive()
    }
}
