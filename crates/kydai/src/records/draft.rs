use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that comes into being whole or not at all: it is written beside its place and moved there
/// when it is finished. Nothing that was there before is lost by a failure. A device or a pipe is
/// written to as it is.
#[derive(Debug)]
pub(crate) struct Draft {
    out: Option<BufWriter<File>>,
    /// Where it is written until it is finished; none for a device.
    part: Option<PathBuf>,
    path: PathBuf,
}

impl Draft {
    /// Begins the file, and makes the folder it belongs in.
    pub(crate) fn new(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let is_device = fs::metadata(path).is_ok_and(|data| !data.is_file() && !data.is_dir());
        let part = (!is_device).then(|| {
            let mut name = path.file_name().unwrap_or_default().to_owned();
            name.push(".part");
            path.with_file_name(name)
        });
        let file = File::create(part.as_deref().unwrap_or(path))?;
        Ok(Self {
            out: Some(BufWriter::new(file)),
            part,
            path: path.to_owned(),
        })
    }

    /// Puts the file in its place.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        if let Some(out) = self.out.take() {
            out.into_inner().map_err(io::IntoInnerError::into_error)?;
        }
        self.part
            .take()
            .map_or(Ok(()), |part| fs::rename(part, &self.path))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(part) = self.part.take() {
            // Nobody is left to be told that even this failed.
            fs::remove_file(part).ok();
        }
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.out {
            Some(out) => out.write(bytes),
            None => Ok(0),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.as_mut().map_or(Ok(()), Write::flush)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_there_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/a.pgn");
        let mut draft = Draft::new(&path).unwrap();
        draft.write_all(b"half").unwrap();
        drop(draft);
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 0);
        let mut draft = Draft::new(&path).unwrap();
        draft.write_all(b"whole").unwrap();
        draft.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"whole");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_stays_one() {
        let null = Path::new("/dev/null");
        let mut draft = Draft::new(null).unwrap();
        draft.write_all(b"nothing").unwrap();
        draft.finish().unwrap();
        assert!(!fs::metadata(null).unwrap().is_file());
    }
}
