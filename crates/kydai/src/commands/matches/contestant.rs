//! An engine in a match.

use std::time::{Duration, Instant};

use anyhow::Context;
use arbiter::History;
use engine::console::Ranks;
use xiangqi::{ByColor, Color, Move};

use super::limit::{Limit, TimeControl};
use super::process::{Process, Silence};
use super::spec::Spec;
use crate::player::Protocol;

/// So long an engine may take to start or to get ready.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running engine and how it is spoken to.
#[derive(Debug)]
pub(crate) struct Contestant {
    process: Process,
    protocol: Protocol,
    ranks: Ranks,
    name: String,
    takes_new_game: bool,
}

/// An answer to the question for a move.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// The move, or else what was said instead.
    pub(crate) said: Result<Move, String>,
    /// Whether it gives up.
    pub(crate) resigns: bool,
    /// The time from the question to the answer.
    pub(crate) used: Duration,
    /// What it thought, in its own words: depth and score.
    pub(crate) thought: String,
}

impl Contestant {
    /// Starts an engine and sets its options.
    pub(crate) fn start(spec: &Spec) -> anyhow::Result<Self> {
        let program = spec.command.join(" ");
        let process =
            Process::start(&spec.command).with_context(|| format!("failed to start {program}"))?;
        let mut contestant = Self {
            process,
            protocol: spec.protocol,
            ranks: Ranks::FromZero,
            name: program.clone(),
            takes_new_game: true,
        };
        contestant
            .greet(spec)
            .with_context(|| format!("failed to speak to {program}"))?;
        Ok(contestant)
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    fn greet(&mut self, spec: &Spec) -> Result<(), Silence> {
        let (hello, welcome) = match self.protocol {
            Protocol::Uci => ("uci", "uciok"),
            Protocol::Ucci => ("ucci", "ucciok"),
        };
        self.process.say(hello)?;
        let lines = self.process.hear_until(welcome, PATIENCE)?;
        let has = |option: &str| {
            let mut names = lines.iter().filter_map(|line| option_name(line));
            names.any(|name| name.eq_ignore_ascii_case(option))
        };
        if let Some(name) = lines.iter().find_map(|line| line.strip_prefix("id name ")) {
            name.trim().clone_into(&mut self.name);
        }
        if let Some(name) = &spec.name {
            self.name.clone_from(name);
        }
        // Whoever plays many variants counts ranks from 1.
        let guess = if self.protocol == Protocol::Uci && has("UCI_Variant") {
            Ranks::FromOne
        } else {
            Ranks::FromZero
        };
        self.ranks = spec.ranks.unwrap_or(guess);
        self.takes_new_game = self.protocol == Protocol::Uci || has("newgame");
        for (option, value) in [("UCI_Variant", "xiangqi"), ("usemillisec", "true")] {
            if has(option) {
                self.set(option, value)?;
            }
        }
        for (option, value) in &spec.options {
            self.set(option, value)?;
        }
        self.get_ready()
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), Silence> {
        let line = match (self.protocol, value) {
            (Protocol::Uci, "") => format!("setoption name {option}"),
            (Protocol::Uci, value) => format!("setoption name {option} value {value}"),
            (Protocol::Ucci, value) => format!("setoption {option} {value}"),
        };
        self.process.say(line.trim_end()).map(drop)
    }

    fn get_ready(&mut self) -> Result<(), Silence> {
        self.process.say("isready")?;
        self.process.hear_until("readyok", PATIENCE).map(drop)
    }

    /// Another game begins.
    pub(crate) fn new_game(&mut self) -> Result<(), Silence> {
        match self.protocol {
            _ if !self.takes_new_game => {}
            Protocol::Uci => drop(self.process.say("ucinewgame")?),
            Protocol::Ucci => drop(self.process.say("setoption newgame")?),
        }
        self.get_ready()
    }

    /// Asks for a move where the game stands, and waits so long for it.
    pub(crate) fn choose(
        &mut self,
        game: &History,
        limit: Limit,
        clocks: ByColor<Duration>,
        patience: Duration,
    ) -> Result<Answer, Silence> {
        self.process.drain();
        self.process.say(&self.position(game))?;
        let go = go(self.protocol, game.position().turn(), limit, clocks);
        let asked = self.process.say(&go)?;
        let until = asked + patience;
        let mut thought = String::new();
        loop {
            let (moment, line) = self.process.hear(until)?;
            let mut words = line.split_ascii_whitespace();
            match words.next() {
                Some("info") => {
                    if let Some(new) = depth_and_score(&line) {
                        thought = new;
                    }
                }
                Some("bestmove") => {
                    let best = words.next().unwrap_or_default();
                    let said = self.ranks.read(best).ok_or_else(|| best.to_owned());
                    let resigns = words.any(|word| word == "resign");
                    return Ok(answer(said, resigns, moment, asked, thought));
                }
                Some(word @ "nobestmove") => {
                    let said = Err(word.to_owned());
                    return Ok(answer(said, false, moment, asked, thought));
                }
                _ => {}
            }
        }
    }

    /// Where the game stands. In UCCI it begins after the last capture.
    fn position(&self, game: &History) -> String {
        let from = match self.protocol {
            Protocol::Uci => 0,
            Protocol::Ucci => {
                let last = game.plies().iter().rposition(|ply| ply.captured.is_some());
                last.map_or(0, |ply| ply + 1)
            }
        };
        let mut start = game.clone();
        start.truncate(from);
        let mut line = format!("position fen {}", start.position());
        if from < game.len() {
            line.push_str(" moves");
        }
        for m in game.moves().skip(from) {
            line.push(' ');
            line.push_str(&self.ranks.show(m).to_string());
        }
        line
    }
}

fn answer(
    said: Result<Move, String>,
    resigns: bool,
    moment: Instant,
    asked: Instant,
    thought: String,
) -> Answer {
    Answer {
        said,
        resigns,
        used: moment.saturating_duration_since(asked),
        thought,
    }
}

/// The name in `option name … type …`, where UCCI has no `name`.
fn option_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("option ")?;
    let rest = rest.strip_prefix("name ").unwrap_or(rest);
    rest.split_once(" type ").map(|(name, _)| name.trim())
}

