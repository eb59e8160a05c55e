//! The one place where both threads of a session write.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// Why a session could not go on.
#[derive(Debug, thiserror::Error)]
pub enum ConsoleError {
    /// The other side can no longer be heard or reached.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A search did not come back: a fault of the program.
    #[error("the search broke off")]
    Search,
}

/// A writer that the threads of a session share; what is said at once is written at once.
#[derive(Debug)]
pub(crate) struct Output<W>(Arc<Mutex<W>>);

impl<W: Write> Output<W> {
    pub(crate) fn new(writer: W) -> Self {
        Self(Arc::new(Mutex::new(writer)))
    }

    /// Writes one or more whole lines; the last newline is added.
    pub(crate) fn say(&self, mut text: String) -> io::Result<()> {
        text.push('\n');
        let mut writer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write_all(text.as_bytes())?;
        writer.flush()
    }
}

impl<W> Clone for Output<W> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}
