//! From the parts of a text to the one legal move they mean.

use super::parse::{Goal, Mark, Parsed};
use crate::notation::settle::settle;
use crate::notation::{Ground, NotationError, men};
use xiangqi::{Bitboard, Color, Move, Piece, Role, Square};

pub(super) fn resolve(ground: &impl Ground, parsed: &Parsed) -> Result<Move, NotationError> {
    let color = ground.turn();
    let standing = parsed.roles.iter().map(|&role| {
        let men = men::men(ground, role);
        (role, origins(men, color, parsed.file, parsed.mark))
    });
    if standing.clone().all(|(_, origins)| origins.is_empty()) {
        return Err(NotationError::NoSuchPiece);
    }
    let moves = standing.flat_map(|(role, origins)| {
        origins.into_iter().flat_map(move |from| {
            let targets = targets(ground, parsed.goal, role, from);
            targets.into_iter().map(move |to| Move::new(from, to))
        })
    });
    settle(ground, moves)
}

/// Where the goal leads a man from this square.
fn targets(ground: &impl Ground, goal: Goal, role: Role, from: Square) -> Bitboard {
    let color = ground.turn();
    match goal {
        Goal::Step(step) => step.target(role, color, from).into_iter().collect(),
        Goal::Take(roles) => roles.iter().fold(Bitboard::EMPTY, |all, &role| {
            let victim = Piece {
                color: !color,
                role,
            };
            all | ground.board().by_piece(victim)
        }),
    }
}

/// The men that may be meant.
fn origins(men: Bitboard, color: Color, file: Option<u8>, mark: Option<Mark>) -> Bitboard {
    let on_file = file.map(|number| men::on_numbered(men, number, color));
    match mark {
        None => on_file.unwrap_or(men),
        Some(Mark::RearOrSix) => {
            origins(men, color, None, Some(Mark::Rear)) | origins(men, color, Some(6), None)
        }
        Some(mark) => men::tandems(on_file.unwrap_or(men), color)
            .map(|standing| marked(standing, color, mark))
            .fold(Bitboard::EMPTY, |all, some| all | some),
    }
}

/// Those of several men on one file that the mark means.
fn marked(standing: Bitboard, color: Color, mark: Mark) -> Bitboard {
    let square = match mark {
        Mark::Front => men::behind(standing, color, 0),
        Mark::Rear | Mark::RearOrSix => men::behind(standing, !color, 0),
        Mark::Middle(None) => return men::between(standing),
        Mark::Middle(Some(nth)) => men::behind(standing, color, usize::from(nth))
            .filter(|&square| men::between(standing).contains(square)),
    };
    square.map_or(Bitboard::EMPTY, Bitboard::from)
}
