//! What every part of the server shares, and the routes.

use crate::{
    assets,
    clock::Clock,
    config::Config,
    dice::Dice,
    headers, http,
    identity::{self, Peer},
    key::Key,
    limits,
    metrics::Metrics,
    problem::Failure,
    rate::{Act, Rates},
    tasks::Tasks,
};
use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    middleware::{self, Next},
    response::Response,
    routing,
};
use std::{ops::Deref, sync::Arc};
use store::{Journal, PersonId, Store, StoreError};

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
#[allow(missing_debug_implementations)]
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
        let tasks = Tasks::default();
        let (journal, driver) = Journal::new(Arc::clone(&store));
        tasks.spawn(driver);
        Ok(Self(Arc::new(Inner {
            config,
            clock,
            dice,
            store,
            key,
            journal,
            rates: Rates::default(),
            metrics: Metrics::default(),
            tasks,
        })))
    }

    /// Everything the server answers.
    pub fn router(&self) -> Router {
        let api = Router::new()
            .route("/me", routing::get(http::me::show).patch(http::me::rename))
            .fallback(http::not_found)
            .layer(DefaultBodyLimit::max(limits::BODY))
            .layer(middleware::from_fn_with_state(
                self.clone(),
                identity::guests,
            ));
        Router::new()
            .nest("/api/v1", api)
            .route("/healthz", routing::get(http::health::show))
            .route("/metrics", routing::get(http::metrics::show))
            .fallback(assets::serve)
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
        let limited = self.rates.from_address(act, peer, self.clock.now());
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

async fn add_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    headers::add(response.headers_mut(), app.is_secure());
    response
}
