use std::io;

/// Who ends the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The user, by Ctrl-C.
    Interrupt,
    /// The system or another program, by SIGTERM.
    Terminate,
}

impl Stop {
    /// What shells give for such an end.
    pub(crate) const fn exit_code(self) -> i32 {
        match self {
            Self::Interrupt => 130,
            Self::Terminate => 143,
        }
    }
}

/// Done at Ctrl-C or SIGTERM; from now on neither ends the program by itself. Needs a tokio runtime.
pub(crate) fn signal() -> io::Result<impl Future<Output = Stop>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => Stop::Terminate,
                _ = interrupt.recv() => Stop::Interrupt,
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "Ctrl-C cannot stop the program");
            std::future::pending::<()>().await;
        }
        Stop::Interrupt
    })
}
