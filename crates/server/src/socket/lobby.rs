//! `/ws/v1/lobby`: the list of public tables, live. The client says nothing but pings.

use super::{Wire, open, wire::Next};
use crate::{app::App, identity::Peer, problem::Failure};
use axum::{
    extract::{State, WebSocketUpgrade},
    http::HeaderMap,
    response::Response,
};

pub(crate) async fn upgrade(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    open(app, peer, &headers, upgrade, |wire, _| talk(wire))
}

async fn talk(mut wire: Box<Wire>) {
    let app = wire.app().clone();
    if let Some(out) = wire.take_sender() {
        app.lobby.enter(out, app.sockets.people());
    }
    if let Next::Text(_) = wire.next().await {
        wire.bad_frame().await;
    }
}
