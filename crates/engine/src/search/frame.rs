//! What the search keeps of each ply of the line it looks at.

use crate::history::Arrival;
use xiangqi::Move;

/// One ply.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// The move being looked at; none for a pass.
    pub(crate) m: Option<Move>,
    /// What it brought where.
    pub(crate) arrival: Arrival,
    /// The judgement of the position, corrected; [`Frame::NO_EVAL`] in check.
    pub(crate) eval: i32,
    /// Whether the side to move is in check.
    pub(crate) in_check: bool,
    /// A move left out to see what the others are worth.
    pub(crate) excluded: Option<Move>,
    /// A quiet move that refuted a sibling.
    pub(crate) killer: Option<Move>,
    /// How many children failed high.
    pub(crate) cutoffs: u32,
    /// By how many plies the move is looked at less deep than others; zero outside of such a look.
    pub(crate) reduction: i32,
    /// How many double extensions the line has so far.
    pub(crate) doubles: u8,
    /// The best line from here.
    pub(crate) line: Vec<Move>,
}

impl Frame {
    /// Stands for no judgement.
    pub(crate) const NO_EVAL: i32 = -32_002;
    /// Frames before the first ply, so that a look four plies back needs no question.
    pub(crate) const BEFORE: usize = 6;

    pub(crate) const fn new() -> Self {
        Self {
            m: None,
            arrival: Arrival::NONE,
            eval: Self::NO_EVAL,
            in_check: false,
            excluded: None,
            killer: None,
            cutoffs: 0,
            reduction: 0,
            doubles: 0,
            line: Vec::new(),
        }
    }
}