fn go(protocol: Protocol, turn: Color, limit: Limit, clocks: ByColor<Duration>) -> String {
    // No clock is sent as run out: some engines take 0 for "no clock".
    let millis = |time: Duration| time.as_millis().max(1);
    match (limit, protocol) {
        (Limit::Nodes(nodes), _) => format!("go nodes {nodes}"),
        (Limit::Depth(depth), _) => format!("go depth {depth}"),
        (Limit::MoveTime(time), Protocol::Uci) => format!("go movetime {}", millis(time)),
        (Limit::MoveTime(time), Protocol::Ucci) => format!("go time {}", millis(time)),
        (Limit::Clock(TimeControl { increment, .. }), protocol) => {
            let increment = increment.as_millis();
            let (own, other) = (millis(clocks[turn]), millis(clocks[!turn]));
            let (red, black) = (millis(clocks.red), millis(clocks.black));
            match protocol {
                Protocol::Uci => {
                    format!("go wtime {red} btime {black} winc {increment} binc {increment}")
                }
                Protocol::Ucci => format!(
                    "go time {own} increment {increment} opptime {other} oppincrement {increment}"
                ),
            }
        }
    }
}

/// `12 cp 35` from a line of information, if it says both.
fn depth_and_score(line: &str) -> Option<String> {
    let mut words = line.split_ascii_whitespace();
    words.find(|word| *word == "depth")?;
    let depth = words.next()?;
    words.find(|word| *word == "score")?;
    let score: Vec<_> = match words.next()? {
        kind @ ("cp" | "mate") => [Some(kind), words.next()].into_iter().flatten().collect(),
        number => vec![number],
    };
    Some(format!("{depth} {}", score.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_clocks_are_told_in_each_protocol() {
        let limit = Limit::Clock("5+0.05".parse().unwrap());
        let clocks = ByColor {
            red: Duration::from_secs(4),
            black: Duration::ZERO,
        };
        assert_eq!(
            go(Protocol::Uci, Color::Black, limit, clocks),
            "go wtime 4000 btime 1 winc 50 binc 50"
        );
        assert_eq!(
            go(Protocol::Ucci, Color::Black, limit, clocks),
            "go time 1 increment 50 opptime 4000 oppincrement 50"
        );
    }

    #[test]
    fn what_an_engine_thinks_is_depth_and_score() {
        let line = "info depth 12 seldepth 20 multipv 1 score cp -35 nodes 5 pv h2e2";
        assert_eq!(depth_and_score(line).unwrap(), "12 cp -35");
        let line = "info depth 6 score 4 pv b0c2";
        assert_eq!(depth_and_score(line).unwrap(), "6 4");
        assert_eq!(depth_and_score("info time 5 nodes 7"), None);
    }

    #[test]
    fn options_are_named_in_both_protocols() {
        let uci = "option name Move Overhead type spin default 10 min 0 max 5000";
        assert_eq!(option_name(uci), Some("Move Overhead"));
        let ucci = "option usemillisec type check default false";
        assert_eq!(option_name(ucci), Some("usemillisec"));
        assert_eq!(option_name("id name x"), None);
    }
}
