//! From what went wrong to an HTTP answer. Detail stays in the log.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::Problem;
use store::StoreError;

/// An answer that is not a success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Failure(pub(crate) Problem);

impl Failure {
    /// Too many requests; `millis` to wait.
    pub(crate) fn too_fast(millis: u64) -> Self {
        let seconds = u32::try_from(millis.div_ceil(1_000)).unwrap_or(u32::MAX);
        Self(Problem::TooFast { seconds })
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request failed");
        Self(Problem::Internal)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0 {
            Problem::BadRequest
            | Problem::BadName
            | Problem::BadTimeControl
            | Problem::UnknownRuleset => StatusCode::BAD_REQUEST,
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::WrongOrigin => StatusCode::FORBIDDEN,
            Problem::TooFast { .. } | Problem::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Full => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let mut response = (status, Json(self.0)).into_response();
        if let Problem::TooFast { seconds } = self.0 {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
