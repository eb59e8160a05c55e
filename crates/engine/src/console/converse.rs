//! From lines to a session, until either side has enough.

use super::{ConsoleError, LineFault, Lines};
use std::io::{BufRead, ErrorKind};

/// Whether to go on listening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Go on.
    Listen,
    /// The other side wants no more.
    End,
}

/// Whoever obeys lines.
pub(crate) trait Session {
    /// Obeys a line, or says what is wrong with it.
    fn hear(&mut self, line: Result<&str, LineFault>) -> Result<Flow, ConsoleError>;
}

/// Reads lines and has them obeyed. It ends well when it is told to, and when the other side is
/// gone: at the end of the input, or when nobody reads the output.
pub(crate) fn converse(
    input: impl BufRead,
    session: &mut impl Session,
) -> Result<(), ConsoleError> {
    let mut lines = Lines::new(input);
    loop {
        let heard = match lines.next_line()? {
            None => return Ok(()),
            Some(line) => session.hear(line.as_deref().map_err(|&fault| fault)),
        };
        match heard {
            Ok(Flow::Listen) => {}
            Ok(Flow::End) => return Ok(()),
            Err(ConsoleError::Io(error)) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(error),
        }
    }
}
