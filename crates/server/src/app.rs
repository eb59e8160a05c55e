//! What every part of the server shares, and the routes.

use crate::{
    assets,
    clock::Clock,
    config::Config,
    dice::Dice,
    headers, http,
    hub::Hub,
    identity::{self, Peer},
    key::Key,
    limits,
    lobby::{self, Lobby},
    metrics::Metrics,
    problem::Failure,
    rate::{Act, Rates},
    socket::{self, Register},
    tasks::Tasks,
    upkeep,
};
use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::StatusCode,
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing,
};
use std::{
    ops::Deref,
    sync::{Arc, Mutex, PoisonError},
};
use store::{Journal, PersonId, Store, StoreError, Write};
use tokio::task::JoinHandle;

/// What the world gives the server: time, chance, a database and a secret.
#[derive(Clone)]
pub struct Parts {
    /// Time.
    pub clock: Arc<dyn Clock>,
    /// Chance.
    pub dice: Arc<dyn Dice>,
    /// The database.
    pub store: Arc<dyn Store>,
    /// The key that signs cookies.
    pub key: Key,
}

impl std::fmt::Debug for Parts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Parts").finish_non_exhaustive()
    }
}

/// A running server. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// The fields of [`App`].
#[expect(
    missing_debug_implementations,
    reason = "`App` has one; nobody sees the inside"
)]
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) dice: Arc<dyn Dice>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) key: Key,
    pub(crate) journal: Journal,
    pub(crate) rates: Rates,
    pub(crate) metrics: Metrics,
    pub(crate) tasks: Tasks,
    pub(crate) hub: Hub,
    pub(crate) lobby: Lobby,
    pub(crate) sockets: Register,
    /// Connections that speak HTTP. One that becomes a socket is counted there instead.
    pub(crate) connections: Register,
    /// Held by whoever looks for an opponent.
    pub(crate) matchmaking: tokio::sync::Mutex<()>,
    journal_driver: Mutex<Option<JoinHandle<()>>>,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App")
            .field("config", &self.config)
            .finish_non_exhaustive()
    }
}

impl App {
    /// Starts what runs without being asked, and takes up the games that were being played.
    pub async fn start(config: Config, parts: Parts) -> Result<Self, StoreError> {
        let Parts {
            clock,
            dice,
            store,
            key,
        } = parts;
        let (journal, driver) = Journal::new(Arc::clone(&store));
        // Not one of the tasks that a stop waits for: those still write.
        let driver = Tasks::default().spawn(driver);
        let app = Self(Arc::new(Inner {
            config,
            clock,
            dice,
            store,
            key,
            journal,
            rates: Rates::default(),
            metrics: Metrics::default(),
            tasks: Tasks::default(),
            hub: Hub::default(),
            lobby: Lobby::default(),
            sockets: Register::default(),
            connections: Register::default(),
            matchmaking: tokio::sync::Mutex::default(),
            journal_driver: Mutex::new(Some(driver)),
        }));
        app.hub.recover(&app).await?;
        // A database that cannot be written is found out now and not by the first player.
        app.journal
            .commit(Write::Heartbeat {
                at: app.clock.now(),
            })
            .await?;
        app.tasks.spawn(lobby::tell(app.clone()));
        app.tasks.spawn(upkeep::heartbeat(app.clone()));
        app.tasks.spawn(upkeep::sweep(app.clone()));
        app.tasks.spawn(upkeep::tend(app.clone()));
        Ok(app)
    }

    /// Stops: no new connections, clients are told to come back, what is under way becomes
    /// durable, and the database is closed. Bounded in time.
    pub async fn stop(&self) {
        // The last moment at which clocks ran: nobody can move while we wait for the rest.
        let at = self.clock.now();
        if tokio::time::timeout(limits::STOP_WAIT, self.tasks.stop())
            .await
            .is_err()
        {
            tracing::warn!("some tasks did not end in time");
        }
        upkeep::beat(self, at).await;
        self.journal.close();
        let driver = self
            .journal_driver
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(driver) = driver
            && let Err(error) = driver.await
        {
            tracing::error!(%error, "the journal ended badly");
        }
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the database could not be closed");
        }
    }

    /// Everything the server answers.
    pub fn router(&self) -> Router {
        let api = Router::new()
            .route("/me", routing::get(http::me::show).patch(http::me::rename))
            .route("/tables", routing::post(http::tables::create))
            .route("/tables/{id}/record", routing::get(http::record::show))
            .route("/play", routing::post(http::play::play))
            .route("/rulesets", routing::get(http::rulesets::list))
            .route(
                "/rulesets/{id}/{language}",
                routing::get(http::rulesets::page),
            )
            .fallback(http::not_found)
            .layer(DefaultBodyLimit::max(limits::BODY))
            .layer(middleware::from_fn_with_state(
                self.clone(),
                identity::guests,
            ));
        Router::new()
            .nest("/api/v1", api)
            .route("/ws/v1/lobby", routing::get(socket::lobby::upgrade))
            .route("/ws/v1/tables/{id}", routing::get(socket::table::upgrade))
            .route("/healthz", routing::get(http::health::show))
            .route("/metrics", routing::get(http::metrics::show))
            .fallback(assets::serve)
            .layer(middleware::from_fn_with_state(self.clone(), in_time))
            .layer(middleware::from_fn_with_state(self.clone(), add_headers))
            .with_state(self.clone())
    }

    /// Whether people reach the server by https.
    pub(crate) fn is_secure(&self) -> bool {
        self.config
            .origin
            .as_deref()
            .is_some_and(|origin| origin.starts_with("https://"))
    }

    pub(crate) fn limit_address(&self, act: Act, peer: Peer) -> Result<(), Failure> {
        let limited = self.rates.by_address(act, peer, self.clock.now());
        limited.map_err(|millis| self.turn_away(millis))
    }

    pub(crate) fn limit_person(&self, act: Act, person: PersonId) -> Result<(), Failure> {
        let limited = self.rates.by_person(act, person, self.clock.now());
        limited.map_err(|millis| self.turn_away(millis))
    }

    fn turn_away(&self, millis: u64) -> Failure {
        self.metrics.turned_away.add();
        Failure::too_fast(millis)
    }
}

/// Waits for no body for ever.
async fn in_time(State(app): State<App>, request: Request, next: Next) -> Response {
    let late = app.clock.now() + limits::ANSWER_MS;
    tokio::select! {
        answer = next.run(request) => answer,
        () = app.clock.sleep_until(late) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

async fn add_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    headers::add(response.headers_mut(), app.is_secure());
    response
}
