//! Which pages may talk to us.

use axum::http::{HeaderMap, header};

/// Whether a request that changes something, or opens a socket, comes from our own page.
///
/// Browsers always say from which page such a request comes; programs that are no browsers say
/// nothing, and carry nobody's cookie but their own. With a configured `origin` that one counts,
/// otherwise whatever name the browser used to reach us.
pub(crate) fn is_ours(headers: &HeaderMap, origin: Option<&str>) -> bool {
    let Some(claimed) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(claimed) = claimed.to_str() else {
        return false;
    };
    if let Some(origin) = origin {
        return claimed.eq_ignore_ascii_case(origin);
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let name = claimed
        .strip_prefix("http://")
        .or_else(|| claimed.strip_prefix("https://"));
    matches!((name, host), (Some(name), Some(host)) if name.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origin: Option<&str>, host: &str, configured: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        is_ours(&headers, configured)
    }

    #[test]
    fn only_our_own_pages() {
        assert!(check(None, "co.example", None));
        assert!(check(
            Some("http://co.example:8080"),
            "co.example:8080",
            None
        ));
        assert!(check(Some("https://co.example"), "co.example", None));
        assert!(!check(Some("https://evil.example"), "co.example", None));
        assert!(!check(
            Some("https://co.example.evil.example"),
            "co.example",
            None
        ));
        assert!(!check(Some("null"), "co.example", None));
        assert!(check(
            Some("https://co.example"),
            "inner:1",
            Some("https://co.example")
        ));
        assert!(!check(
            Some("http://inner:1"),
            "inner:1",
            Some("https://co.example")
        ));
    }
}
