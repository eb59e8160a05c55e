//! One game as it was played.

use super::{DatasetError, input::Input, packed};
use crate::Score;
use crate::checksum::fnv1a;
use xiangqi::{Color, Move, Position, Square};

/// The most plies a game may have.
pub const MAX_PLIES: usize = 1000;

/// Stands where nobody looked ahead.
const NO_SCORE: i16 = i16::MIN;
/// Set where the move was drawn by lot; the squares are below.
const BY_LOT: u16 = 1 << 15;
const SQUARES: u16 = 90;

/// A game, from its start to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Where it began. The file does not keep what it had counted before.
    pub start: Position,
    /// What was played.
    pub plies: Vec<PlayedPly>,
    /// Who won; nobody, where it was drawn.
    pub winner: Option<Color>,
    /// What ended it.
    pub ending: Ending,
}

/// A move, and what its side thought of the position before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedPly {
    /// The move.
    pub m: Move,
    /// The score for the side to move before the move; none, where nobody looked ahead.
    pub score: Option<Score>,
    /// Whether the move was drawn by lot, whatever the score says.
    pub by_lot: bool,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody had no move.
    NoMove,
    /// The ruleset: repetition, counts, material.
    Rules,
    /// The scores were clear for long enough.
    Agreed,
    /// It was as long as a game may be.
    Length,
}

impl Ending {
    const ALL: [Self; 4] = [Self::NoMove, Self::Rules, Self::Agreed, Self::Length];

    const fn number(self) -> u8 {
        match self {
            Self::NoMove => 0,
            Self::Rules => 1,
            Self::Agreed => 2,
            Self::Length => 3,
        }
    }
}

impl GameRecord {
    /// The positions that somebody looked ahead from, with what was played there. It ends at a move
    /// that is not legal, which no game of ours has.
    pub fn positions(&self) -> impl Iterator<Item = (Position, PlayedPly)> {
        let mut position = self.start.clone();
        let all = self.plies.iter().map_while(move |&ply| {
            let before = position.clone();
            position.play(ply.m).ok()?;
            Some((before, ply))
        });
        all.filter(|(_, ply)| ply.score.is_some())
    }

    /// How many positions somebody looked ahead from.
    pub fn scored(&self) -> usize {
        self.plies.iter().filter(|ply| ply.score.is_some()).count()
    }

    /// A number that tells this game from others.
    pub fn checksum(&self) -> u64 {
        let scores = self.plies.iter().map(|ply| score_number(ply.score));
        let bytes = (self.plies.iter().zip(scores)).flat_map(|(ply, score)| {
            let [low, high] = score.to_le_bytes();
            [ply.m.from.index(), ply.m.to.index(), low, high]
        });
        fnv1a(&bytes.collect::<Vec<_>>())
    }

    pub(super) fn write(&self, bytes: &mut Vec<u8>) -> Result<(), DatasetError> {
        let count = u16::try_from(self.plies.len())
            .ok()
            .filter(|&count| usize::from(count) <= MAX_PLIES)
            .ok_or(DatasetError::TooLong)?;
        let winner = match self.winner {
            None => 0,
            Some(Color::Red) => 1,
            Some(Color::Black) => 2,
        };
        bytes.push(winner | self.ending.number() << 4);
        packed::write(&self.start, bytes);
        bytes.extend(count.to_le_bytes());
        for ply in &self.plies {
            let m = u16::from(ply.m.from.index()) * SQUARES + u16::from(ply.m.to.index());
            let by_lot = if ply.by_lot { BY_LOT } else { 0 };
            bytes.extend((m | by_lot).to_le_bytes());
            bytes.extend(score_number(ply.score).to_le_bytes());
        }
        Ok(())
    }

    pub(super) fn read(input: &mut Input<'_>) -> Result<Self, DatasetError> {
        let byte = input.byte()?;
        let winner = match byte & 15 {
            0 => None,
            1 => Some(Color::Red),
            2 => Some(Color::Black),
            other => return Err(meaningless("winner", other.into())),
        };
        let ending = Ending::ALL.get(usize::from(byte >> 4));
        let &ending = ending.ok_or_else(|| meaningless("ending", (byte >> 4).into()))?;
        let start = packed::read(input)?;
        let count = u16::from_le_bytes(input.array()?);
        if usize::from(count) > MAX_PLIES {
            return Err(DatasetError::TooLong);
        }
        let plies = (0..count)
            .map(|_| read_ply(input))
            .collect::<Result<_, _>>()?;
        Ok(Self {
            start,
            plies,
            winner,
            ending,
        })
    }
}

fn read_ply(input: &mut Input<'_>) -> Result<PlayedPly, DatasetError> {
    let number = u16::from_le_bytes(input.array()?);
    let score = i16::from_le_bytes(input.array()?);
    let squares = number & !BY_LOT;
    let square = |index: u16| {
        u8::try_from(index)
            .ok()
            .and_then(|index| Square::try_from(index).ok())
            .ok_or_else(|| meaningless("move", number.into()))
    };
    Ok(PlayedPly {
        m: Move::new(square(squares / SQUARES)?, square(squares % SQUARES)?),
        score: (score != NO_SCORE).then(|| Score::from_value(score.into())),
        by_lot: number & BY_LOT != 0,
    })
}

/// Every score fits in two bytes and is far from the one that means none.
fn score_number(score: Option<Score>) -> i16 {
    score
        .and_then(|score| i16::try_from(score.value()).ok())
        .unwrap_or(NO_SCORE)
}

fn meaningless(what: &'static str, value: u64) -> DatasetError {
    DatasetError::Meaningless { what, value }
}
