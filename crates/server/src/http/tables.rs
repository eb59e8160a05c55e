//! `POST /api/v1/tables`: a new table, at which its maker sits.

use super::{Body, me};
use crate::{
    app::App,
    identity::{Guest, Peer},
    problem::Failure,
    rate::Act,
    table::Settings,
};
use arbiter::Ruleset;
use axum::{Json, extract::State};
use game::TimeControl;
use protocol::{self as wire, CreateTable, Joined, Problem, Visibility};
use xiangqi::Position;

pub(crate) async fn create(
    State(app): State<App>,
    peer: Peer,
    Guest(person): Guest,
    Body(asked): Body<CreateTable>,
) -> Result<Json<Joined>, Failure> {
    app.limit_address(Act::OpenTableFrom, peer)?;
    let is_public = asked.visibility == Visibility::Public;
    if !is_public {
        app.limit_address(Act::OpenLinkTableFrom, peer)?;
    }
    app.limit_person(Act::OpenTable, person)?;
    let settings = Settings {
        time: time(asked.time.as_ref())?,
        ruleset: ruleset(&asked.ruleset)?,
        start: Position::start(),
        host_color: Settings::host_color(asked.color),
        is_public,
    };
    let host = me::person(&app, person).await?;
    let table = app.hub.create(&app, settings, host).await?;
    Ok(Json(Joined {
        table: table.to_string(),
    }))
}

/// The time control, if it is within the limits.
pub(super) fn time(asked: Option<&wire::TimeControl>) -> Result<Option<TimeControl>, Failure> {
    let time = asked.map(herald::read_time).transpose();
    time.map_err(|_| Problem::BadTimeControl.into())
}

/// The ruleset of that name.
pub(super) fn ruleset(name: &str) -> Result<&'static Ruleset, Failure> {
    Ruleset::named(name).ok_or_else(|| Problem::UnknownRuleset.into())
}
