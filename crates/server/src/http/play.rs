//! `POST /api/v1/play`: sit down at a waiting public table with these settings, or open one.

use super::{Body, me, tables};
use crate::{
    app::App,
    identity::{Guest, Peer},
    problem::Failure,
    rate::Act,
    table::{Mail, Settings},
};
use axum::{Json, extract::State};
use protocol::{Joined, Quick};
use store::{StoreError, TableId};
use tokio::sync::oneshot;
use xiangqi::Position;

pub(crate) async fn play(
    State(app): State<App>,
    peer: Peer,
    Guest(person): Guest,
    Body(asked): Body<Quick>,
) -> Result<Json<Joined>, Failure> {
    app.limit_address(Act::OpenTableFrom, peer)?;
    app.limit_person(Act::OpenTable, person)?;
    let time = tables::time(asked.time.as_ref())?;
    let ruleset = tables::ruleset(&asked.ruleset)?;
    let person = me::person(&app, person).await?;

    // One at a time, so that two who ask in the same moment meet instead of waiting for each
    // other.
    let _alone = app.matchmaking.lock().await;
    let (waiting, own) = app.lobby.waiting(person.id, |table| {
        table.time == asked.time && table.ruleset == asked.ruleset
    });
    let has_seat = app.hub.has_seat_for(&app, person.id);
    for table in waiting.into_iter().filter(|_| has_seat) {
        if sit(&app, table, &person).await? {
            return Ok(Json(Joined {
                table: table.to_string(),
            }));
        }
    }
    let table = if let Some(table) = own {
        table
    } else {
        let settings = Settings {
            time,
            ruleset,
            start: Position::start(),
            host_color: None,
            is_public: true,
        };
        app.hub.create(&app, settings, person).await?
    };
    Ok(Json(Joined {
        table: table.to_string(),
    }))
}

/// Whether the seat could be had: somebody with the link may have been faster.
async fn sit(app: &App, table: TableId, person: &crate::table::Person) -> Result<bool, StoreError> {
    let Some(mailbox) = app.hub.open(app, table).await? else {
        return Ok(false);
    };
    let (done, answer) = oneshot::channel();
    let person = Box::new(person.clone());
    if mailbox
        .send(Mail::SitFromAfar { person, done })
        .await
        .is_err()
    {
        return Ok(false);
    }
    Ok(matches!(answer.await, Ok(Ok(()))))
}
