//! From a move to its text.

use crate::notation::settle::{mover, reads_back};
use crate::notation::step::{Direction, Step};
use crate::notation::{Ground, NotationError, men};
use xiangqi::{Move, Piece, Role};

/// Writes a move, legal or not, as long as the text means no other.
pub fn write(ground: &impl Ground, m: Move) -> Result<String, NotationError> {
    let piece = mover(ground, m)?;
    let [first, second] = man(ground, piece, m);
    let Step { direction, number } = Step::of(piece.role, piece.color, m);
    let sign = match direction {
        Direction::Forward => '+',
        Direction::Back => '-',
        Direction::Sideways => '=',
    };
    let text = format!("{first}{second}{sign}{number}");
    reads_back(ground, m, text, super::read)
}

/// The two characters that name the man.
fn man(ground: &impl Ground, piece: Piece, m: Move) -> [char; 2] {
    let Piece { color, role } = piece;
    let letter = letter(role);
    let file = char::from(b'0' + m.from.file().number(color));
    let men = men::men(ground, role);
    let standing = men::on_file(men, m.from.file());
    if standing.len() < 2 || matches!(role, Role::Advisor | Role::Elephant) {
        return [letter, file];
    }
    let before = men::before(standing, color, m.from);
    let behind = standing.len() - 1 - before;
    let sign = if before < behind { '+' } else { '-' };
    let is_outer = before.min(behind) == 0;
    if before == behind {
        [letter, file]
    } else if men::tandems(men, color).count() > 1 {
        [file, sign]
    } else if standing.len() > 3 && is_outer {
        [sign, sign]
    } else {
        [letter, sign]
    }
}

const fn letter(role: Role) -> char {
    match role {
        Role::General => 'K',
        Role::Advisor => 'A',
        Role::Elephant => 'E',
        Role::Horse => 'H',
        Role::Chariot => 'R',
        Role::Cannon => 'C',
        Role::Soldier => 'P',
    }
}
