//! What a ruling rests on, as the wire tells it.

use crate::convert::{self, color};
use arbiter::{Attack, Explanation, Label, PlyStory};
use game::Game;
use protocol as wire;
use xiangqi::{Bitboard, Role};

/// The most plies that are told one by one: a circle is short, a series in a row need not be.
const MOST_PLIES: usize = 48;

/// What the arbiter's ruling that ended the game rests on, or its warning that a side is at fault.
pub fn of(game: &Game) -> Option<wire::Ruling> {
    let grounds = game.grounds()?;
    let ruleset = &game.settings().ruleset;
    let mut plies = grounds.plies;
    plies.start = plies.start.max(plies.end.saturating_sub(MOST_PLIES));
    let first_ply = u16::try_from(plies.start + 1).unwrap_or(u16::MAX);
    let story = if plies.is_empty() {
        Vec::new()
    } else {
        let Explanation { story, .. } = ruleset.explain(game.history(), plies);
        story.iter().map(ply).collect()
    };
    Some(wire::Ruling {
        reason: convert::reason(grounds.reason.into()),
        by: grounds.by.map(color),
        article: ruleset.article(grounds.reason).map(str::to_owned),
        times: grounds.times,
        first_ply,
        plies: story,
    })
}

fn ply(story: &PlyStory) -> wire::RuledPly {
    wire::RuledPly {
        mv: story.m.to_string(),
        piece: role(story.piece.role),
        labels: story.labels.iter().copied().map(label).collect(),
        attacks: story.attacks.iter().map(attack).collect(),
        provisional: story.provisional,
    }
}

fn attack(attack: &Attack) -> wire::Attack {
    wire::Attack {
        label: label(attack.label),
        by: role(attack.by.role),
        attacker: attack.attacker.to_string(),
        of: role(attack.of.role),
        victim: attack.victim.to_string(),
        protectors: squares(attack.protectors),
        fake_protectors: squares(attack.fake_protectors),
    }
}

fn squares(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

fn label(label: Label) -> wire::Label {
    match label {
        Label::Check => wire::Label::Check,
        Label::Kill => wire::Label::Kill,
        Label::Chase => wire::Label::Chase,
        Label::Idle => wire::Label::Idle,
        Label::Exchange => wire::Label::Exchange,
        Label::Offer => wire::Label::Offer,
        Label::Block => wire::Label::Block,
        Label::Follow => wire::Label::Follow,
    }
}

fn role(role: Role) -> wire::Role {
    match role {
        Role::General => wire::Role::General,
        Role::Advisor => wire::Role::Advisor,
        Role::Elephant => wire::Role::Elephant,
        Role::Horse => wire::Role::Horse,
        Role::Chariot => wire::Role::Chariot,
        Role::Cannon => wire::Role::Cannon,
        Role::Soldier => wire::Role::Soldier,
    }
}
