//! A fixed amount of work, to measure speed by and to see whether the search has changed.

use crate::{Choice, Clock, Control, Engine, Limits};
use arbiter::History;
use core::time::Duration;
use xiangqi::Position;

/// The depth a bench looks to unless told otherwise.
pub const BENCH_DEPTH: u16 = 11;

/// From openings to bare endings, quiet and sharp, with a mate and a perpetual check among them.
const POSITIONS: [&str; 12] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R b - - 0 4",
    "2bakab1r/9/r1n1c1n2/p1p1p1p1p/9/2P3P2/P3P3P/2N1C1N1C/4A4/R1B1KABR1 w - - 0 10",
    "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
    "3akab2/9/2n1b1n2/p3p1R1p/2p6/P8/2P1P1r1P/2N1B1N2/9/3AKAB2 w - - 0 20",
    "4kab2/4a4/4b1n2/p1C5p/9/2r1P4/P7P/4B1N2/4A4/2BAK1R2 b - - 0 28",
    "3k5/4a4/4b4/4n4/2b6/4C1P2/4R4/4BA3/4A4/2B1K3c w - - 0 1",
    "4k4/4a4/4ba3/5P3/2b6/3N5/9/4B4/4A4/2BAK4 w - - 0 1",
    "5k3/9/4P4/9/9/9/9/4p4/9/3K5 w - - 0 1",
    "3ak4/4a4/9/9/9/9/9/4B4/4A4/2R1KA3 w - - 0 1",
    "c2a1k3/2c1a2R1/b6P1/8p/9/9/9/9/4K4/9 w - - 0 1",
    "1c3R3/1C7/3Nk4/1N4pr1/n5b2/9/9/9/2p1p4/3Knr1c1 w - - 0 1",
];

/// What came out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// Positions looked at.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
    /// A hash of every answer and the nodes each took. With one thread it changes exactly when the
    /// search does, or what judges positions.
    pub signature: u64,
}

impl Bench {
    /// Positions looked at in a second.
    pub fn speed(&self) -> u64 {
        let micros = self.time.as_micros().max(1);
        u64::try_from(u128::from(self.nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
    }
}

/// Searches the bench's positions to this depth, each as if it were the engine's first.
pub fn bench(engine: &mut Engine, depth: u16, clock: &dyn Clock) -> Bench {
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let begin = clock.now();
    let (mut nodes, mut signature) = (0, 0);
    for fen in POSITIONS {
        let game = History::new(Position::from_fen(fen).expect("the positions are tested"));
        engine.clear();
        let choice = engine.search(&game, &limits, &Control::new(), clock, &mut |_| {});
        nodes += choice.info.nodes;
        signature = mix(signature, &choice);
    }
    Bench {
        nodes,
        time: clock.now().saturating_sub(begin),
        signature,
    }
}

fn mix(signature: u64, choice: &Choice) -> u64 {
    let m = choice.best.map_or(0, |m| {
        u64::from(m.from.index()) << 8 | u64::from(m.to.index())
    });
    let score = u64::from(choice.info.score.value().cast_unsigned());
    [choice.info.nodes, m, score]
        .into_iter()
        .fold(signature, |sum, part| {
            (sum ^ part).wrapping_mul(0x0100_0000_01b3).rotate_left(29)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Judge, Options};

    /// Whoever changes the search or the judgement on purpose writes down here what came out, and
    /// in `docs/engine.md` what a match said of it.
    #[test]
    fn the_search_has_not_changed_by_accident() {
        let mut engine = Engine::new(Judge::HandWritten, Options::default());
        let done = bench(&mut engine, 7, &|| Duration::ZERO);
        assert_eq!(
            (done.nodes, done.signature),
            (18_802, 0xafd1_8a71_2adb_8b27)
        );
    }

    #[test]
    fn every_position_of_the_bench_is_one() {
        for fen in POSITIONS {
            Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        }
    }
}
