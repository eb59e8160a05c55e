//! Headers that every answer carries.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Scripts and connections only from ourselves; WebAssembly may be compiled. Styles may stand in
/// attributes, since the board library and Svelte place pieces that way, but not in `<style>`.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const FIXED: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // A table's address is its secret: other sites must not learn it.
    (header::REFERRER_POLICY, "same-origin"),
    // With both a page may share memory with its workers: so a search hears that it is to stop.
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        "require-corp",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

const ONE_YEAR: &str = "max-age=31536000";

/// Adds them. `secure`: people reach the server by https and are told to keep to it.
pub(crate) fn add(headers: &mut HeaderMap, secure: bool) {
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if secure {
        let value = HeaderValue::from_static(ONE_YEAR);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
}
