//! Each file into a file of its own in a folder.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use record::{Format, Import, ReadError, ReadOptions, Reader, WriteError, WriteOptions, Writer};

use super::log::Log;
use super::target::{Inputs, places, with_ending};
use super::telling::Telling;
use crate::input::onto_itself;
use crate::records::batch::{self, Work};
use crate::records::draft::Draft;
use crate::records::files::Source;
use crate::speaker::Speaker;

/// How files become files in a folder.
#[derive(Debug)]
pub(super) struct Conversion<'a> {
    pub(super) format: Format,
    pub(super) reading: ReadOptions,
    pub(super) writing: WriteOptions,
    pub(super) inputs: &'a Inputs,
    pub(super) speaker: &'a Speaker,
    pub(super) wants_report: bool,
}

/// A game, or why there is none, with its number in its file.
type Numbered = (usize, Result<Import, ReadError>);

impl Conversion<'_> {
    pub(super) fn run(
        &self,
        folder: &Path,
        sources: &[Source],
        telling: &mut Telling<'_>,
    ) -> anyhow::Result<()> {
        let places = places(folder, sources, self.format);
        let places: HashMap<&Path, PathBuf> = sources
            .iter()
            .map(|source| source.path.as_path())
            .zip(places)
            .collect();
        let small = |source: &Source| -> Option<anyhow::Result<Log>> {
            let mut log = Log::default();
            let place = places.get(source.path.as_path()).unwrap_or(&source.path);
            let told = self.file(source, place, &mut log, &mut |_| Ok(()));
            Some(told.map(|()| log))
        };
        let bar = telling.bar.clone();
        batch::run(sources, &bar, small, |work| {
            match work {
                Work::Done(_, log) => telling.log = log?,
                Work::Large(source) => {
                    let mut log = Log::default();
                    let place = places.get(source.path.as_path()).unwrap_or(&source.path);
                    self.file(source, place, &mut log, &mut |log| {
                        telling.log = std::mem::take(log);
                        telling.tell()
                    })?;
                    telling.log = log;
                }
            }
            telling.tell()
        })
    }

    /// Converts one file; `after` is called after each game.
    fn file(
        &self,
        source: &Source,
        place: &Path,
        log: &mut Log,
        after: &mut dyn FnMut(&mut Log) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let reader = source.open().map_err(ReadError::Io);
        let reader = match reader.and_then(|input| Reader::open(input, self.reading)) {
            Ok(reader) => reader,
            Err(error) => {
                log.unread(source, None, &error, self.speaker);
                return Ok(());
            }
        };
        let mut games = (1..).zip(reader);
        let first: Vec<Numbered> = games.by_ref().take(2).collect();
        let is_single = first.len() < 2;
        let mut games = first.into_iter().chain(games);
        if self.format.is_collection() || is_single {
            return self.write(
                source,
                &with_ending(place, self.format),
                &mut games,
                log,
                after,
            );
        }
        for (number, game) in games {
            let path = with_ending(&place.join(format!("{number:03}")), self.format);
            self.write(
                source,
                &path,
                &mut std::iter::once((number, game)),
                log,
                after,
            )?;
        }
        Ok(())
    }

    /// Writes games to a file; where none could be written, there is no file.
    fn write(
        &self,
        source: &Source,
        path: &Path,
        games: &mut dyn Iterator<Item = Numbered>,
        log: &mut Log,
        after: &mut dyn FnMut(&mut Log) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        if self.inputs.contain(path) {
            log.failed += 1;
            log.complaints.push(onto_itself(path));
            return Ok(());
        }
        let report = self.wants_report.then_some(self.speaker);
        let (mut writer, mut written) = (None, 0);
        for (number, game) in games {
            let import = match game {
                Ok(import) => import,
                Err(error) => {
                    log.unread(source, Some(number), &error, self.speaker);
                    continue;
                }
            };
            let writer = match &mut writer {
                Some(writer) => Ok(writer),
                none => self.begin(path).map(|begun| none.insert(begun)),
            };
            match writer.and_then(|writer| writer.add(&import.record)) {
                Ok(unwritten) => {
                    written += 1;
                    log.game(source, number, &import, &unwritten, report);
                }
                Err(error @ WriteError::Io(_)) => {
                    log.unwritten(path, None, &error, self.speaker);
                    return Ok(());
                }
                Err(error) => {
                    log.unwritten(&source.path, Some(number), &error, self.speaker);
                }
            }
            after(log)?;
        }
        if let Some(writer) = writer.filter(|_| written > 0)
            && let Err(error) = writer.finish().and_then(|draft| Ok(draft.finish()?))
        {
            log.unwritten(path, None, &error, self.speaker);
        }
        Ok(())
    }

    fn begin(&self, path: &Path) -> Result<Writer<Draft>, WriteError> {
        let mut options = self.writing.clone();
        let name = path.file_stem();
        options.name = name.map(|name| name.to_string_lossy().into_owned());
        Ok(Writer::new(Draft::new(path)?, self.format, options))
    }
}
