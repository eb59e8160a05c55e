//! The network in floating point: where its parameters lie in one flat list.

use crate::features;
use engine::selfplay::{Dice, Seeded};
use std::ops::Range;

/// Columns of the first layer, for each of the two views.
pub const HIDDEN: usize = 256;
/// The weights of the outputs lie no further from zero: 127 sixty-fourths.
const MOST_WEIGHT: f32 = 127.0 / 64.0;
/// Nor do the weights of rows, of which two are added up: with 32 of them on, sums stay in 16 bits.
const MOST_ROW_WEIGHT: f32 = 0.99;
/// How far the first parameters lie from zero at most.
const FIRST_SPREAD: f32 = 0.1;

/// Every parameter, in the order: a row of columns for each input; a row for each man on each
/// square, wherever the general stands, which is added to the inputs' rows; the columns' biases; for
/// each output, the weights of the columns, the mover's first, and its bias.
#[derive(Clone, Debug)]
pub struct Model {
    pub parameters: Vec<f32>,
}

/// The rows of the inputs.
pub const OWN_ROWS: Range<usize> = 0..features::INPUTS * HIDDEN;
/// The rows that inputs share.
pub const SHARED_ROWS: Range<usize> = OWN_ROWS.end..OWN_ROWS.end + features::SHARED * HIDDEN;
/// The biases of the columns.
pub const BIASES: Range<usize> = SHARED_ROWS.end..SHARED_ROWS.end + HIDDEN;
/// The parameters of one output.
pub const OUTPUT_SIZE: usize = 2 * HIDDEN + 1;
/// How many parameters there are.
pub const COUNT: usize = BIASES.end + features::OUTPUTS * OUTPUT_SIZE;

/// The parameters of an output: its weights, then its bias.
pub const fn output(output: usize) -> Range<usize> {
    let at = BIASES.end + output * OUTPUT_SIZE;
    at..at + OUTPUT_SIZE
}

impl Model {
    /// Small numbers drawn by lot; what inputs have for themselves begins at zero.
    pub fn random(seed: u64) -> Self {
        let mut dice = Seeded::new(seed);
        let mut spread = |most: f32| {
            #[expect(clippy::cast_precision_loss, reason = "24 bits are a float's")]
            let part = (dice.roll() >> 40) as f32 / (1_u32 << 23) as f32 - 1.0;
            part * most
        };
        let mut parameters = vec![0.0; COUNT];
        parameters[SHARED_ROWS].fill_with(|| spread(FIRST_SPREAD));
        parameters[BIASES].fill(FIRST_SPREAD);
        let most = 4.0 / (2.0 * HIDDEN as f32).sqrt();
        parameters[BIASES.end..].fill_with(|| spread(most));
        Self { parameters }
    }

    /// The rows that count: each input's own and the one it shares.
    pub fn rows(&self) -> Vec<f32> {
        let mut rows = self.parameters[OWN_ROWS].to_vec();
        let shared = &self.parameters[SHARED_ROWS];
        for (input, row) in rows.chunks_exact_mut(HIDDEN).enumerate() {
            let at = features::shared(input) * HIDDEN;
            for (weight, &more) in row.iter_mut().zip(&shared[at..at + HIDDEN]) {
                *weight += more;
            }
        }
        rows
    }

    /// Brings the weights back to what a quantised network can hold.
    pub fn keep_within(&mut self) {
        for weight in &mut self.parameters[..BIASES.start] {
            *weight = weight.clamp(-MOST_ROW_WEIGHT, MOST_ROW_WEIGHT);
        }
        for output in self.parameters[BIASES.end..].chunks_exact_mut(OUTPUT_SIZE) {
            for weight in &mut output[..2 * HIDDEN] {
                *weight = weight.clamp(-MOST_WEIGHT, MOST_WEIGHT);
            }
        }
    }
}
