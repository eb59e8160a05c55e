//! Where converted games go.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use locale::Message;
use record::Format;

use super::Args;
use crate::input::{about_file, onto_itself};
use crate::records::files::{STDIN, Source};

/// Where converted games go.
#[derive(Debug)]
pub(super) enum Target {
    /// All of them to standard output.
    Stdout(Format),
    /// All of them into one file.
    File(PathBuf, Format),
    /// Those of each file into a file of their own, by the same name.
    Folder(PathBuf, Format),
}

impl Target {
    /// What the arguments mean.
    pub(super) fn of(args: &Args) -> Result<Self, Message> {
        let out = args.out.as_path();
        if out == Path::new(STDIN) {
            let format = args.to.ok_or_else(|| Message::plain("convert-needs-to"))?;
            return Ok(Self::Stdout(format));
        }
        let ends_in_slash = out.as_os_str().as_encoded_bytes().ends_with(b"/");
        if out.is_dir()
            || ends_in_slash
            || args.paths.iter().any(|path| path.is_dir()) && out.extension().is_none()
        {
            let format = args.to.ok_or_else(|| Message::plain("convert-needs-to"))?;
            return Ok(Self::Folder(out.to_owned(), format));
        }
        let by_name = || out.extension()?.to_str()?.parse().ok();
        match args.to.or_else(by_name) {
            Some(format) => Ok(Self::File(out.to_owned(), format)),
            None => Err(about_file("convert-unknown-ending", &out.to_string_lossy())),
        }
    }

    /// Whether nothing that is read is written over, and the report has a place of its own.
    pub(super) fn check(&self, inputs: &Inputs, report: Option<&Path>) -> Result<(), Message> {
        let file = match self {
            Self::File(path, _) => Some(path.as_path()),
            Self::Stdout(_) | Self::Folder(..) => None,
        };
        let mut written = file.into_iter().chain(report);
        if let Some(path) = written.find(|path| inputs.contain(path)) {
            return Err(onto_itself(path));
        }
        match report.filter(|&report| Some(report) == file) {
            Some(report) => Err(about_file(
                "convert-report-is-out",
                &report.to_string_lossy(),
            )),
            None => Ok(()),
        }
    }
}

/// The files that are read: none of them may be written.
#[derive(Debug)]
pub(super) struct Inputs(HashSet<PathBuf>);

impl Inputs {
    pub(super) fn of(sources: &[Source]) -> Self {
        let paths = sources.iter().map(|source| &source.path);
        Self(paths.flat_map(fs::canonicalize).collect())
    }

    pub(super) fn contain(&self, path: &Path) -> bool {
        fs::canonicalize(path).is_ok_and(|path| self.0.contains(&path))
    }
}

/// The place of each file's games in the folder, without an ending: where the file lies in its own
/// folder. Files that differ in their endings only are numbered; so is one beside a folder by its
/// name, where a file of several games becomes a folder itself.
pub(super) fn places(folder: &Path, sources: &[Source], format: Format) -> Vec<PathBuf> {
    let mut taken = HashSet::new();
    if !format.is_collection() {
        let folders = sources
            .iter()
            .filter_map(|s| s.inside().parent().map(Path::to_owned));
        taken.extend(folders);
    }
    let place = |source: &Source| {
        let plain = if source.is_stdin() {
            PathBuf::from("stdin")
        } else {
            source.inside().with_extension("")
        };
        let numbered = (1..).map(|number| numbered(&plain, number));
        let free = numbered
            .into_iter()
            .find(|place| taken.insert(place.clone()));
        folder.join(free.unwrap_or(plain))
    };
    sources.iter().map(place).collect()
}

fn numbered(place: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return place.to_owned();
    }
    let mut name = place.file_name().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    place.with_file_name(name)
}

/// The place with the format's ending; a dot in the name is none.
pub(super) fn with_ending(place: &Path, format: Format) -> PathBuf {
    let mut name: OsString = place.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(format.extension());
    place.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_name_get_places_of_their_own() {
        let source = |path: &str| Source {
            path: Path::new("in").join(path),
            under: Some("in".into()),
            bytes: Some(1),
        };
        let sources = ["a.xqf", "a.pgn", "b.pgn", "b/a.xqf", "v1.2.xqf"].map(source);
        for (format, expected) in [
            (
                Format::Cbr,
                ["a.cbr", "a-2.cbr", "b-2.cbr", "b/a.cbr", "v1.2.cbr"],
            ),
            (
                Format::Pgn,
                ["a.pgn", "a-2.pgn", "b.pgn", "b/a.pgn", "v1.2.pgn"],
            ),
        ] {
            let places: Vec<_> = places(Path::new("out"), &sources, format)
                .iter()
                .map(|place| with_ending(place, format))
                .collect();
            assert_eq!(places, expected.map(|path| Path::new("out").join(path)));
        }
    }
}
