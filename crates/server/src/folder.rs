//! The data folder: made when there is none, and one server's at a time.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
};

/// The database's name in it.
const DATABASE: &str = "kydai.db";

/// The file whose lock says that a server uses the folder. The operating system lets go of the
/// lock when the process ends, however it ends.
const LOCK: &str = "kydai.lock";

/// A data folder that is ours for as long as this lives.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Takes the folder; `None` when another server has it.
    pub(crate) fn take(path: &Path) -> io::Result<Option<Self>> {
        let mut maker = fs::DirBuilder::new();
        maker.recursive(true);
        // Addresses of private tables are secrets, and they are in the database.
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
        maker.create(path)?;
        let lock = File::create(path.join(LOCK))?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Self {
                path: path.to_owned(),
                _lock: lock,
            })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Where the database is.
    pub(crate) fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_one_server_at_a_time() {
        let parent = tempfile::tempdir().unwrap();
        let path = parent.path().join("new/data");
        let folder = Folder::take(&path).unwrap().unwrap();
        assert!(Folder::take(&path).unwrap().is_none());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o700);
        }
        drop(folder);
        assert!(Folder::take(&path).unwrap().is_some());
    }
}
