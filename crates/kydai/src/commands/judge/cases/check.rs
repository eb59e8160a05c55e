//! What we answer to a case, and whether it is what is expected.

use std::collections::BTreeSet;

use arbiter::{Arbiter, History, Label, NoFaultRule, Notice, Reason, Ruleset, can_mate, threats};
use xiangqi::{Color, Diagram, Move, Position};

use super::super::outcome::{AtFault, Status};
use super::super::trial::{End, Trial};
use super::case::{Case, Kind};

/// Our answer.
#[derive(Debug)]
pub(super) struct Answer {
    /// In the words in which the case expects one.
    pub(super) got: String,
    pub(super) agrees: bool,
    /// Of cases that are games.
    pub(super) status: Option<Status>,
    pub(super) at_fault: Option<AtFault>,
    /// The labels of the plies that the case names the nature of.
    pub(super) labels: Vec<Vec<Label>>,
}

impl Answer {
    /// An answer that must be word for word what is expected.
    fn of(case: &Case, got: String) -> Self {
        Self {
            agrees: got == case.expected,
            got,
            status: None,
            at_fault: None,
            labels: Vec::new(),
        }
    }

    /// How many plies have the nature that the case says.
    pub(super) fn natures(&self, case: &Case) -> usize {
        let plies = case.natures.iter().zip(&self.labels);
        plies.filter(|(nature, labels)| has(labels, nature)).count()
    }
}

/// Whether a ply is what the case says: the heaviest of what it is; of an idle move also its kind.
fn has(labels: &[Label], nature: &str) -> bool {
    let named = |label: &Label| name(*label) == nature;
    match labels {
        [Label::Idle, kinds @ ..] => nature == "idle" || kinds.iter().any(named),
        labels => labels.first().is_some_and(named),
    }
}

/// The name of a label, as in the JSON.
pub(super) const fn name(label: Label) -> &'static str {
    match label {
        Label::Check => "check",
        Label::Kill => "kill",
        Label::Chase => "chase",
        Label::Idle => "idle",
        Label::Exchange => "exchange",
        Label::Offer => "offer",
        Label::Block => "block",
        Label::Follow => "follow",
    }
}

/// Our answer under these rules. A case that cannot be played is answered by what is wrong with it.
pub(super) fn answer(case: &Case, rules: &Ruleset) -> Answer {
    let flags = case.kind == Kind::Material && case.expected.contains("_win");
    let answer = if flags {
        material(case)
    } else {
        play(case).and_then(|(start, moves)| match case.kind {
            Kind::RootFact => root_fact(case, &start, &moves),
            Kind::LegalMoves => Ok(legal_moves(case, &start, &moves)),
            Kind::ChaseFact => Ok(chase_fact(case, rules, start, &moves)),
            Kind::CountLimit => count_limit(case, rules, start, &moves),
            Kind::Unknown => Err(format!("line {}: this kind is not judged", case.line)),
            _ => Ok(game(case, rules, start, &moves)),
        })
    };
    answer.unwrap_or_else(|fault| Answer::of(case, format!("invalid: {fault}")))
}

/// The start and the moves, all legal.
fn play(case: &Case) -> Result<(Position, Vec<Move>), String> {
    let start = Position::from_fen(&case.fen).map_err(|error| error.to_string())?;
    let mut position = start.clone();
    let mut moves = Vec::new();
    for text in &case.moves {
        let m: Move = text.parse().map_err(|error| format!("{text}: {error}"))?;
        position.play(m).map_err(|why| format!("{text}: {why}"))?;
        moves.push(m);
    }
    Ok((start, moves))
}

fn after(start: &Position, moves: &[Move]) -> Position {
    let mut position = start.clone();
    for &m in moves {
        position.play_unchecked(m);
    }
    position
}

/// A game that is judged move by move.
fn game(case: &Case, rules: &Ruleset, start: Position, moves: &[Move]) -> Answer {
    let trial = Trial::of(rules, start.clone(), moves);
    let got = verdict(&trial);
    let agrees = got == case.expected
        || match case.expected.as_str() {
            "draw" => case.kind == Kind::Repetition && is_no_fault(&trial, &got),
            "no_decision" => got == "no_fault",
            "draw_claimable" => is_upheld(&trial),
            _ => false,
        };
    Answer {
        agrees,
        status: Some(trial.status()),
        at_fault: Some(trial.at_fault()),
        labels: natures(case, rules, start, moves),
        got,
    }
}

