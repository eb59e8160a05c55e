//! What judges the positions in which the search looks no further.

use crate::{Evaluator, HandWritten};
use xiangqi::Position;

/// What judges positions.
#[derive(Clone, Debug, Default)]
pub enum Judge {
    /// Terms written by hand.
    #[default]
    HandWritten,
}

impl Judge {
    /// An evaluator of this kind for one thread.
    pub fn evaluator(&self) -> Box<dyn Evaluator + Send> {
        match self {
            Self::HandWritten => Box::new(HandWritten::new(&Position::start())),
        }
    }
}
