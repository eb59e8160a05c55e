//! The client, embedded in the binary (in debug builds read from `web/dist`).

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{Embed, EmbeddedFile};
use std::borrow::Cow;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const INDEX: &str = "index.html";

/// Vite puts a hash of the content into every name under this folder.
const HASHED: &str = "assets/";

/// Programs ask here, and must not be answered with a page.
const NO_PAGES: [&str; 2] = ["api/", "ws/"];

const FOREVER: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "no-cache";

/// Encodings whose files may lie beside the originals, best first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

const NO_CLIENT: &str = "The client is not built into this server. Run `make run`.\n";

/// Any path that is not the API's or a socket's. Pages live in the client, so every path that
/// does not name a file gets the one page there is.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return (
            StatusCode::METHOD_NOT_ALLOWED,
            [(header::ALLOW, "GET,HEAD")],
        )
            .into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if NO_PAGES.iter().any(|folder| path.starts_with(folder)) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let names_a_file = path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'));
    let path = if path.is_empty() || !names_a_file {
        INDEX
    } else {
        path
    };
    match Client::get(path) {
        Some(file) => answer(path, file, &headers),
        None if path == INDEX => (StatusCode::NOT_FOUND, NO_CLIENT).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let mut headers = HeaderMap::new();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(content_type(path)),
    );
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let caching = if path.starts_with(HASHED) {
        FOREVER
    } else {
        REVALIDATE
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));

    let (file, encoding) = encoded(path, asked).unwrap_or((file, None));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    if let Some(tag) = tag(&file) {
        let seen = asked
            .get_all(header::IF_NONE_MATCH)
            .iter()
            .any(|seen| *seen == tag);
        headers.insert(header::ETAG, tag);
        if seen {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
    }
    let body = match file.data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    (headers, body).into_response()
}

/// The file's best encoding that lies beside it and that the browser reads.
fn encoded(path: &str, asked: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = asked.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    ENCODINGS
        .into_iter()
        .filter(|(name, _)| accepted.split(',').any(|one| one.trim() == *name))
        .find_map(|(name, suffix)| Some((Client::get(&format!("{path}{suffix}"))?, Some(name))))
}

fn tag(file: &EmbeddedFile) -> Option<HeaderValue> {
    let hash = file.metadata.sha256_hash();
    let start = u64::from_be_bytes(*hash.first_chunk()?);
    HeaderValue::try_from(format!("\"{start:016x}\"")).ok()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
