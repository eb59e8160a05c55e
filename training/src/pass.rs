//! One position through the network, and its error back.

use crate::columns::{add, add_times, dot};
use crate::features;
use crate::model::{self, BIASES, HIDDEN, Model, OUTPUT_SIZE, OWN_ROWS};
use crate::samples::Sample;

/// What the parameters would have to change by, added up over positions.
#[derive(Clone, Debug)]
pub struct Gradient {
    /// By input: its row.
    pub rows: Vec<f32>,
    /// The biases of the columns, and all that is behind them.
    pub rest: Vec<f32>,
}

impl Gradient {
    pub fn new() -> Self {
        Self {
            rows: vec![0.0; OWN_ROWS.len()],
            rest: vec![0.0; HIDDEN + features::OUTPUTS * OUTPUT_SIZE],
        }
    }

    pub fn clear(&mut self) {
        self.rows.fill(0.0);
        self.rest.fill(0.0);
    }
}

/// What one position left in the network on its way through, the mover's view first.
#[derive(Clone, Debug)]
pub struct Pass {
    sums: [f32; 2 * HIDDEN],
    squares: [f32; 2 * HIDDEN],
    errors: [f32; 2 * HIDDEN],
}

impl Pass {
    pub const fn new() -> Self {
        Self {
            sums: [0.0; 2 * HIDDEN],
            squares: [0.0; 2 * HIDDEN],
            errors: [0.0; 2 * HIDDEN],
        }
    }

    /// The network's output for a position.
    pub fn forward(&mut self, model: &Model, rows: &[f32], sample: &Sample) -> f32 {
        let views = self.sums.chunks_exact_mut(HIDDEN).zip(sample.views());
        for (sums, active) in views {
            sums.copy_from_slice(&model.parameters[BIASES]);
            for &input in active {
                add(sums, row(rows, input));
            }
        }
        for (square, &sum) in self.squares.iter_mut().zip(&self.sums) {
            let clipped = sum.clamp(0.0, 1.0);
            *square = clipped * clipped;
        }
        let (weights, bias) = output_of(model, sample);
        bias + dot(&self.squares, weights)
    }

    /// Adds what this position asks of the parameters, when the loss grows by `slope` with the
    /// output. It is the position that went [`forward`](Self::forward) last.
    pub fn backward(
        &mut self,
        model: &Model,
        sample: &Sample,
        slope: f32,
        gradient: &mut Gradient,
    ) {
        let (weights, _) = output_of(model, sample);
        let output = model::output(usize::from(sample.output));
        let wanted = &mut gradient.rest[output.start - BIASES.start..output.end - BIASES.start];
        add_times(wanted, &self.squares, slope);
        wanted[2 * HIDDEN] += slope;
        let errors = self.errors.iter_mut().zip(&self.sums).zip(weights);
        for ((error, &sum), &weight) in errors {
            let steep = if sum > 0.0 && sum < 1.0 {
                2.0 * sum
            } else {
                0.0
            };
            *error = slope * weight * steep;
        }
        for (errors, active) in self.errors.chunks_exact(HIDDEN).zip(sample.views()) {
            add(&mut gradient.rest[..HIDDEN], errors);
            for &input in active {
                let at = usize::from(input) * HIDDEN;
                add(&mut gradient.rows[at..at + HIDDEN], errors);
            }
        }
    }
}

fn row(rows: &[f32], input: u16) -> &[f32] {
    let at = usize::from(input) * HIDDEN;
    &rows[at..at + HIDDEN]
}

/// The weights and the bias of the output that judges the position.
fn output_of<'a>(model: &'a Model, sample: &Sample) -> (&'a [f32], f32) {
    let parameters = &model.parameters[model::output(usize::from(sample.output))];
    (&parameters[..2 * HIDDEN], parameters[2 * HIDDEN])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::Sample;
    use xiangqi::Position;

    /// The loss's slope along single parameters, measured, is what going back says.
    #[test]
    fn going_back_gives_the_slope() {
        let position = Position::from_fen(
            "2bakab1r/9/1cn1c4/p1p1p1p1p/9/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB2 w - - 0 1",
        );
        let sample = Sample::new(&position.unwrap(), 0, 0.5).unwrap();
        let model = Model::random(3);
        let mut pass = Pass::new();
        let mut gradient = Gradient::new();
        pass.forward(&model, &model.rows(), &sample);
        pass.backward(&model, &sample, 1.0, &mut gradient);
        let input = usize::from(sample.active[1][4]);
        let output = model::output(usize::from(sample.output));
        let rest = |at: usize| gradient.rest[at - BIASES.start];
        let checked = (0..HIDDEN).step_by(17).flat_map(|column| {
            let in_row = input * HIDDEN + column;
            let [bias, weight] = [BIASES.start + column, output.start + column];
            [
                (in_row, gradient.rows[in_row]),
                (bias, rest(bias)),
                (weight, rest(weight)),
                (output.end - 1, rest(output.end - 1)),
            ]
        });
        for (parameter, slope) in checked {
            let mut at = |by: f32| {
                let mut moved = model.clone();
                moved.parameters[parameter] += by;
                pass.forward(&moved, &moved.rows(), &sample)
            };
            let measured = (at(0.01) - at(-0.01)) / 0.02;
            assert!(
                (measured - slope).abs() < 0.02 * slope.abs() + 0.002,
                "{parameter}: {measured} measured, {slope} said"
            );
        }
    }
}
