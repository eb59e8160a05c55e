//! The whole story of a ruling, ply by ply, for people and programs.

use crate::{Class, Facts, History, Label, PlyLabels, Ruleset, Threat, class, label, threats};
use std::ops::Range;
use xiangqi::{Bitboard, ByColor, Move, Piece, Position, Square};

/// What happened over some plies, under a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The plies, as indices into [`History::plies`].
    pub plies: Range<usize>,
    /// Each of them.
    pub story: Vec<PlyStory>,
    /// What each side did with every move; nothing under a ruleset without a repetition rule.
    pub classes: ByColor<Class>,
}

/// What a ply did, in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyStory {
    /// The move.
    pub m: Move,
    /// What moved.
    pub piece: Piece,
    /// What it is called, the heaviest first; an idle move's kind follows `Idle`.
    pub labels: Vec<Label>,
    /// The attacks that make it so.
    pub attacks: Vec<Attack>,
    /// Whether a search ran into its bound.
    pub provisional: bool,
}

/// One attack: who, whom, and who stands by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// What kind it is of.
    pub label: Label,
    /// Where the attacker stands.
    pub attacker: Square,
    /// The attacker.
    pub by: Piece,
    /// Where the victim stands.
    pub victim: Square,
    /// The victim.
    pub of: Piece,
    /// Who protects the victim truly.
    pub protectors: Bitboard,
    /// Who only seems to.
    pub fake_protectors: Bitboard,
}

impl Ruleset {
    /// Tells what these plies did under this ruleset.
    ///
    /// # Panics
    ///
    /// When the history does not have these plies.
    pub fn explain(&self, history: &History, plies: Range<usize>) -> Explanation {
        let labels = label::over(self, history, plies.clone());
        let facts = history.facts(plies.clone());
        let mut past = history.clone();
        past.truncate(plies.start);
        let mut position = past.position().clone();
        let mut story = Vec::new();
        for (labels, facts) in labels.iter().zip(&facts) {
            let before = position.clone();
            position.play_unchecked(facts.m);
            story.push(tell(&before, &position, labels, facts));
        }
        let classes = match &self.parts().repetition {
            Some(rule) => class::classes(rule, self.parts().chase.as_ref(), &labels),
            None => ByColor::default(),
        };
        Explanation {
            plies,
            story,
            classes,
        }
    }
}

fn tell(before: &Position, after: &Position, labels: &PlyLabels, facts: &Facts) -> PlyStory {
    let board = after.board();
    let mut attacks = Vec::new();
    let general = after.general(!facts.color);
    for checker in facts.checkers {
        if let (Some(by), Some(of)) = (board.piece_at(checker), board.piece_at(general)) {
            attacks.push(Attack {
                label: Label::Check,
                attacker: checker,
                by,
                victim: general,
                of,
                protectors: Bitboard::EMPTY,
                fake_protectors: Bitboard::EMPTY,
            });
        }
    }
    for chase in &labels.chases {
        // One man may be chased by one other for several reasons.
        let attack = attack(Label::Chase, &chase.threat);
        if !attacks.contains(&attack) {
            attacks.push(attack);
        }
    }
    let mut names = Vec::new();
    let kinds = [
        (labels.check, Label::Check),
        (labels.kill, Label::Kill),
        (!labels.chases.is_empty(), Label::Chase),
    ];
    names.extend(kinds.iter().filter(|(is, _)| *is).map(|&(_, label)| label));
    if names.is_empty() {
        names.push(Label::Idle);
        if let Some((label, attack)) = idle_kind(before, after, facts, labels.exchange) {
            names.push(label);
            attacks.extend(attack);
        }
    }
    PlyStory {
        m: facts.m,
        piece: board.piece_at(facts.m.to).expect("it has just moved there"),
        labels: names,
        attacks,
        provisional: labels.provisional,
    }
}

