//! The last sums of every view, so that a changed view need not be added up from nothing.

use super::Network;
use super::features::View;
use super::simd::{Block, Kernel};
use xiangqi::{Bitboard, Board, Color, Piece, Role};

/// For each view the men it was last used with, and their sums.
#[derive(Clone, Debug)]
pub(super) struct Cache {
    entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    men: [[Bitboard; Role::ALL.len()]; 2],
    sums: Vec<Block>,
}

impl Cache {
    pub(super) fn new(network: &Network) -> Self {
        let entry = Entry {
            men: [[Bitboard::EMPTY; Role::ALL.len()]; 2],
            sums: network.biases().to_vec(),
        };
        Self {
            entries: vec![entry; 2 * View::COUNT],
        }
    }

    /// The sums of the view on this board.
    pub(super) fn sums(
        &mut self,
        network: &Network,
        kernel: Kernel,
        view: View,
        board: &Board,
    ) -> &[Block] {
        let entry = &mut self.entries[view.color() as usize * View::COUNT + view.number()];
        for color in Color::ALL {
            for role in Role::ALL {
                let piece = Piece { color, role };
                let now = board.by_piece(piece);
                let before = core::mem::replace(&mut entry.men[color as usize][role as usize], now);
                for feature in (before - now)
                    .into_iter()
                    .filter_map(|at| view.feature(piece, at))
                {
                    kernel.remove(&mut entry.sums, network.row(feature));
                }
                for feature in (now - before)
                    .into_iter()
                    .filter_map(|at| view.feature(piece, at))
                {
                    kernel.add(&mut entry.sums, network.row(feature));
                }
            }
        }
        &entry.sums
    }
}
