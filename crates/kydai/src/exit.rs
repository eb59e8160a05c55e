use std::process::ExitCode;

/// How a command ended when nothing failed outside it. The numbers are part of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// Done.
    Done,
    /// The input is not what it should be: wrong arguments, no FEN, no position.
    WrongInput,
    /// Cases that must be answered as expected were not, or a network contradicts itself.
    Disagrees,
    /// A file could not be read or written; the others were.
    Unread,
    /// A server lost moves that it had acknowledged.
    Lost,
}

/// Something outside failed: a disk, a socket, a pipe that broke in another way than by closing.
pub(crate) const FAILED: u8 = 1;

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Done => Self::SUCCESS,
            Exit::Disagrees | Exit::Unread => Self::from(FAILED),
            Exit::WrongInput => Self::from(2),
            Exit::Lost => Self::from(3),
        }
    }
}
