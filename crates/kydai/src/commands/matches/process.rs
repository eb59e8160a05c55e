//! A program that is spoken to in lines.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::console::Lines;

/// So many lines wait to be heard before the program has to wait.
const WAITING: usize = 1024;
/// So long a program may take to end when it is asked to.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: ChildStdin,
    said: Receiver<(Instant, String)>,
}

/// Why a program was not heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Silence {
    /// It has ended, or closed its output or input.
    #[error("the engine ended")]
    Ended,
    /// Nothing came in time.
    #[error("the engine did not answer")]
    Nothing,
}

impl Process {
    /// Starts a program; what it says on standard error is nobody's business here.
    pub(crate) fn start(command: &[String]) -> io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let input = child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let (say, said) = sync_channel(WAITING);
        thread::spawn(move || {
            let mut lines = Lines::new(BufReader::new(output));
            // A line that cannot be read is no answer to anything.
            while let Ok(Some(line)) = lines.next_line() {
                let Ok(line) = line else { continue };
                if say.send((now(), line)).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, input, said })
    }

    /// Says a line and when it was said.
    pub(crate) fn say(&mut self, line: &str) -> Result<Instant, Silence> {
        let moment = now();
        let said = self.input.write_all(format!("{line}\n").as_bytes());
        said.and_then(|()| self.input.flush())
            .map_err(|_| Silence::Ended)?;
        Ok(moment)
    }

    /// The next line, and when it came.
    pub(crate) fn hear(&self, until: Instant) -> Result<(Instant, String), Silence> {
        let patience = until.saturating_duration_since(now());
        self.said.recv_timeout(patience).map_err(|why| match why {
            RecvTimeoutError::Timeout => Silence::Nothing,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// The lines up to the one that is this word.
    pub(crate) fn hear_until(
        &self,
        word: &str,
        patience: Duration,
    ) -> Result<Vec<String>, Silence> {
        let until = now() + patience;
        let mut lines = Vec::new();
        loop {
            let (_, line) = self.hear(until)?;
            if line.trim() == word {
                return Ok(lines);
            }
            lines.push(line);
        }
    }

    /// Forgets what was said and not listened to.
    pub(crate) fn drain(&self) {
        while self.said.try_recv().is_ok() {}
    }

    fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

/// It is asked to end, and made to.
impl Drop for Process {
    fn drop(&mut self) {
        let asked = self.say("quit");
        let until = now() + FAREWELL;
        while asked.is_ok() && !self.has_ended() && now() < until {
            thread::sleep(Duration::from_millis(5));
        }
        // It may have ended by itself.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

#[expect(clippy::disallowed_methods, reason = "a match is played by the clock")]
pub(crate) fn now() -> Instant {
    Instant::now()
}
