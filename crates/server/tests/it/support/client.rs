//! A client's end of a WebSocket.

use super::PATIENCE;
use futures_util::{SinkExt, StreamExt};
use protocol::{
    Action, ClientFrame, Event, Fault, LobbyFrame, LobbyTable, NumberedEvent, PONG, Refusal,
    ServerFrame, TableHead, VERSION,
};
use serde_json::Value;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, tungstenite::Message};

/// A WebSocket.
pub(crate) struct Client {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    acts: u32,
    /// Number of the last event seen.
    pub(crate) seq: u32,
}

impl Client {
    pub(crate) fn new(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        Self {
            stream,
            acts: 0,
            seq: 0,
        }
    }

    pub(crate) async fn text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends a text that the server may already not want to hear.
    pub(crate) async fn try_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.ok();
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    pub(crate) async fn say(&mut self, frame: &ClientFrame) {
        self.text(&serde_json::to_string(frame).unwrap()).await;
    }

    pub(crate) async fn hello(&mut self, since: Option<u32>) {
        self.say(&ClientFrame::Hello {
            protocol: VERSION,
            since,
        })
        .await;
    }

    /// The next text.
    pub(crate) async fn next_text(&mut self) -> String {
        loop {
            let message = timeout(PATIENCE, self.stream.next())
                .await
                .expect("a frame in time");
            match message.expect("an open socket").expect("a sound socket") {
                Message::Text(text) => return text.to_string(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// The next frame that is no answer to a ping.
    pub(crate) async fn frame(&mut self) -> ServerFrame {
        loop {
            let text = self.next_text().await;
            if text != PONG {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    /// The next frame that is not about presence.
    pub(crate) async fn next(&mut self) -> ServerFrame {
        loop {
            let frame: ServerFrame = serde_json::from_str(&self.next_text().await).unwrap();
            match &frame {
                ServerFrame::Presence { .. } => continue,
                ServerFrame::State { seq, .. } => self.seq = *seq,
                ServerFrame::Update { events, .. } => {
                    for NumberedEvent { seq, .. } in events {
                        assert_eq!(*seq, self.seq + 1, "no gaps");
                        self.seq = *seq;
                    }
                }
                _ => {}
            }
            return frame;
        }
    }

    pub(crate) async fn state(&mut self) -> ServerFrame {
        let frame = self.next().await;
        assert!(matches!(frame, ServerFrame::State { .. }), "{frame:?}");
        frame
    }

    /// Reads until the whole table is told.
    pub(crate) async fn next_state(&mut self) -> ServerFrame {
        loop {
            let frame = self.next().await;
            if matches!(frame, ServerFrame::State { .. }) {
                return frame;
            }
        }
    }

    /// The next update.
    pub(crate) async fn update(&mut self) -> (Vec<Event>, TableHead) {
        loop {
            if let ServerFrame::Update { events, head, .. } = self.next().await {
                return (
                    events.into_iter().map(|numbered| numbered.event).collect(),
                    head,
                );
            }
        }
    }

    /// Reads until an event like this; the head after it.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Event) -> bool) -> TableHead {
        loop {
            let (events, head) = self.update().await;
            if events.iter().any(&wanted) {
                return head;
            }
        }
    }

    /// Reads until somebody's coming or going is told.
    pub(crate) async fn presence(&mut self) -> protocol::Presence {
        loop {
            let frame = serde_json::from_str(&self.next_text().await).unwrap();
            if let ServerFrame::Presence { presence } = frame {
                return presence;
            }
        }
    }

    /// Acts, and reads until the answer.
    pub(crate) async fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.acts += 1;
        let id = self.acts;
        self.act_as(id, action).await
    }

    pub(crate) async fn act_as(&mut self, id: u32, action: Action) -> Result<(), Refusal> {
        self.say(&ClientFrame::Act { id, action }).await;
        loop {
            match self.next().await {
                ServerFrame::Done { id: done } if done == id => return Ok(()),
                ServerFrame::Refused {
                    id: refused,
                    refusal,
                    ..
                } if refused == id => {
                    return Err(refusal);
                }
                ServerFrame::Closing { fault, .. } => panic!("closed: {fault:?}"),
                _ => {}
            }
        }
    }

    pub(crate) async fn must(&mut self, action: Action) {
        assert_eq!(self.act(action).await, Ok(()));
    }

    /// Reads until the server says goodbye.
    pub(crate) async fn closing(&mut self) -> (Fault, Option<u32>) {
        loop {
            let value: Value = serde_json::from_str(&self.next_text().await).unwrap();
            if value["type"] == "closing" {
                let fault = serde_json::from_value(value["fault"].clone()).unwrap();
                let retry = value["retryAfter"]
                    .as_u64()
                    .map(|ms| u32::try_from(ms).unwrap());
                return (fault, retry);
            }
        }
    }

    /// Whether the socket is closed now, with nothing more said.
    pub(crate) async fn is_closed(&mut self) -> bool {
        match timeout(PATIENCE, self.stream.next()).await {
            Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => true,
            Ok(Some(Ok(_))) | Err(_) => false,
        }
    }

    /// Reads until the socket is closed.
    pub(crate) async fn until_closed(&mut self) {
        let closed = async { while let Some(Ok(_)) = self.stream.next().await {} };
        timeout(PATIENCE, closed).await.unwrap();
    }

    /// Reads until the lobby tells of changes like these; the tables in them.
    pub(crate) async fn changes(
        &mut self,
        wanted: impl Fn(&[LobbyTable], &[String]) -> bool,
    ) -> Vec<LobbyTable> {
        loop {
            if let LobbyFrame::Changes { set, gone, .. } = self.lobby().await
                && wanted(&set, &gone)
            {
                return set;
            }
        }
    }

    pub(crate) async fn lobby(&mut self) -> LobbyFrame {
        serde_json::from_str(&self.next_text().await).unwrap()
    }
}
