//! The weights, and what they make of both sides' sums.

use super::features::{FEATURES, OUTPUT_BUCKETS};
use super::simd::{Block, Kernel, LANES, MOST_BLOCKS, MOST_WEIGHT, ONE};
use super::{NetworkError, file};
use xiangqi::{ByColor, Color};

/// What 1 is in the first layer and its sums.
pub const QUANT_SUMS: i16 = ONE;
/// What 1 is in the weights of the second layer.
pub const QUANT_WEIGHTS: i16 = 4096;

/// A network as plain numbers: what training makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters {
    /// What it is called.
    pub name: String,
    /// How it was trained.
    pub description: String,
    /// Hundredths of a soldier that an output of 1 means.
    pub scale: u32,
    /// A row of weights an input, [`FEATURES`] rows.
    pub feature_weights: Vec<i16>,
    /// One a neuron of the first layer; there are as many of these as it is wide.
    pub feature_biases: Vec<i16>,
    /// A row an output, [`OUTPUT_BUCKETS`] rows: first the weights of the neurons of the side to move,
    /// then those of the other side; none is beyond [`Network::MOST_WEIGHT`] on either side of zero.
    pub output_weights: Vec<i16>,
    /// One an output; 1 is [`QUANT_SUMS`] times [`QUANT_WEIGHTS`].
    pub output_biases: Vec<i32>,
}

/// A network laid out for use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    name: String,
    description: String,
    scale: u32,
    blocks: usize,
    feature_weights: Vec<Block>,
    feature_biases: Vec<Block>,
    output_weights: Vec<Block>,
    output_biases: [i32; OUTPUT_BUCKETS],
}

impl Network {
    /// The longest name and description, in bytes.
    pub const MOST_TEXT: usize = 4096;
    /// The largest scale.
    pub const MOST_SCALE: u32 = 10_000;
    /// The largest weight of the second layer, on either side of zero.
    pub const MOST_WEIGHT: i16 = MOST_WEIGHT;
    /// The widest first layer.
    pub const MOST_WIDTH: usize = MOST_BLOCKS * LANES;

    /// Reads a network's file.
    ///
    /// # Errors
    ///
    /// Whatever keeps the bytes from being a network of the version this program writes.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        Self::new(&file::read(bytes)?)
    }

    /// The network's file.
    pub fn write(&self) -> Vec<u8> {
        file::write(&self.parameters())
    }

    /// The checksum in the network's file, which tells networks apart.
    pub fn checksum(&self) -> u64 {
        file::checksum(&self.parameters())
    }

    /// Lays the numbers out.
    ///
    /// # Errors
    ///
    /// Sizes that do not fit each other or this program, and weights out of bounds.
    pub fn new(parameters: &Parameters) -> Result<Self, NetworkError> {
        let width = parameters.feature_biases.len();
        check(parameters, width)?;
        let mut output_biases = [0; OUTPUT_BUCKETS];
        output_biases.copy_from_slice(&parameters.output_biases);
        Ok(Self {
            name: parameters.name.clone(),
            description: parameters.description.clone(),
            scale: parameters.scale,
            blocks: width / LANES,
            feature_weights: blocks(&parameters.feature_weights),
            feature_biases: blocks(&parameters.feature_biases),
            output_weights: blocks(&parameters.output_weights),
            output_biases,
        })
    }

    /// The plain numbers again.
    pub fn parameters(&self) -> Parameters {
        Parameters {
            name: self.name.clone(),
            description: self.description.clone(),
            scale: self.scale,
            feature_weights: numbers(&self.feature_weights).collect(),
            feature_biases: numbers(&self.feature_biases).collect(),
            output_weights: numbers(&self.output_weights).collect(),
            output_biases: self.output_biases.to_vec(),
        }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How it was trained.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// Neurons of the first layer, for each side.
    pub fn width(&self) -> usize {
        self.blocks * LANES
    }

    pub(super) fn blocks(&self) -> usize {
        self.blocks
    }

    /// The sums without any input.
    pub(super) fn biases(&self) -> &[Block] {
        &self.feature_biases
    }

    /// What the input adds to the sums.
    pub(super) fn row(&self, feature: usize) -> &[Block] {
        &self.feature_weights[feature * self.blocks..][..self.blocks]
    }

    /// The score for the side to move, in hundredths of a soldier, of a position whose number of men
    /// has this output.
    pub(super) fn judge(
        &self,
        kernel: Kernel,
        sums: ByColor<&[Block]>,
        turn: Color,
        bucket: usize,
    ) -> i32 {
        let weights = &self.output_weights[bucket * 2 * self.blocks..][..2 * self.blocks];
        let (mover, other) = weights.split_at(self.blocks);
        let squares = kernel.squares(sums[turn], mover) + kernel.squares(sums[!turn], other);
        let output = squares + i64::from(self.output_biases[bucket]);
        let one = i64::from(QUANT_SUMS) * i64::from(QUANT_WEIGHTS);
        let score = output * i64::from(self.scale) / one;
        let most = i64::from(MOST_SCORE);
        i32::try_from(score.clamp(-most, most)).unwrap_or(MOST_SCORE)
    }
}

/// Nothing a network says is near a forced win.
const MOST_SCORE: i32 = 20_000;

fn check(parameters: &Parameters, width: usize) -> Result<(), NetworkError> {
    if width == 0 || !width.is_multiple_of(LANES) || width > Network::MOST_WIDTH {
        return Err(NetworkError::Width(
            u32::try_from(width).unwrap_or(u32::MAX),
        ));
    }
    if !(1..=Network::MOST_SCALE).contains(&parameters.scale) {
        return Err(NetworkError::Scale(parameters.scale));
    }
    for (text, what) in [
        (&parameters.name, "name"),
        (&parameters.description, "description"),
    ] {
        if text.len() > Network::MOST_TEXT {
            return Err(NetworkError::Text(what));
        }
    }
    for (found, expected, what) in [
        (
            parameters.feature_weights.len(),
            FEATURES * width,
            "weights of the first layer",
        ),
        (
            parameters.output_weights.len(),
            OUTPUT_BUCKETS * 2 * width,
            "weights of the second layer",
        ),
        (
            parameters.output_biases.len(),
            OUTPUT_BUCKETS,
            "biases of the second layer",
        ),
    ] {
        if found != expected {
            return Err(NetworkError::Count(what));
        }
    }
    let most = MOST_WEIGHT.unsigned_abs();
    if (parameters.output_weights.iter()).any(|weight| weight.unsigned_abs() > most) {
        return Err(NetworkError::Weight);
    }
    Ok(())
}

/// Numbers in blocks; what does not fill a block is not there, since sizes were checked.
fn blocks(numbers: &[i16]) -> Vec<Block> {
    let (whole, _) = numbers.as_chunks::<LANES>();
    whole.iter().copied().map(Block).collect()
}

fn numbers(blocks: &[Block]) -> impl Iterator<Item = i16> + '_ {
    blocks.iter().flat_map(|block| block.0)
}
