//! From settings to a running server and back to a quiet machine.

use crate::{
    app::{App, Parts},
    clock::SystemClock,
    config::Config,
    dice::SystemDice,
    key::Key,
};
use std::{future::Future, io, net::SocketAddr, sync::Arc};
use store::{Sqlite, StoreError};
use tokio::net::TcpListener;

/// The database's name in the data folder.
const DATABASE: &str = "kydai.db";

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data folder could not be made or written.
    #[error("failed to use the data folder: {0}")]
    Data(io::Error),
    /// The address could not be listened on.
    #[error("failed to listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The database could not be opened or read.
    #[error("failed to open the database: {0}")]
    Store(#[from] StoreError),
}

/// Runs a server until `stop` is done. `ready` is told the address once it is listened on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), StartError> {
    let listener = TcpListener::bind(config.listen);
    let listener = listener
        .await
        .map_err(|error| StartError::Listen(config.listen, error))?;
    let address = listener.local_addr().map_err(StartError::Data)?;
    std::fs::create_dir_all(&config.data).map_err(StartError::Data)?;
    let dice = SystemDice;
    let key = Key::load_or_make(&config.data, &dice).map_err(StartError::Data)?;
    let store = Sqlite::open(&config.data.join(DATABASE), config.durability).await?;
    let parts = Parts {
        clock: Arc::new(SystemClock::new()),
        dice: Arc::new(dice),
        store: Arc::new(store),
        key,
    };
    let app = App::start(config, parts).await?;
    tracing::info!(%address, "listening");
    ready(address);
    tokio::select! {
        () = app.listen(listener) => {}
        () = stop => {}
    }
    tracing::info!("stopping");
    app.stop().await;
    tracing::info!("stopped");
    Ok(())
}