/// What a trial comes to, in the words of the cases.
fn verdict(trial: &Trial<'_>) -> String {
    match (&trial.end, trial.at_fault()) {
        (End::Checkmate, _) => format!("{}_wins_checkmate", !trial.history.position().turn()),
        (End::Stalemate, _) => format!("{}_wins_stalemate", !trial.history.position().turn()),
        (_, AtFault::Red) => "red_at_fault".to_owned(),
        (_, AtFault::Black) => "black_at_fault".to_owned(),
        (_, AtFault::Both) => "both_at_fault".to_owned(),
        (End::Over(_), AtFault::None) => "draw".to_owned(),
        (End::Ongoing(Some(Notice::Claimable { .. })), _) => "draw_claimable".to_owned(),
        // Refused, and nobody is accused; or the position has come back and nobody is.
        (End::Refused(..), _) => "no_fault".to_owned(),
        (End::Ongoing(_), _) if may_come_back(trial) => "no_fault".to_owned(),
        (End::Ongoing(_), _) => "no_decision".to_owned(),
    }
}

/// Whether the ruleset would have told by now that a side must vary, and does not call a repetition
/// without fault a draw.
fn may_come_back(trial: &Trial<'_>) -> bool {
    let times = trial.history.plies().last().map_or(1, |ply| ply.times);
    match &trial.rules.parts().repetition {
        None => times > 1,
        Some(rule) => times + 1 >= rule.occurrences && rule.no_fault != NoFaultRule::Draw,
    }
}

/// Where neither side is at fault, a ruleset may draw, let a draw be claimed, refuse or go on.
fn is_no_fault(trial: &Trial<'_>, got: &str) -> bool {
    let repetition = Notice::Claimable {
        reason: Reason::Repetition,
    };
    got == "no_fault" || trial.end == End::Ongoing(Some(repetition))
}

/// Whether the arbiter grants a draw that is asked for.
fn is_upheld(trial: &Trial<'_>) -> bool {
    let turn = trial.history.position().turn();
    let answer = trial.rules.draw_offer(&trial.history, turn);
    matches!(answer, arbiter::OfferRuling::Upheld(_))
}

/// The labels of the plies whose natures the case tells, whatever has been ruled meanwhile.
fn natures(case: &Case, rules: &Ruleset, start: Position, moves: &[Move]) -> Vec<Vec<Label>> {
    let mut history = History::new(start);
    for &m in moves.iter().take(case.natures.len()) {
        history.push(m).expect("the moves are legal");
    }
    let told = rules.explain(&history, 0..history.len());
    told.story.into_iter().map(|ply| ply.labels).collect()
}

/// Whether the square of the last move is protected: of a capture, whether the arbiter knows a real
/// root; of another move, whether the opponent may take there.
fn root_fact(case: &Case, start: &Position, moves: &[Move]) -> Result<Answer, String> {
    let (&last, before) = moves.split_last().ok_or("there is no move")?;
    let position = after(start, before);
    let found = threats(position.board(), position.turn());
    let capture = found
        .iter()
        .find(|threat| threat.attacker == last.from && threat.victim == last.to);
    let is_protected = if let Some(capture) = capture {
        !capture.roots.is_empty()
    } else {
        let replies = after(&position, &[last]).legal_moves();
        replies.iter().any(|reply| reply.to == last.to)
    };
    let got = if is_protected {
        "target_protected"
    } else {
        "target_unprotected"
    };
    Ok(Answer::of(case, got.to_owned()))
}

/// Whether the legal moves and the check are those of the case.
fn legal_moves(case: &Case, start: &Position, moves: &[Move]) -> Answer {
    let position = after(start, moves);
    let legal: BTreeSet<_> = texts(&position.legal_moves());
    let wrong: Vec<_> = case
        .illegal_moves
        .iter()
        .filter(|m| legal.contains(*m))
        .collect();
    let listed = case.legal_moves.as_ref().is_none_or(|expected| {
        let expected: BTreeSet<_> = expected.iter().cloned().collect();
        expected == legal
    });
    let check = case
        .in_check
        .is_none_or(|check| check == position.is_check());
    let agrees = listed && wrong.is_empty() && check;
    let list = legal.into_iter().collect::<Vec<_>>().join(" ");
    let got = if agrees {
        case.expected.clone()
    } else {
        format!("check {}, moves {list}", position.is_check())
    };
    Answer::of(case, got)
}

