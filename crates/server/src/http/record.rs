//! `GET /api/v1/tables/{id}/record`: a table's game as a file. `?format=` takes the names of formats
//! (`pgn` when absent), `?notation=` and `?encoding=` those of notations and encodings, where the
//! format leaves a choice. Whoever knows the table's address may have it, as they may watch it.

use crate::{app::App, problem::Failure, table::Table};
use axum::{
    Json,
    extract::{Path, RawQuery, State},
    http::{HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::Problem;
use record::{Encoding, Format, Notation, WriteOptions, Writer};
use serde::Serialize;
use std::str::FromStr;
use store::{StoreError, TableId};

/// The parameters.
const FORMAT: &str = "format";
const NOTATION: &str = "notation";
const ENCODING: &str = "encoding";

/// A running game grows.
const CACHING: &str = "no-cache";

pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<([(HeaderName, String); 3], Vec<u8>), Refusal> {
    let (format, options) = asked(query.as_deref().unwrap_or_default())?;
    let id: TableId = id.parse().map_err(|_| Problem::NotFound)?;
    // The log has whatever the table has told anybody.
    let stored = app.store.table(id).await?.ok_or(Problem::NotFound)?;
    let table = Table::replay(&stored).map_err(|damage| {
        tracing::error!(table = %id, %damage, "a table cannot be read");
        StoreError::Unreadable("table")
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

/// Why there is no file.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// As everywhere.
    Failure(Failure),
    /// The query asks for what nobody knows.
    Unknown(Unknown),
}

/// A name in the query that is none, and those that are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Unknown {
    /// That of [`Problem::BadRequest`].
    code: &'static str,
    /// The parameter; none where the parameter's own name is none.
    parameter: Option<&'static str>,
    /// The names that it takes, or those of the parameters.
    known: Vec<&'static str>,
}

impl<E: Into<Failure>> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self::Failure(error.into())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Self::Failure(failure) => failure.into_response(),
            Self::Unknown(unknown) => (StatusCode::BAD_REQUEST, Json(unknown)).into_response(),
        }
    }
}

/// What the query asks for; a name that is none is a fault, and so is a parameter that is none.
fn asked(query: &str) -> Result<(Format, WriteOptions), Refusal> {
    let mut format = Format::Pgn;
    let mut options = WriteOptions::default();
    for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
        match parameter.split_once('=') {
            Some((FORMAT, name)) => format = named(name, FORMAT, Format::ALL.map(Format::name))?,
            Some((NOTATION, name)) => {
                let known = Notation::ALL.map(Notation::name);
                options.notation = Some(named(name, NOTATION, known)?);
            }
            Some((ENCODING, name)) => {
                let known = Encoding::ALL.map(Encoding::name);
                options.encoding = Some(named(name, ENCODING, known)?);
            }
            _ => return Err(unknown(None, [FORMAT, NOTATION, ENCODING])),
        }
    }
    Ok((format, options))
}

fn named<Named: FromStr, const N: usize>(
    name: &str,
    parameter: &'static str,
    known: [&'static str; N],
) -> Result<Named, Refusal> {
    let found = name.parse();
    found.map_err(|_| unknown(Some(parameter), known))
}

fn unknown<const N: usize>(parameter: Option<&'static str>, known: [&'static str; N]) -> Refusal {
    Refusal::Unknown(Unknown {
        code: "badRequest",
        parameter,
        known: known.to_vec(),
    })
}

const fn content_type(format: Format) -> &'static str {
    match format {
        Format::Pgn => "application/vnd.chess-pgn",
        Format::Cbf => "application/xml",
        _ => "application/octet-stream",
    }
}
