//! Both names, with ranks, and the result in one text: `An(9f)-胜-Bình(2弦)`.

use crate::{Headers, Outcome, headers};
use xiangqi::Color;

/// The headers that it holds.
pub(super) const HEADERS: [&str; 4] = [
    headers::RED,
    headers::RED_TITLE,
    headers::BLACK,
    headers::BLACK_TITLE,
];

/// What stands between the names: what Red did.
const RESULTS: [(&str, Outcome); 4] = [
    ("-胜-", Outcome::Won(Color::Red)),
    ("-负-", Outcome::Won(Color::Black)),
    ("-和-", Outcome::Drawn),
    // No file without a result is known; this is ours.
    ("-未-", Outcome::Unknown),
];

/// Reads the text into the headers; none if it is not of this form.
pub(super) fn read(text: &str, headers: &mut Headers) -> Option<Outcome> {
    let found = RESULTS
        .into_iter()
        .find_map(|(sign, outcome)| Some((text.split_once(sign)?, outcome)));
    let ((red, black), outcome) = found?;
    for (text, name, title) in [
        (red, headers::RED, headers::RED_TITLE),
        (black, headers::BLACK, headers::BLACK_TITLE),
    ] {
        let parts = text
            .strip_suffix(')')
            .and_then(|text| text.rsplit_once('('));
        let (player, rank) = parts.unwrap_or((text, ""));
        headers.set(name, player);
        headers.set(title, rank);
    }
    Some(outcome)
}

/// The text for the headers. A name that ends as if with a rank has an empty one behind it.
pub(super) fn write(headers: &Headers, outcome: Outcome) -> String {
    let player = |name, title| {
        let name = headers.get(name).unwrap_or_default();
        match headers.get(title) {
            Some(title) => format!("{name}({title})"),
            None if name.ends_with(')') => format!("{name}()"),
            None => name.to_owned(),
        }
    };
    let red = player(headers::RED, headers::RED_TITLE);
    let black = player(headers::BLACK, headers::BLACK_TITLE);
    let signs = RESULTS.into_iter().filter(|&(_, known)| known == outcome);
    let sign: String = signs.map(|(sign, _)| sign).collect();
    format!("{red}{sign}{black}")
}

/// The headers that are not found again in the text: names may hold its signs.
pub(super) fn lost(headers: &Headers, outcome: Outcome) -> impl Iterator<Item = &'static str> {
    let mut found = Headers::default();
    read(&write(headers, outcome), &mut found);
    let is_lost = move |name: &&str| found.get(name) != headers.get(name);
    HEADERS.into_iter().filter(is_lost)
}
