//! `GET /metrics`: figures in Prometheus' text format.

use crate::{app::App, metrics::Gauges};
use axum::{
    extract::State,
    http::{HeaderName, header},
};

const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";

pub(crate) async fn show(State(app): State<App>) -> ([(HeaderName, &'static str); 1], String) {
    let gauges = Gauges {
        tables: app.hub.len(),
        sockets: app.sockets.len(),
        people: app.sockets.people(),
        journal: app.journal.stats(),
    };
    ([(header::CONTENT_TYPE, TEXT)], app.metrics.text(gauges))
}
