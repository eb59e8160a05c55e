//! The ruling as JSON.

use arbiter::{Attack, History, Label, Notice, PlyStory};
use serde::Serialize;
use std::ops::Range;
use xiangqi::{Bitboard, Color, Square};

use super::Ruled;
use super::outcome::{AtFault, Status, code};

/// A ruling.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    status: Status,
    at_fault: AtFault,
    ruleset: &'a str,
    /// The article it rests on; the ruleset's source may give none.
    rule: Option<&'a str>,
    reason: Option<&'static str>,
    sentence: &'a str,
    /// The ply that ended the game, and how many of the given moves came after it.
    ended_at_ply: Option<usize>,
    moves_after: usize,
    cycle: Option<Plies>,
    /// All the plies that the ruling rests on: the cycle as often as it counts.
    window: Option<Plies>,
    plies: Vec<PlyView>,
    notice: Option<NoticeView>,
    counters: Counters,
    provisional: bool,
}

/// Some plies in a row, numbered from 1.
#[derive(Debug, Serialize)]
struct Plies {
    start_ply: usize,
    length: usize,
}

impl From<Range<usize>> for Plies {
    fn from(plies: Range<usize>) -> Self {
        Self {
            start_ply: plies.start + 1,
            length: plies.len(),
        }
    }
}

/// What a ply did.
#[derive(Debug, Serialize)]
struct PlyView {
    ply: usize,
    r#move: String,
    piece: char,
    labels: Vec<Label>,
    /// Who is checked, threatened or chased, by whom, and who protects them; an idle move has none.
    victims: Vec<String>,
    attackers: Vec<String>,
    protectors: Vec<String>,
    attacks: Vec<AttackView>,
    provisional: bool,
}

/// One attack of a ply.
#[derive(Debug, Serialize)]
struct AttackView {
    label: Label,
    attacker: String,
    by: char,
    victim: String,
    of: char,
    protectors: Vec<String>,
    fake_protectors: Vec<String>,
}

/// What both sides are told while the game goes on.
#[derive(Debug, Serialize)]
struct NoticeView {
    kind: &'static str,
    /// So far, and when the ruling falls.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<u16>,
    /// Whom it is about, and what that side does.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<AtFault>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
}

/// The counts after the last ply that was played.
#[derive(Debug, Serialize)]
pub(super) struct Counters {
    /// The occurrences of the position, and the one at which the ruleset rules.
    pub(super) times: u16,
    pub(super) limit: Option<u16>,
    pub(super) checks_in_a_row: Both,
    /// Plies since the last capture, and since the last progress of this game.
    pub(super) no_capture: u16,
    pub(super) no_progress: u16,
    pub(super) plies: usize,
}

/// A number for each side.
#[derive(Debug, Serialize)]
pub(super) struct Both {
    pub(super) red: u16,
    pub(super) black: u16,
}

impl<'a> View<'a> {
    pub(super) fn of(ruled: &'a Ruled<'_>) -> Self {
        let trial = &ruled.trial;
        let reason = trial.reason();
        Self {
            status: trial.status(),
            at_fault: trial.at_fault(),
            ruleset: trial.rules.id(),
            rule: reason.and_then(|reason| trial.rules.article(reason)),
            reason: trial.cause(),
            sentence: &ruled.sentence,
            ended_at_ply: trial.ended_at(),
            moves_after: trial.left,
            cycle: ruled.cycle.clone().map(Plies::from),
            window: ruled.window.clone().map(Plies::from),
            plies: ruled
                .shown()
                .map(|(ply, story)| PlyView::of(ply, story))
                .collect(),
            notice: match &trial.end {
                super::trial::End::Ongoing(notice) => notice.map(NoticeView::of),
                _ => None,
            },
            counters: Counters::of(ruled),
            provisional: ruled.is_provisional(),
        }
    }
}

impl PlyView {
    fn of(ply: usize, story: &PlyStory) -> Self {
        let real = || story.attacks.iter().filter(|attack| attack.is_real());
        let mut protectors = Bitboard::EMPTY;
        for attack in real() {
            protectors |= attack.protectors;
        }
        Self {
            ply,
            r#move: story.m.to_string(),
            piece: story.piece.fen_char(),
            labels: story.labels.clone(),
            victims: squares(set(real().map(|attack| attack.victim))),
            attackers: squares(set(real().map(|attack| attack.attacker))),
            protectors: squares(protectors),
            attacks: story.attacks.iter().map(AttackView::of).collect(),
            provisional: story.provisional,
        }
    }
}

/// What an attack is, as opposed to what an idle move is for.
pub(super) trait Real {
    fn is_real(&self) -> bool;
}

impl Real for Attack {
    fn is_real(&self) -> bool {
        matches!(self.label, Label::Check | Label::Kill | Label::Chase)
    }
}

impl AttackView {
    fn of(attack: &Attack) -> Self {
        Self {
            label: attack.label,
            attacker: attack.attacker.to_string(),
            by: attack.by.fen_char(),
            victim: attack.victim.to_string(),
            of: attack.of.fen_char(),
            protectors: squares(attack.protectors),
            fake_protectors: squares(attack.fake_protectors),
        }
    }
}

fn set(squares: impl Iterator<Item = Square>) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    for square in squares {
        set.insert(square);
    }
    set
}

fn squares(set: Bitboard) -> Vec<String> {
    set.into_iter().map(|square| square.to_string()).collect()
}

impl NoticeView {
    fn of(notice: Notice) -> Self {
        let told = |kind, count, limit, by: Option<Color>| Self {
            kind,
            count: Some(count),
            limit: Some(limit),
            by: by.map(AtFault::from),
            reason: None,
        };
        match notice {
            Notice::Repetition {
                times,
                limit,
                fault,
            } => Self {
                reason: fault.map(|fault| code(fault.reason)),
                ..told("repetition", times, limit, fault.map(|fault| fault.by))
            },
            Notice::Checks { by, times, limit } => told("checks", times, limit, Some(by)),
            Notice::Chases { by, times, limit } => told("chases", times, limit, Some(by)),
            Notice::NoCapture { plies, limit } => told("no-capture", plies, limit, None),
            Notice::NoProgress { plies, limit } => told("no-progress", plies, limit, None),
            Notice::Length { plies, limit } => told("length", plies, limit, None),
            Notice::Claimable { reason } => Self {
                kind: "claimable",
                count: None,
                limit: None,
                by: None,
                reason: Some(code(reason)),
            },
        }
    }
}

impl Counters {
    pub(super) fn of(ruled: &Ruled<'_>) -> Self {
        let history: &History = &ruled.trial.history;
        let last = history.plies().last();
        Self {
            times: last.map_or(1, |ply| ply.times),
            limit: ruled.trial.limit(),
            checks_in_a_row: Both {
                red: history.checks_by(Color::Red),
                black: history.checks_by(Color::Black),
            },
            no_capture: history.no_capture(),
            no_progress: last.map_or(0, |ply| ply.no_progress),
            plies: history.len(),
        }
    }
}
