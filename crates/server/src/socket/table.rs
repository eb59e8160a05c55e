//! `/ws/v1/tables/{id}`: a table, for those who play and those who watch.

use super::{Wire, open, wire::Next};
use crate::{
    app::App,
    http::me,
    identity::Peer,
    limits,
    problem::Failure,
    rate::Act,
    table::{Mail, room::SocketId},
};
use axum::{
    extract::{Path, State, WebSocketUpgrade},
    http::HeaderMap,
    response::Response,
};
use protocol::{Action, ClientFrame, Fault, VERSION};
use store::{PersonId, TableId};
use tokio::sync::{mpsc, oneshot};

pub(crate) async fn upgrade(
    State(app): State<App>,
    Path(table): Path<String>,
    peer: Peer,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    open(app, peer, &headers, upgrade, move |wire, person| {
        talk(wire, person, table)
    })
}

async fn talk(mut wire: Box<Wire>, person: Option<PersonId>, table: String) {
    let Some(since) = hello(&mut wire).await else {
        return;
    };
    let table = table.parse::<TableId>().ok();
    let Some((mailbox, socket)) = enter(&mut wire, person, table, since).await else {
        return;
    };
    while let Next::Text(text) = wire.next().await {
        match serde_json::from_str(&text) {
            Ok(ClientFrame::Act { id, action }) => {
                let Some(mail) = mail(&mut wire, person, socket, id, action).await else {
                    break;
                };
                if mailbox.send(mail).await.is_err() {
                    wire.farewell(Fault::Restart, Some(limits::RESTART_RETRY_MS))
                        .await;
                    break;
                }
            }
            Ok(ClientFrame::Hello { .. }) | Err(_) => {
                wire.bad_frame().await;
                break;
            }
        }
    }
    // A table that is gone needs no goodbye.
    drop(mailbox.send(Mail::Leave { socket }).await);
}

/// The first frame: what the client has seen. `None`: the socket is closed.
async fn hello(wire: &mut Wire) -> Option<Option<u32>> {
    let text = match tokio::time::timeout(limits::HELLO_WAIT, wire.next()).await {
        Ok(Next::Text(text)) => text,
        Ok(Next::End) => return None,
        Err(_) => {
            wire.farewell(Fault::NoHello, None).await;
            return None;
        }
    };
    match serde_json::from_str(&text) {
        Ok(ClientFrame::Hello {
            protocol: VERSION,
            since,
        }) => return Some(since),
        Ok(ClientFrame::Hello { .. }) => wire.farewell(Fault::WrongVersion, None).await,
        Ok(ClientFrame::Act { .. }) => wire.farewell(Fault::NoHello, None).await,
        Err(_) => wire.bad_frame().await,
    }
    None
}

/// Goes to the table. `None`: the socket is closed.
async fn enter(
    wire: &mut Wire,
    person: Option<PersonId>,
    table: Option<TableId>,
    since: Option<u32>,
) -> Option<(mpsc::Sender<Mail>, SocketId)> {
    let app = wire.app().clone();
    let mailbox = match table {
        Some(id) => app.hub.open(&app, id).await,
        None => Ok(None),
    };
    let mailbox = match mailbox {
        Ok(Some(mailbox)) => mailbox,
        Ok(None) => {
            wire.farewell(Fault::NoSuchTable, None).await;
            return None;
        }
        Err(error) => {
            tracing::error!(%error, "a table could not be opened");
            wire.farewell(Fault::TableFailed, None).await;
            return None;
        }
    };
    let out = wire.take_sender()?;
    let (id, socket) = oneshot::channel();
    let entered = mailbox
        .send(Mail::Enter {
            person,
            out,
            since,
            id,
        })
        .await
        .is_ok();
    match socket.await {
        Ok(socket) if entered => Some((mailbox, socket)),
        _ => {
            wire.farewell(Fault::Restart, Some(limits::RESTART_RETRY_MS))
                .await;
            None
        }
    }
}

/// What the table is sent for an act. `None`: the socket is closed.
async fn mail(
    wire: &mut Wire,
    person: Option<PersonId>,
    socket: SocketId,
    act: u32,
    action: Action,
) -> Option<Mail> {
    if let Some(person) = person
        && wire.app().limit_person(Act::Play, person).is_err()
    {
        wire.farewell(Fault::TooFast, None).await;
        return None;
    }
    let lag = wire.lag();
    match (action, person) {
        // The one who sits down brings their name.
        (Action::Sit, Some(id)) => match me::person(wire.app(), id).await {
            Ok(person) => Some(Mail::Sit {
                socket,
                act,
                person: Box::new(person),
            }),
            Err(error) => {
                tracing::error!(%error, "a name could not be read");
                wire.farewell(Fault::Restart, Some(limits::RESTART_RETRY_MS))
                    .await;
                None
            }
        },
        (action, _) => Some(Mail::Act {
            socket,
            act,
            action,
            lag,
        }),
    }
}
