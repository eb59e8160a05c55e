//! A match of the search against itself with other numbers:
//! `tune OPENINGS GAMES NODES THREADS [a.NAME=VALUE | b.NAME=VALUE]...`
//!
//! Each opening (a FEN a line) is played twice with colours swapped. Games end by the rules, after
//! 240 plies as draws, and when both sides have agreed for a while on who is winning.
#![expect(clippy::print_stdout, reason = "an example is a program of its own")]

use arbiter::{Arbiter, Decision, History, Notice, Ruleset, Ruling};
use core::time::Duration;
use engine::{Control, Engine, Judge, Limits, Options, tune};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::{env, error::Error, fs, thread};
use xiangqi::{Color, Position, Status};

const LONGEST: usize = 240;
/// So far ahead in the eyes of both, for so many plies, is won.
const WON: i32 = 900;
const AGREED: usize = 6;

/// Wins, draws and losses of the first set.
#[derive(Clone, Copy, Default)]
struct Tally([u32; 3]);

impl Tally {
    fn score(self) -> (f64, f64) {
        let [wins, draws, losses] = self.0.map(f64::from);
        let games = (wins + draws + losses).max(1.0);
        let mean = (wins + draws / 2.0) / games;
        let squares =
            wins * (1.0 - mean).powi(2) + draws * (0.5 - mean).powi(2) + losses * mean.powi(2);
        (mean, 1.96 * squares.sqrt() / games)
    }

    fn print(self) {
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        let (mean, error) = self.score();
        let width = (elo(mean + error) - elo(mean - error)) / 2.0;
        let [wins, draws, losses] = self.0;
        println!(
            "+{wins} ={draws} -{losses}  Elo {:+.1} +- {width:.1}",
            elo(mean)
        );
    }
}

/// The winner of a game from this position.
fn play(
    engines: &mut [Engine; 2],
    start: &Position,
    first_is_red: bool,
    nodes: u64,
) -> Option<Color> {
    let rules = Ruleset::named("wxf-2018")?;
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    for engine in engines.iter_mut() {
        engine.clear();
    }
    let mut game = History::new(start.clone());
    let mut agreed = (0, Color::Red);
    while game.len() < LONGEST {
        let turn = game.position().turn();
        if game.position().status() != Status::Ongoing {
            return Some(!turn);
        }
        match rules.judge(&game) {
            Ruling::Over(verdict) => {
                return match verdict.decision {
                    Decision::Loses(color) => Some(!color),
                    Decision::Draw | Decision::BothLose => None,
                };
            }
            Ruling::Continue(Some(Notice::Claimable { .. })) => return None,
            Ruling::Continue(_) => {}
        }
        let second = (turn == Color::Red) != first_is_red;
        tune::read_set(second);
        let engine = &mut engines[usize::from(second)];
        let choice = engine.search(
            &game,
            &limits,
            &Control::new(),
            &|| Duration::ZERO,
            &mut |_| {},
        );
        let value = choice.info.score.value();
        let leader = if value > 0 { turn } else { !turn };
        agreed = match agreed {
            _ if value.abs() < WON => (0, leader),
            (plies, before) if before == leader => (plies + 1, leader),
            _ => (1, leader),
        };
        if agreed.0 >= AGREED {
            return Some(leader);
        }
        game.push(choice.best?).ok()?;
    }
    None
}

fn engine(second: bool) -> Engine {
    tune::read_set(second);
    let options = Options {
        hash_mib: 4,
        ..Options::default()
    };
    Engine::new(Judge::default(), options)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [openings, games, nodes, threads, changes @ ..] = &arguments[..] else {
        return Err("tune OPENINGS GAMES NODES THREADS [a.NAME=VALUE]...".into());
    };
    let (games, nodes, threads) = (games.parse()?, nodes.parse()?, threads.parse()?);
    for change in changes {
        let (name, value) = change.split_once('=').ok_or("NAME=VALUE")?;
        let (set, name) = name.split_once('.').ok_or("a.NAME or b.NAME")?;
        if !tune::change(set == "b", name, value.parse()?) {
            return Err(format!("there is no {name}").into());
        }
    }
    let text = fs::read_to_string(openings)?;
    let fens = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    let starts: Vec<Position> = fens.map(Position::from_fen).collect::<Result<_, _>>()?;
    let (next, tally) = (AtomicUsize::new(0), Mutex::new(Tally::default()));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engines = [engine(false), engine(true)];
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games {
                        break;
                    }
                    let start = &starts[number / 2 % starts.len()];
                    let first_is_red = number % 2 == 0;
                    let winner = play(&mut engines, start, first_is_red, nodes);
                    let index = match winner {
                        None => 1,
                        Some(color) if (color == Color::Red) == first_is_red => 0,
                        Some(_) => 2,
                    };
                    let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
                    tally.0[index] += 1;
                    if tally.0.iter().sum::<u32>() % 50 == 0 {
                        tally.print();
                    }
                }
            });
        }
    });
    tally.lock().unwrap_or_else(PoisonError::into_inner).print();
    Ok(())
}
