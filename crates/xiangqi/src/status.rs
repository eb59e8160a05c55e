/// Whether the game can go on from a position. In xiangqi the side that cannot move has lost,
/// in check or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// The side to move has a legal move.
    Ongoing,
    /// In check with no legal move (chiếu bí): lost.
    Checkmate,
    /// Not in check, but with no legal move (bí nước): lost.
    Stalemate,
}
