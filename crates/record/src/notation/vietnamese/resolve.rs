//! From the parts of a text to the one legal move they mean.

use super::parse::{Mark, Parsed};
use crate::notation::{Ground, NotationError};
use xiangqi::{Color, File, Move, Piece, Role, Square};

pub(super) fn resolve(ground: &impl Ground, parsed: &Parsed) -> Result<Move, NotationError> {
    let color = ground.turn();
    let (mut found, mut moves) = (false, Vec::new());
    for &role in parsed.roles {
        for from in origins(ground, role, parsed.file, parsed.mark) {
            found = true;
            moves.extend(
                parsed
                    .step
                    .target(role, color, from)
                    .map(|to| Move::new(from, to)),
            );
        }
    }
    if !found {
        return Err(NotationError::NoSuchPiece);
    }
    let legal: Vec<_> = moves
        .iter()
        .copied()
        .filter(|&m| ground.is_legal(m))
        .collect();
    match (legal.as_slice(), moves.first()) {
        (&[m], _) => Ok(m),
        ([], None) => Err(NotationError::NoSuchStep),
        ([], Some(&m)) => match ground.judge(m) {
            Ok(()) => Ok(m),
            Err(why) => Err(NotationError::Illegal { m, why }),
        },
        _ => Err(NotationError::Ambiguous { candidates: legal }),
    }
}

/// The pieces that may be meant.
fn origins(ground: &impl Ground, role: Role, file: Option<u8>, mark: Option<Mark>) -> Vec<Square> {
    let color = ground.turn();
    let wanted = file.map(|number| File::from_number(number, color));
    File::all()
        .filter(|&file| wanted.is_none_or(|wanted| wanted == Some(file)))
        .flat_map(|file| {
            let standing = front_to_back(ground, Piece { color, role }, file);
            match mark {
                Some(mark) => marked(&standing, mark).to_vec(),
                None => standing,
            }
        })
        .collect()
}

/// Those of several pieces on one file that the mark means.
fn marked(standing: &[Square], mark: Mark) -> &[Square] {
    let [front, middle @ .., rear] = standing else {
        return &[];
    };
    match mark {
        Mark::Front => std::slice::from_ref(front),
        Mark::Rear => std::slice::from_ref(rear),
        Mark::Middle(None) => middle,
        Mark::Middle(Some(nth)) => {
            let index = usize::from(nth).saturating_sub(1);
            middle.get(index..=index).unwrap_or_default()
        }
    }
}

/// The pieces of this kind on a file, the foremost first.
pub(super) fn front_to_back(ground: &impl Ground, piece: Piece, file: File) -> Vec<Square> {
    let mut standing: Vec<_> = ground
        .board()
        .by_piece(piece)
        .into_iter()
        .filter(|square| square.file() == file)
        .collect();
    standing.sort_unstable_by_key(|square| square.rank());
    if piece.color == Color::Red {
        standing.reverse();
    }
    standing
}
