//! The network that judges positions.
//!
//! Each side's view of the board ([`View`]) turns on some of the inputs; a first layer adds up the
//! rows of weights of those that are on. These sums are kept up from move to move. Both sides' sums, the
//! side to move first, are brought between 0 and 1, squared, and weighted by one row of the second layer,
//! chosen by the number of men on the board.
//!
//! # Numbers
//!
//! The first layer's weights and sums are 16-bit with 1 as [`QUANT_SUMS`], and so are the squares, which
//! are rounded. The second layer's weights are 16-bit with 1 as [`QUANT_WEIGHTS`], its bias 32-bit with 1
//! as the product of both. The result times the network's scale is the score in hundredths of a soldier.

mod balance;
mod cache;
mod embedded;
mod error;
mod evaluator;
mod features;
mod file;
mod network;
mod simd;
mod sums;
#[cfg(test)]
mod tests;
mod verify;

pub use error::NetworkError;
pub use evaluator::Nnue;
pub use features::{
    FEATURES, KING_BUCKETS, MOST_ACTIVE, OUTPUT_BUCKETS, PER_BUCKET, View, output_bucket,
};
pub use network::{Network, Parameters, QUANT_SUMS, QUANT_WEIGHTS};
pub use simd::Kernel;
pub use verify::{Disagreement, verify};
