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
        let part = parameters.len().div_ceil(threads).max(1);
        std::thread::scope(|scope| {
            let parts = parameters
                .chunks_mut(part)
                .zip(gradient.chunks(part))
                .zip(self.first.chunks_mut(part))
                .zip(self.second.chunks_mut(part));
            for (((parameters, gradient), first), second) in parts {
                scope.spawn(move || {
                    let each = parameters.iter_mut().zip(gradient).zip(first).zip(second);
                    for (((parameter, &gradient), first), second) in each {
                        *first = FIRST * *first + (1.0 - FIRST) * gradient;
                        *second = SECOND * *second + (1.0 - SECOND) * gradient * gradient;
                        let size = (*second / second_seen).sqrt() + TINY;
                        *parameter -=
                            step.rate * (*first / first_seen / size + step.decay * *parameter);
                    }
                });
            }
        });
    }
}
