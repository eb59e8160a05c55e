//! The run from the games to the network.

use crate::adam::Step;
use crate::batch::Workers;
use crate::checkpoint::Checkpoint;
use crate::export;
use crate::model::{Model, OWN_ROWS};
use crate::recipe::{Recipe, UNIT};
use crate::samples::Samples;
use anyhow::ensure;
use engine::selfplay::{Dice, Seeded};
use engine::{Evaluator, HandWritten};
use std::fs;
use std::time::Instant;

/// Steps over which the first ones grow to their size.
const WARM_UP: u64 = 200;

/// Trains as the recipe says, and writes a checkpoint after every epoch.
pub fn train(recipe: &Recipe) -> anyhow::Result<()> {
    fs::create_dir_all(&recipe.output)?;
    let samples = Samples::read(&recipe.games)?;
    println!("{samples}");
    println!(
        "the hand-written judgement is off the scores by {:.6}",
        hand_written(recipe, &samples)
    );
    ensure!(
        !samples.training.is_empty(),
        "there is nothing to learn from"
    );
    let path = recipe.output.join("checkpoint");
    let mut at = Checkpoint::read(&path)?.unwrap_or_else(|| Checkpoint::new(recipe.seed));
    let mut workers = Workers::new(recipe.threads);
    while at.epochs < recipe.epochs {
        let began = Instant::now();
        let loss = epoch(&mut at, &mut workers, recipe, &samples);
        at.epochs += 1;
        at.write(&path)?;
        let rate = samples.training.len() as f64 / began.elapsed().as_secs_f64();
        let [target, score] = workers.measure(&at.model, recipe, &samples.validation);
        println!(
            "epoch {:3}  loss {loss:.6}  validation {target:.6}  by score {score:.6}  {:.0} k/s",
            at.epochs,
            rate / 1000.0
        );
    }
    let network = export::quantise(&at.model, recipe, &samples.to_string())?;
    let file = recipe.output.join("network");
    fs::write(&file, network.write())?;
    let error = export::error(&at.model, network, &samples.probes);
    println!(
        "{}: rounding moves a score by {error:.2} in the mean",
        file.display()
    );
    Ok(())
}

/// The loss of the hand-written judgement against the search's scores, where it looks at positions
/// itself: what a network should do better.
fn hand_written(recipe: &Recipe, samples: &Samples) -> f64 {
    let losses = samples.probes.iter().map(|(position, sample)| {
        let said = HandWritten::new(position).evaluate(position);
        let (said, _) = recipe.chance(said as f32 / UNIT as f32);
        f64::from(said - recipe.target(sample.score, f32::NAN)).powi(2)
    });
    losses.sum::<f64>() / samples.probes.len().max(1) as f64
}

fn epoch(at: &mut Checkpoint, workers: &mut Workers, recipe: &Recipe, samples: &Samples) -> f64 {
    let order = order(samples.training.len(), recipe.seed, at.epochs);
    let batches = order.chunks(recipe.batch);
    let all = batches.len() as f32;
    let mut losses = 0.0;
    for (batch, chosen) in batches.enumerate() {
        losses += workers.learn(&at.model, recipe, &samples.training, chosen);
        let done = (at.epochs as f32 + batch as f32 / all) / recipe.epochs as f32;
        let warm = ((at.adam.steps + 1) as f32 / WARM_UP as f32).min(1.0);
        let step = Step {
            rate: recipe.rate_at(done) * warm,
            first_decay: (OWN_ROWS.end, recipe.own_decay),
            decay: recipe.decay,
        };
        let Model { parameters } = &mut at.model;
        at.adam
            .step(parameters, &workers.gradient, step, recipe.threads);
        at.model.keep_within();
    }
    losses / f64::from(all)
}

/// All positions, in an order that only seed and epoch decide (Fisher and Yates).
fn order(count: usize, seed: u64, epoch: u32) -> Vec<u32> {
    let mut dice = Seeded::new(seed);
    let mut dice = Seeded::new(dice.roll() ^ u64::from(epoch));
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    let mut order: Vec<u32> = (0..count).collect();
    for place in (1..order.len()).rev() {
        order.swap(place, dice.below(place + 1));
    }
    order
}
