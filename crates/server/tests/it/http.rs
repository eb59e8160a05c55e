//! Requests over HTTP.

use crate::support::{TestApp, minutes, settings};
use serde_json::{Value, json};
use tokio::{io::AsyncReadExt, net::TcpStream};

fn problem(body: &str) -> String {
    let value: Value = serde_json::from_str(body).unwrap();
    value["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_guest_is_made_once_and_may_choose_a_name() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    let headers = format!("cookie: other=1; {}\r\n", guest.cookie);
    let (_, head, body) = app.http("GET", "/api/v1/me", &headers, None).await;
    assert!(
        body.contains(&guest.id) && body.contains(&guest.name),
        "{body}"
    );
    assert!(head.contains("HttpOnly; SameSite=Lax"), "{head}");
    assert!(!head.contains("Secure"), "{head}");
    for (name, status) in [("  Lý  Huynh ", 200), ("", 400), ("\u{202e}abc", 400)] {
        let body = json!({ "name": name });
        let answer = app.http("PATCH", "/api/v1/me", &headers, Some(&body)).await;
        assert_eq!(answer.0, status, "{}", answer.2);
    }
    let (_, _, body) = app.http("GET", "/api/v1/me", &headers, None).await;
    assert!(body.contains("\"Lý Huynh\""), "{body}");

    let forged = headers.replace(&guest.id, "AAAAAAAAAAAA");
    let (_, _, body) = app.http("GET", "/api/v1/me", &forged, None).await;
    assert!(
        !body.contains("AAAAAAAAAAAA") && !body.contains(&guest.id),
        "{body}"
    );
}

#[tokio::test]
async fn cookies_are_secure_behind_https() {
    let app = TestApp::build()
        .config(|config| config.origin = Some("https://co.example".into()))
        .start()
        .await;
    let (_, head, _) = app.http("GET", "/api/v1/me", "", None).await;
    assert!(head.contains("; Secure"), "{head}");
    assert!(
        head.contains("strict-transport-security: max-age="),
        "{head}"
    );
}

#[tokio::test]
async fn requests_that_make_no_sense_are_told_so() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    let headers = format!("cookie: {}\r\n", guest.cookie);
    let wish = |change: fn(&mut Value)| {
        let mut wish = settings(Some(minutes(5)));
        change(&mut wish);
        wish
    };
    for (body, status, code) in [
        (
            wish(|wish| wish["ruleset"] = "chess".into()),
            400,
            "unknownRuleset",
        ),
        (
            wish(|wish| wish["time"]["initial"] = 0.into()),
            400,
            "badTimeControl",
        ),
        (
            wish(|wish| wish["time"]["initial"] = (-1).into()),
            400,
            "badRequest",
        ),
        (
            wish(|wish| wish["color"] = "green".into()),
            400,
            "badRequest",
        ),
        (wish(|wish| wish["extra"] = 1.into()), 400, "badRequest"),
        (json!([]), 400, "badRequest"),
        (json!({ "ruleset": "x".repeat(9_000) }), 413, "tooLarge"),
    ] {
        let answer = app
            .http("POST", "/api/v1/tables", &headers, Some(&body))
            .await;
        assert_eq!((answer.0, problem(&answer.2).as_str()), (status, code));
    }
    let answer = app.http("GET", "/api/v1/nothing", "", None).await;
    assert_eq!((answer.0, problem(&answer.2).as_str()), (404, "notFound"));
    let answer = app.http("DELETE", "/api/v1/me", "", None).await;
    assert_eq!(answer.0, 405);
}

#[tokio::test]
async fn pages_of_other_sites_can_change_nothing() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    let headers = format!(
        "cookie: {}\r\norigin: https://evil.example\r\n",
        guest.cookie
    );
    let answer = app
        .http("POST", "/api/v1/tables", &headers, Some(&settings(None)))
        .await;
    assert_eq!(
        (answer.0, problem(&answer.2).as_str()),
        (403, "wrongOrigin")
    );
    let own = format!(
        "cookie: {}\r\norigin: http://{}\r\n",
        guest.cookie, app.address
    );
    let answer = app
        .http("POST", "/api/v1/tables", &own, Some(&settings(None)))
        .await;
    assert_eq!(answer.0, 200);
}

#[tokio::test]
async fn nobody_opens_tables_without_end() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    let headers = format!("cookie: {}\r\n", guest.cookie);
    let mut codes = Vec::new();
    for _ in 0..12 {
        let answer = app
            .http("POST", "/api/v1/tables", &headers, Some(&settings(None)))
            .await;
        codes.push(if answer.0 == 200 {
            "ok".to_owned()
        } else {
            problem(&answer.2)
        });
    }
    let expected = [["ok"; 6].as_slice(), &["tooManyTables"; 4], &["tooFast"; 2]].concat();
    assert_eq!(codes, expected);
    app.clock.advance(60_000);
    let answer = app
        .http("POST", "/api/v1/tables", &headers, Some(&settings(None)))
        .await;
    assert_eq!(problem(&answer.2), "tooManyTables");
}

#[tokio::test]
async fn one_address_gets_only_so_much() {
    let app = TestApp::build()
        .config(|config| {
            config.capacity.trust_loopback = false;
            config.capacity.sockets_per_ip = 3;
        })
        .start()
        .await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(app.connect(None, "/ws/v1/lobby", None).await.unwrap());
    }
    assert_eq!(
        app.connect(None, "/ws/v1/lobby", None).await.err(),
        Some(503)
    );
    drop(open);

    let mut last = (200, String::new(), String::new());
    for _ in 0..61 {
        last = app.http("GET", "/api/v1/me", "", None).await;
    }
    assert_eq!((last.0, problem(&last.2).as_str()), (429, "tooFast"));
    assert!(last.1.contains("retry-after: "), "{}", last.1);
}

