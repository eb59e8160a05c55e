//! `GET /healthz`: whether the server can serve, which takes a database that answers and
//! takes what is written.

use crate::app::App;
use axum::{extract::State, http::StatusCode};

pub(crate) async fn show(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.store.heartbeat().await {
        Ok(_) if app.journal.stats().is_failing() => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database cannot be written\n",
        ),
        Ok(_) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the database does not answer\n",
            )
        }
    }
}
