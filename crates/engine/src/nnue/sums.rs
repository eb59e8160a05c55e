//! Both sides' sums along the line that a search follows.

use super::cache::Cache;
use super::features::View;
use super::simd::{Block, Kernel, Step};
use super::{Network, balance};
use crate::Change;
use xiangqi::{ByColor, Color, Position, Role, Square};

/// The sums at every ply of a line. A ply's sums are made when they are asked for, from the nearest
/// ply before it that has the same view.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    plies: Vec<Ply>,
    /// Red's and Black's of each ply in turn; there may be more than there are plies.
    blocks: Vec<Block>,
    cache: Cache,
}

#[derive(Clone, Copy, Debug)]
struct Ply {
    /// What led here; nothing did at the start of the line.
    change: Option<Change>,
    generals: ByColor<Square>,
    balances: ByColor<i64>,
    views: ByColor<View>,
    is_ready: ByColor<bool>,
}

impl Sums {
    pub(super) fn new(network: &Network, position: &Position) -> Self {
        let mut sums = Self {
            plies: Vec::new(),
            blocks: Vec::new(),
            cache: Cache::new(network),
        };
        sums.reset(position);
        sums
    }

    /// Begins a new line.
    pub(super) fn reset(&mut self, position: &Position) {
        let generals = ByColor::new_with(|color| position.general(color));
        let balances = ByColor::new_with(|color| balance::of(position.board(), color));
        self.plies.clear();
        self.plies.push(Ply {
            change: None,
            generals,
            balances,
            views: views(generals, balances),
            is_ready: ByColor::default(),
        });
    }

    /// Goes on by a move.
    pub(super) fn push(&mut self, change: Change) {
        let Some(&Ply {
            mut generals,
            mut balances,
            ..
        }) = self.plies.last()
        else {
            return;
        };
        let Change {
            piece, from, to, ..
        } = change;
        if piece.role == Role::General {
            generals[piece.color] = to;
        }
        for viewer in Color::ALL {
            let balance = &mut balances[viewer];
            *balance += balance::weight(viewer, piece, to) - balance::weight(viewer, piece, from);
            if let Some(captured) = change.captured {
                *balance -= balance::weight(viewer, captured, to);
            }
        }
        self.plies.push(Ply {
            change: Some(change),
            generals,
            balances,
            views: views(generals, balances),
            is_ready: ByColor::default(),
        });
    }

    /// Goes back by a move, though never before the start of the line.
    pub(super) fn pop(&mut self) {
        if self.plies.len() > 1 {
            self.plies.pop();
        }
    }

    /// Both sides' sums at the end of the line, which has led to this position.
    pub(super) fn last(
        &mut self,
        network: &Network,
        kernel: Kernel,
        position: &Position,
    ) -> ByColor<&[Block]> {
        let width = network.blocks();
        let needed = self.plies.len() * 2 * width;
        if self.blocks.len() < needed {
            self.blocks.resize(needed, Block::ZERO);
        }
        for color in Color::ALL {
            match self.ready_before(color) {
                Some(ready) => self.catch_up(network, kernel, color, ready),
                None => self.refresh(network, kernel, color, position),
            }
        }
        let (red, black) = self.blocks[needed - 2 * width..needed].split_at(width);
        ByColor { red, black }
    }

    /// The last ply whose sums are ready and from which single steps lead to the end of the line.
    fn ready_before(&self, color: Color) -> Option<usize> {
        let view = self.plies.last()?.views[color];
        for (index, ply) in self.plies.iter().enumerate().rev() {
            if ply.views[color] != view {
                return None;
            }
            if ply.is_ready[color] {
                return Some(index);
            }
        }
        None
    }

    fn catch_up(&mut self, network: &Network, kernel: Kernel, color: Color, ready: usize) {
        let width = network.blocks();
        let offset = color as usize * width;
        for index in ready + 1..self.plies.len() {
            let ply = &mut self.plies[index];
            ply.is_ready[color] = true;
            let (before, after) = self.blocks.split_at_mut(index * 2 * width);
            let before = &before[(index - 1) * 2 * width + offset..][..width];
            let after = &mut after[offset..][..width];
            match ply
                .change
                .and_then(|change| step(network, ply.views[color], change))
            {
                Some(step) => kernel.step(after, before, step),
                None => after.copy_from_slice(before),
            }
        }
    }

    fn refresh(&mut self, network: &Network, kernel: Kernel, color: Color, position: &Position) {
        let width = network.blocks();
        let index = self.plies.len() - 1;
        let ply = &mut self.plies[index];
        ply.is_ready[color] = true;
        let sums = (self.cache).sums(network, kernel, ply.views[color], position.board());
        let offset = (index * 2 + color as usize) * width;
        self.blocks[offset..][..width].copy_from_slice(sums);
    }
}

fn views(generals: ByColor<Square>, balances: ByColor<i64>) -> ByColor<View> {
    ByColor::new_with(|color| View::with(color, generals[color], balances[color]))
}

/// What a move changes for one who keeps looking the same way. That one's own general did not move,
/// then, so every man has its input.
fn step(network: &Network, view: View, change: Change) -> Option<Step<'_>> {
    let row = |piece, square| Some(network.row(view.feature(piece, square)?));
    let come = row(change.piece, change.to)?;
    let gone = row(change.piece, change.from)?;
    Some(match change.captured {
        None => Step::Quiet(come, gone),
        Some(captured) => Step::Capture(come, [gone, row(captured, change.to)?]),
    })
}
