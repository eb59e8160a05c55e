//! Seeded random play: the same games on every machine.

use xiangqi::{Move, Position};

/// A small generator of pseudo-random numbers (`SplitMix64`).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap()
    }
}

/// Every fourth move or so is a capture when there is one, so that boards empty and open lines,
/// screens and bare generals come up.
fn choose(position: &Position, dice: &mut Dice) -> Option<Move> {
    let moves = position.legal_moves();
    let captures: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&m| position.captured_by(m).is_some())
        .collect();
    if !captures.is_empty() && dice.below(4) == 0 {
        return Some(captures[dice.below(captures.len())]);
    }
    (!moves.is_empty()).then(|| moves[dice.below(moves.len())])
}

/// Shows `count` positions of random games of at most 200 plies from these starts in turn.
pub(crate) fn visit(starts: &[Position], seed: u64, count: usize, mut show: impl FnMut(&Position)) {
    let mut dice = Dice::new(seed);
    let mut shown = 0;
    for start in starts.iter().cycle() {
        let mut position = start.clone();
        for _ in 0..200 {
            if shown == count {
                return;
            }
            show(&position);
            shown += 1;
            let Some(m) = choose(&position, &mut dice) else {
                break;
            };
            position.play(m).unwrap();
        }
    }
}

/// The start position and those of the published perft values.
pub(crate) fn starts() -> Vec<Position> {
    include_str!("data/published.perft")
        .lines()
        .filter_map(|line| line.strip_prefix("epd "))
        .map(|fen| Position::from_fen(fen).unwrap())
        .collect()
}
