//! The file of cases: one JSON object a line.

use locale::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

use crate::input::{self, Complaint};

/// The largest file, in MiB.
const MOST: u16 = 256;
/// How much is said of what is wrong with a line.
const EXCERPT: usize = 200;

/// What is expected of a position or a game, and under which rulesets.
#[derive(Clone, Debug, Deserialize)]
#[serde(expecting = "a case, which is a JSON object")]
pub(super) struct Case {
    /// The line it stands in.
    #[serde(skip)]
    pub(super) line: usize,
    pub(super) id: String,
    /// Whose rules these are: a ruleset of ours, or what a stand-in is for.
    pub(super) ruleset: String,
    #[serde(default)]
    pub(super) also_rulesets: Vec<String>,
    pub(super) kind: Kind,
    pub(super) fen: String,
    #[serde(default)]
    pub(super) moves: Vec<String>,
    pub(super) expected: String,
    #[serde(default)]
    pub(super) rule_point: String,
    /// What each ply does, from the first one on.
    #[serde(default)]
    pub(super) natures: Vec<String>,
    #[serde(default)]
    pub(super) disputed: Value,
    /// What other programs answer.
    #[serde(default)]
    pub(super) engines: BTreeMap<String, String>,
    /// Moves that must be refused after the last one.
    #[serde(default)]
    pub(super) refused: Vec<String>,
    /// All the legal moves after the last one.
    pub(super) legal_moves: Option<Vec<String>>,
    /// Some that are not legal.
    #[serde(default)]
    pub(super) illegal_moves: Vec<String>,
    /// Whether the side to move is in check.
    pub(super) in_check: Option<bool>,
}

/// What a case is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    /// What a repetition leads to.
    Repetition,
    /// Whether the man that the last move takes is protected.
    RootFact,
    /// Which moves are legal.
    LegalMoves,
    /// Whether the material suffices.
    Material,
    /// What the counts of plies lead to.
    NoProgress,
    /// Which check or chase is one too many.
    CountLimit,
    /// Mate and stalemate.
    GameEnd,
    /// Whom the last move chases.
    ChaseFact,
    /// Something that is not judged here.
    #[serde(other)]
    Unknown,
}

impl Kind {
    /// The name, as in the file.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::RootFact => "root_fact",
            Self::LegalMoves => "legal_moves",
            Self::Material => "material",
            Self::NoProgress => "no_progress",
            Self::CountLimit => "count_limit",
            Self::GameEnd => "game_end",
            Self::ChaseFact => "chase_fact",
            Self::Unknown => "unknown",
        }
    }
}

impl Case {
    /// Whether the expected answer is in doubt.
    pub(super) fn is_disputed(&self) -> bool {
        let marked = !matches!(self.disputed, Value::Null | Value::Bool(false));
        marked || self.ruleset == "disputed"
    }

    /// Why the expected answer is in doubt.
    pub(super) fn dispute(&self) -> &str {
        self.disputed.as_str().unwrap_or(&self.rule_point)
    }

    /// The rulesets it is a case of, each once.
    pub(super) fn rulesets(&self) -> Vec<&str> {
        let mut rulesets = vec![self.ruleset.as_str()];
        for also in &self.also_rulesets {
            if !rulesets.contains(&also.as_str()) {
                rulesets.push(also);
            }
        }
        rulesets
    }
}

/// Reads the cases of a file.
pub(super) fn read(path: &str, lang: Language) -> anyhow::Result<Result<Vec<Case>, Complaint>> {
    let text = input::text(path, MOST, lang)?;
    Ok(text.and_then(|text| {
        let lines = (1..).zip(text.lines());
        let lines = lines.filter(|(_, line)| !line.trim().is_empty());
        lines
            .map(|(number, line)| case(path, number, line))
            .collect()
    }))
}

fn case(path: &str, number: usize, line: &str) -> Result<Case, Complaint> {
    let read = serde_json::from_str(line).map(|case| Case {
        line: number,
        ..case
    });
    read.map_err(|error| {
        // The parser saw one line only, and says so.
        let (text, column) = (error.to_string(), error.column());
        let why = text.rsplit_once(" at line ").map_or(&*text, |(why, _)| why);
        let why = input::excerpt(why, EXCERPT);
        Complaint::one(format!("{path}:{number}:{column}: {why}"))
    })
}
