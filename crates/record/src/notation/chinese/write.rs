//! From a move to its text.

use crate::notation::settle::{mover, reads_back};
use crate::notation::step::{Direction, Step};
use crate::notation::{Ground, NotationError, men};
use xiangqi::{Bitboard, Color, Move, Piece, Role, Square};

/// The characters to write with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// `马８进７`.
    Simplified,
    /// `馬８進７`.
    Traditional,
}

/// Writes a move, legal or not, as long as the text means no other.
pub fn write(ground: &impl Ground, m: Move, script: Script) -> Result<String, NotationError> {
    let piece = mover(ground, m)?;
    let Step { direction, number } = Step::of(piece.role, piece.color, m);
    let [first, second] = man(ground, piece, m, script);
    let text = [
        first,
        second,
        way(direction, script),
        digit(number, piece.color),
    ];
    reads_back(ground, m, text.iter().collect(), super::read)
}

/// The two characters that name the man.
fn man(ground: &impl Ground, piece: Piece, m: Move, script: Script) -> [char; 2] {
    let Piece { color, role } = piece;
    let name = name(piece, script);
    let file = m.from.file();
    let men = men::men(ground, role);
    let standing = men::on_file(men, file);
    if standing.len() < 2 || matches!(role, Role::Advisor | Role::Elephant) {
        return [name, digit(file.number(color), color)];
    }
    let before = men::before(standing, color, m.from);
    let mark = if men::tandems(men, color).count() > 1 {
        let is_to_the_right = |other: &Bitboard| {
            let other = other.first().map(Square::file);
            other.is_some_and(|other| other.number(color) < file.number(color))
        };
        let to_the_right = men::tandems(men, color).take_while(is_to_the_right);
        figure(to_the_right.map(Bitboard::len).sum::<usize>() + before)
    } else {
        mark(before, standing.len(), script)
    };
    [mark, name]
}

/// Which of the men on one file it is.
const fn mark(before: usize, of: usize, script: Script) -> char {
    match (before, of) {
        (_, 5..) => figure(before),
        (0, _) => '前',
        (1, 3) => '中',
        _ if before + 1 < of => figure(before),
        _ => match script {
            Script::Simplified => '后',
            Script::Traditional => '後',
        },
    }
}

/// The figure of the man with this many before it.
const fn figure(before: usize) -> char {
    match before {
        0 => '一',
        1 => '二',
        2 => '三',
        3 => '四',
        4 => '五',
        5 => '六',
        6 => '七',
        7 => '八',
        _ => '九',
    }
}

/// A number as a side writes it, 1–9.
fn digit(number: u8, color: Color) -> char {
    match color {
        Color::Red => figure(usize::from(number.saturating_sub(1))),
        Color::Black => match number {
            0 | 1 => '１',
            2 => '２',
            3 => '３',
            4 => '４',
            5 => '５',
            6 => '６',
            7 => '７',
            8 => '８',
            _ => '９',
        },
    }
}

const fn way(direction: Direction, script: Script) -> char {
    match (direction, script) {
        (Direction::Forward, Script::Simplified) => '进',
        (Direction::Forward, Script::Traditional) => '進',
        (Direction::Back, _) => '退',
        (Direction::Sideways, _) => '平',
    }
}

const fn name(piece: Piece, script: Script) -> char {
    use Color::{Black, Red};
    use Script::{Simplified, Traditional};
    match (piece.role, piece.color, script) {
        (Role::General, Red, Simplified) => '帅',
        (Role::General, Red, Traditional) => '帥',
        (Role::General, Black, Simplified) => '将',
        (Role::General, Black, Traditional) => '將',
        (Role::Advisor, Red, _) => '仕',
        (Role::Advisor, Black, _) => '士',
        (Role::Elephant, Red, _) => '相',
        (Role::Elephant, Black, _) => '象',
        (Role::Horse, _, Simplified) => '马',
        (Role::Horse, _, Traditional) => '馬',
        (Role::Chariot, _, Simplified) => '车',
        (Role::Chariot, _, Traditional) => '車',
        (Role::Cannon, Black, Traditional) => '砲',
        (Role::Cannon, _, _) => '炮',
        (Role::Soldier, Red, _) => '兵',
        (Role::Soldier, Black, _) => '卒',
    }
}
