//! A server and its clients for tests.

mod client;
mod fakes;

pub(crate) use client::Client;
pub(crate) use fakes::{EPOCH, FakeClock, FakeDice, Flaky};

use protocol::{Action, Event, TimeControl};
use serde_json::{Value, json};
use server::{App, Capacity, Clock, Config, Durability, Key, Parts};
use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};
use store::{Sqlite, Store};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    runtime::Runtime,
    time::timeout,
};
use tokio_tungstenite::{MaybeTlsStream, client_async, tungstenite::client::IntoClientRequest};

/// How long a test waits for what must come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// The smallest buffer a socket may have.
const SMALL: u32 = 2_048;

/// A running server.
pub(crate) struct TestApp {
    pub(crate) app: App,
    pub(crate) address: SocketAddr,
    pub(crate) clock: FakeClock,
    pub(crate) dice: Arc<FakeDice>,
    pub(crate) folder: Arc<TempDir>,
    small_buffers: bool,
    /// The server's own, so that it can be killed.
    runtime: Option<Runtime>,
}

/// Puts something between the server and its database.
type Wrap = Box<dyn FnOnce(Arc<dyn Store>) -> Arc<dyn Store>>;

/// What a test wants different.
pub(crate) struct Builder {
    config: Config,
    clock: FakeClock,
    folder: Arc<TempDir>,
    seed: u64,
    small_buffers: bool,
    wrap: Wrap,
}

