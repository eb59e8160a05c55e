//! `kydai judge`: one game, or many cases.

mod cases;
mod game;
mod outcome;
mod print;
mod trial;
mod view;
mod words;

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::Range;

use arbiter::{DEFAULT_RULESET, Explanation, History, PlyStory, Ruleset};
use locale::Language;

use crate::exit::Exit;
use crate::input::Complaint;
use crate::ruleset;
use crate::speaker::Speaker;
use game::Game;
use trial::Trial;

/// Say what the arbiter rules on a game, and why
///
/// The moves are judged one after another, as in play: the game stops at the first ruling that ends
/// it and at the first move that the ruleset refuses. Prints the ruling, the article it rests on,
/// and what each ply of the circle did; with --json the same as JSON. Plies are numbered from 1,
/// which is the first of the given moves. The exit code is 0 whatever the verdict, and 2 when a move
/// is wrong; that move is then named.
///
/// FILE is a record in any format that `kydai info` reads, or plain moves like h2e2 or P2-5, move
/// numbers as you like, before them a line with a FEN if the game does not begin at the start, and
/// comments behind `#`. `-` is standard input.
#[derive(clap::Args, Debug)]
#[command(override_usage = "\
kydai judge --ruleset <R> [OPTIONS] <FILE>
       kydai judge --ruleset <R> [--fen <FEN>] --moves <MOVES> [OPTIONS]
       kydai judge --cases <FILE> [OPTIONS]")]
pub(crate) struct Args {
    /// The ruleset by name (`kydai rules` lists them), or a .toml file of your own; with --cases,
    /// judge only the cases of this one
    #[arg(long, value_name = "R", required_unless_present = "cases")]
    ruleset: Option<String>,

    /// The position before the moves; the start position if left out
    #[arg(long, conflicts_with = "file")]
    fen: Option<String>,

    /// The moves, separated by spaces or commas
    #[arg(long, conflicts_with = "file", required_unless_present_any = ["file", "cases"])]
    moves: Option<String>,

    /// A file with a game, or - for standard input
    file: Option<String>,

    /// Which game of the file, from 1; of a record its main line is judged
    #[arg(long, value_name = "N", default_value = "1", requires = "file")]
    game: NonZeroUsize,

    /// Tell what every ply did, not only those of the circle or the last two
    #[arg(long, conflicts_with = "from")]
    all: bool,

    /// Tell what every ply did from this one on
    #[arg(long, value_name = "PLY", value_parser = clap::value_parser!(u32).range(1..))]
    from: Option<u32>,

    #[command(flatten)]
    cases: cases::Options,

    /// The language of the sentences: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let ruleset = args.ruleset.as_deref();
    if let Some(path) = &args.cases.cases {
        return cases::run(&args.cases, path, ruleset, args, out);
    }
    let rules = match ruleset::find(ruleset.unwrap_or(DEFAULT_RULESET), args.lang)? {
        Ok(rules) => rules,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let game = match read(args)? {
        Ok(game) => game,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let speaker = Speaker::new(args.lang);
    let ruled = Ruled::of(&rules, game, args.shown(), &speaker);
    if args.json {
        serde_json::to_writer(&mut *out, &view::View::of(&ruled))?;
        writeln!(out)?;
    } else {
        print::print(&ruled, &speaker, out)?;
    }
    Ok(Exit::Done)
}

fn read(args: &Args) -> anyhow::Result<Result<Game, Complaint>> {
    match (&args.file, &args.moves) {
        (Some(file), _) => Game::from_file(file, args.game, args.lang),
        (None, moves) => {
            let moves = moves.as_deref().unwrap_or("");
            Ok(Game::of(args.fen.as_deref(), moves, args.lang))
        }
    }
}

impl Args {
    fn shown(&self) -> Shown {
        match (self.all, self.from) {
            (true, _) => Shown::From(1),
            (false, Some(ply)) => Shown::From(ply.try_into().unwrap_or(usize::MAX)),
            (false, None) => Shown::Circle,
        }
    }
}

/// Which plies are told.
#[derive(Clone, Copy, Debug)]
enum Shown {
    /// Those of the circle or the series, else the last two.
    Circle,
    /// Every ply from this one on, numbered from 1.
    From(usize),
}

/// A trial with everything that is told of it.
#[derive(Debug)]
struct Ruled<'a> {
    trial: Trial<'a>,
    /// The plies that the ruling rests on, and the circle they go round.
    window: Option<Range<usize>>,
    cycle: Option<Range<usize>>,
    /// What happened in the window of a repetition or a series.
    story: Explanation,
    /// What happened in the plies that are told.
    told: Explanation,
    /// The game, with the refused move if there is one.
    whole: History,
    sentence: String,
}

impl<'a> Ruled<'a> {
    fn of(rules: &'a Ruleset, game: Game, shown: Shown, speaker: &Speaker) -> Self {
        let trial = Trial::of(rules, game.start, &game.moves);
        let whole = trial.whole();
        let window = trial.window(&whole);
        let cycle = window
            .as_ref()
            .and_then(|window| trial.cycle(&whole, window));
        let repeated = window
            .clone()
            .filter(|_| cycle.is_some() || trial.is_series());
        let story = rules.explain(&whole, repeated.unwrap_or(0..0));
        let told = rules.explain(
            &whole,
            told(&trial, shown, window.as_ref(), cycle.as_ref(), whole.len()),
        );
        let sentence = speaker.ruling(&trial, &whole, &story);
        Self {
            trial,
            window,
            cycle,
            story,
            told,
            whole,
            sentence,
        }
    }

    /// The plies that are told, numbered from 1.
    fn shown(&self) -> impl Iterator<Item = (usize, &PlyStory)> {
        (self.told.plies.start + 1..).zip(&self.told.story)
    }

    /// Whether a search that the ruling rests on ran into its bound.
    fn is_provisional(&self) -> bool {
        self.story.story.iter().any(|ply| ply.provisional)
    }
}

/// The plies that are told.
fn told(
    trial: &Trial<'_>,
    shown: Shown,
    window: Option<&Range<usize>>,
    cycle: Option<&Range<usize>>,
    plies: usize,
) -> Range<usize> {
    match (shown, cycle, window) {
        (Shown::From(ply), ..) => (ply - 1).min(plies)..plies,
        (Shown::Circle, Some(cycle), _) => cycle.clone(),
        (Shown::Circle, None, Some(window)) if trial.is_series() => window.clone(),
        (Shown::Circle, ..) => plies.saturating_sub(2)..plies,
    }
}
