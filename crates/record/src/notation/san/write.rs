//! From a move to its text.

use crate::notation::coordinate::Base;
use crate::notation::settle::{mover, reads_back};
use crate::notation::{Ground, NotationError};
use xiangqi::{Move, Role, Square};

/// Writes a move, legal or not, as long as the text means no other.
pub fn write(ground: &impl Ground, m: Move, base: Base) -> Result<String, NotationError> {
    let role = mover(ground, m)?.role;
    let letter = letter(role);
    let (file, rank) = (m.from.file(), base.number(m.from.rank()));
    let is_capture = ground.board().piece_at(m.to).is_some();
    let takes = if is_capture { "x" } else { "" };
    let to = square(m.to, base);
    let text = |origin: &str| {
        let text = format!("{letter}{origin}{takes}{to}");
        reads_back(ground, m, text, |ground, text| {
            super::read(ground, text, base)
        })
    };
    let is_sideways = file != m.to.file();
    if role == Role::Soldier && (is_capture || is_sideways) {
        return text(&file.to_string());
    }
    text("")
        .or_else(|_| text(&file.to_string()))
        .or_else(|_| text(&rank.to_string()))
        .or_else(|_| text(&square(m.from, base)))
}

fn square(square: Square, base: Base) -> String {
    format!("{}{}", square.file(), base.number(square.rank()))
}

/// A soldier has none.
const fn letter(role: Role) -> &'static str {
    match role {
        Role::General => "K",
        Role::Advisor => "A",
        Role::Elephant => "E",
        Role::Horse => "H",
        Role::Chariot => "R",
        Role::Cannon => "C",
        Role::Soldier => "",
    }
}