fn attack(label: Label, threat: &Threat) -> Attack {
    Attack {
        label,
        attacker: threat.attacker,
        by: threat.by,
        victim: threat.victim,
        of: threat.of,
        protectors: threat.roots,
        fake_protectors: threat.fake_roots,
    }
}

/// What an idle move is for, if that can be told from the board: an exchange offered, a protected
/// man followed, a man offered, a man blocked.
fn idle_kind(
    before: &Position,
    after: &Position,
    facts: &Facts,
    exchange: Option<bool>,
) -> Option<(Label, Option<Attack>)> {
    let new = |threat: &&Threat| facts.earlier(threat).is_none();
    let exchanges = |threat: &&Threat| threat.by.role == threat.of.role && threat.returned;
    let mutual = facts.after.iter().filter(new).find(exchanges);
    let exchanged = mutual.map(|threat| attack(Label::Exchange, threat));
    if exchange.unwrap_or(exchanged.is_some()) {
        return Some((Label::Exchange, exchanged));
    }
    let rooted = |threat: &&Threat| !threat.roots.is_empty();
    if let Some(threat) = facts.after.iter().filter(new).find(rooted) {
        return Some((Label::Follow, Some(attack(Label::Follow, threat))));
    }
    let enemy = !facts.color;
    let stood_safe = before.board().attackers(enemy, facts.m.from).is_empty();
    if stood_safe
        && threats(after.board(), enemy)
            .iter()
            .any(|t| t.victim == facts.m.to && t.roots.is_empty())
    {
        return Some((Label::Offer, None));
    }
    blocks(before, after, facts.m).then_some((Label::Block, None))
}

/// Whether the move stands in the way of an enemy man that was looking at one of the mover's men.
fn blocks(before: &Position, after: &Position, m: Move) -> bool {
    let own = before.board().by_color(before.turn()) - Bitboard::from_square(m.from);
    let enemies = before.board().by_color(!before.turn()) - Bitboard::from_square(m.to);
    enemies.into_iter().any(|man| {
        let covered = before.board().reach(man) - after.board().reach(man);
        !(covered & own).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(fen: &str, moves: &str) -> Vec<Vec<Label>> {
        let mut history = History::new(Position::from_fen(fen).unwrap());
        for m in moves.split_whitespace() {
            history.push(m.parse().unwrap()).unwrap();
        }
        let rules = Ruleset::named("wxf-2018").unwrap();
        let explanation = rules.explain(&history, 0..history.len());
        explanation
            .story
            .into_iter()
            .map(|ply| ply.labels)
            .collect()
    }

    #[test]
    fn attacks_are_told_before_what_is_idle() {
        assert_eq!(
            labels("3k5/9/9/9/9/c8/9/1R7/9/4K4 w - - 0 1", "b2a2 d9d8 a2d2"),
            [vec![Label::Chase], vec![Label::Idle], vec![Label::Check]]
        );
    }

    #[test]
    fn idle_moves_say_what_they_are_for() {
        assert_eq!(
            labels("3k5/9/9/9/9/r8/9/1R7/9/4K4 w - - 0 1", "b2a2"),
            [[Label::Idle, Label::Exchange]]
        );
        assert_eq!(
            labels("3k5/9/9/r8/9/p8/9/1R7/9/4K4 w - - 0 1", "b2a2"),
            [[Label::Idle, Label::Follow]]
        );
        // Between the chariot and the horse, and protected there.
        assert_eq!(
            labels("3k5/9/9/9/9/r5N2/9/9/2C6/2R1K4 w - - 0 1", "c1c4"),
            [[Label::Idle, Label::Block]]
        );
        assert_eq!(
            labels("3k5/9/9/9/9/r8/9/9/2C6/2R1K4 w - - 0 1", "c1c4"),
            [[Label::Idle]],
            "the chariot looked at nothing there"
        );
        assert_eq!(
            labels("3k5/9/9/9/9/r8/9/2N6/9/4K4 w - - 0 1", "c2d4"),
            [[Label::Idle, Label::Offer]]
        );
    }
}
