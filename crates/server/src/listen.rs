//! Accepts connections and speaks HTTP on them.

use crate::{
    app::App,
    identity::{Peer, Remote},
    limits,
    socket::Ticket,
};
use axum::{Router, body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
};
use tower::ServiceExt;

/// A wait after the operating system refused a connection (no descriptors left, mostly).
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

impl App {
    /// Serves until the app stops.
    pub async fn listen(&self, listener: TcpListener) {
        serve(self, listener).await;
    }
}

async fn serve(app: &App, listener: TcpListener) {
    let router = app.router();
    let stopping = app.tasks.stopping();
    let room = Arc::new(Semaphore::new(limits::CONNECTIONS));
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &room) => accepted,
            () = stopping.cancelled() => return,
        };
        match accepted {
            Ok((stream, remote, place)) => {
                let Some(ticket) = ticket(app, remote.ip()) else {
                    app.metrics.turned_away.add();
                    continue;
                };
                app.tasks.spawn(connection(
                    app.clone(),
                    router.clone(),
                    stream,
                    remote,
                    (place, ticket),
                ));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_RETRY).await;
            }
        }
    }
}

async fn accept(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
) -> io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = Arc::clone(room)
        .acquire_owned()
        .await
        .map_err(io::Error::other)?;
    let (stream, remote) = listener.accept().await?;
    Ok((stream, remote, place))
}

/// For one more connection from this address, if it may have one.
fn ticket(app: &App, ip: IpAddr) -> Option<Ticket> {
    let peer = Peer::at(app, ip);
    // A proxy's connections are everybody's.
    let is_exempt = peer.exempt || app.config.behind_proxy;
    let most = app.config.capacity.most_connections(is_exempt);
    app.connections.admit(peer.ip, None, most)
}

/// `place` is given back when the connection ends, or has become a socket.
async fn connection(
    app: App,
    router: Router,
    stream: TcpStream,
    remote: SocketAddr,
    place: (OwnedSemaphorePermit, Ticket),
) {
    // Moves are small and must not wait for company.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no TCP_NODELAY");
    }
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Remote(remote));
        let request: Request = request.map(Body::new);
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEAD_WAIT)
        .max_buf_size(limits::HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let result = tokio::select! {
        result = connection.as_mut() => result,
        () = app.tasks.stopping().cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    drop(place);
    if let Err(error) = result {
        tracing::debug!(%error, %remote, "a connection ended badly");
    }
}
