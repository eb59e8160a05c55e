//! Where the fields are, in both versions.

use crate::headers;
use xiangqi::{Color, Piece, Role};

pub(in crate::format) const MAGIC: &[u8; 16] = b"CCBridge Record\0";
/// Where the version is; the versions agree up to the texts.
pub(super) const VERSION: usize = 19;
pub(in crate::format) const GUID: usize = 20;

/// A text of fixed width that ends in a zero.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct Field {
    pub(in crate::format) header: &'static str,
    pub(in crate::format) at: usize,
    /// In bytes.
    pub(in crate::format) size: usize,
}

const fn field(header: &'static str, at: usize, size: usize) -> Field {
    Field { header, at, size }
}

/// The fields of a version.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) texts: &'static [Field],
    pub(super) kind: usize,
    pub(super) result: usize,
    pub(super) turn: usize,
    pub(super) number: usize,
    pub(super) board: usize,
    pub(super) moves: usize,
    /// Whether a square is nine times its row plus its file; otherwise it is sixteen times its file
    /// plus its row. Rows count from the top.
    pub(super) has_row_major_squares: bool,
}

pub(in crate::format) const TITLE: Field = field(headers::TITLE, 180, 128);
/// How long the header of version 2 is.
pub(super) const HEADER: usize = 2214;

pub(super) const VERSION_2: Layout = Layout {
    texts: &[
        field(headers::SCRIPT, 52, 128),
        TITLE,
        field(headers::CATEGORY, 308, 256),
        field(headers::SOURCE, 564, 64),
        field(headers::EVENT_CLASS, 628, 64),
        field(headers::EVENT, 692, 64),
        field(headers::ROUND, 756, 64),
        field(headers::GROUP, 820, 32),
        field(headers::TABLE, 852, 32),
        field(headers::DATE, 884, 64),
        field(headers::SITE, 948, 64),
        field(headers::TIME_CONTROL, 1012, 64),
        field(headers::RED, 1076, 64),
        field(headers::RED_TEAM, 1140, 64),
        field(headers::RED_TIME, 1204, 64),
        field(headers::RED_ELO, 1268, 32),
        field(headers::BLACK, 1300, 64),
        field(headers::BLACK_TEAM, 1364, 64),
        field(headers::BLACK_TIME, 1428, 64),
        field(headers::BLACK_ELO, 1492, 32),
        field(headers::REFEREE, 1524, 64),
        field(headers::RECORDER, 1588, 64),
        field(headers::ANNOTATOR, 1652, 64),
        field(headers::ANNOTATOR_MAIL, 1716, 64),
        field(headers::CREATOR, 1780, 64),
        field(headers::CREATOR_MAIL, 1844, 64),
        field(headers::CREATED, 1908, 64),
        field(headers::SAVED, 1972, 64),
        field(headers::NATURE, 2044, 32),
        field(headers::TERMINATION, 2080, 32),
    ],
    kind: 2040,
    result: 2076,
    turn: 2112,
    number: 2116,
    board: 2120,
    moves: HEADER,
    has_row_major_squares: true,
};

/// By description only: no file of this version is known.
pub(super) const VERSION_1: Layout = Layout {
    texts: &[
        field(headers::TITLE, 52, 128),
        field(headers::CATEGORY, 180, 256),
        field(headers::SOURCE, 436, 64),
        field(headers::EVENT_CLASS, 500, 64),
        field(headers::EVENT, 564, 64),
        field(headers::ROUND, 628, 64),
        field(headers::GROUP, 692, 32),
        field(headers::TABLE, 724, 32),
        field(headers::DATE, 756, 64),
        field(headers::SITE, 820, 64),
        field(headers::TIME_CONTROL, 884, 64),
        field(headers::RED, 948, 64),
        field(headers::RED_TEAM, 1012, 64),
        field(headers::RED_TIME, 1076, 64),
        field(headers::RED_ELO, 1140, 32),
        field(headers::BLACK, 1172, 64),
        field(headers::BLACK_TEAM, 1236, 64),
        field(headers::BLACK_TIME, 1300, 64),
        field(headers::BLACK_ELO, 1364, 32),
        field(headers::ANNOTATOR, 1396, 64),
        field(headers::ANNOTATOR_MAIL, 1460, 64),
        field(headers::CREATOR, 1524, 64),
        field(headers::CREATOR_MAIL, 1588, 64),
        field(headers::CREATED, 1652, 40),
        field(headers::SAVED, 1716, 40),
        field(headers::NATURE, 1788, 32),
        field(headers::TERMINATION, 1824, 32),
    ],
    kind: 1784,
    result: 1820,
    turn: 1856,
    number: 1860,
    board: 1864,
    moves: 1958,
    has_row_major_squares: false,
};

/// What a record is called that is no whole game. Whole games, the usual ones, have no header.
pub(in crate::format) const PART: &str = "middle game or ending";

const ROLES: [Role; 7] = [
    Role::Chariot,
    Role::Horse,
    Role::Elephant,
    Role::Advisor,
    Role::General,
    Role::Cannon,
    Role::Soldier,
];

/// The man of a byte of the board.
pub(super) fn piece(byte: u8) -> Option<Piece> {
    let color = match byte >> 4 {
        1 => Color::Red,
        2 => Color::Black,
        _ => return None,
    };
    let role = *ROLES.get(usize::from(byte & 0x0F).checked_sub(1)?)?;
    Some(Piece { color, role })
}

/// The byte of a man on the board.
pub(super) fn byte(piece: Piece) -> u8 {
    let side = match piece.color {
        Color::Red => 0x11,
        Color::Black => 0x21,
    };
    let roles = (0..).zip(ROLES);
    let role = roles.filter(|&(_, role)| role == piece.role);
    side + role.map(|(number, _)| number).sum::<u8>()
}

/// The flags of a move.
pub(super) const ENDS: u8 = 1;
pub(super) const HAS_SIBLING: u8 = 2;
pub(super) const HAS_COMMENT: u8 = 4;
