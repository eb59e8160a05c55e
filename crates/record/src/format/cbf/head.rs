//! The elements of the head.

use crate::headers;
use Field::{Fen, Kind, Result, Text};

/// What an element of the head holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Field {
    /// The text of a header.
    Text(&'static str),
    /// The number of CBR's kinds of records.
    Kind,
    /// The number of a result.
    Result,
    /// The start position.
    Fen,
}

/// The elements, in their order.
pub(super) const FIELDS: [(&str, Field); 33] = [
    ("Name", Text(headers::TITLE)),
    ("URL", Text("URL")),
    ("From", Text(headers::SOURCE)),
    ("ContestType", Text(headers::EVENT_CLASS)),
    ("Contest", Text(headers::EVENT)),
    ("Round", Text(headers::ROUND)),
    ("Group", Text(headers::GROUP)),
    ("Table", Text(headers::TABLE)),
    ("Date", Text(headers::DATE)),
    ("Site", Text(headers::SITE)),
    ("TimeRule", Text(headers::TIME_CONTROL)),
    ("Red", Text(headers::RED)),
    ("RedTeam", Text(headers::RED_TEAM)),
    ("RedTime", Text(headers::RED_TIME)),
    ("RedRating", Text(headers::RED_ELO)),
    ("Black", Text(headers::BLACK)),
    ("BlackTeam", Text(headers::BLACK_TEAM)),
    ("BlackTime", Text(headers::BLACK_TIME)),
    ("BlackRating", Text(headers::BLACK_ELO)),
    ("Referee", Text(headers::REFEREE)),
    ("Recorder", Text(headers::RECORDER)),
    ("Commentator", Text(headers::ANNOTATOR)),
    ("CommentatorURL", Text("CommentatorURL")),
    ("Creator", Text(headers::CREATOR)),
    ("CreatorURL", Text("CreatorURL")),
    ("DateCreated", Text(headers::CREATED)),
    ("DateModified", Text(headers::SAVED)),
    ("ECCO", Text(headers::ECCO)),
    ("RecordType", Kind),
    ("RecordKind", Text(headers::NATURE)),
    ("RecordResult", Result),
    ("ResultType", Text(headers::TERMINATION)),
    ("FEN", Fen),
];
