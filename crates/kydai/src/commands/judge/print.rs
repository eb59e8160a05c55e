//! The ruling for people.

use std::io::{self, Write};

use arbiter::{Attack, Label, PlyStory};
use locale::{Language, Message};
use xiangqi::{Bitboard, Color, Position};

use super::Ruled;
use super::view::Counters;
use crate::speaker::Speaker;

/// Prints the ruling, what it rests on, what the plies did, and the counts.
pub(super) fn print(ruled: &Ruled<'_>, speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let status = Message::plain("ruling-status").with("status", ruled.trial.status().name());
    writeln!(out, "{}\n{}", speaker.say(&status), ruled.sentence)?;
    for line in grounds(ruled, speaker) {
        writeln!(out, "{line}")?;
    }
    if !ruled.told.story.is_empty() {
        writeln!(out)?;
    }
    plies(ruled, speaker, out)?;
    if ruled.cycle.is_some() && ruled.trial.rules.parts().repetition.is_some() {
        for color in Color::ALL {
            let line = Message::plain("class-line")
                .with("side", speaker.side(color))
                .with("class", speaker.class(&ruled.whole, &ruled.story, color));
            writeln!(out, "{}", speaker.say(&line))?;
        }
    }
    writeln!(out, "\n{}", counters(ruled, speaker))
}

/// The article, the circle, where the game ended, and whether a search ran out.
fn grounds(ruled: &Ruled<'_>, speaker: &Speaker) -> Vec<String> {
    let trial = &ruled.trial;
    let mut lines = Vec::new();
    lines.extend(speaker.article(trial));
    if let Some(cycle) = &ruled.cycle {
        let message = Message::plain("ruling-cycle")
            .with("from", cycle.start + 1)
            .with("to", cycle.end);
        lines.push(speaker.say(&message));
    }
    if let Some(ply) = trial.ended_at() {
        let message = Message::plain("ruling-ended")
            .with("ply", ply)
            .with("left", trial.left);
        lines.push(speaker.say(&message));
    }
    if ruled.is_provisional() {
        lines.push(speaker.say(&Message::plain("ruling-provisional")));
    }
    lines
}

fn plies(ruled: &Ruled<'_>, speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let mut position = ruled.whole.start().clone();
    let moves: Vec<_> = ruled.whole.moves().collect();
    for &m in &moves[..ruled.told.plies.start] {
        position.play_unchecked(m);
    }
    for (ply, story) in ruled.shown() {
        let written = written(&position, story, speaker.lang());
        position.play_unchecked(story.m);
        writeln!(out, "{ply:>4}. {written}  {}", did(story, speaker))?;
    }
    Ok(())
}

/// The move in coordinates, and in the notation that Vietnamese players write.
fn written(position: &Position, story: &PlyStory, lang: Language) -> String {
    match record::notation::vietnamese::write(position, story.m) {
        Ok(notation) if lang == Language::Vi => format!("{} {notation:<5}", story.m),
        _ => story.m.to_string(),
    }
}

/// What a ply did, piece by piece.
fn did(story: &PlyStory, speaker: &Speaker) -> String {
    let mut parts = Vec::new();
    let checks: Vec<_> = of(story, Label::Check).collect();
    match checks[..] {
        [] => {}
        [check] => parts.push(speaker.say(&who("ply-check", check))),
        _ => {
            let squares = checks.iter().map(|check| check.attacker.to_string());
            let squares = squares.collect::<Vec<_>>().join(", ");
            parts.push(speaker.say(&Message::plain("ply-check-many").with("squares", squares)));
        }
    }
    if story.labels.contains(&Label::Kill) {
        parts.extend(kills(story).iter().map(|kill| speaker.say(kill)));
    }
    for attack in of(story, Label::Chase) {
        parts.push(chase(attack, speaker));
    }
    if story.labels.first() == Some(&Label::Idle) {
        parts.push(idle(story, speaker));
    }
    if story.provisional {
        parts.push(speaker.say(&Message::plain("ply-kill-unknown")));
    }
    parts
        .into_iter()
        .reduce(|first, rest| joined(speaker, first, rest))
        .unwrap_or_default()
}

fn of(story: &PlyStory, label: Label) -> impl Iterator<Item = &Attack> {
    story
        .attacks
        .iter()
        .filter(move |attack| attack.label == label)
}

/// Who threatens mate; the mover, where the search does not say who.
fn kills(story: &PlyStory) -> Vec<Message> {
    let told: Vec<_> = of(story, Label::Kill)
        .map(|kill| who("ply-kill-plain", kill))
        .collect();
    if told.is_empty() {
        vec![mover("ply-kill-plain", story)]
    } else {
        told
    }
}

fn chase(attack: &Attack, speaker: &Speaker) -> String {
    let root = match (attack.protectors, attack.fake_protectors) {
        (Bitboard::EMPTY, Bitboard::EMPTY) => "none",
        (Bitboard::EMPTY, _) => "fake",
        _ => "real",
    };
    let chase = speaker.say(&who("ply-chase", attack).with("root", root));
    if root != "fake" {
        return chase;
    }
    let fake = attack
        .fake_protectors
        .into_iter()
        .map(|square| square.to_string());
    let fake = Message::plain("ply-protected-falsely")
        .with("squares", fake.collect::<Vec<_>>().join(", "));
    joined(speaker, chase, speaker.say(&fake))
}

/// What an idle move is for.
fn idle(story: &PlyStory, speaker: &Speaker) -> String {
    let kind = story.labels.get(1).copied().unwrap_or(Label::Idle);
    let message = match (kind, of(story, kind).next()) {
        (Label::Exchange, Some(attack)) => who("ply-exchange", attack),
        (Label::Follow, Some(attack)) => who("ply-follow", attack),
        (Label::Offer, _) => mover("ply-offer", story),
        (Label::Block, _) => mover("ply-block", story),
        _ => Message::plain("ply-idle"),
    };
    speaker.say(&message)
}

fn joined(speaker: &Speaker, first: String, rest: String) -> String {
    let message = Message::plain("ply-joined").with("first", first);
    speaker.say(&message.with("rest", rest))
}

/// A message about the man that moved.
fn mover(id: &'static str, story: &PlyStory) -> Message {
    Message::plain(id)
        .with("role", story.piece.role.to_string())
        .with("square", story.m.to.to_string())
}

/// A message about an attack: who attacks from where, and whom.
fn who(id: &'static str, attack: &Attack) -> Message {
    Message::plain(id)
        .with("role", attack.by.role.to_string())
        .with("square", attack.attacker.to_string())
        .with("victim", attack.of.role.to_string())
        .with("target", attack.victim.to_string())
}

fn counters(ruled: &Ruled<'_>, speaker: &Speaker) -> String {
    let counters = Counters::of(ruled);
    let message = Message::plain("ruling-counters")
        .with("times", usize::from(counters.times))
        .with("red", usize::from(counters.checks_in_a_row.red))
        .with("black", usize::from(counters.checks_in_a_row.black))
        .with("nocapture", usize::from(counters.no_capture))
        .with("noprogress", usize::from(counters.no_progress))
        .with("plies", counters.plies);
    speaker.say(&message)
}
