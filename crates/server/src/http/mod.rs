//! The HTTP API, one endpoint one file.

pub(crate) mod health;
pub(crate) mod me;
pub(crate) mod metrics;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod rulesets;
pub(crate) mod tables;

use crate::problem::Failure;
use axum::{
    Json,
    extract::{FromRequest, Request, rejection::JsonRejection},
    http::StatusCode,
};
use protocol::Problem;
use serde::de::DeserializeOwned;

/// Any address under the API that is none.
pub(crate) async fn not_found() -> Failure {
    Failure(Problem::NotFound)
}

/// A JSON body, whose faults are answered in our own words.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::BytesRejection(rejection))
                if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(Problem::TooLarge.into())
            }
            Err(_) => Err(Problem::BadRequest.into()),
        }
    }
}
