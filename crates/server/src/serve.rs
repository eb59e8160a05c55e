//! From settings to a running server and back to a quiet machine.

use crate::{
    app::{App, Parts},
    clock::SystemClock,
    config::Config,
    dice::SystemDice,
    folder::Folder,
    key::Key,
};
use std::{future::Future, io, net::SocketAddr, path::PathBuf, sync::Arc};
use store::{Sqlite, Store, StoreError};
use tokio::net::TcpListener;

/// Why the server could not start, and what an operator can do.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address could not be listened on.
    #[error("failed to listen on {0} (--listen takes another address)")]
    Listen(SocketAddr, #[source] io::Error),
    /// The data folder could not be made or written.
    #[error("failed to use the data folder {} (--data names another)", .0.display())]
    Data(PathBuf, #[source] io::Error),
    /// Another server has the data folder.
    #[error(
        "failed to use the data folder {}: another server is using it. Stop that one, or name \
         another folder with --data",
        .0.display()
    )]
    InUse(PathBuf),
    /// The database could not be opened, read or written.
    #[error("failed to use the database {}", .0.display())]
    Store(PathBuf, #[source] StoreError),
}

/// Runs a server until `stop` is done. `ready` is told the address once the games that were under
/// way have been taken up.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), StartError> {
    let unusable = |error| StartError::Listen(config.listen, error);
    let listener = TcpListener::bind(config.listen).await.map_err(unusable)?;
    let address = listener.local_addr().map_err(unusable)?;
    let unusable = |error| StartError::Data(config.data.clone(), error);
    let folder = Folder::take(&config.data)
        .map_err(unusable)?
        .ok_or_else(|| StartError::InUse(config.data.clone()))?;
    let dice = SystemDice;
    let key = Key::load_or_make(folder.path(), &dice).map_err(unusable)?;
    let database = folder.database();
    let unusable = |error| StartError::Store(database.clone(), error);
    let store = Sqlite::open(&database, config.durability);
    let store = store.await.map_err(unusable)?;
    let lived = store.heartbeat().await.map_err(unusable)?;
    let parts = Parts {
        clock: Arc::new(SystemClock::not_before(lived.unwrap_or_default())),
        dice: Arc::new(dice),
        store: Arc::new(store),
        key,
    };
    let app = App::start(config, parts).await.map_err(unusable)?;
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
