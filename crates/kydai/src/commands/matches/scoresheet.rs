//! The games of a match, counted and written down.

use std::collections::BTreeMap;
use std::fmt;

use record::{Outcome, Record, Tree, headers};
use xiangqi::Color;

use super::elo::Results;
use super::game::{End, Fault, Game, Terms};

/// What has come out so far; the engines are counted from 0 as they were named.
#[derive(Clone, Debug)]
pub(crate) struct Scoresheet {
    names: [String; 2],
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    results: Results,
    /// Half points of the first engine in the pair under way.
    half_points: usize,
    ends: BTreeMap<String, u32>,
    faults: [Faults; 2],
}

/// What an engine should not have done, counted.
#[derive(Clone, Copy, Debug, Default)]
struct Faults {
    late: u32,
    illegal: u32,
    silent: u32,
}

impl Scoresheet {
    pub(crate) fn new(names: [String; 2]) -> Self {
        Self {
            names,
            games: 0,
            wins: 0,
            draws: 0,
            losses: 0,
            results: Results::default(),
            half_points: 0,
            ends: BTreeMap::new(),
            faults: [Faults::default(); 2],
        }
    }

    /// Counts a game in which the first engine had this colour, and says what it was.
    pub(crate) fn add(&mut self, game: &Game, first: Color) -> String {
        self.games += 1;
        let points = match game.end.loser() {
            None => {
                self.draws += 1;
                1
            }
            Some(color) if color == first => {
                self.losses += 1;
                0
            }
            Some(_) => {
                self.wins += 1;
                2
            }
        };
        self.half_points += points;
        if let End::Fault(color, fault) = &game.end {
            let [own, other] = &mut self.faults;
            let faults = if *color == first { own } else { other };
            match fault {
                Fault::Late { .. } => faults.late += 1,
                Fault::Illegal(_) => faults.illegal += 1,
                Fault::Silent(_) => faults.silent += 1,
            }
        }
        let kind = match &game.end {
            End::Fault(_, Fault::Late { .. }) => "time".to_owned(),
            End::Fault(_, Fault::Illegal(_)) => "illegal move".to_owned(),
            end => end.to_string(),
        };
        *self.ends.entry(kind).or_default() += 1;
        format!(
            "game {}: {} {}, {} plies, {}  [+{} ={} -{}]",
            self.games,
            self.names[0],
            ["lost", "drew", "won"][points],
            game.history.len(),
            game.end,
            self.wins,
            self.draws,
            self.losses
        )
    }

    /// Both games with one opening have been counted.
    pub(crate) fn end_pair(&mut self) {
        self.results.add_pair(std::mem::take(&mut self.half_points));
    }

    pub(crate) fn has_faults_of_first(&self) -> bool {
        let Faults {
            late,
            illegal,
            silent,
        } = self.faults[0];
        late + illegal + silent > 0
    }

    /// The game as it is written down.
    pub(crate) fn record(&self, game: &Game, first: Color, terms: Terms<'_>) -> Record {
        let mut record = Record::new(game.history.start().to_diagram());
        let [own, other] = &self.names;
        let (red, black) = match first {
            Color::Red => (own, other),
            Color::Black => (other, own),
        };
        record.headers.set(headers::EVENT, "kydai match");
        record.headers.set(headers::ROUND, self.games.to_string());
        record.headers.set(headers::RED, red);
        record.headers.set(headers::BLACK, black);
        record
            .headers
            .set(headers::TIME_CONTROL, terms.limit.to_string());
        record
            .headers
            .set(headers::TERMINATION, game.end.to_string());
        record.outcome = match game.end.loser() {
            Some(color) => Outcome::Won(!color),
            None => Outcome::Drawn,
        };
        let mut node = Tree::ROOT;
        for (m, (thought, used)) in game.history.moves().zip(&game.thoughts) {
            node = record.tree.add(node, m);
            let annotation = record.tree.annotation_mut(node);
            annotation.comment = format!("{thought} {} ms", used.as_millis());
        }
        record
    }
}

impl fmt::Display for Scoresheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [own, other] = &self.names;
        let (wins, draws, losses) = (self.wins, self.draws, self.losses);
        writeln!(f, "{own} against {other}")?;
        writeln!(f, "{} games: +{wins} ={draws} -{losses}", self.games)?;
        if let (Some(score), Some(elo)) = (self.results.score(), self.results.elo()) {
            writeln!(f, "{:.1} % of the points, {elo}", score * 100.0)?;
        }
        let ends: Vec<_> = self
            .ends
            .iter()
            .map(|(end, n)| format!("{end} {n}"))
            .collect();
        writeln!(f, "ends: {}", ends.join(", "))?;
        for (name, faults) in self.names.iter().zip(self.faults) {
            let Faults {
                late,
                illegal,
                silent,
            } = faults;
            writeln!(
                f,
                "{name}: time losses {late}, illegal moves {illegal}, crashes and hangs {silent}"
            )?;
        }
        Ok(())
    }
}
