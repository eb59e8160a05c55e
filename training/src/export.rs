//! The network in whole numbers, as the engine plays with it.

use crate::model::{BIASES, HIDDEN, Model, OUTPUT_SIZE};
use crate::pass::Pass;
use crate::recipe::{Recipe, UNIT};
use crate::samples::Sample;
use anyhow::ensure;
use engine::Evaluator;
use engine::nnue::{Network, Nnue, Parameters, QUANT_SUMS, QUANT_WEIGHTS};
use std::sync::Arc;
use xiangqi::Position;

/// The model's numbers, rounded.
pub fn quantise(model: &Model, recipe: &Recipe, games: &str) -> anyhow::Result<Network> {
    let sums = f32::from(QUANT_SUMS);
    let weights = f32::from(QUANT_WEIGHTS);
    let narrow =
        |numbers: Vec<i32>| -> Vec<i16> { numbers.iter().map(|&number| number as i16).collect() };
    let outputs = model.parameters[BIASES.end..].chunks_exact(OUTPUT_SIZE);
    let (mut output_weights, mut output_biases) = (Vec::new(), Vec::new());
    for output in outputs {
        let (row, bias) = output.split_at(2 * HIDDEN);
        output_weights.extend(narrow(rounded(row, weights, Network::MOST_WEIGHT.into())?));
        output_biases.extend(rounded(bias, weights * sums, f64::from(i32::MAX))?);
    }
    let most = f64::from(i16::MAX);
    Ok(Network::new(&Parameters {
        name: recipe.name.clone(),
        description: format!("{games}; {recipe}"),
        scale: UNIT,
        feature_weights: narrow(rounded(&model.rows(), sums, most)?),
        feature_biases: narrow(rounded(&model.parameters[BIASES], sums, most)?),
        output_weights,
        output_biases,
    })?)
}

/// The numbers with 1 as `one`, none of them beyond `most`.
fn rounded(numbers: &[f32], one: f32, most: f64) -> anyhow::Result<Vec<i32>> {
    let rounded = numbers.iter().map(|number| {
        let number = f64::from(number * one).round();
        ensure!(number.abs() <= most, "{number} is beyond {most}");
        Ok(number as i32)
    });
    rounded.collect()
}

/// How far the whole numbers' scores are from the model's, in hundredths, in the mean.
pub fn error(model: &Model, network: Network, probes: &[(Position, Sample)]) -> f64 {
    let rows = model.rows();
    let mut pass = Pass::new();
    let mut judge = Nnue::new(Arc::new(network), &Position::start());
    let errors = probes.iter().map(|(position, sample)| {
        judge.reset(position);
        let whole = f64::from(judge.evaluate(position));
        let exact = pass.forward(model, &rows, sample) * UNIT as f32;
        (whole - f64::from(exact)).abs()
    });
    errors.sum::<f64>() / probes.len().max(1) as f64
}
