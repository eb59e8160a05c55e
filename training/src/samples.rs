//! The positions to train on, as lists of the network's inputs.

use crate::features::{self, MOST_ACTIVE};
use anyhow::Context;
use engine::Score;
use engine::dataset::{GameRecord, PlayedPly, Reader};
use engine::selfplay::{Dice, Seeded};
use std::fmt;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use xiangqi::{Color, Position};

/// One game of so many is kept from training, to measure with.
const VALIDATION: u64 = 50;
/// So many positions are kept as they are.
const PROBES: usize = 5000;
/// Scores beyond this teach nothing about positions that are still open.
const CLEAR: i32 = 3000;

/// A position, from the eyes of the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The inputs that are on: the mover's view, then the other side's; `count` of each.
    pub active: [[u16; MOST_ACTIVE]; 2],
    count: u8,
    /// Which of the network's outputs judges it.
    pub output: u8,
    /// What the search said, in hundredths.
    pub score: i16,
    /// The game's result for the mover: 0, ½ or 1; not a number where a move drawn by lot came
    /// between.
    pub result: f32,
}

impl Sample {
    /// The sample of a position; none where a number is beyond what is kept.
    pub fn new(position: &Position, score: i32, result: f32) -> Option<Self> {
        let mut active = [[0; MOST_ACTIVE]; 2];
        let turn = position.turn();
        let count = features::fill(position, turn, &mut active[0]);
        features::fill(position, !turn, &mut active[1]);
        Some(Self {
            active,
            count: u8::try_from(count).ok()?,
            output: u8::try_from(features::output(position)).ok()?,
            score: i16::try_from(score).ok()?,
            result,
        })
    }

    /// The inputs that are on, the mover's view first.
    pub fn views(&self) -> impl Iterator<Item = &[u16]> {
        let count = usize::from(self.count);
        self.active.iter().map(move |active| &active[..count])
    }
}

/// What was read.
#[derive(Debug, Default)]
pub struct Samples {
    pub training: Vec<Sample>,
    pub validation: Vec<Sample>,
    /// Some of the positions to measure with, themselves.
    pub probes: Vec<(Position, Sample)>,
    pub games: u64,
    pub positions: u64,
    /// Games that Red won, were drawn, Black won.
    pub results: [u64; 3],
}

impl Samples {
    /// Reads all files, or all that are in a folder.
    pub fn read(paths: &[PathBuf]) -> anyhow::Result<Self> {
        let mut samples = Self::default();
        for path in paths {
            for file in files(path)? {
                samples
                    .read_file(&file)
                    .with_context(|| file.display().to_string())?;
            }
        }
        Ok(samples)
    }

    fn read_file(&mut self, path: &Path) -> anyhow::Result<()> {
        let mut reader = Reader::new(BufReader::new(File::open(path)?))?;
        // The same games are kept from training whichever files are read beside them.
        let mut lots = Seeded::new(reader.header().seed);
        while let Some(game) = reader.next_game()? {
            let is_kept = lots.roll().is_multiple_of(VALIDATION);
            self.games += 1;
            self.positions += game.scored() as u64;
            self.results[match game.winner {
                Some(Color::Red) => 0,
                None => 1,
                Some(Color::Black) => 2,
            }] += 1;
            for (position, sample) in samples_of(&game) {
                if !is_kept {
                    self.training.push(sample);
                    continue;
                }
                self.validation.push(sample);
                if self.probes.len() < PROBES {
                    self.probes.push((position, sample));
                }
            }
        }
        Ok(())
    }
}

/// The files of games in a folder, or the file itself.
fn files(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = std::fs::read_dir(path).with_context(|| path.display().to_string())?;
    let mut files = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<std::io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|end| end == "games"));
    files.sort();
    Ok(files)
}

/// What a game has to teach.
fn samples_of(game: &GameRecord) -> impl Iterator<Item = (Position, Sample)> {
    let last_by_lot = (game.plies.iter()).rposition(|ply| ply.by_lot && ply.score.is_some());
    let opening = game.plies.len() - game.scored();
    let winner = game.winner;
    let positions = game.positions().enumerate();
    let quiet = positions.filter(|(_, (position, ply))| is_quiet(position, *ply));
    quiet.filter_map(move |(index, (position, ply))| {
        let spoilt = last_by_lot.is_some_and(|last| opening + index <= last);
        let result = match winner {
            _ if spoilt => f32::NAN,
            None => 0.5,
            Some(side) if side == position.turn() => 1.0,
            Some(_) => 0.0,
        };
        let score = ply.score.map_or(0, Score::value);
        let sample = Sample::new(&position, score, result)?;
        Some((position, sample))
    })
}

/// Whether the network could know the score: what is taken at once, or a check, is for the search.
fn is_quiet(position: &Position, ply: PlayedPly) -> bool {
    let takes = !ply.by_lot && position.captured_by(ply.m).is_some();
    let score = ply.score.map_or(CLEAR, |score| score.value().abs());
    !takes && score < CLEAR && !position.is_check()
}

impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, draws, black] = self.results;
        write!(
            f,
            "{} games (Red won {red}, {draws} drawn, Black won {black}), {} positions, of which {} \
             to train on and {} to measure with",
            self.games,
            self.positions,
            self.training.len(),
            self.validation.len()
        )
    }
}
