//! `GET /healthz`: whether the server can serve, which takes a database that answers.

use crate::app::App;
use axum::{extract::State, http::StatusCode};

pub(crate) async fn show(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.store.heartbeat().await {
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
