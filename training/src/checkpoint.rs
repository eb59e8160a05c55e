//! Where a run of the trainer stands, so that it can be gone on with.

use crate::adam::Adam;
use crate::model::{COUNT, Model};
use anyhow::{Context, ensure};
use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::Path;

const MAGIC: &[u8; 8] = b"KDTRAIN\x01";

/// The parameters, what the steps have learnt of them, and how many epochs are done.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    pub model: Model,
    pub adam: Adam,
    pub epochs: u32,
}

impl Checkpoint {
    /// Where a run begins.
    pub fn new(seed: u64) -> Self {
        Self {
            model: Model::random(seed),
            adam: Adam::new(COUNT),
            epochs: 0,
        }
    }

    /// Puts it in the place of the one before, whole or not at all.
    pub fn write(&self, path: &Path) -> anyhow::Result<()> {
        let unfinished = path.with_extension("part");
        let mut to = BufWriter::new(File::create(&unfinished)?);
        to.write_all(MAGIC)?;
        to.write_all(&u32::try_from(COUNT)?.to_le_bytes())?;
        to.write_all(&self.epochs.to_le_bytes())?;
        to.write_all(&self.adam.steps.to_le_bytes())?;
        for list in [&self.model.parameters, &self.adam.first, &self.adam.second] {
            for number in list {
                to.write_all(&number.to_le_bytes())?;
            }
        }
        to.into_inner()?.sync_all()?;
        Ok(fs::rename(unfinished, path)?)
    }

    /// Reads it; none where there is no such file.
    pub fn read(path: &Path) -> anyhow::Result<Option<Self>> {
        if !path.exists() {
            return Ok(None);
        }
        let read = || -> anyhow::Result<Self> {
            let mut from = BufReader::new(File::open(path)?);
            ensure!(&array(&mut from)? == MAGIC, "this is no checkpoint");
            let count = u32::from_le_bytes(array(&mut from)?);
            ensure!(
                usize::try_from(count)? == COUNT,
                "it is of a network with {count} parameters, not {COUNT}"
            );
            let epochs = u32::from_le_bytes(array(&mut from)?);
            let steps = u64::from_le_bytes(array(&mut from)?);
            let mut numbers = || -> anyhow::Result<Vec<f32>> {
                let mut bytes = vec![0; COUNT * size_of::<f32>()];
                from.read_exact(&mut bytes)?;
                let (numbers, _) = bytes.as_chunks();
                Ok(numbers
                    .iter()
                    .map(|&bytes| f32::from_le_bytes(bytes))
                    .collect())
            };
            Ok(Self {
                model: Model {
                    parameters: numbers()?,
                },
                adam: Adam {
                    first: numbers()?,
                    second: numbers()?,
                    steps,
                },
                epochs,
            })
        };
        read().map(Some).with_context(|| path.display().to_string())
    }
}

fn array<const N: usize>(from: &mut impl Read) -> std::io::Result<[u8; N]> {
    let mut bytes = [0; N];
    from.read_exact(&mut bytes)?;
    Ok(bytes)
}
