//! AdamW (Loshchilov and Hutter, 2017) over a flat list of parameters.

/// How far the averages look back.
const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
/// Keeps steps finite where a gradient has always been zero.
const TINY: f32 = 1e-8;

/// The running averages of every parameter's gradient.
#[derive(Clone, Debug)]
pub struct Adam {
    pub first: Vec<f32>,
    pub second: Vec<f32>,
    pub steps: u64,
}

/// One step's sizes.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub rate: f32,
    /// The pull towards zero of the first so many parameters.
    pub first_decay: (usize, f32),
    /// That of all others.
    pub decay: f32,
}

impl Adam {
    pub fn new(parameters: usize) -> Self {
        Self {
            first: vec![0.0; parameters],
            second: vec![0.0; parameters],
            steps: 0,
        }
    }

    /// Moves the parameters against their gradient, on so many threads.
    pub fn step(&mut self, parameters: &mut [f32], gradient: &[f32], step: Step, threads: usize) {
        self.steps += 1;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let first_seen = 1.0 - FIRST.powi(steps);
        let second_seen = 1.0 - SECOND.powi(steps);
        let (first, decay) = step.first_decay;
        let sizes = Sizes {
            rate: step.rate,
            decay,
            first_seen,
            second_seen,
        };
        let rest = Sizes {
            decay: step.decay,
            ..sizes
        };
        let (low, high) = parameters.split_at_mut(first);
        let (low_gradient, high_gradient) = gradient.split_at(first);
        let (low_first, high_first) = self.first.split_at_mut(first);
        let (low_second, high_second) = self.second.split_at_mut(first);
        sizes.step(low, low_gradient, low_first, low_second, threads);
        rest.step(high, high_gradient, high_first, high_second, threads);
    }
}

/// What is the same for many parameters in one step.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    rate: f32,
    decay: f32,
    /// The parts of the averages that have been seen so far.
    first_seen: f32,
    second_seen: f32,
}

impl Sizes {
    fn step(
        self,
        parameters: &mut [f32],
        gradient: &[f32],
        first: &mut [f32],
        second: &mut [f32],
        threads: usize,
    ) {
        let part = parameters.len().div_ceil(threads).max(1);
        let parts = parameters
            .chunks_mut(part)
            .zip(gradient.chunks(part))
            .zip(first.chunks_mut(part))
            .zip(second.chunks_mut(part));
        std::thread::scope(|scope| {
            for (((parameters, gradient), first), second) in parts {
                scope.spawn(move || self.step_part(parameters, gradient, first, second));
            }
        });
    }

    fn step_part(
        self,
        parameters: &mut [f32],
        gradient: &[f32],
        first: &mut [f32],
        second: &mut [f32],
    ) {
        let each = parameters.iter_mut().zip(gradient).zip(first).zip(second);
        for (((parameter, &gradient), first), second) in each {
            *first = FIRST * *first + (1.0 - FIRST) * gradient;
            *second = SECOND * *second + (1.0 - SECOND) * gradient * gradient;
            let size = (*second / self.second_seen).sqrt() + TINY;
            *parameter -= self.rate * (*first / self.first_seen / size + self.decay * *parameter);
        }
    }
}
