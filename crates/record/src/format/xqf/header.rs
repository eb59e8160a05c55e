//! Where the header's fields are.

use crate::headers;

pub(super) const VERSION: usize = 0x02;
pub(super) const MASK: usize = 0x03;
pub(super) const OR: usize = 0x08;
pub(super) const SUM: usize = 0x0C;
pub(super) const MEN: usize = 0x10;
pub(super) const TURN: usize = 0x32;
pub(super) const RESULT: usize = 0x33;
pub(super) const KIND: usize = 0x40;

/// A text: a byte that says how long it is, then the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) header: &'static str,
    pub(super) at: usize,
    /// How long the text can be.
    pub(super) most: usize,
}

const fn field(header: &'static str, at: usize, size: usize) -> Field {
    Field {
        header,
        at,
        most: size - 1,
    }
}

pub(super) const TITLE: Field = field(headers::TITLE, 0x50, 64);
pub(super) const SUBTITLE: Field = field(headers::SUBTITLE, 0x90, 64);

/// Every text but the title and the second title.
pub(super) const FIELDS: [Field; 10] = [
    field(headers::EVENT, 0xD0, 64),
    field(headers::DATE, 0x110, 16),
    field(headers::SITE, 0x120, 16),
    field(headers::RED, 0x130, 16),
    field(headers::BLACK, 0x140, 16),
    field(headers::TIME_CONTROL, 0x150, 64),
    field(headers::RED_TIME, 0x190, 16),
    field(headers::BLACK_TIME, 0x1A0, 16),
    field(headers::ANNOTATOR, 0x1D0, 16),
    field(headers::CREATOR, 0x1E0, 16),
];

/// What the kinds of record are called, by their number. Whole games, the usual ones, have no
/// header.
pub(super) const KINDS: [&str; 4] = ["", "opening", "middle game", "ending"];
