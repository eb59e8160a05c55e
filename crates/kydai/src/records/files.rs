//! The files that arguments mean.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

/// The argument that means standard input.
pub(crate) const STDIN: &str = "-";

/// Folders in folders; a deeper one is no collection of records.
const MAX_DEPTH: usize = 64;

/// How much of a file is read at once.
const BUFFER_BYTES: usize = 64 << 10;

/// A file to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    /// Where it is; `-` for standard input.
    pub(crate) path: PathBuf,
    /// The folder that was named, if it was found in one.
    pub(crate) under: Option<PathBuf>,
    /// How many bytes it has; none of a pipe or a device, where nobody knows.
    pub(crate) bytes: Option<u64>,
}

impl Source {
    /// A file that was named itself.
    pub(crate) fn named(path: PathBuf) -> Self {
        let data = fs::metadata(&path).ok().filter(fs::Metadata::is_file);
        let bytes = data.map(|data| data.len());
        Self {
            path,
            under: None,
            bytes,
        }
    }

    /// Whether it was named itself, rather than found in a folder: then it must be a record.
    pub(crate) const fn is_named(&self) -> bool {
        self.under.is_none()
    }

    pub(crate) fn is_stdin(&self) -> bool {
        self.path == Path::new(STDIN)
    }

    /// The name to show; what is no text in it is replaced.
    pub(crate) fn name(&self) -> String {
        self.path.to_string_lossy().into_owned()
    }

    /// Where it lies in the folder that was named; its bare name if it was named itself.
    pub(crate) fn inside(&self) -> PathBuf {
        let inside = match &self.under {
            Some(under) => self.path.strip_prefix(under).ok(),
            None => self.path.file_name().map(Path::new),
        };
        inside.unwrap_or(&self.path).to_owned()
    }

    pub(crate) fn open(&self) -> io::Result<Box<dyn BufRead>> {
        if self.is_stdin() {
            return Ok(Box::new(BufReader::with_capacity(
                BUFFER_BYTES,
                io::stdin(),
            )));
        }
        let file = fs::File::open(&self.path)?;
        Ok(Box::new(BufReader::with_capacity(BUFFER_BYTES, file)))
    }
}

/// A path that could not be looked at.
#[derive(Debug)]
pub(crate) struct Unreadable {
    pub(crate) path: PathBuf,
    pub(crate) error: io::Error,
}

/// Every file the arguments mean, those of a folder in the order of their names. Links to folders are
/// not followed, so that nothing is read twice or for ever.
pub(crate) fn find(arguments: &[PathBuf]) -> (Vec<Source>, Vec<Unreadable>) {
    let (mut sources, mut failures) = (Vec::new(), Vec::new());
    for path in arguments {
        let is_folder = path != Path::new(STDIN) && path.is_dir();
        if is_folder {
            walk(path, &mut sources, &mut failures);
        } else {
            sources.push(Source::named(path.clone()));
        }
    }
    (sources, failures)
}

fn walk(root: &Path, sources: &mut Vec<Source>, failures: &mut Vec<Unreadable>) {
    let mut waiting = vec![(root.to_owned(), 0)];
    while let Some((folder, depth)) = waiting.pop() {
        let mut fail = |error| {
            let path = folder.clone();
            failures.push(Unreadable { path, error });
        };
        let entries = match fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>)
        {
            Ok(entries) => entries,
            Err(error) => {
                fail(error);
                continue;
            }
        };
        let mut entries = entries;
        entries.sort_by_key(fs::DirEntry::file_name);
        let mut folders = Vec::new();
        for entry in entries {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && depth < MAX_DEPTH => {
                    folders.push((entry.path(), depth + 1));
                }
                Ok(kind) if kind.is_dir() => {}
                Ok(_) => match fs::metadata(entry.path()) {
                    Ok(data) if data.is_file() => sources.push(Source {
                        path: entry.path(),
                        under: Some(root.to_owned()),
                        bytes: Some(data.len()),
                    }),
                    // A link to a folder or to nothing, a device, a pipe.
                    _ => {}
                },
                Err(error) => fail(error),
            }
        }
        waiting.extend(folders.into_iter().rev());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_means_every_file_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        fs::create_dir_all(root.join("b/c")).unwrap();
        for name in ["z.pgn", "a.xqf", "b/c/1.xqf", "b/2.xqf"] {
            fs::write(root.join(name), "x").unwrap();
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink(root, root.join("b/again")).unwrap();
        let (sources, failures) = find(&[root.to_owned(), root.join("missing"), "-".into()]);
        assert!(failures.is_empty());
        let inside: Vec<_> = sources.iter().map(Source::inside).collect();
        let expected = ["a.xqf", "z.pgn", "b/2.xqf", "b/c/1.xqf", "missing", "-"];
        assert_eq!(inside, expected.map(PathBuf::from));
        assert_eq!(sources[0].bytes, Some(1));
        assert_eq!(sources[5].bytes, None);
        assert!(sources[5].is_stdin());
    }
}
