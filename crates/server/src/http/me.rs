//! `GET` and `PATCH /api/v1/me`: the guest this browser is.

use super::Body;
use crate::{app::App, identity::Guest, names, problem::Failure, rate::Act};
use axum::{Json, extract::State};
use protocol::{Me, Player, Problem, Rename};
use store::{PersonId, StoreError, Write};

pub(crate) async fn show(
    State(app): State<App>,
    Guest(person): Guest,
) -> Result<Json<Me>, Failure> {
    Ok(Json(Me {
        player: player(&app, person).await?,
        playing: Vec::new(),
    }))
}

pub(crate) async fn rename(
    State(app): State<App>,
    Guest(person): Guest,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, Failure> {
    app.limit_person(Act::Rename, person)?;
    let name = names::tidy(&name).ok_or(Problem::BadName)?;
    app.journal
        .commit(Write::Rename {
            person,
            name,
            at: app.clock.now(),
        })
        .await?;
    show(State(app), Guest(person)).await
}

/// The person as others see them.
pub(crate) async fn player(app: &App, person: PersonId) -> Result<Player, StoreError> {
    let chosen = app.store.chosen_name(person).await?;
    let name = chosen.unwrap_or_else(|| names::guest_name(person));
    Ok(Player {
        id: person.to_string(),
        name,
    })
}
