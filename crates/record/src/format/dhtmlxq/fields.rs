//! The tags' names and what they are called here.

use crate::{Outcome, headers};
use std::borrow::Cow;
use xiangqi::Color;

/// The moves of a `DHJHtmlXQ` game, whose ranks are counted from Red's side.
pub(super) const MOVES_FROM_BELOW: &str = "34";

/// Tags and the headers they are.
const FIELDS: [(&str, &str); 33] = [
    ("title", headers::TITLE),
    ("event", headers::EVENT),
    ("class", headers::EVENT_CLASS),
    ("group", headers::GROUP),
    ("place", headers::SITE),
    ("round", headers::ROUND),
    ("table", headers::TABLE),
    ("date", headers::DATE),
    ("red", headers::RED),
    ("redteam", headers::RED_TEAM),
    ("redlevel", headers::RED_TITLE),
    ("redrating", headers::RED_ELO),
    ("redtime", headers::RED_TIME),
    ("black", headers::BLACK),
    ("blackteam", headers::BLACK_TEAM),
    ("blacklevel", headers::BLACK_TITLE),
    ("blackrating", headers::BLACK_ELO),
    ("blacktime", headers::BLACK_TIME),
    ("ecco", headers::ECCO),
    ("variation", headers::VARIATION),
    ("type", headers::KIND),
    ("timerule", headers::TIME_CONTROL),
    ("endtype", headers::TERMINATION),
    ("remark", headers::ANNOTATOR),
    ("author", headers::CREATOR),
    ("record", headers::RECORDER),
    ("judge", headers::REFEREE),
    ("refer", headers::SOURCE),
    ("adddate", headers::CREATED),
    ("editdate", headers::SAVED),
    ("category", headers::CATEGORY),
    ("note", headers::REMARK),
    ("ruleset", headers::RULESET),
];

/// Tags that are no headers: the game itself, and what only the site's viewer needs.
const OTHERS: [&str; 11] = [
    "result", "open", "binit", "fen", "movelist", "firstnum", "length", "ver", "pver", "init", "34",
];

/// The name of a tag in the usual case; one that is not known stays as it is.
pub(super) fn canonical(tag: &str) -> Cow<'_, str> {
    let lower = tag.to_ascii_lowercase();
    let is_known = header(&lower).is_some() || is_other(&lower);
    if is_known && lower != tag {
        Cow::Owned(lower)
    } else {
        Cow::Borrowed(tag)
    }
}

/// The header that a tag is, if it is one with a name here.
pub(super) fn header(tag: &str) -> Option<&'static str> {
    let known = FIELDS.iter().find(|(known, _)| *known == tag)?;
    Some(known.1)
}

/// The tag of a header with a name here.
pub(super) fn tag(header: &str) -> Option<&'static str> {
    let known = FIELDS.iter().find(|(_, known)| *known == header)?;
    Some(known.0)
}

/// Whether the tag holds something else than a header.
pub(super) fn is_other(tag: &str) -> bool {
    OTHERS.contains(&tag) || tag.starts_with("move_") || comment(tag).is_some()
}

/// The line and the ply of a comment's tag: `comment12` belongs to the main line, `comment3_12` to
/// the third variation.
pub(super) fn comment(tag: &str) -> Option<(u32, u32)> {
    let place = tag.strip_prefix("comment")?;
    match place.split_once('_') {
        Some((line, ply)) => Some((number(line)?, number(ply)?)),
        None => Some((0, number(place)?)),
    }
}

/// Digits only.
pub(super) fn number(text: &str) -> Option<u32> {
    let are_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    are_digits.then(|| text.parse().ok()).flatten()
}

/// The name of a numbered tag of the Guangdong site; an unknown number stays one.
pub(super) fn numbered(number: &str) -> &str {
    match number {
        "10" => "title",
        "11" => "event",
        "13" => "date",
        "14" => "place",
        "15" => "round",
        "16" => "table",
        "17" => "red",
        "18" => "redname",
        "19" => "redlevel",
        "20" => "redrating",
        "21" => "black",
        "22" => "blackname",
        "23" => "blacklevel",
        "24" => "blackrating",
        "28" => "result",
        "29" => "redtime",
        "30" => "blacktime",
        "31" => "fen",
        "32" => "firstnum",
        "36" => "open",
        "37" => "variation",
        "40" => "remark",
        "41" => "author",
        "42" => "record",
        other => other,
    }
}

/// What a result says that is nothing but a result.
pub(super) fn outcome(text: &str) -> Option<Outcome> {
    match text {
        "W" | "红胜" | "紅勝" | "红方胜" | "紅方勝" => Some(Outcome::Won(Color::Red)),
        "L" | "黑胜" | "黑勝" | "黑方胜" | "黑方勝" => Some(Outcome::Won(Color::Black)),
        "D" | "和棋" | "和局" | "和" => Some(Outcome::Drawn),
        "未知" | "多种" | "多種" => Some(Outcome::Unknown),
        other => Outcome::from_pgn(other),
    }
}

/// How the sites write it.
pub(super) const fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(Color::Red) => "红胜",
        Outcome::Won(Color::Black) => "黑胜",
        Outcome::Drawn => "和棋",
        Outcome::Unknown => "未知",
    }
}

/// The code and the name of an opening written as `C84 中炮…`.
pub(super) fn opening(text: &str) -> (Option<&str>, &str) {
    let is_code = |code: &&str| matches!(code.as_bytes(), [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']);
    match text.split_at_checked(3).filter(|(code, _)| is_code(code)) {
        Some((code, name)) if name.is_empty() || name.starts_with(' ') => {
            (Some(code), name.trim_start())
        }
        _ => (None, text),
    }
}
