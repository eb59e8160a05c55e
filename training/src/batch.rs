//! Many positions at once, on several threads.

use crate::columns::add;
use crate::features;
use crate::model::{BIASES, COUNT, HIDDEN, Model, OWN_ROWS, SHARED_ROWS};
use crate::pass::{Gradient, Pass};
use crate::recipe::Recipe;
use crate::samples::Sample;
use std::thread;

/// One thread's share of the work.
#[derive(Debug)]
struct Worker {
    pass: Pass,
    gradient: Gradient,
}

/// The threads' memory, kept from batch to batch.
#[derive(Debug)]
pub struct Workers {
    workers: Vec<Worker>,
    rows: Vec<f32>,
    /// The gradient of every parameter, after [`learn`](Self::learn).
    pub gradient: Vec<f32>,
}

impl Workers {
    pub fn new(threads: usize) -> Self {
        let worker = || Worker {
            pass: Pass::new(),
            gradient: Gradient::new(),
        };
        Self {
            workers: (0..threads.max(1)).map(|_| worker()).collect(),
            rows: Vec::new(),
            gradient: vec![0.0; COUNT],
        }
    }

    /// The mean loss of these positions, and its gradient.
    pub fn learn(
        &mut self,
        model: &Model,
        recipe: &Recipe,
        samples: &[Sample],
        chosen: &[u32],
    ) -> f64 {
        self.rows = model.rows();
        let rows = &self.rows;
        let part = chosen.len().div_ceil(self.workers.len()).max(1);
        #[expect(clippy::cast_precision_loss, reason = "a batch is no 2²³ positions")]
        let weight = 1.0 / chosen.len() as f32;
        let loss: f64 = thread::scope(|scope| {
            let parts: Vec<_> = (self.workers.iter_mut())
                .zip(chosen.chunks(part))
                .map(|(worker, chosen)| {
                    scope.spawn(move || worker.learn(model, rows, recipe, samples, chosen, weight))
                })
                .collect();
            let joined = parts.into_iter().map(|part| part.join());
            joined.map(|loss| loss.expect("no worker panics")).sum()
        });
        self.add_up(chosen.len().div_ceil(part));
        loss * f64::from(weight)
    }

    /// The mean loss of all these positions: against the target, and against the score alone.
    pub fn measure(&mut self, model: &Model, recipe: &Recipe, samples: &[Sample]) -> [f64; 2] {
        let rows = &model.rows();
        let part = samples.len().div_ceil(self.workers.len()).max(1);
        let sums: Vec<[f64; 2]> = thread::scope(|scope| {
            let parts: Vec<_> = (self.workers.iter_mut())
                .zip(samples.chunks(part))
                .map(|(worker, samples)| {
                    scope.spawn(move || worker.measure(model, rows, recipe, samples))
                })
                .collect();
            let joined = parts.into_iter().map(|part| part.join());
            joined.map(|sums| sums.expect("no worker panics")).collect()
        });
        #[expect(
            clippy::cast_precision_loss,
            reason = "a mean is printed to a few digits"
        )]
        let count = samples.len().max(1) as f64;
        [0, 1].map(|which| sums.iter().map(|sums| sums[which]).sum::<f64>() / count)
    }

    /// Brings the workers' gradients together, in the same order every time.
    fn add_up(&mut self, used: usize) {
        let Self {
            workers, gradient, ..
        } = self;
        gradient.fill(0.0);
        for worker in &workers[..used] {
            add(&mut gradient[OWN_ROWS], &worker.gradient.rows);
            add(&mut gradient[BIASES.start..], &worker.gradient.rest);
        }
        let (own, rest) = gradient.split_at_mut(OWN_ROWS.end);
        let shared = &mut rest[..SHARED_ROWS.len()];
        for (input, row) in own.chunks_exact(HIDDEN).enumerate() {
            let at = features::shared(input) * HIDDEN;
            add(&mut shared[at..at + HIDDEN], row);
        }
    }
}

impl Worker {
    fn learn(
        &mut self,
        model: &Model,
        rows: &[f32],
        recipe: &Recipe,
        samples: &[Sample],
        chosen: &[u32],
        weight: f32,
    ) -> f64 {
        self.gradient.clear();
        let mut loss = 0.0;
        for &index in chosen {
            let sample = &samples[index as usize];
            let (said, slope) = recipe.chance(self.pass.forward(model, rows, sample));
            let error = said - recipe.target(sample.score, sample.result);
            let slope = weight * 2.0 * error * slope;
            self.pass.backward(model, sample, slope, &mut self.gradient);
            loss += f64::from(error * error);
        }
        loss
    }

    fn measure(
        &mut self,
        model: &Model,
        rows: &[f32],
        recipe: &Recipe,
        samples: &[Sample],
    ) -> [f64; 2] {
        let mut sums = [0.0; 2];
        for sample in samples {
            let (said, _) = recipe.chance(self.pass.forward(model, rows, sample));
            for (sum, result) in sums.iter_mut().zip([sample.result, f32::NAN]) {
                *sum += f64::from(said - recipe.target(sample.score, result)).powi(2);
            }
        }
        sums
    }
}
