//! Plays every level against the next, and prints the table of `docs/engine.md`:
//! `ladder [FIRST LAST [PAIRS [NODES]]]`, NODES being the positions the full level looks at.

use arbiter::{Arbiter, Decision, History, Notice, Ruleset, Ruling};
use core::fmt;
use core::ops::ControlFlow;
use core::time::Duration;
use engine::selfplay::{Dice, Seeded};
use engine::{Control, ENGINE_RULESET, Engine, Judge, Level, Limits, Options};
use std::env;
use std::io::{self, Write};
use std::time::Instant;
use xiangqi::{Color, Move, Position, Status};

/// A game this long is drawn.
const LONGEST: usize = 300;
/// Plies by lot at the beginning of a game.
const OPENING: usize = 8;
/// Neither side may be better by more than this after them, in hundredths,
const BALANCE: i32 = 80;
/// as a search of so many positions has it.
const LOOK: u64 = 2_000;

struct Side {
    level: Level,
    engine: Engine,
    moves: u32,
    nodes: u64,
    time: Duration,
    longest: Duration,
}

#[derive(Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
}

struct Match<'a> {
    rules: &'a Ruleset,
    dice: Seeded,
    full_nodes: u64,
}

fn main() -> io::Result<()> {
    let arguments: Vec<u64> = env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let argument = |index: usize, default| arguments.get(index).copied().unwrap_or(default);
    let (first, last) = (argument(0, 1), argument(1, 12));
    let rules = Ruleset::named(ENGINE_RULESET).expect("it is embedded");
    let mut games = Match {
        rules,
        dice: Seeded::new(1),
        full_nodes: argument(3, 300_000),
    };
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "| Levels | Games | + = − | Elo | Weaker: positions, ms, most ms | Stronger |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- |")?;
    let levels: Vec<Level> = Level::all()
        .filter(|level| (first..=last).contains(&level.number().into()))
        .collect();
    for pair in levels.windows(2) {
        let (weak, strong) = (pair[0], pair[1]);
        let mut sides = [Side::new(strong), Side::new(weak)];
        let tally = games.play(&mut sides, argument(2, 50));
        let [strong, weak] = sides;
        writeln!(
            out,
            "| {}–{} | {} | {} {} {} | {tally} | {weak} | {strong} |",
            weak.level.number(),
            strong.level.number(),
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
        )?;
    }
    Ok(())
}

impl Match<'_> {
    /// So many openings, each with either side first; seen by the first of the two.
    fn play(&mut self, sides: &mut [Side; 2], pairs: u64) -> Tally {
        let mut tally = Tally::default();
        for _ in 0..pairs {
            let opening = self.opening(&mut sides[0]);
            for color in Color::ALL {
                match self.game(opening.clone(), sides, color) {
                    None => tally.draws += 1,
                    Some(winner) if winner == color => tally.wins += 1,
                    Some(_) => tally.losses += 1,
                }
            }
        }
        tally
    }

    /// A game in which the first of the sides has this color; who wins it.
    fn game(&mut self, mut game: History, sides: &mut [Side; 2], color: Color) -> Option<Color> {
        for side in &mut *sides {
            side.engine.clear();
        }
        loop {
            if let ControlFlow::Break(winner) = self.judge(&game) {
                return winner;
            }
            let turn = game.position().turn();
            let side = &mut sides[usize::from(turn != color)];
            let m = side.choose(&game, &mut self.dice, self.full_nodes);
            game.push(m).expect("no level plays an illegal move");
        }
    }

    /// Breaks off with the winner, if there is one, when the game is over.
    fn judge(&self, game: &History) -> ControlFlow<Option<Color>> {
        let position = game.position();
        if position.status() != Status::Ongoing {
            return ControlFlow::Break(Some(!position.turn()));
        }
        if game.len() >= LONGEST {
            return ControlFlow::Break(None);
        }
        match self.rules.judge(game) {
            Ruling::Over(verdict) => ControlFlow::Break(match verdict.decision {
                Decision::Loses(side) => Some(!side),
                Decision::Draw | Decision::BothLose => None,
            }),
            Ruling::Continue(Some(Notice::Claimable { .. })) => ControlFlow::Break(None),
            Ruling::Continue(_) => ControlFlow::Continue(()),
        }
    }

    fn opening(&mut self, judge: &mut Side) -> History {
        loop {
            let mut game = History::new(Position::start());
            while game.len() < OPENING {
                let legal = game.position().legal_moves();
                let Some(&m) = legal.get(self.dice.below(legal.len().max(1))) else {
                    break;
                };
                game.push(m).expect("it is legal");
            }
            let limits = Limits {
                nodes: Some(LOOK),
                ..Limits::default()
            };
            let engine = &mut judge.engine;
            engine.clear();
            let still = || Duration::ZERO;
            let choice = engine.search(&game, &limits, &Control::new(), &still, &mut |_| {});
            if choice.best.is_some() && choice.info.score.value().abs() <= BALANCE {
                return game;
            }
        }
    }
}

impl Side {
    fn new(level: Level) -> Self {
        let options = Options {
            hash_mib: if level == Level::FULL { 16 } else { 2 },
            ..Options::default()
        };
        Self {
            level,
            engine: Engine::new(Judge::default(), options),
            moves: 0,
            nodes: 0,
            time: Duration::ZERO,
            longest: Duration::ZERO,
        }
    }

    #[expect(clippy::disallowed_methods, reason = "a program has a clock")]
    fn choose(&mut self, game: &History, dice: &mut Seeded, full_nodes: u64) -> Move {
        let limits = Limits {
            nodes: Some(full_nodes),
            ..Limits::default()
        };
        let start = Instant::now();
        let clock = || start.elapsed();
        let form = self.level.form(dice);
        let control = Control::new();
        let choice = self
            .engine
            .play(game, &limits, form, &control, &clock, &mut |_| {});
        let time = start.elapsed();
        self.moves += 1;
        self.nodes += choice.info.nodes;
        self.time += time;
        self.longest = self.longest.max(time);
        choice.best.expect("there is a move to choose")
    }
}

/// Positions and milliseconds a move, and the milliseconds of the slowest.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves.max(1);
        let millis = (self.time / moves).as_secs_f64() * 1e3;
        let nodes = self.nodes / u64::from(moves);
        write!(f, "{nodes}, {millis:.1}, {}", self.longest.as_millis())
    }
}

impl Tally {
    fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }
}

/// The difference in Elo, with the bounds within which it lies in 95 of 100 cases.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = f64::from(self.games().max(1));
        let (wins, draws) = (f64::from(self.wins) / games, f64::from(self.draws) / games);
        let score = wins + draws / 2.0;
        let variance = wins * (1.0 - score).powi(2)
            + draws * (0.5 - score).powi(2)
            + (1.0 - wins - draws) * score.powi(2);
        let error = 1.96 * (variance / games).sqrt();
        let elo = |score: f64| {
            let score = score.clamp(0.002, 0.998);
            -400.0 * (1.0 / score - 1.0).log10()
        };
        let half = (elo(score + error) - elo(score - error)) / 2.0;
        write!(f, "{:+.0} ± {half:.0}", elo(score))
    }
}
