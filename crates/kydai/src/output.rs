use std::io::{self, ErrorKind, Stdout, Write};

/// Standard output, which knows when its reader has seen enough, as `head` does: that is no
/// failure, while any other pipe or socket that breaks is. It is not held: the engine's protocols
/// write to it from their own thread.
#[derive(Debug)]
pub(crate) struct Output {
    out: Stdout,
    unread: bool,
}

impl Output {
    /// Whether the reader is gone.
    pub(crate) fn is_unread(&self) -> bool {
        self.unread
    }

    fn note<T>(&mut self, result: io::Result<T>) -> io::Result<T> {
        if let Err(error) = &result {
            self.unread |= error.kind() == ErrorKind::BrokenPipe;
        }
        result
    }
}

impl Default for Output {
    fn default() -> Self {
        Self {
            out: io::stdout(),
            unread: false,
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes);
        self.note(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.out.flush();
        self.note(flushed)
    }
}
