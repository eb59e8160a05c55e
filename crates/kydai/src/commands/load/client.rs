//! A bot's way to the server: a few HTTP requests by hand, and a WebSocket.

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientFrame, ServerFrame, VERSION};
use serde_json::Value;
use std::{fmt, str::FromStr};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Bytes, Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

/// Bytes a bot's socket reads at once.
const READ_BUFFER: usize = 2048;

/// Where a server listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address(String);

impl FromStr for Address {
    type Err = String;

    fn from_str(url: &str) -> Result<Self, String> {
        match url.trim_end_matches('/').strip_prefix("http://") {
            Some(host) if host.contains(':') && !host.contains('/') => Ok(Self(host.to_owned())),
            _ => Err("not like http://127.0.0.1:8080".to_owned()),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Address {
    pub(crate) async fn connect(&self) -> anyhow::Result<TcpStream> {
        let stream = TcpStream::connect(&self.0)
            .await
            .context("failed to reach the server")?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// One request. The cookie that came with the answer, and the body.
    async fn request(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> anyhow::Result<(String, Value)> {
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {self}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let mut stream = self.connect().await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer
            .split_once("\r\n\r\n")
            .context("an answer without a body")?;
        if !head.starts_with("HTTP/1.1 200") {
            bail!(
                "{method} {path}: {} {body}",
                head.lines().next().unwrap_or_default()
            );
        }
        let cookie = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "))
            .and_then(|cookie| cookie.split(';').next())
            .unwrap_or_default();
        Ok((cookie.to_owned(), serde_json::from_str(body)?))
    }
}

/// A guest with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    address: Address,
    cookie: String,
}

impl Guest {
    /// A new guest.
    pub(crate) async fn arrive(address: &Address) -> anyhow::Result<Self> {
        let (cookie, _) = address.request("GET", "/api/v1/me", "", "").await?;
        Ok(Self {
            address: address.clone(),
            cookie,
        })
    }

    /// A new table where this guest plays Red.
    pub(crate) async fn open_table(&self) -> anyhow::Result<String> {
        let wish = serde_json::json!({
            "time": { "initial": 3_600_000, "increment": 10_000 },
            "ruleset": "casual", "color": "red", "visibility": "public",
        });
        let wish = wish.to_string();
        let (_, joined) = self
            .address
            .request("POST", "/api/v1/tables", &self.cookie, &wish)
            .await?;
        Ok(joined["table"]
            .as_str()
            .context("no table in the answer")?
            .to_owned())
    }

    /// A socket at a table, and the table as it stands.
    pub(crate) async fn join(&self, table: &str) -> anyhow::Result<(Socket, ServerFrame)> {
        Socket::open(&self.address, &self.cookie, table).await
    }
}

/// A socket at a table.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Opens a socket and says hello; with the table as it stands.
    pub(crate) async fn open(
        address: &Address,
        cookie: &str,
        table: &str,
    ) -> anyhow::Result<(Self, ServerFrame)> {
        let mut request = format!("ws://{address}/ws/v1/tables/{table}").into_client_request()?;
        if !cookie.is_empty() {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0);
        let stream = address.connect().await?;
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut socket = Self { stream };
        socket
            .say(&ClientFrame::Hello {
                protocol: VERSION,
                since: None,
            })
            .await?;
        loop {
            let frame = socket.hear().await?;
            if matches!(frame, ServerFrame::State { .. }) {
                return Ok((socket, frame));
            }
        }
    }

    pub(crate) async fn say(&mut self, frame: &ClientFrame) -> anyhow::Result<()> {
        self.stream
            .send(Message::text(serde_json::to_string(frame)?))
            .await?;
        Ok(())
    }

    /// Says that it is still there, which a bot that reads nothing for a while must do.
    pub(crate) async fn ping(&mut self) -> anyhow::Result<()> {
        self.stream.send(Message::Ping(Bytes::new())).await?;
        Ok(())
    }

    /// The next text frame, as it came.
    pub(crate) async fn text(&mut self) -> anyhow::Result<String> {
        loop {
            match self
                .stream
                .next()
                .await
                .context("the socket was closed")??
            {
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(_) => bail!("the server closed the socket"),
                _ => {}
            }
        }
    }

    /// The next frame.
    pub(crate) async fn hear(&mut self) -> anyhow::Result<ServerFrame> {
        Ok(serde_json::from_str(&self.text().await?)?)
    }
}
