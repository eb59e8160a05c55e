//! One open WebSocket: what comes in as text within the limits, and what goes out without
//! waiting for ever.

use super::{Out, Outbox, Outgoing, Ticket, outbox, pulse::Pulse};
use crate::{
    app::App,
    identity::{self, Peer},
    limits, origin,
    problem::Failure,
    rate::{Act, FRAMES},
    table::room::frame,
};
use axum::{
    extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    http::HeaderMap,
    response::Response,
};
use futures_util::StreamExt;
use protocol::{Fault, PING, PONG, Problem, ServerFrame};
use std::{future::Future, pin::Pin};
use store::PersonId;
use tokio::time::Sleep;

/// Opens a socket for whoever may have one, and runs `talk` on it.
pub(crate) fn open<F>(
    app: App,
    peer: Peer,
    headers: &HeaderMap,
    upgrade: WebSocketUpgrade,
    talk: impl FnOnce(Box<Wire>, Option<PersonId>) -> F + Send + 'static,
) -> Result<Response, Failure>
where
    F: Future<Output = ()> + Send + 'static,
{
    if !origin::is_ours(headers, app.config.origin.as_deref()) {
        return Err(Problem::WrongOrigin.into());
    }
    app.limit_address(Act::OpenSocket, peer)?;
    let person = identity::from_cookie(headers, &app.key);
    let ticket = app
        .sockets
        .admit(
            peer.ip,
            person,
            app.config.capacity.most_sockets(peer.exempt),
        )
        .ok_or(Problem::Full)?;
    let upgrade = upgrade
        .read_buffer_size(limits::READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(limits::MAX_WRITE_BUFFER)
        .max_message_size(limits::RUDE_FRAME)
        .max_frame_size(limits::RUDE_FRAME);
    Ok(upgrade.on_upgrade(move |socket| {
        // The connection's own task has done its work; ours is counted for the stop.
        let tasks = app.tasks.clone();
        tasks.track(talk(Wire::new(app, socket, ticket), person))
    }))
}

/// What a socket has next.
pub(crate) enum Next {
    /// A text came in.
    Text(Utf8Bytes),
    /// The socket is closed, by either side.
    End,
}

/// An open WebSocket with its outgoing queue.
pub(crate) struct Wire {
    app: App,
    socket: WebSocket,
    queue: Outgoing,
    sender: Option<Outbox>,
    pulse: Pulse,
    beat: Pin<Box<Sleep>>,
    frames_full_at: u64,
    /// Kept for as long as the socket is open.
    _ticket: Ticket,
}

impl Wire {
    fn new(app: App, socket: WebSocket, ticket: Ticket) -> Box<Self> {
        let (sender, queue) = outbox();
        let pulse = Pulse::new(app.clock.now());
        // The first beat comes early, for the round trip to be known by the first moves.
        let beat = Box::pin(tokio::time::sleep(limits::FIRST_PING));
        Box::new(Self {
            app,
            socket,
            queue,
            sender: Some(sender),
            pulse,
            beat,
            frames_full_at: 0,
            _ticket: ticket,
        })
    }

    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// The only way to queue something for this socket. When whoever takes it drops it, the
    /// socket closes.
    pub(crate) fn take_sender(&mut self) -> Option<Outbox> {
        self.sender.take()
    }

    /// The round trip as we measured it, in milliseconds.
    pub(crate) fn lag(&self) -> u32 {
        self.pulse.round_trip()
    }

    /// Sends what is queued until a text comes in or the socket ends.
    pub(crate) async fn next(&mut self) -> Next {
        loop {
            // What has come counts before the beat asks whether anything has: after a pause of the
            // whole machine nobody is taken for gone whose word is waiting.
            tokio::select! {
                biased;
                incoming = self.socket.next() => if let Some(next) = self.read(incoming).await {
                    return next;
                },
                out = self.queue.next() => if !self.write(out).await {
                    return Next::End;
                },
                () = self.beat.as_mut() => if !self.beat().await {
                    return Next::End;
                },
            }
        }
    }

    async fn read(&mut self, incoming: Option<Result<Message, axum::Error>>) -> Option<Next> {
        let now = self.app.clock.now();
        self.pulse.heard(now);
        let message = match incoming {
            Some(Ok(message)) => message,
            Some(Err(error)) => {
                // A lost connection, or what is no WebSocket: if somebody is there, they are told.
                tracing::debug!(%error, "a socket broke");
                self.farewell(Fault::BadFrame, None).await;
                return Some(Next::End);
            }
            None => return Some(Next::End),
        };
        if FRAMES.take(&mut self.frames_full_at, now).is_err() {
            self.farewell(Fault::TooFast, None).await;
            return Some(Next::End);
        }
        match message {
            Message::Text(text) if text.as_str() == PING => {
                let sent = self.send(Message::Text(PONG.into())).await;
                (!sent).then_some(Next::End)
            }
            Message::Text(text) if text.len() <= limits::FRAME => Some(Next::Text(text)),
            Message::Text(_) | Message::Binary(_) => {
                self.bad_frame().await;
                Some(Next::End)
            }
            Message::Pong(_) => {
                self.pulse.answered(now);
                None
            }
            Message::Ping(_) => None,
            Message::Close(_) => Some(Next::End),
        }
    }

    async fn write(&mut self, out: Option<Out>) -> bool {
        match out {
            Some(Out::Frame(text)) => self.send(Message::Text(text)).await,
            Some(Out::Farewell(fault, retry_after)) => {
                self.farewell(fault, retry_after).await;
                false
            }
            None => {
                self.farewell(Fault::TooSlow, Some(limits::RESTART_RETRY_MS))
                    .await;
                false
            }
        }
    }

    async fn beat(&mut self) -> bool {
        let now = self.app.clock.now();
        if self.pulse.is_gone(now) {
            return false;
        }
        self.pulse.pinged(now);
        let next = self.beat.deadline() + limits::PING_EVERY;
        self.beat.as_mut().reset(next);
        self.send(Message::Ping(axum::body::Bytes::new())).await
    }

    /// Whether the frame left in time.
    async fn send(&mut self, message: Message) -> bool {
        let sent = tokio::time::timeout(limits::WRITE_WAIT, self.socket.send(message)).await;
        matches!(sent, Ok(Ok(())))
    }

    /// Says that a frame was none of the protocol's, and closes.
    pub(crate) async fn bad_frame(&mut self) {
        self.app.metrics.bad_frames.add();
        self.farewell(Fault::BadFrame, None).await;
    }

    /// Says why the socket closes, and closes it.
    pub(crate) async fn farewell(&mut self, fault: Fault, retry_after: Option<u32>) {
        // The lobby's farewell has the same form.
        let text = frame(&ServerFrame::Closing { fault, retry_after });
        if self.send(Message::Text(text)).await {
            self.send(Message::Close(None)).await;
            // Closing with unread bytes would take our last words back out of the network.
            let rest = async { while let Some(Ok(_)) = self.socket.next().await {} };
            drop(tokio::time::timeout(limits::LINGER, rest).await);
        }
    }
}
