//! The network's inputs, by the very functions that the engine plays with.

use engine::nnue::{
    FEATURES, MOST_ACTIVE as ACTIVE, OUTPUT_BUCKETS, PER_BUCKET, View, output_bucket,
};
use xiangqi::{Color, Position};

/// No position turns on more inputs.
pub const MOST_ACTIVE: usize = ACTIVE;
/// All inputs.
pub const INPUTS: usize = FEATURES;
/// Inputs that are the same but for where the general stands share one row of weights.
pub const SHARED: usize = PER_BUCKET;
/// The outputs, of which one judges a position.
pub const OUTPUTS: usize = OUTPUT_BUCKETS;

/// The inputs that this side's view turns on, and how many they are.
pub fn fill(position: &Position, side: Color, to: &mut [u16; MOST_ACTIVE]) -> usize {
    let active = View::new(position, side).active(position);
    let mut count = 0;
    for (place, input) in to.iter_mut().zip(active) {
        *place = u16::try_from(input).expect("there are fewer inputs than 2¹⁶");
        count += 1;
    }
    count
}

/// The row that an input shares with others.
pub const fn shared(input: usize) -> usize {
    input % SHARED
}

/// The output that judges a position.
pub fn output(position: &Position) -> usize {
    output_bucket(position.board().occupied().len())
}
