//! How a network is trained: everything that its result depends on beside the games.

use std::fmt;
use std::path::PathBuf;

/// What an output of 1 means, in hundredths of a soldier. It is small, so that the weights of the outputs
/// are large against the steps in which a quantised network has them.
pub const UNIT: u32 = 100;

/// The recipe, as the command line gives it.
#[derive(clap::Args, Clone, Debug)]
pub struct Recipe {
    /// Files of games, or folders of them
    #[arg(required = true, value_name = "GAMES")]
    pub games: Vec<PathBuf>,
    /// Where the checkpoint and the network go; a run that finds its checkpoint goes on from it
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
    /// What the network is called
    #[arg(long)]
    pub name: String,
    /// How often every position is seen
    #[arg(long, default_value_t = 20)]
    pub epochs: u32,
    /// Positions in a batch
    #[arg(long, default_value_t = 16_384)]
    pub batch: usize,
    /// The size of a step at the start
    #[arg(long, default_value_t = 0.001)]
    pub rate: f32,
    /// The part of it that is left at the end
    #[arg(long, default_value_t = 0.01)]
    pub last_rate: f32,
    /// The pull of every parameter towards zero
    #[arg(long, default_value_t = 0.01)]
    pub decay: f32,
    /// The pull of what inputs have for themselves, beside the rows they share
    #[arg(long, default_value_t = 0.5)]
    pub own_decay: f32,
    /// How much the game's result counts, beside the search's score
    #[arg(long, default_value_t = 0.3)]
    pub result: f32,
    /// The score, in hundredths, of a position that is won with e : 1
    #[arg(long, default_value_t = 400)]
    pub scale: u32,
    /// What chance begins with
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads share the work
    #[arg(long, default_value_t = 2)]
    pub threads: usize,
}

impl Recipe {
    /// The size of a step when this part of the way, 0 to 1, is done: it falls along a cosine.
    pub fn rate_at(&self, done: f32) -> f32 {
        let fall = 0.5 * (1.0 + (core::f32::consts::PI * done.clamp(0.0, 1.0)).cos());
        self.rate * (self.last_rate + (1.0 - self.last_rate) * fall)
    }

    /// The chance that the mover wins, by a network's output, and its slope.
    pub fn chance(&self, output: f32) -> (f32, f32) {
        let part = UNIT as f32 / self.scale as f32;
        let chance = sigmoid(output * part);
        (chance, part * chance * (1.0 - chance))
    }

    /// What the network should say: the chance that the mover wins, half a draw included.
    pub fn target(&self, score: i16, result: f32) -> f32 {
        let expected = sigmoid(f32::from(score) / self.scale as f32);
        if result.is_nan() {
            return expected;
        }
        expected + self.result * (result - expected)
    }
}

/// All that the result depends on, but the games.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} epochs in batches of {}, rate {} to its part {}, decay {} and {}, result {}, scale {}, seed {}",
            self.epochs,
            self.batch,
            self.rate,
            self.last_rate,
            self.decay,
            self.own_decay,
            self.result,
            self.scale,
            self.seed
        )
    }
}

fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        recipe: Recipe,
    }

    #[test]
    fn the_target_lies_between_score_and_result() {
        let line = [
            "train", "games", "-o", "net", "--name", "a", "--result", "0.25",
        ];
        let recipe = Line::parse_from(line).recipe;
        assert!((recipe.target(0, 0.5) - 0.5).abs() < 1e-6);
        assert!((recipe.target(0, 1.0) - 0.625).abs() < 1e-6);
        assert!((recipe.target(400, f32::NAN) - 0.731_06).abs() < 1e-4);
        assert!((recipe.rate_at(0.0) - 0.001).abs() < 1e-7);
        assert!((recipe.rate_at(1.0) - 0.000_01).abs() < 1e-7);
    }
}