/// A table by link waits for a day; one address may not pile them up.
#[tokio::test]
async fn one_address_opens_only_so_many_tables_by_link() {
    let app = TestApp::build()
        .config(|config| config.capacity.trust_loopback = false)
        .start()
        .await;
    let guest = app.guest().await;
    let headers = format!("cookie: {}\r\n", guest.cookie);
    let open = async |wish: &Value| {
        // Long enough for every other limit on the way.
        app.clock.advance(5_000);
        let answer = app
            .http("POST", "/api/v1/tables", &headers, Some(wish))
            .await;
        (answer.0 != 200).then(|| problem(&answer.2))
    };
    let linked = settings(None);
    let mut asked = 0;
    while open(&linked).await.as_deref() != Some("tooFast") {
        asked += 1;
        assert!(asked < 400, "no end");
    }
    assert!(asked >= 240, "{asked}");
    let mut public = settings(None);
    public["visibility"] = "public".into();
    assert_eq!(open(&public).await.as_deref(), Some("tooManyTables"));
}

#[tokio::test]
async fn behind_a_proxy_addresses_are_what_the_proxy_says() {
    let app = TestApp::build()
        .config(|config| {
            config.capacity.trust_loopback = false;
            config.behind_proxy = true;
        })
        .start()
        .await;
    for address in ["203.0.113.1", "203.0.113.2"] {
        // The part before the last is what the client claimed.
        for claim in 0..60 {
            let headers = format!("x-forwarded-for: 10.0.0.{claim}, {address}\r\n");
            assert_eq!(app.http("GET", "/api/v1/me", &headers, None).await.0, 200);
        }
        let headers = format!("x-forwarded-for: {address}\r\n");
        assert_eq!(app.http("GET", "/api/v1/me", &headers, None).await.0, 429);
    }
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let app = TestApp::start().await;
    for path in [
        "/",
        "/ban/abc",
        "/api/v1/me",
        "/healthz",
        "/assets/none.js",
        "/metrics",
    ] {
        let (_, head, _) = app.http("GET", path, "", None).await;
        let csp = head
            .lines()
            .find(|line| line.starts_with("content-security-policy: "));
        let csp = csp.unwrap_or_else(|| panic!("{path}: {head}"));
        assert!(
            csp.contains("script-src 'self' 'wasm-unsafe-eval';"),
            "{csp}"
        );
        assert!(csp.contains("default-src 'self';"), "{csp}");
        for header in [
            "x-content-type-options: nosniff",
            "referrer-policy: same-origin",
        ] {
            assert!(head.contains(header), "{path}: {head}");
        }
    }
    assert_eq!(app.http("GET", "/assets/none.js", "", None).await.0, 404);
    assert_eq!(app.http("POST", "/", "", None).await.0, 405);
}

#[tokio::test]
async fn health_and_figures_are_there_for_operators() {
    let app = TestApp::start().await;
    let (status, _, body) = app.http("GET", "/healthz", "", None).await;
    assert_eq!((status, body.as_str()), (200, "ok\n"));
    let mut game = app.game(None).await;
    game.play(1, &["h2e2"]).await;
    assert_eq!(app.metric("kydai_tables").await, 1);
    assert_eq!(app.metric("kydai_sockets").await, 2);
    assert_eq!(app.metric("kydai_people").await, 2);
    assert_eq!(app.metric("kydai_acts_total").await, 2);
    assert_eq!(app.metric("kydai_durable_milliseconds_count").await, 1);
}

#[tokio::test]
async fn heads_without_end_are_cut_off() {
    let app = TestApp::start().await;
    let request = format!(
        "GET / HTTP/1.1\r\nhost: x\r\nfiller: {}\r\n\r\n",
        "x".repeat(40_000)
    );
    let (status, _, _) = app.raw(&request).await;
    assert_eq!(status, 431);
}

#[tokio::test]
async fn programs_that_ask_in_vain_get_no_page() {
    let app = TestApp::start().await;
    for path in ["/api/v2/me", "/api/", "/ws/v2/lobby"] {
        let (status, _, body) = app.http("GET", path, "", None).await;
        assert_eq!((status, body.as_str()), (404, ""), "{path}");
    }
    let (status, head, _) = app.http("DELETE", "/ban/AAAAAAAA", "", None).await;
    assert_eq!(status, 405);
    assert!(head.contains("allow: GET,HEAD"), "{head}");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let app = TestApp::start().await;
    let answer = app.raw(
        "PATCH /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
         content-length: 100\r\n\r\n{",
    );
    let (status, ..) = app.pass(1_000, answer).await;
    assert_eq!(status, 408);
}

#[tokio::test]
async fn one_address_keeps_only_so_many_connections() {
    let app = TestApp::build()
        .config(|config| {
            config.capacity.trust_loopback = false;
            config.capacity.sockets_per_ip = 1;
        })
        .start()
        .await;
    let mut idle = Vec::new();
    for _ in 0..6 {
        idle.push(TcpStream::connect(app.address).await.unwrap());
    }
    let mut one_more = TcpStream::connect(app.address).await.unwrap();
    assert_eq!(one_more.read(&mut [0]).await.unwrap(), 0, "closed at once");
    drop(idle);
    while app
        .try_raw("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .await
        .is_none()
    {}
}
