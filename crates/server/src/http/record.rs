//! `GET /api/v1/tables/{id}/record`: a table's game as a file. `?format=` takes the names of formats
//! (`pgn` when absent), `?notation=` and `?encoding=` those of notations and encodings, where the
//! format leaves a choice. Whoever knows the table's address may have it, as they may watch it.

use crate::{app::App, problem::Failure, table::Table};
use axum::{
    extract::{Path, RawQuery, State},
    http::{HeaderName, header},
};
use protocol::Problem;
use record::{Format, WriteOptions, Writer};
use std::str::FromStr;
use store::{StoreError, TableId};

/// A running game grows.
const CACHING: &str = "no-cache";

pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<([(HeaderName, String); 3], Vec<u8>), Failure> {
    let (format, options) = asked(query.as_deref().unwrap_or_default())?;
    let id: TableId = id.parse().map_err(|_| Problem::NotFound)?;
    // The log has whatever the table has told anybody.
    let stored = app.store.table(id).await?.ok_or(Problem::NotFound)?;
    let table = Table::replay(&stored).map_err(|damage| {
        tracing::error!(table = %id, %damage, "a table cannot be read");
        Failure::from(StoreError::Unreadable("table"))
    })?;
    let mut writer = Writer::new(Vec::new(), format, options);
    // What a format cannot hold, the page that offers it says.
    let written = writer.add(&table.record()).and_then(|_| writer.finish());
    let bytes = written.map_err(|_| Problem::BadRequest)?;
    let name = format!("attachment; filename=\"kydai-{id}.{}\"", format.extension());
    let headers = [
        (header::CONTENT_TYPE, content_type(format).to_owned()),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, CACHING.to_owned()),
    ];
    Ok((headers, bytes))
}

/// What the query asks for; a name that is none is a fault, and so is a parameter that is none.
fn asked(query: &str) -> Result<(Format, WriteOptions), Failure> {
    let mut format = Format::Pgn;
    let mut options = WriteOptions::default();
    for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
        match parameter.split_once('=') {
            Some(("format", name)) => format = named(name)?,
            Some(("notation", name)) => options.notation = Some(named(name)?),
            Some(("encoding", name)) => options.encoding = Some(named(name)?),
            _ => return Err(Problem::BadRequest.into()),
        }
    }
    Ok((format, options))
}

fn named<Named: FromStr>(name: &str) -> Result<Named, Failure> {
    name.parse().map_err(|_| Problem::BadRequest.into())
}

const fn content_type(format: Format) -> &'static str {
    match format {
        Format::Pgn => "application/vnd.chess-pgn",
        Format::Cbf => "application/xml",
        _ => "application/octet-stream",
    }
}
