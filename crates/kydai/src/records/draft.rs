use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::{process, thread};

use crate::stop;

/// A file that comes into being whole or not at all: it is written beside its place and moved there
/// when it is finished. Nothing that was there before is lost by a failure.
#[derive(Debug)]
pub(crate) struct Draft {
    out: Option<BufWriter<File>>,
    /// Where it is written; none for a device or a pipe, which cannot be replaced.
    part: Option<PathBuf>,
    path: PathBuf,
}

impl Draft {
    /// Begins the file, and makes the folder it belongs in. A link stays one: what it leads to is
    /// written.
    pub(crate) fn new(path: &Path) -> io::Result<Self> {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let (file, part) = match fs::metadata(&path) {
            Ok(data) if data.is_dir() => return Err(ErrorKind::IsADirectory.into()),
            Ok(data) if data.is_file() => {
                let (file, part) = beside(&path)?;
                // Some file systems have none.
                file.set_permissions(data.permissions()).ok();
                (file, Some(part))
            }
            Ok(_) => (File::options().write(true).open(&path)?, None),
            Err(_) => {
                if let Some(folder) = path.parent() {
                    fs::create_dir_all(folder)?;
                }
                let (file, part) = beside(&path)?;
                (file, Some(part))
            }
        };
        Ok(Self {
            out: Some(BufWriter::new(file)),
            part,
            path,
        })
    }

    /// Puts the file in its place.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        if let Some(out) = &mut self.out {
            out.flush()?;
        }
        self.out = None;
        match &self.part {
            Some(part) => {
                let mut unfinished = unfinished();
                fs::rename(part, &self.path)?;
                unfinished.remove(part);
                self.part = None;
                Ok(())
            }
            None => Ok(()),
        }
    }
}

/// A new file in the same folder, under a name that nothing else has.
fn beside(path: &Path) -> io::Result<(File, PathBuf)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    tidy_up_when_broken_off();
    let mut unfinished = unfinished();
    loop {
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let part = path.with_file_name(format!(".kydai-{}-{count}.part", process::id()));
        match File::create_new(&part) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            created => {
                let file = created?;
                unfinished.insert(part.clone());
                return Ok((file, part));
            }
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(part) = &self.part {
            // Nobody is left to be told that even this failed.
            fs::remove_file(part).ok();
            unfinished().remove(part);
        }
    }
}

/// The files that are being written.
fn unfinished() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    static PARTS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    PARTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Sees to it that nothing unfinished is left when the work is broken off.
fn tidy_up_when_broken_off() {
    static WATCH: Once = Once::new();
    let watch = || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        let stopped =
            runtime.and_then(|runtime| runtime.block_on(async { Ok(stop::signal()?.await) }));
        let Ok(stop) = stopped else { return };
        // Held to the end, so that nothing new is begun.
        let parts = unfinished();
        for part in &*parts {
            fs::remove_file(part).ok();
        }
        #[expect(clippy::exit, reason = "the main thread is in the middle of its work")]
        process::exit(stop.exit_code());
    };
    WATCH.call_once(|| {
        // Where no thread can be had, the system ends the program as it always would.
        thread::Builder::new().spawn(watch).ok();
    });
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

    fn write(path: &Path, text: &str) {
        let mut draft = Draft::new(path).unwrap();
        draft.write_all(text.as_bytes()).unwrap();
        draft.finish().unwrap();
    }

    #[test]
    fn a_file_is_there_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/a.pgn");
        let mut draft = Draft::new(&path).unwrap();
        draft.write_all(b"half").unwrap();
        drop(draft);
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 0);
        write(&path, "whole");
        assert_eq!(fs::read(&path).unwrap(), b"whole");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn two_drafts_of_one_file_do_not_mix() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pgn");
        let mut first = Draft::new(&path).unwrap();
        first.write_all(b"first").unwrap();
        write(&path, "second");
        assert_eq!(fs::read(&path).unwrap(), b"second");
        first.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"first");
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay_and_devices_are_not_replaced() {
        use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, "old").unwrap();
        fs::set_permissions(&real, fs::Permissions::from_mode(0o600)).unwrap();
        symlink("real", &link).unwrap();
        write(&link, "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&real).unwrap(), b"new");
        let mode = fs::metadata(&real).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        // Looked at before it is finished, so that a mistake replaces no device.
        let null = folder.path().join("null");
        symlink("/dev/null", &null).unwrap();
        let draft = Draft::new(&null).unwrap();
        assert!(draft.part.is_none());
        draft.finish().unwrap();
        let kind = fs::metadata(&null).unwrap().file_type();
        assert!(kind.is_char_device());
        let refused = Draft::new(folder.path());
        assert_eq!(refused.unwrap_err().kind(), ErrorKind::IsADirectory);
    }
}
