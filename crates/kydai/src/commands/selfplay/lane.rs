//! One thread's file of games, and the games it adds to it.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, Seek, SeekFrom};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use anyhow::{Context, ensure};
use engine::dataset::{Header, Reader, Writer};
use engine::selfplay::{Dice, Player, Seeded, SelfPlay};

/// What all lanes have done together.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Games in the files.
    pub(crate) games: AtomicU64,
    /// Positions in them that were looked ahead from.
    pub(crate) positions: AtomicU64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, positions) = (self.games.load(Relaxed), self.positions.load(Relaxed));
        write!(f, "{games} games, {positions} positions")
    }
}

/// A file that games are added to.
#[derive(Debug)]
pub(crate) struct Lane {
    number: u64,
    seed: u64,
    games: u64,
    writer: Writer<File>,
}

impl Lane {
    /// Makes the file, or goes on with it behind its last whole block.
    pub(crate) fn open(
        folder: &Path,
        number: u64,
        header: &Header,
        tally: &Tally,
    ) -> anyhow::Result<Self> {
        let path = folder.join(format!("seed-{}-lane-{number}.games", header.seed));
        let open = || -> anyhow::Result<Self> {
            let mut options = OpenOptions::new();
            let mut file = options
                .read(true)
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path)?;
            let games = if file.metadata()?.len() == 0 {
                header.write(&mut file)?;
                0
            } else {
                resume(&mut file, header, tally)?
            };
            Ok(Self {
                number,
                seed: header.seed,
                games,
                writer: Writer::new(file),
            })
        };
        open().with_context(|| path.display().to_string())
    }

    /// Plays as long as `more` says so.
    pub(crate) fn run(
        mut self,
        play: SelfPlay<'_>,
        player: &mut impl Player,
        tally: &Tally,
        more: impl Fn() -> bool,
    ) -> anyhow::Result<()> {
        while more() {
            let game = play.play(player, &mut self.dice())?;
            self.writer.add(&game)?;
            self.games += 1;
            tally.games.fetch_add(1, Relaxed);
            tally.positions.fetch_add(game.scored() as u64, Relaxed);
        }
        Ok(self.writer.flush()?)
    }

    /// Every game has dice of its own, so that it is the same whenever it is played.
    fn dice(&self) -> Seeded {
        let mut seeds = Seeded::new(self.seed ^ self.number.rotate_right(8));
        Seeded::new(seeds.roll() ^ self.games)
    }
}

/// Counts the games there are, and cuts off what a killed run left behind them.
fn resume(file: &mut File, header: &Header, tally: &Tally) -> anyhow::Result<u64> {
    let mut reader = Reader::new(BufReader::new(&*file))?;
    ensure!(
        reader.header() == header,
        "its games came about otherwise, with {:?}; choose another folder or seed",
        reader.header()
    );
    let mut games = 0;
    while let Some(game) = reader.next_game()? {
        games += 1;
        tally.positions.fetch_add(game.scored() as u64, Relaxed);
    }
    tally.games.fetch_add(games, Relaxed);
    let whole = reader.whole_bytes();
    file.set_len(whole)?;
    file.seek(SeekFrom::Start(whole))?;
    Ok(games)
}
