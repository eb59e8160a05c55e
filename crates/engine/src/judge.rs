//! What judges the positions in which the search looks no further.

use crate::nnue::{Network, Nnue};
use crate::{Evaluator, HandWritten};
use std::sync::Arc;
use xiangqi::Position;

/// What judges positions.
#[derive(Clone, Debug)]
pub enum Judge {
    /// Terms written by hand.
    HandWritten,
    /// A network.
    Network(Arc<Network>),
}

/// The network that comes with the program.
impl Default for Judge {
    fn default() -> Self {
        Self::Network(Network::embedded())
    }
}

impl Judge {
    /// An evaluator of this kind for one thread.
    pub fn evaluator(&self) -> Box<dyn Evaluator + Send> {
        let start = Position::start();
        match self {
            Self::HandWritten => Box::new(HandWritten::new(&start)),
            Self::Network(network) => Box::new(Nnue::new(Arc::clone(network), &start)),
        }
    }
}