fn texts(moves: &[Move]) -> BTreeSet<String> {
    moves.iter().map(Move::to_string).collect()
}

/// Who has what it takes to win. These boards may have their generals face each other.
fn material(case: &Case) -> Result<Answer, String> {
    let diagram = Diagram::from_fen(&case.fen).map_err(|error| error.to_string())?;
    let board = diagram.diagram.board;
    let got = match Color::ALL.map(|color| can_mate(&board, color)) {
        [true, true] => "both_can_win",
        [true, false] => "only_red_can_win",
        [false, true] => "only_black_can_win",
        [false, false] => "both_cannot_win",
    };
    Ok(Answer::of(case, got.to_owned()))
}

/// Whom the last move chases.
fn chase_fact(case: &Case, rules: &Ruleset, start: Position, moves: &[Move]) -> Answer {
    let mut history = History::new(start);
    for &m in moves {
        history.push(m).expect("the moves are legal");
    }
    let last = history.len().saturating_sub(1)..history.len();
    let told = rules.explain(&history, last);
    let attacks = told.story.iter().flat_map(|ply| &ply.attacks);
    let chases = attacks.filter(|attack| attack.label == Label::Chase);
    let victims: BTreeSet<_> = chases.map(|chase| chase.victim.to_string()).collect();
    let (name, expected) = case
        .expected
        .split_once('=')
        .unwrap_or((&case.expected, ""));
    let expected = expected.split([',', ' ']).filter(|text| text.len() == 2);
    let agrees = expected.map(str::to_owned).collect::<BTreeSet<_>>() == victims;
    let victims = victims.into_iter().collect::<Vec<_>>().join(",");
    let got = format!("{name}={victims}");
    Answer {
        agrees,
        ..Answer::of(case, got)
    }
}

/// Which check or chase is one too many: a move that is refused, or that loses.
fn count_limit(
    case: &Case,
    rules: &Ruleset,
    start: Position,
    moves: &[Move],
) -> Result<Answer, String> {
    let trial = Trial::of(rules, start, moves);
    let got = match (&trial.end, case.refused.is_empty()) {
        (End::Ongoing(_), false) => refused(case, &trial)?,
        (End::Ongoing(_), true) => any_limit(&trial),
        _ => limit(&trial),
    };
    Ok(Answer {
        status: Some(trial.status()),
        at_fault: Some(trial.at_fault()),
        ..Answer::of(case, got)
    })
}

/// The limit that a trial has met, if it has.
fn limit(trial: &Trial<'_>) -> String {
    match (trial.reason(), trial.at_fault()) {
        (Some(Reason::TooManyChecks), AtFault::Red) => "red_check_limit".to_owned(),
        (Some(Reason::TooManyChecks), AtFault::Black) => "black_check_limit".to_owned(),
        (Some(Reason::TooManyChases), AtFault::Red) => "red_chase_limit".to_owned(),
        (Some(Reason::TooManyChases), AtFault::Black) => "black_chase_limit".to_owned(),
        _ => verdict(trial),
    }
}

/// The limit that each of the case's moves meets.
fn refused(case: &Case, trial: &Trial<'_>) -> Result<String, String> {
    let mut met = Vec::new();
    for text in &case.refused {
        let m: Move = text.parse().map_err(|error| format!("{text}: {error}"))?;
        let mut next = trial.history.position().clone();
        next.play(m).map_err(|why| format!("{text}: {why}"))?;
        met.push(limit(&trial.with(m)));
    }
    met.dedup();
    Ok(met.join(" "))
}

/// The limit that some next move meets.
fn any_limit(trial: &Trial<'_>) -> String {
    let moves = trial.history.position().legal_moves();
    let limits = moves.iter().map(|&m| limit(&trial.with(m)));
    let met = limits.into_iter().find(|limit| limit.ends_with("_limit"));
    met.unwrap_or_else(|| verdict(trial))
}
