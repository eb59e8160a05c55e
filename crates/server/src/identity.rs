//! Who asks: the address a request comes from, and the guest its cookie stands for.

use crate::{app::App, key::Key, origin, problem::Failure, rate::Act};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, Method, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use protocol::Problem;
use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};
use store::PersonId;

const COOKIE: &str = "kydai";

/// Browsers keep a cookie for 400 days at most; each visit starts them anew.
const MAX_AGE: u32 = 400 * 24 * 3_600;

/// Written by our own reverse proxy; anybody else could write it too.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The other end of the TCP connection, put into each request by the listener.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Remote(pub(crate) SocketAddr);

/// The address that limits per address count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer {
    pub(crate) ip: IpAddr,
    /// Whether the limits leave it alone.
    pub(crate) exempt: bool,
}

impl Peer {
    fn of(app: &App, parts: &Parts) -> Self {
        let remote = parts.extensions.get::<Remote>();
        let remote = remote.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |remote| remote.0.ip());
        let ip = if app.config.behind_proxy {
            forwarded(&parts.headers)
        } else {
            None
        };
        Self::at(app, ip.unwrap_or(remote))
    }

    pub(crate) fn at(app: &App, ip: IpAddr) -> Self {
        let ip = ip.to_canonical();
        Self {
            ip,
            exempt: app.config.capacity.trust_loopback && ip.is_loopback(),
        }
    }
}

/// The last address in the list is the one our proxy saw; those before it are hearsay.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers
        .get_all(FORWARDED_FOR)
        .iter()
        .next_back()?
        .to_str()
        .ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequestParts<App> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of(app, parts))
    }
}

/// The guest a request to the API comes from. There always is one: [`guests`] makes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guest(pub(crate) PersonId);

impl FromRequestParts<App> for Guest {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Failure> {
        parts
            .extensions
            .get::<Self>()
            .copied()
            .ok_or(Failure(Problem::Internal))
    }
}

/// The person the cookie stands for, if there is one and we signed it.
pub(crate) fn from_cookie(headers: &HeaderMap, key: &Key) -> Option<PersonId> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
        .find_map(|value| key.verify(value))
}

fn cookie(app: &App, person: PersonId) -> String {
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let value = app.key.sign(person);
    format!("{COOKIE}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}")
}

/// Stands before the API: counts requests, turns away other sites' pages, and makes sure that
/// there is a guest.
pub(crate) async fn guests(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    app.metrics.requests.add();
    let person = match admit(&app, &parts) {
        Ok(person) => person,
        Err(failure) => return failure.into_response(),
    };
    parts.extensions.insert(Guest(person));
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if let Ok(value) = HeaderValue::try_from(cookie(&app, person)) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn admit(app: &App, parts: &Parts) -> Result<PersonId, Failure> {
    let peer = Peer::of(app, parts);
    app.limit_address(Act::Request, peer)?;
    let reads = matches!(parts.method, Method::GET | Method::HEAD);
    if !reads && !origin::is_ours(&parts.headers, app.config.origin.as_deref()) {
        return Err(Problem::WrongOrigin.into());
    }
    if let Some(person) = from_cookie(&parts.headers, &app.key) {
        return Ok(person);
    }
    app.limit_address(Act::NewGuest, peer)?;
    Ok(PersonId::from_random(app.dice.bytes()))
}
