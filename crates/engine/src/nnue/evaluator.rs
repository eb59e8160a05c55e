//! The network as a judge of the positions of a search.

use super::sums::Sums;
use super::{Kernel, Network, output_bucket};
use crate::{Change, Evaluator};
use std::sync::Arc;
use xiangqi::Position;

/// Judges by a network. Threads share the network, and each has its own sums.
#[derive(Clone, Debug)]
pub struct Nnue {
    network: Arc<Network>,
    kernel: Kernel,
    sums: Sums,
}

impl Nnue {
    /// Follows the game from this position, with the machine's best instructions.
    pub fn new(network: Arc<Network>, position: &Position) -> Self {
        Self::with_kernel(network, Kernel::best(), position)
    }

    /// Likewise, with these instructions.
    pub fn with_kernel(network: Arc<Network>, kernel: Kernel, position: &Position) -> Self {
        let sums = Sums::new(&network, position);
        Self {
            network,
            kernel,
            sums,
        }
    }

    /// The network it judges by.
    pub fn network(&self) -> &Arc<Network> {
        &self.network
    }
}

impl Evaluator for Nnue {
    fn reset(&mut self, position: &Position) {
        self.sums.reset(position);
    }

    fn push(&mut self, change: Change) {
        self.sums.push(change);
    }

    fn pop(&mut self) {
        self.sums.pop();
    }

    fn evaluate(&mut self, position: &Position) -> i32 {
        let sums = self.sums.last(&self.network, self.kernel, position);
        let bucket = output_bucket(position.board().occupied().len());
        (self.network).judge(self.kernel, sums, position.turn(), bucket)
    }
}
