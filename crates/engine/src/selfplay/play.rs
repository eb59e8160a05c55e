//! One game from the first die to the verdict.

use super::agreement::{Agreed, Agreement};
use super::{Dice, Seeded, opening};
use crate::Score;
use crate::dataset::{Ending, GameRecord, PlayedPly};
use arbiter::{Arbiter, Decision, History, Notice, Ruleset, Ruling};
use xiangqi::{Color, Illegal, Move, Status};

/// A game this long is drawn.
const LONGEST: usize = 400;
/// In one game of so many, a move is drawn by lot later, too.
const GAMES_WITH_LOT: usize = 3;
/// Such a move is one of so many plies after the opening.
const LOT_WITHIN: usize = 60;
/// Positions looked at for each move of the game that tells engines apart.
const SIGNATURE_NODES: u64 = 400;

/// Whoever chooses the moves.
pub trait Player {
    /// Forgets the games before.
    fn begin(&mut self);

    /// The move for the position that the history has come to, and its score, after looking at
    /// about so many positions; none where no move may be chosen.
    fn think(&mut self, history: &History, nodes: u64) -> Option<(Move, Score)>;
}

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay<'a> {
    /// Decides about repetition.
    pub rules: &'a Ruleset,
    /// Positions to look at for each move.
    pub nodes: u64,
}

/// The player chose what cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum SelfPlayError {
    /// A move that is not legal.
    #[error("the engine chose {0} in {1}: {2}")]
    Illegal(Move, String, Illegal),
    /// No move, where there is one.
    #[error("the engine chose no move in {0}")]
    Nothing(String),
}

impl SelfPlay<'_> {
    /// A number that changes when the player plays otherwise: a checksum of one short game.
    pub fn signature(self, player: &mut impl Player) -> Result<u64, SelfPlayError> {
        let nodes = SIGNATURE_NODES;
        let game = Self { nodes, ..self }.play(player, &mut Seeded::new(0))?;
        Ok(game.checksum())
    }

    /// Plays a game.
    pub fn play(
        self,
        player: &mut impl Player,
        dice: &mut impl Dice,
    ) -> Result<GameRecord, SelfPlayError> {
        player.begin();
        let mut history = opening::draw(self.rules, player, dice, self.nodes);
        let mut plies = opening::plies(&history);
        let lot = (dice.below(GAMES_WITH_LOT) == 0).then(|| history.len() + dice.below(LOT_WITHIN));
        let mut agreement = Agreement::default();
        let (winner, ending) = loop {
            if let Some(over) = over(self.rules, &history) {
                break over;
            }
            let position = history.position();
            let (turn, fen) = (position.turn(), || position.fen());
            let (best, score) = player
                .think(&history, self.nodes)
                .ok_or_else(|| SelfPlayError::Nothing(fen()))?;
            match agreement.hear(score, turn, history.len()) {
                None => {}
                Some(Agreed::Wins(side)) => break (Some(side), Ending::Agreed),
                Some(Agreed::Draw) => break (None, Ending::Agreed),
            }
            let drawn = lot
                .filter(|&ply| ply == history.len())
                .and_then(|_| opening::any_move(self.rules, &history, dice));
            let m = drawn.unwrap_or(best);
            plies.push(PlayedPly {
                m,
                score: Some(score),
                by_lot: drawn.is_some(),
            });
            let before = fen();
            history
                .push(m)
                .map_err(|illegal| SelfPlayError::Illegal(m, before, illegal))?;
        };
        Ok(GameRecord {
            start: history.start().clone(),
            plies,
            winner,
            ending,
        })
    }
}

/// Who has won, and why, if the game is over. A draw that may be claimed is.
fn over(rules: &Ruleset, history: &History) -> Option<(Option<Color>, Ending)> {
    let position = history.position();
    if position.status() != Status::Ongoing {
        return Some((Some(!position.turn()), Ending::NoMove));
    }
    if history.len() >= LONGEST {
        return Some((None, Ending::Length));
    }
    match rules.judge(history) {
        Ruling::Over(verdict) => Some((winner(verdict.decision), Ending::Rules)),
        Ruling::Continue(Some(Notice::Claimable { .. })) => Some((None, Ending::Rules)),
        Ruling::Continue(_) => None,
    }
}

fn winner(decision: Decision) -> Option<Color> {
    match decision {
        Decision::Loses(side) => Some(!side),
        Decision::Draw | Decision::BothLose => None,
    }
}
