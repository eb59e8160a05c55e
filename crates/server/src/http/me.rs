//! `GET` and `PATCH /api/v1/me`: the guest this browser is.

use super::Body;
use crate::{app::App, identity::Guest, names, problem::Failure, rate::Act, table::Person};
use axum::{Json, extract::State};
use protocol::{Me, Problem, Rename};
use store::{PersonId, StoreError, Write};

pub(crate) async fn show(
    State(app): State<App>,
    Guest(person): Guest,
) -> Result<Json<Me>, Failure> {
    let playing = app
        .hub
        .seats_of(person)
        .iter()
        .map(ToString::to_string)
        .collect();
    let person = self::person(&app, person).await?;
    Ok(Json(Me {
        player: person.view(),
        playing,
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

/// The person with the name they chose or were given.
pub(crate) async fn person(app: &App, id: PersonId) -> Result<Person, StoreError> {
    let chosen = app.store.chosen_name(id).await?;
    let name = chosen.unwrap_or_else(|| names::guest_name(id));
    Ok(Person { id, name })
}
