use std::collections::BTreeMap;
use std::io::Write;

use locale::{Argument, Catalogue, Language, Message};
use serde::Serialize;
use xiangqi::{Move, Position, Status};

use crate::exit::Exit;
use crate::input;

/// List the legal moves of a position, or say why a move is not legal
///
/// Without --why: the side to move, whether it is mated, stalemated or in check (and by which
/// pieces), and its legal moves, written like h2e2.
///
/// With --why MOVE: whether that move is legal, and if not, the reason as a sentence.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The position; the start position if left out
    #[arg(long)]
    fen: Option<String>,

    /// Say why this move is not legal, e.g. h2e2
    #[arg(long, value_name = "MOVE")]
    why: Option<Move>,

    /// The language of the sentences: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let position = match input::position(args.fen.as_deref()) {
        Ok(position) => position,
        Err(error) => return Ok(input::refuse(&error, args.lang)?),
    };
    match args.why {
        None => list(&position, args.json, out)?,
        Some(m) => why(&position, m, args, out)?,
    }
    Ok(Exit::Done)
}

#[derive(Serialize)]
struct Listing {
    fen: String,
    turn: String,
    status: &'static str,
    checkers: Vec<String>,
    moves: Vec<String>,
}

fn list(position: &Position, json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_unstable();
    let listing = Listing {
        fen: position.fen(),
        turn: position.turn().to_string(),
        status: match position.status() {
            Status::Ongoing => "ongoing",
            Status::Checkmate => "checkmate",
            Status::Stalemate => "stalemate",
        },
        checkers: texts(position.checkers()),
        moves: texts(moves),
    };
    if json {
        serde_json::to_writer(&mut *out, &listing)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "turn      {}", listing.turn)?;
    writeln!(out, "status    {}", listing.status)?;
    writeln!(out, "checkers  {}", or_none(&listing.checkers))?;
    writeln!(out, "count     {}", listing.moves.len())?;
    writeln!(out, "moves     {}", or_none(&listing.moves))?;
    Ok(())
}

fn texts(items: impl IntoIterator<Item: ToString>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

fn or_none(texts: &[String]) -> String {
    if texts.is_empty() {
        "none".to_owned()
    } else {
        texts.join(" ")
    }
}

#[derive(Serialize)]
struct Verdict {
    fen: String,
    r#move: String,
    legal: bool,
    /// Only of an illegal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    sentence: String,
}

#[derive(Serialize)]
struct Reason {
    code: &'static str,
    squares: Vec<String>,
    args: BTreeMap<&'static str, serde_json::Value>,
}

fn why(position: &Position, m: Move, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let refusal = position.judge(m).err();
    let message = match &refusal {
        None => Message::plain("legal"),
        Some(illegal) => Message::illegal(position, m, illegal),
    };
    let sentence = Catalogue::new().text(args.lang, &message);
    if !args.json {
        writeln!(out, "{sentence}")?;
        return Ok(());
    }
    let reason = refusal.map(|illegal| Reason {
        code: illegal.code(),
        squares: texts(illegal.squares()),
        args: message
            .args
            .into_iter()
            .map(|(name, value)| (name, json(value)))
            .collect(),
    });
    let verdict = Verdict {
        fen: position.fen(),
        r#move: m.to_string(),
        legal: reason.is_none(),
        reason,
        sentence,
    };
    serde_json::to_writer(&mut *out, &verdict)?;
    writeln!(out)?;
    Ok(())
}

fn json(argument: Argument) -> serde_json::Value {
    match argument {
        Argument::Text(text) => text.into(),
        Argument::Number(number) => number.into(),
    }
}
