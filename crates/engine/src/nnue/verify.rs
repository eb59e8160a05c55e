//! Whether a network, as this machine runs it, says what it should.

use super::{Kernel, Network, Nnue};
use crate::{Change, Evaluator, symmetry};
use std::sync::Arc;
use thiserror::Error;
use xiangqi::{Illegal, Move, Position, PositionFaults};

/// Two scores of one position that should be the same.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Disagreement {
    /// A kernel that followed the game says other than the plain one that looked at the position anew.
    #[error("{kernel} says {followed}, the definition {anew} of {fen}")]
    Kernel {
        /// The name of the instructions.
        kernel: &'static str,
        /// What they made of the position.
        followed: i32,
        /// What they should have.
        anew: i32,
        /// The position.
        fen: String,
    },
    /// A position and its image are worth differently.
    #[error("the {image} image has {of_image}, not {score} as {fen}")]
    Image {
        /// Which image.
        image: &'static str,
        /// Its score.
        of_image: i32,
        /// The score of the position.
        score: i32,
        /// The position.
        fen: String,
    },
    /// What is to be looked at is no game.
    #[error("the game has an illegal move")]
    Illegal(#[from] Illegal),
    /// What should be a position's image is no position.
    #[error("a position's image is none")]
    NoPosition(#[from] PositionFaults),
}

/// Follows a game with every kernel of this machine, and compares their scores, those of the positions
/// looked at anew with plain instructions, and those of their images.
///
/// # Errors
///
/// The first disagreement, or that the moves are illegal.
pub fn verify(
    network: &Arc<Network>,
    start: &Position,
    moves: &[Move],
) -> Result<(), Disagreement> {
    let mut position = start.clone();
    let mut followers: Vec<(Kernel, Nnue)> = (Kernel::available().into_iter())
        .map(|kernel| {
            (
                kernel,
                Nnue::with_kernel(Arc::clone(network), kernel, start),
            )
        })
        .collect();
    let anew = |position: &Position| {
        Nnue::with_kernel(Arc::clone(network), Kernel::SCALAR, position).evaluate(position)
    };
    compare(&mut followers, anew, &position)?;
    for &m in moves {
        let change = Change::of(&position, m);
        position.play(m)?;
        // A legal move moves something.
        if let Some(change) = change {
            for (_, nnue) in &mut followers {
                nnue.push(change);
            }
        }
        compare(&mut followers, anew, &position)?;
    }
    Ok(())
}

fn compare(
    followers: &mut [(Kernel, Nnue)],
    anew: impl Fn(&Position) -> i32,
    position: &Position,
) -> Result<(), Disagreement> {
    let score = anew(position);
    for (kernel, nnue) in followers {
        let followed = nnue.evaluate(position);
        if followed != score {
            return Err(Disagreement::Kernel {
                kernel: kernel.name(),
                followed,
                anew: score,
                fen: position.fen(),
            });
        }
    }
    for (image, of_position) in [
        ("mirror", symmetry::mirrored(position)?),
        ("other side's", symmetry::swapped(position)?),
    ] {
        let of_image = anew(&of_position);
        if of_image != score {
            return Err(Disagreement::Image {
                image,
                of_image,
                score,
                fen: position.fen(),
            });
        }
    }
    Ok(())
}