impl Builder {
    pub(crate) fn config(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    /// Puts something between the server and its database.
    pub(crate) fn store(
        mut self,
        wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store> + 'static,
    ) -> Self {
        self.wrap = Box::new(wrap);
        self
    }

    /// Lets the network hold back as little as it can.
    pub(crate) fn small_buffers(mut self) -> Self {
        self.small_buffers = true;
        self
    }

    pub(crate) async fn start(self) -> TestApp {
        let Self {
            mut config,
            clock,
            folder,
            seed,
            small_buffers,
            wrap,
        } = self;
        config.data = folder.path().to_owned();
        let dice = Arc::new(FakeDice::new(seed));
        let key = Key::load_or_make(folder.path(), &*dice).unwrap();
        let store = open_store(folder.path()).await;
        let socket = TcpSocket::new_v4().unwrap();
        if small_buffers {
            socket.set_send_buffer_size(SMALL).unwrap();
        }
        socket.bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let address = socket.local_addr().unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let parts = Parts {
            clock: Arc::new(clock.clone()),
            dice: dice.clone(),
            store: wrap(Arc::new(store)),
            key,
        };
        let started = runtime.spawn(async move {
            let listener = socket.listen(64).unwrap();
            let app = App::start(config, parts).await.unwrap();
            (app, listener)
        });
        let (app, listener) = started.await.unwrap();
        let serving = app.clone();
        runtime.spawn(async move { serving.listen(listener).await });
        let runtime = Some(runtime);
        TestApp {
            app,
            address,
            clock,
            dice,
            folder,
            small_buffers,
            runtime,
        }
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

async fn open_store(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("kydai.db"), Durability::Process)
        .await
        .unwrap()
}

impl TestApp {
    pub(crate) fn build() -> Builder {
        Builder {
            config: Config {
                capacity: Capacity {
                    trust_loopback: true,
                    ..Capacity::default()
                },
                ..Config::default()
            },
            clock: FakeClock::new(),
            folder: Arc::new(tempfile::tempdir().unwrap()),
            seed: 1,
            small_buffers: false,
            wrap: Box::new(|store| store),
        }
    }

    pub(crate) async fn start() -> Self {
        Self::build().start().await
    }

    /// The server is killed, and another one starts on the same data `down` milliseconds later.
    pub(crate) async fn crash_and_restart(mut self, down: u64) -> Self {
        let runtime = self.runtime.take();
        tokio::task::spawn_blocking(move || drop(runtime))
            .await
            .unwrap();
        self.clock.advance(down);
        let (clock, folder) = (self.clock.clone(), Arc::clone(&self.folder));
        Builder {
            clock,
            folder,
            seed: 99,
            ..Self::build()
        }
        .start()
        .await
    }

    /// Lets time pass, `millis` every few moments, until something has happened.
    pub(crate) async fn pass<T>(&self, millis: u64, until: impl Future<Output = T>) -> T {
        let mut until = std::pin::pin!(until);
        loop {
            match timeout(Duration::from_millis(20), until.as_mut()).await {
                Ok(done) => return done,
                Err(_) => self.clock.advance(millis),
            }
        }
    }

    pub(crate) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Another look into the database.
    pub(crate) async fn second_store(&self) -> Sqlite {
        open_store(self.folder.path()).await
    }

    /// A figure of the server's.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let (_, _, text) = self.http("GET", "/metrics", "", None).await;
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {text}"))
            .parse()
            .unwrap()
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Guest {
        let (status, head, body) = self.http("GET", "/api/v1/me", "", None).await;
        assert_eq!(status, 200, "{body}");
        let cookie = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "))
            .and_then(|cookie| cookie.split(';').next())
            .unwrap();
        let me: Value = serde_json::from_str(&body).unwrap();
        Guest {
            cookie: cookie.to_owned(),
            id: me["player"]["id"].as_str().unwrap().to_owned(),
            name: me["player"]["name"].as_str().unwrap().to_owned(),
        }
    }

    /// One HTTP request: status, head and body.
    pub(crate) async fn http(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: Option<&Value>,
    ) -> (u16, String, String) {
        let body = body.map(ToString::to_string).unwrap_or_default();
        let host = self.address;
        let length = body.len();
        self.raw(&format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
        ))
        .await
    }

    pub(crate) async fn raw(&self, request: &str) -> (u16, String, String) {
        self.try_raw(request).await.unwrap()
    }

    /// `None`: the connection was closed without an answer.
    pub(crate) async fn try_raw(&self, request: &str) -> Option<(u16, String, String)> {
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut answer))
            .await
            .unwrap()
            .ok()?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Some((status, head.replace("\r\n", "\n"), body.to_owned()))
    }

    /// A request of a guest, which must succeed.
    pub(crate) async fn post(&self, guest: &Guest, path: &str, body: &Value) -> Value {
        let headers = format!("cookie: {}\r\n", guest.cookie);
        let (status, _, answer) = self.http("POST", path, &headers, Some(body)).await;
        assert_eq!(status, 200, "{answer}");
        serde_json::from_str(&answer).unwrap()
    }

    /// A table that `guest` made.
    pub(crate) async fn table(&self, guest: &Guest, settings: &Value) -> String {
        let joined = self.post(guest, "/api/v1/tables", settings).await;
        joined["table"].as_str().unwrap().to_owned()
    }

    /// A socket at a table that has said hello.
    pub(crate) async fn sit_by(&self, guest: &Guest, table: &str) -> Client {
        let mut client = self.socket(Some(guest), table).await;
        client.hello(None).await;
        client
    }

    pub(crate) async fn socket(&self, guest: Option<&Guest>, table: &str) -> Client {
        self.connect(guest, &format!("/ws/v1/tables/{table}"), None)
            .await
            .unwrap()
    }

    pub(crate) async fn connect(
        &self,
        guest: Option<&Guest>,
        path: &str,
        origin: Option<&str>,
    ) -> Result<Client, u16> {
        let mut request = format!("ws://{}{path}", self.address)
            .into_client_request()
            .unwrap();
        if let Some(guest) = guest {
            request
                .headers_mut()
                .insert("cookie", guest.cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request
                .headers_mut()
                .insert("origin", origin.parse().unwrap());
        }
        let socket = TcpSocket::new_v4().unwrap();
        if self.small_buffers {
            socket.set_recv_buffer_size(SMALL).unwrap();
        }
        let stream = MaybeTlsStream::Plain(socket.connect(self.address).await.unwrap());
        match client_async(request, stream).await {
            Ok((stream, _)) => Ok(Client::new(stream)),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                Err(response.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// Two guests at a table that has begun: Red's socket, Black's socket, the table.
    pub(crate) async fn game(&self, time: Option<TimeControl>) -> Game {
        self.game_with(&settings(time)).await
    }

    /// The same at a table of these settings.
    pub(crate) async fn game_with(&self, settings: &Value) -> Game {
        let [red_guest, black_guest] = [self.guest().await, self.guest().await];
        let table = self.table(&red_guest, settings).await;
        let mut red = self.sit_by(&red_guest, &table).await;
        red.state().await;
        let mut black = self.sit_by(&black_guest, &table).await;
        black.state().await;
        black.must(Action::Sit).await;
        red.until(|event| *event == Event::Started).await;
        Game {
            table,
            red,
            black,
            red_guest,
            black_guest,
        }
    }
}

/// A game under way.
pub(crate) struct Game {
    pub(crate) table: String,
    pub(crate) red: Client,
    pub(crate) black: Client,
    pub(crate) red_guest: Guest,
    pub(crate) black_guest: Guest,
}

impl Game {
    /// Plays moves from `ply` on, and lets both see each.
    pub(crate) async fn play(&mut self, first_ply: u16, moves: &[&str]) {
        for (ply, mv) in (first_ply..).zip(moves) {
            let (mover, other) = if ply % 2 == 1 {
                (&mut self.red, &mut self.black)
            } else {
                (&mut self.black, &mut self.red)
            };
            mover.must(make(mv, ply)).await;
            other
                .until(|event| matches!(event, Event::Moved { ply: seen, .. } if *seen == ply))
                .await;
        }
    }
}

/// A link-only table of the default ruleset where the maker plays Red.
pub(crate) fn settings(time: Option<TimeControl>) -> Value {
    let time = time.map(|time| serde_json::to_value(time).unwrap());
    json!({ "time": time, "ruleset": "casual", "color": "red", "visibility": "link" })
}

pub(crate) fn minutes(minutes: u32) -> TimeControl {
    TimeControl {
        initial: minutes * 60_000,
        increment: 0,
        move_cap: None,
        byoyomi: None,
        quotas: Vec::new(),
        first_move: None,
    }
}

pub(crate) fn make(mv: &str, ply: u16) -> Action {
    Action::Move {
        mv: mv.to_owned(),
        ply,
    }
}

/// A person with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
    pub(crate) id: String,
    pub(crate) name: String,
}
